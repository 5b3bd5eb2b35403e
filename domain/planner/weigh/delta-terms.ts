/** What a change adds to single terms of the objective. Positional arguments, as in `delta.ts`. */
import { countBits } from '../../../lib/bitset.ts';
import { neighbourStride, sameDayNeighbours } from '../catalog/horizon.ts';
import {
  carbsMgAt,
  dishBitAt,
  factStride,
  figureStride,
  foodCostAt,
  isLeftoverSafeAt,
  kcalAt,
  kindKeyAt,
  leftoverCostAt,
  nothing,
  oddWithAt,
  proteinAt,
  proteinKeyAt,
  traitEndAt,
  traitStartAt,
  fiberAt,
  saltAt,
  saturatedFatAt,
  soonAt,
  useAt,
  vegetablesAt,
} from '../catalog/pool.ts';
import { costOfDay, costOfServed, servedFigures } from './day-costs.ts';
import {
  dayCarbsMgAt,
  dayCostAt,
  dayFiberAt,
  dayKcalAt,
  dayProteinAt,
  daySaltAt,
  daySaturatedFatAt,
  dayStride,
  dayVegetablesAt,
  type PlanState,
} from './state.ts';
import { dishSteps } from '../catalog/traits.ts';
import { weights } from '../weights.ts';

const oddPair = weights.oddPair.value;
const repeatWithinWeek = weights.repeatWithinWeek.value;
/** At most so many other uses of a recipe lie within a week on either side; two are exchanged. */
export const mostSavedByRepeats = 8 * repeatWithinWeek;
/** A side is odd beside its main and one companion at most. */
export const mostSavedBySide = 2 * oddPair;

/** Infinity where the day would go above its carbs; fewer carbs are always welcome. */
export function deltaOfDay(state: PlanState, day: number, current: number, next: number): number {
  const sums = state.day;
  const { figures } = state.pool;
  const at = day * dayStride;
  const before = current * figureStride;
  const after = next * figureStride;
  const carbs = figures[after + carbsMgAt]! - figures[before + carbsMgAt]!;
  if (carbs > 0 && sums[at + dayCarbsMgAt]! + carbs > state.mostCarbsMg) return Infinity;
  const cost = costOfDay(
    state,
    sums[at + dayKcalAt]! + (figures[after + kcalAt]! - figures[before + kcalAt]!),
    sums[at + dayProteinAt]! + (figures[after + proteinAt]! - figures[before + proteinAt]!),
    sums[at + dayVegetablesAt]! +
      (figures[after + vegetablesAt]! - figures[before + vegetablesAt]!),
    sums[at + dayFiberAt]! + (figures[after + fiberAt]! - figures[before + fiberAt]!),
    sums[at + daySaturatedFatAt]! +
      (figures[after + saturatedFatAt]! - figures[before + saturatedFatAt]!),
    sums[at + daySaltAt]! + (figures[after + saltAt]! - figures[before + saltAt]!),
  );
  return cost - sums[at + dayCostAt]!;
}

/** By what a meal is judged by, see `PlanState.served`. */
export function deltaOfServed(
  state: PlanState,
  slot: number,
  current: number,
  next: number,
): number {
  const { figures } = state.pool;
  const meal = state.horizon.slotMeal[slot]!;
  const at = servedFigures[meal]!;
  const served = state.served[slot]!;
  const more = figures[next * figureStride + at]! - figures[current * figureStride + at]!;
  return costOfServed(state, meal, served + more) - costOfServed(state, meal, served);
}

/** A main that was cooked less than a week earlier, before the plan. */
export function costOfSoon(state: PlanState, item: number, day: number): number {
  const soon = state.pool.facts[item * factStride + soonAt]!;
  return (soon & (1 << day)) === 0 ? 0 : repeatWithinWeek;
}

export function deltaOfOtherLeftover(state: PlanState, before: number, after: number): number {
  const { figures, facts } = state.pool;
  if (facts[after * factStride + isLeftoverSafeAt] === 0) return Infinity;
  return (
    figures[after * figureStride + leftoverCostAt]! -
    figures[before * figureStride + leftoverCostAt]!
  );
}

