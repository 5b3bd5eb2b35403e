import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanQuery } from '../operations.gen.ts';

type Facts = Pick<MealPlanQuery['mealPlan'], 'days' | 'eaters' | 'dinnerCount' | 'leftoverCount'>;
type CookingTime = NonNullable<MealPlanQuery['profile']>['answers']['cookingTime'];

/** What is quick after work, and to who said that they have less. */
const usualMinutes = 30;
const minutesOfTheHurried = 15;

/** Whoever asked for 15 minutes must not read that dinners are ready in 30. */
export function quickMinutes(cookingTime: CookingTime | undefined): number {
  return cookingTime === 'minimal' ? minutesOfTheHurried : usualMinutes;
}

/** `7 days, for 2. 5 dinners are ready in 30 minutes. Leftovers on 2 lunches.` */
export function planLead({ plan, minutes }: { plan: Facts; minutes: number }): string {
  const days = m.meal_plans_days({ count: plan.days.length });
  const { adults, children } = plan.eaters;
  const people = m.meal_plans_lead_people({ count: adults + children });
  const length = m.meal_plans_lead_length({ days, people });
  return [length, ...dinnerSentences({ plan, minutes })].join(' ');
}

/** `5 dinners are ready in 30 minutes.`, `Leftovers on 2 lunches.` */
function dinnerSentences({ plan, minutes }: { plan: Facts; minutes: number }): string[] {
  const { dinnerCount, leftoverCount } = plan;
  const dinners = dinnerMinutes(plan);
  const quickCount = dinners.filter((each) => each <= minutes).length;
  const isAllQuick = quickCount > 0 && quickCount >= dinnerCount;
  return [
    isAllQuick && m.meal_plans_lead_all_ready({ minutes: Math.max(...dinners) }),
    !isAllQuick && quickCount > 0 && m.meal_plans_lead_quick({ count: quickCount, minutes }),
    leftoverCount > 0 && m.meal_plans_lead_leftovers({ count: leftoverCount }),
  ].filter((sentence) => sentence !== false);
}

/** Of every dinner that is cooked: who cooks a side beside the main has the work of both. */
function dinnerMinutes({ days }: Pick<Facts, 'days'>): number[] {
  const dinners = days.flatMap(({ meals }) => meals.filter(({ meal }) => meal === 'DINNER'));
  return dinners.flatMap(({ recipes }) => {
    const onPlate = recipes.filter(
      ({ leftoverOfDay, recipe }) => leftoverOfDay === null && recipe.role !== 'EXTRA',
    );
    if (!onPlate.some(({ recipe }) => recipe.role === 'MAIN')) return [];
    const times = onPlate.map(({ recipe }) => recipe.times);
    const work = times.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0);
    return Math.max(work, ...times.map(({ totalMinutes }) => totalMinutes));
  });
}
