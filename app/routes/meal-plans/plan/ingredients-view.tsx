import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { IngredientList } from '../../../dishes/ingredient-list.tsx';
import { CookedDays } from './cooked-days.tsx';
import type { DayWords } from '../../../plans/day-words.ts';
import type { MealPlan } from './plan-page.tsx';

/** What each dish takes, for everybody and for the leftovers. */
export function IngredientsView({
  mealPlan,
  words,
  units,
}: {
  mealPlan: MealPlan;
  words: DayWords;
  units: UnitSystem;
}) {
  return (
    <CookedDays mealPlan={mealPlan} words={words} columns={3}>
      {({ ingredients }) => <IngredientList ingredients={ingredients} units={units} />}
    </CookedDays>
  );
}