/** The counts of what the week cooks: protein source, foods, dishes; and repeats where allowed. */
export function deltaOfCooked(
  state: PlanState,
  position: number,
  day: number,
  week: number,
  current: number,
  next: number,
): number {
  const { facts, traits } = state.pool;
  const { list, bits, words } = traits;
  const { traitAdds, traitSaves } = state;
  const base = week * traits.count;
  const { hasSoftRepeats, dishCosts } = state.horizon;
  let delta = hasSoftRepeats ? deltaOfRepeats(state, position, day, current, next) : 0;
  if (dishCosts !== null) delta += deltaOfDishes(state, dishCosts, day, week, current, next);
  const nextFacts = next * factStride;
  const currentBits = current * words;
  const nextEnd = facts[nextFacts + traitEndAt]!;
  for (let at = facts[nextFacts + traitStartAt]!; at < nextEnd; at++) {
    const trait = list[at]!;
    if ((bits[currentBits + (trait >>> 5)]! & (1 << trait)) === 0)
      delta += traitAdds[base + trait]!;
  }
  const currentFacts = current * factStride;
  const nextBits = next * words;
  const currentEnd = facts[currentFacts + traitEndAt]!;
  for (let at = facts[currentFacts + traitStartAt]!; at < currentEnd; at++) {
    const trait = list[at]!;
    if ((bits[nextBits + (trait >>> 5)]! & (1 << trait)) === 0) delta -= traitSaves[base + trait]!;
  }
  return delta;
}

/** One different dish more, or one less, of those the week cooks. */
export function deltaOfDishes(
  state: PlanState,
  dishCosts: Float64Array,
  day: number,
  week: number,
  current: number,
  next: number,
): number {
  if (current === next) return 0;
  const ofWeek = state.horizon.weekDayBits[week]!;
  const isNew = next !== nothing && (anyUse(state, next) & ofWeek) === 0;
  const isLast = current !== nothing && (anyUse(state, current) & ofWeek & ~(1 << day)) === 0;
  if (isNew === isLast) return 0;
  const count = state.dishCount[week]!;
  return dishCosts[isNew ? count + 1 : count - 1]! - dishCosts[count]!;
}

/**
 * Another kind of dish among those eaten in a week; `moved` is how many mains of the week made the
 * same change before, as a dinner and the lunch it becomes do together.
 */
export function deltaOfKind(
  state: PlanState,
  week: number,
  current: number,
  next: number,
  moved: number,
): number {
  const { facts, kindKeys } = state.pool;
  const before = facts[current * factStride + kindKeyAt]!;
  const after = facts[next * factStride + kindKeyAt]!;
  if (before === after) return 0;
  const { kindCount } = state;
  const base = week * kindKeys;
  const added = after === 0 ? 0 : dishSteps[kindCount[base + after]! + moved + 1]!;
  const saved = before === 0 ? 0 : dishSteps[kindCount[base + before]! - moved]!;
  return added - saved;
}

/** The most that no longer cooking a main may save through the counts of the week. */
export function mostSaved(state: PlanState, week: number, item: number): number {
  const { figures, facts, traits } = state.pool;
  const base = week * traits.count;
  return (
    figures[item * figureStride + foodCostAt]! +
    state.traitSaves[base + facts[item * factStride + proteinKeyAt]!]! +
    mostSavedByDishes(state, week) +
    (state.horizon.hasSoftRepeats ? mostSavedByRepeats : 0)
  );
}

export function mostSavedByDishes({ horizon, dishCount }: PlanState, week: number): number {
  const { dishCosts } = horizon;
  const count = dishCount[week]!;
  return dishCosts === null || count === 0 ? 0 : dishCosts[count]! - dishCosts[count - 1]!;
}

/** The same protein source or kind of dish in the mains of a day, or two days running. */
export function deltaOfNeighbours(
  state: PlanState,
  slot: number,
  current: number,
  next: number,
): number {
  const { facts, proteinKeys, kindKeys } = state.pool;
  const { proteinLikeness, kindLikeness } = state;
  const before = current * factStride;
  const after = next * factStride;
  const protein = slot * proteinKeys;
  const kind = slot * kindKeys;
  return (
    proteinLikeness[protein + facts[after + proteinKeyAt]!]! -
    proteinLikeness[protein + facts[before + proteinKeyAt]!]! +
    kindLikeness[kind + facts[after + kindKeyAt]!]! -
    kindLikeness[kind + facts[before + kindKeyAt]!]!
  );
}

export function deltaOfSameDay(
  state: PlanState,
  slot: number,
  current: number,
  next: number,
): number {
  return deltaOfSome(state, slot, current, next, 0, sameDayNeighbours);
}

export function deltaOfSameNextDay(
  state: PlanState,
  slot: number,
  current: number,
  next: number,
): number {
  return deltaOfSome(state, slot, current, next, sameDayNeighbours, neighbourStride);
}

