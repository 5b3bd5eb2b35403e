import * as m from '../../../../i18n/paraglide/messages.js';
import { dishMinutes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
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

/** Under the name of a dish, on the screen and on paper; a meal's note under its first. */
export function DishDetail(props: DishDetailProps) {
  const { note } = props.meal;
  return (
    <>
      <Standing {...props} />
      {props.position === 0 && note !== null && (
        <span className="mt-1 block w-fit max-w-full rounded-sm bg-yolk-soft px-1.5 py-1 text-left text-ink">
          <span className="sr-only">{m.meal_plans_note_title()}: </span>
          <span className="line-clamp-3 wrap-anywhere whitespace-pre-line print:line-clamp-none">
            {note}
          </span>
        </span>
      )}
    </>
  );
}

/** Its minutes, and what it is to another meal. */
function Standing({ meal, position, words, isForOneMeal = false }: DishDetailProps) {
  const dish = meal.recipes[position];
  if (dish === undefined) return null;
  const { recipe, leftoverOfDay, leftoversOnDay } = dish;
  if (leftoverOfDay !== null) return words.keptFrom(leftoverOfDay);
  const minutes = dishMinutes(recipe.times);
  const makesLunch = leftoversOnDay !== null && !isForOneMeal;
  return makesLunch ? `${minutes} · ${m.meal_plans_week_makes_lunch()}` : minutes;
}
