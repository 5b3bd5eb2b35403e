import { keepOnly, removeAll, type Bitset } from '../../../lib/bitset.ts';
import type { Catalog } from './catalog.ts';
import type { Requirements } from './requirements.ts';

/** The recipes a member may be served at all, on the day with the most time. */
export function survivorsOf(args: { catalog: Catalog; requirements: Requirements }): Bitset {
  const { filters } = args.catalog;
  const { requirements } = args;
  const { profile } = requirements;
  const bits: Bitset = filters.weekendTime[profile.cookingTime].slice();
  keepOnly(bits, filters.difficultyAtMost[requirements.hardestDifficulty]!);
  if (profile.diet === 'VEGAN') keepOnly(bits, filters.vegan);
  if (profile.diet === 'VEGETARIAN') keepOnly(bits, filters.vegetarian);
  if (!profile.includePremium) removeAll(bits, filters.premium);
  for (const group of requirements.excluded) removeAll(bits, filters.contains[group]);
  return bits;
}

/**
 * Slot classes: meal × 2, plus 1 on weekends. Whoever fits a weekday fits the weekend, which
 * allows more time.
 */
export const slotClassCount = 6;

/** For each survivor a bit per slot class it may fill, of those asked for. */
export function slotClassesOf(args: {
  catalog: Catalog;
  requirements: Requirements;
  survivors: Int32Array;
  /** A bit per slot class. */
  classes?: number;
}): Uint8Array {
  const { catalog, requirements, survivors, classes = -1 } = args;
  const { activeMinutes, clockMinutes, mealBits } = catalog;
  const { weekdayMinutes, weekdayClock, weekdayBreakfastClock } = requirements;
  const table = classesByMeals(requirements.firstMeal).map((bits) => bits & classes);
  const slotClasses = new Uint8Array(survivors.length);
  for (let position = 0; position < survivors.length; position++) {
    const index = survivors[position]!;
    const clock = clockMinutes[index]!;
    const hasHands = activeMinutes[index]! <= weekdayMinutes;
    const speed =
      (hasHands && clock <= weekdayClock ? 8 : 0) +
      (hasHands && clock <= weekdayBreakfastClock ? 16 : 0);
    slotClasses[position] = table[mealBits[index]! + speed]!;
  }
  return slotClasses;
}

/** By meal bits, + 8 if quick enough for a weekday, + 16 if for a weekday breakfast. */
function classesByMeals(firstMeal: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, key) => {
    let classes = 0;
    for (let meal = firstMeal; meal < 3; meal++) {
      if ((key & (1 << meal)) === 0) continue;
      classes |= 2 << (meal * 2);
      const isQuick = (key & (meal === 0 ? 16 : 8)) !== 0;
      if (isQuick) classes |= 1 << (meal * 2);
    }
    return classes;
  });
}
