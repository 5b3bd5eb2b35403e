import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { DeletedMealPlansDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { refuse } from '../../../forms/answer-forms.ts';
import { longDate } from '../../../dates/long-date.ts';
import { pageHead } from '../../../shell/page-head.ts';
import type { Route } from './+types/meal-plan-trash.ts';
import { restorePlan } from '../changes/plan-forms.ts';
import { executeAsMember, membersOrNull } from '../../../members-only/execute-as-member.ts';
import { ListFailed, MealPlansError } from '../meal-plans-error.tsx';
import { Mosaic } from '../../../plans/plan-card.tsx';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { planTitle } from '../../../plans/plan-title.ts';

export { reloadAfterForms as shouldRevalidate } from '../changes/reload-after-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.meal_plans_trash_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const document = DeletedMealPlansDocument;
  const found = await membersOrNull(executeAsMember({ context, url, document, variables: {} }));
  if (found === null) throw redirect(screenPath('myMealPlanner', requestLocale(request)));
  return { plans: found.deletedMealPlans };
}

export async function action(args: Route.ActionArgs) {
  const answer = await restorePlan(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { done: answer.intent };
  return redirect(screenPath('myMealPlanner', requestLocale(args.request), undefined, { query }));
}

export default function MealPlanTrash({ loaderData: { plans }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <Page className="pb-16">
      <PageHeader title={m.meal_plans_trash_title()} lead={m.meal_plans_trash_lead()} />
      {actionData?.problems.map(({ message }) => (
        <div key={message} className="pb-5">
          <Alert tone="danger">{message}</Alert>
        </div>
      ))}
      {plans.length === 0 ? (
        <EmptyState
          scene="clean-bin"
          title={m.meal_plans_trash_empty()}
          action={
            <ButtonLink to={screenPath('myMealPlanner', locale)}>
              {m.meal_plans_to_planner()}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-3">
          {plans.map((plan) => (
            <li key={plan.id}>
              <DeletedPlan plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

type Deleted = Route.ComponentProps['loaderData']['plans'][number];

function DeletedPlan({ plan }: { plan: Deleted }) {
  const locale = useLocale();
  const title = planTitle(plan);
  return (
    <article className="grid grid-cols-[5.5rem_1fr] items-center gap-4 rounded-lg bg-surface p-3 shadow-sm sm:grid-cols-[7rem_1fr_auto]">
      <Mosaic recipeIds={plan.coverRecipes.map(({ id }) => id)} loading="lazy" />
      <div>
        <h2 className="font-display text-h4">{title}</h2>
        <p className="text-sm text-ink-2">
          {m.meal_plans_days({ count: plan.days.length })}
          {plan.deletedAt &&
            `, ${m.meal_plans_deleted_on({ date: longDate(plan.deletedAt, locale) })}`}
        </p>
      </div>
      <PlanForm
        intent="restore"
        failure="here"
        plan={{ id: plan.id }}
        className="max-sm:col-span-2"
      >
        <SubmitButton aria-label={m.meal_plans_restore_named({ title })}>
          {m.meal_plans_restore()}
        </SubmitButton>
      </PlanForm>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MealPlansError error={error} fallback={<ListFailed />} />;
}
