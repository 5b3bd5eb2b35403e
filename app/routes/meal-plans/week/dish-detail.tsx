import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDishFragment } from '../operations.gen.ts';
import type { DayWords } from '../../../plans/day-words.ts';

/** Under a dish in the week: its minutes, and what it is to another meal. */
export function dishDetail(args: {
  dish: Pick<PlanDishFragment, 'recipe' | 'leftoverOfDay' | 'leftoversOnDay'>;
  words: DayWords;
  isLarge: boolean;
}): string {
  const { recipe, leftoverOfDay, leftoversOnDay } = args.dish;
  if (leftoverOfDay !== null) return args.words.leftoversFrom(leftoverOfDay);
  const minutes = m.recipes_minutes_short({ count: recipe.times.totalMinutes });
  return leftoversOnDay === null ? minutes : `${minutes} · ${m.meal_plans_week_makes_lunch()}`;
}