function deltaOfSome(
  state: PlanState,
  slot: number,
  current: number,
  next: number,
  from: number,
  to: number,
): number {
  const { facts } = state.pool;
  const proteinBefore = facts[current * factStride + proteinKeyAt]!;
  const proteinAfter = facts[next * factStride + proteinKeyAt]!;
  const kindBefore = facts[current * factStride + kindKeyAt]!;
  const kindAfter = facts[next * factStride + kindKeyAt]!;
  if (proteinBefore === proteinAfter && kindBefore === kindAfter) return 0;
  const { neighbours, proteinPairCost, kindPairCost } = state.horizon;
  let delta = 0;
  const start = slot * neighbourStride;
  for (let at = start + from; at < start + to; at++) {
    const other = neighbours[at]!;
    const protein = state.proteinKey[other]!;
    const kind = state.kindKey[other]!;
    if (protein !== 0) {
      if (protein === proteinAfter) delta += proteinPairCost[at]!;
      if (protein === proteinBefore) delta -= proteinPairCost[at]!;
    }
    if (kind !== 0) {
      if (kind === kindAfter) delta += kindPairCost[at]!;
      if (kind === kindBefore) delta -= kindPairCost[at]!;
    }
  }
  return delta;
}

/** Another main beside the side and the extra of a slot. */
export function deltaOfMainPairing(
  state: PlanState,
  slot: number,
  current: number,
  next: number,
): number {
  const side = state.choice[slot * 3 + 1]!;
  const extra = state.choice[slot * 3 + 2]!;
  if ((side | extra) === nothing) return 0;
  const { facts } = state.pool;
  const before = facts[current * factStride + dishBitAt]!;
  const after = facts[next * factStride + dishBitAt]!;
  const oddWithSide = facts[side * factStride + oddWithAt]!;
  const oddWithExtra = facts[extra * factStride + oddWithAt]!;
  const odd =
    ((oddWithSide & after) !== 0 ? 1 : 0) +
    ((oddWithExtra & after) !== 0 ? 1 : 0) -
    ((oddWithSide & before) !== 0 ? 1 : 0) -
    ((oddWithExtra & before) !== 0 ? 1 : 0);
  return oddPair * odd;
}

/** Another side or extra at `position` beside what else its slot holds. */
export function deltaOfSidePairing(
  state: PlanState,
  position: number,
  current: number,
  next: number,
): number {
  const start = ((position / 3) | 0) * 3;
  return (
    oddPair * (oddPairs(state, start, position, next) - oddPairs(state, start, position, current))
  );
}

function oddPairs(state: PlanState, start: number, position: number, item: number): number {
  if (item === nothing) return 0;
  const { facts } = state.pool;
  const own = facts[item * factStride + oddWithAt]!;
  const main = facts[state.choice[start]! * factStride + dishBitAt]!;
  const odd = (own & main) !== 0 ? 1 : 0;
  if (position === start + 1) {
    const extra = facts[state.choice[start + 2]! * factStride + oddWithAt]!;
    return odd + ((extra & facts[item * factStride + dishBitAt]!) !== 0 ? 1 : 0);
  }
  const side = facts[state.choice[start + 1]! * factStride + dishBitAt]!;
  return odd + ((own & side) !== 0 ? 1 : 0);
}

export function deltaOfRepeats(
  state: PlanState,
  position: number,
  day: number,
  current: number,
  next: number,
): number {
  const window = state.horizon.weekWindow[day]!;
  const before = countBits(costlyUse(state, current, position) & window);
  const after = countBits(costlyUse(state, next, position) & window);
  return repeatWithinWeek * (after - before);
}

/** A bit per day on which an item is cooked that it costs to come back beside. */
function costlyUse(state: PlanState, item: number, position: number): number {
  const isFree = state.horizon.isEverydayFree && state.horizon.isEveryday[position] === 1;
  return isFree ? state.otherUse[useOf(state, item)]! : anyUse(state, item);
}

/** A bit per day on which it is cooked. */
export function anyUse(state: PlanState, item: number): number {
  const use = useOf(state, item);
  return state.everydayUse[use]! | state.otherUse[use]!;
}

/** Where the uses of an item are kept: one place for all amounts of a recipe. */
export function useOf({ pool }: PlanState, item: number): number {
  return pool.facts[item * factStride + useAt]!;
}

/** Of a main that moves between slots. */
export function repeatsAfterMove(state: PlanState, item: number, from: number, to: number): number {
  const { weekWindow, slotDay } = state.horizon;
  const own = ~(1 << slotDay[from]!);
  const before = costlyUse(state, item, from * 3) & weekWindow[slotDay[from]!]!;
  const after = costlyUse(state, item, to * 3) & weekWindow[slotDay[to]!]!;
  return repeatWithinWeek * (countBits(after & own) - countBits(before & own));
}
