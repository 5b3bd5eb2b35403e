import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import type { Route } from './+types/no-meal-plan.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.meal_plans_none_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** The address of a plan without saying which. */
export default function NoMealPlan() {
  const locale = useLocale();
  return (
    <Page className="py-12">
      <EmptyState
        scene="three-plates"
        title={m.meal_plans_none_title()}
        text={m.meal_plans_none_text()}
        headingLevel={1}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <ButtonLink to={screenPath('myMealPlanner', locale)} variant="primary">
              {m.meal_plans_to_planner()}
            </ButtonLink>
            <ButtonLink to={screenPath('allMealPlans', locale)}>
              {m.meal_plans_all_link()}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  );
}
