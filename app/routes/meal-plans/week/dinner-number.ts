import * as m from '../../../../i18n/paraglide/messages.js';

/** "six": the dinners of a week are counted in words. */
export function dinnerNumber(count: number): string {
  return m.meal_plans_dinner_numbers().split(', ')[count - 1] ?? String(count);
}
