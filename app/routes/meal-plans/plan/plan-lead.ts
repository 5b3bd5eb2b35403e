import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanQuery } from '../operations.gen.ts';

type Facts = Pick<
  MealPlanQuery['mealPlan'],
  'days' | 'eaters' | 'dinnerCount' | 'quickDinnerCount' | 'leftoverCount'
>;

/** `7 days, for 2. 5 dinners are ready in 30 minutes. Leftovers on 2 lunches.` */
export function planLead(plan: Facts): string {
  const { dinnerCount, quickDinnerCount, leftoverCount } = plan;
  const days = m.meal_plans_days({ count: plan.days.length });
  const { adults, children } = plan.eaters;
  const people = m.meal_plans_lead_people({ count: adults + children });
  const isAllQuick = dinnerCount > 0 && quickDinnerCount === dinnerCount;
  return [
    m.meal_plans_lead_length({ days, people }),
    isAllQuick && m.meal_plans_lead_all_ready({ minutes: slowestDinner(plan) }),
    !isAllQuick && quickDinnerCount > 0 && m.meal_plans_lead_quick({ count: quickDinnerCount }),
    leftoverCount > 0 && m.meal_plans_lead_leftovers({ count: leftoverCount }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Minutes: whoever asked for 15 must not read that dinners are ready in 30. */
function slowestDinner({ days }: Pick<Facts, 'days'>): number {
  const dinners = days.flatMap(({ meals }) => meals.filter(({ meal }) => meal === 'DINNER'));
  const minutes = dinners.flatMap(({ recipes }) =>
    recipes
      .filter(({ leftoverOfDay }) => leftoverOfDay === null)
      .map(({ recipe }) => recipe.times.totalMinutes),
  );
  return Math.max(0, ...minutes);
}
