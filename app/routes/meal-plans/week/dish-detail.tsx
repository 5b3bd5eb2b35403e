import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanMealFragment } from '../operations.gen.ts';
import type { DayWords } from '../../../plans/day-words.ts';

interface DishDetailProps {
  meal: PlanMealFragment;
  /** Of the dish in its meal. */
  position: number;
  words: DayWords;
  /** Left out where the screen says so already: that it is the lunch of another day too. */
  isForOneMeal?: boolean;
}

/** Under the name of a dish, on the screen and on paper: its minutes, and what it is to another meal. */
export function DishDetail({ meal, position, words, isForOneMeal = false }: DishDetailProps) {
  const dish = meal.recipes[position];
  if (dish === undefined) return null;
  const { recipe, leftoverOfDay, leftoversOnDay } = dish;
  if (leftoverOfDay !== null) return words.leftoversFrom(leftoverOfDay);
  const minutes = m.recipes_minutes_short({ count: recipe.times.totalMinutes });
  const makesLunch = leftoversOnDay !== null && !isForOneMeal;
  return makesLunch ? `${minutes} · ${m.meal_plans_week_makes_lunch()}` : minutes;
}
