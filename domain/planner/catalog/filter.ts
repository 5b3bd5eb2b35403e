import { keepOnly, removeAll, removeBit, type Bitset } from '../../../lib/bitset.ts';
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
  removeTooSlow({ ...args, bits });
  return bits;
}

/** What takes longer for many than it does as written. */
function removeTooSlow(args: { catalog: Catalog; requirements: Requirements; bits: Bitset }): void {
  const { catalog, requirements, bits } = args;
  const { weekendMinutes, weekendClock, minutesMore } = requirements;
  for (const [index, more] of minutesMoreByIndex({ catalog, minutesMore })) {
    const isTooSlow =
      catalog.activeMinutes[index]! + more > weekendMinutes ||
      catalog.clockMinutes[index]! + more > weekendClock;
    if (isTooSlow) removeBit(bits, index);
  }
}

function minutesMoreByIndex(args: {
  catalog: Catalog;
  minutesMore: Requirements['minutesMore'];
}): ReadonlyMap<number, number> {
  const { catalog, minutesMore } = args;
  return new Map(
    Object.entries(minutesMore).flatMap(([id, more]): [number, number][] => {
      const index = catalog.indexById.get(id);
      return index === undefined ? [] : [[index, more]];
    }),
  );
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
  const minutesMore = minutesMoreByIndex({ catalog, minutesMore: requirements.minutesMore });
  for (let position = 0; position < survivors.length; position++) {
    const index = survivors[position]!;
    const more = minutesMore.size === 0 ? 0 : (minutesMore.get(index) ?? 0);
    const clock = clockMinutes[index]! + more;
    const hasHands = activeMinutes[index]! + more <= weekdayMinutes;
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
