import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanQuery } from '../operations.gen.ts';
import { quartersText } from './quarters-text.ts';
import { usualServingFactor } from './usual-serving-factor.ts';

type Facts = Pick<
  MealPlanQuery['mealPlan'],
  'days' | 'servings' | 'dinnerCount' | 'quickDinnerCount' | 'leftoverCount'
>;

/** `7 days, 2 servings. 5 dinners are ready in 30 minutes. Leftovers on 2 lunches.` */
export function planLead(plan: Facts): string {
  const { dinnerCount, quickDinnerCount, leftoverCount } = plan;
  const days = m.meal_plans_days({ count: plan.days.length });
  const servings = m.recipes_servings_count({ count: plan.servings });
  const factor = usualServingFactor(plan.days);
  const isAllQuick = dinnerCount > 0 && quickDinnerCount === dinnerCount;
  return [
    m.meal_plans_lead_length({ days, servings }),
    factor !== 1 && m.meal_plans_lead_portions({ amount: quartersText(factor) }),
    isAllQuick && m.meal_plans_lead_all_quick(),
    !isAllQuick && quickDinnerCount > 0 && m.meal_plans_lead_quick({ count: quickDinnerCount }),
    leftoverCount > 0 && m.meal_plans_lead_leftovers({ count: leftoverCount }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
