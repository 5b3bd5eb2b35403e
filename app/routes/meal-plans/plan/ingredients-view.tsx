import type { PlanDayFragment } from '../operations.gen.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { IngredientList } from '../../../dishes/ingredient-list.tsx';
import { CookedDays } from './cooked-days.tsx';
import type { DayWords } from '../../../plans/day-words.ts';

/** What each dish takes, for everybody and for the leftovers. */
export function IngredientsView({
  days,
  words,
  units,
}: {
  days: readonly PlanDayFragment[];
  words: DayWords;
  units: UnitSystem;
}) {
  return (
    <CookedDays days={days} words={words} columns={3}>
      {({ ingredients }) => <IngredientList ingredients={ingredients} units={units} />}
    </CookedDays>
  );
}
