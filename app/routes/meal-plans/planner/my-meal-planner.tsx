import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { MyMealPlansDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { sentValue } from '../../../forms/form-answers.ts';
import { readersMoment } from '../../../dates/time-zone.ts';
import { pageHead } from '../../../shell/page-head.ts';
import type { Route } from './+types/my-meal-planner.ts';
import { changePlan } from '../changes/plan-forms.ts';
import { executeOrDoor } from '../../../members-only/execute-as-member.ts';
import { ListFailed, MealPlansError } from '../meal-plans-error.tsx';
import { readPlannerAddress } from './planner-address.ts';
import { loadPlannerDoor, PlannerDoor } from '../themed/planner-door.tsx';
import { PlannerPage } from './planner-page.tsx';

export { reloadAfterForms as shouldRevalidate } from '../changes/reload-after-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.meal_plans_planner_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const address = readPlannerAddress(url.searchParams);
  const { afterId, filter, order } = address;
  const variables = { afterId, filter, order };
  const document = MyMealPlansDocument;
  const found = await executeOrDoor({ context, url, document, variables });
  if (found === null) return { planner: null, door: await loadPlannerDoor(context) };
  const { mealPlans, mealPlanCalendar } = found;
  const planner = {
    ...mealPlans,
    calendar: mealPlanCalendar,
    address,
    requestKey: crypto.randomUUID(),
    todayGuess: readersMoment({ request, now: new Date() }).day,
  };
  return { planner, door: null };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changePlan(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const locale = requestLocale(args.request);
  const { intent } = answer;
  const slug = answer.result?.slug ?? '';
  if (intent === 'generate') return redirect(screenPath('mealPlan', locale, { slug }));
  if (intent === 'create' || intent === 'copy') {
    const query = { done: intent };
    return redirect(screenPath('mealPlan', locale, { slug }, { query }));
  }
  const query = { done: intent, plan: sentValue(answer, 'meal_plan_id') };
  return redirect(screenPath('myMealPlanner', locale, undefined, { query }));
}

export default function MyMealPlanner({ loaderData, actionData }: Route.ComponentProps) {
  const { planner, door } = loaderData;
  if (planner === null) return <PlannerDoor {...door} />;
  return <PlannerPage {...planner} answer={actionData ?? null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MealPlansError error={error} fallback={<ListFailed />} />;
}
