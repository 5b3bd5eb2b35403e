import { mealWords } from '../../dishes/recipe-words.ts';
import type { DayWords } from '../../plans/day-words.ts';
import type { PlanDayFragment } from './operations.gen.ts';
import type { MealPlace } from './meal-place.ts';

/** A meal of a day, as inside a sentence: "Monday, dinner" and "lunes, cena". */
export function placeInSentence(args: {
  words: DayWords;
  day: PlanDayFragment;
  meal: MealPlace['meal'];
}): string {
  const { words, day, meal } = args;
  return `${words.name(day)}, ${mealWords[meal]().toLowerCase()}`;
}
