import { data, redirect, type RouterContextProvider } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { GenerateMealplanDocument, MyMealPlansDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { readForm, textOf } from '../../../forms/form-answers.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import type { Route } from './+types/my-meal-planner.ts';
import { changePlan } from '../changes/change-plan.ts';
import { executeAsMember, statusOf } from '../../../members-only/execute-as-member.ts';
import { ListFailed, MealPlansError } from '../meal-plans-error.tsx';
import { readPlannerAddress } from './planner-address.ts';
import { PlannerPage } from './planner-page.tsx';

export { reloadAfterForms as shouldRevalidate } from '../changes/reload-after-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.meal_plans_planner_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const address = readPlannerAddress(url.searchParams);
  const { afterId, filter, order } = address;
  const variables = { afterId, filter, order };
  const document = MyMealPlansDocument;
  const found = await executeAsMember({ context, url, document, variables });
  const { mealPlans, startedMealPlan } = found;
  return {
    ...mealPlans,
    started: startedMealPlan,
    address,
    requestKey: crypto.randomUUID(),
    todayGuess: new Date().toISOString().slice(0, 10),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!form.has('intent')) return generate({ context, request, url, form });
  const changed = await changePlan({ context, url, form });
  if (changed === null) throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  if (changed.problems.length > 0) return data({ generated: null, changed }, { status: 400 });
  const { intent, slug } = changed;
  const locale = requestLocale(request);
  if (intent === 'create' || intent === 'copy') {
    const query = { edit: 'true', done: intent };
    return redirect(screenPath('mealPlan', locale, { slug: slug ?? '' }, { query }));
  }
  const query = { done: intent, plan: textOf(form, 'meal_plan_id') };
  return redirect(screenPath('myMealPlanner', locale, undefined, { query }));
}

async function generate(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  form: FormData;
}) {
  const { context, request, url, form } = args;
  const variables = { input: { requestKey: textOf(form, 'request_key') } };
  const document = GenerateMealplanDocument;
  try {
    const answer = await executeAsMember({ context, url, document, variables });
    const { mealPlan, problems, relaxations } = answer.generateMealplan;
    if (mealPlan === null) {
      return data({ generated: { problems, relaxations }, changed: null }, { status: 400 });
    }
    return redirect(screenPath('mealPlan', requestLocale(request), { slug: mealPlan.slug }));
  } catch (error) {
    const status = statusOf(error);
    if (status === null || status < 500) throw error;
    const problems = [{ code: 'internal', message: m.meal_plans_error_create() }];
    return data({ generated: { problems, relaxations: [] }, changed: null }, { status });
  }
}

export default function MyMealPlanner({ loaderData, actionData }: Route.ComponentProps) {
  return <PlannerPage {...loaderData} refusal={actionData ?? null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MealPlansError error={error} fallback={<ListFailed />} />;
}
