/**
 * What a change would add to the objective. To weigh it is to tell whether the hard rules allow it
 * and it adds less than `state.limit`; if so, `state.delta` holds how much. The plan stays as it
 * is. Positional arguments and no allocation: the search asks millions of times.
 */
import {
  costOfSoon,
  deltaOfCooked,
  deltaOfDay,
  deltaOfKind,
  deltaOfMainPairing,
  deltaOfNeighbours,
  deltaOfOtherLeftover,
  deltaOfServed,
  mostSavedByRepeats,
  repeatsAfterMove,
} from './delta-terms.ts';
import { firstMain } from './first-main.ts';
import { firstSide } from './first-side.ts';
import { neighbourStride } from '../catalog/horizon.ts';
import {
  costAt,
  factStride,
  figureStride,
  isLeftoverSafeAt,
  kindKeyAt,
  leftoverCostAt,
  nothing,
  proteinKeyAt,
  slotClassesAt,
  tooSoonAt,
} from '../catalog/pool.ts';
import { isCarried, lunch, type PlanState } from './state.ts';
import { mostMinutesOfMain } from './together.ts';

/** The same as a number, Infinity for what is forbidden or adds `limit` or more. */
export function deltaOfMain(state: PlanState, slot: number, next: number, limit: number): number {
  state.limit = limit;
  state.trial[0] = next;
  return firstMain(state, slot, state.trial, 0, 1) === 0 ? state.delta : Infinity;
}

export function deltaOfSide(
  state: PlanState,
  position: number,
  next: number,
  limit: number,
): number {
  state.limit = limit;
  state.trial[0] = next;
  return firstSide(state, position, state.trial, 0, 1) === 0 ? state.delta : Infinity;
}

export function deltaOfLeftover(state: PlanState, slot: number): number {
  state.limit = Infinity;
  return weighLeftover(state, slot) ? state.delta : Infinity;
}

export function deltaOfSwap(state: PlanState, first: number, second: number): number {
  state.limit = Infinity;
  return weighSwap(state, first, second) ? state.delta : Infinity;
}

/** Eat yesterday's dinner at `slot`, a lunch now fresh. */
export function weighLeftover(state: PlanState, slot: number): boolean {
  const { pool, horizon } = state;
  const { figures, facts } = pool;
  const day = horizon.slotDay[slot]!;
  if (horizon.slotMeal[slot] !== lunch || horizon.mayEatLeftovers[day] === 0) return false;
  if (state.isLeftover[slot] === 1) return false;
  const current = state.choice[slot * 3]!;
  const next = state.choice[(slot - horizon.mealsPerDay + 1) * 3]!;
  if (facts[next * factStride + isLeftoverSafeAt] === 0) return false;
  const week = horizon.weekOfDay[day]!;
  state.delta =
    figures[next * figureStride + leftoverCostAt]! -
    figures[current * figureStride + costAt]! -
    state.freshLunchCost +
    deltaOfDay(state, day, current, next) +
    deltaOfNeighbours(state, slot, current, next) +
    deltaOfMainPairing(state, slot, current, next) +
    deltaOfKind(state, week, current, next, 0) +
    deltaOfCooked(state, slot * 3, day, week, current, nothing) -
    costOfSoon(state, current, day);
  return state.delta < state.limit;
}

/** Exchange the mains of two slots of a week, neither of them a leftover. */
export function weighSwap(state: PlanState, first: number, second: number): boolean {
  const { horizon, choice } = state;
  if (state.isLeftover[first] === 1 || state.isLeftover[second] === 1) return false;
  const itemA = choice[first * 3]!;
  const itemB = choice[second * 3]!;
  if (!fitsAfterMove(state, itemA, first, second)) return false;
  if (!fitsAfterMove(state, itemB, second, first)) return false;
  const { minutes } = state.pool;
  if (minutes[itemB]! > mostMinutesOfMain(state, first)) return false;
  if (minutes[itemA]! > mostMinutesOfMain(state, second)) return false;
  const dayA = horizon.slotDay[first]!;
  const dayB = horizon.slotDay[second]!;
  const isCarriedA = isCarried(state, first);
  const isCarriedB = isCarried(state, second);
  let delta =
    deltaOfServed(state, first, itemA, itemB) + deltaOfServed(state, second, itemB, itemA);
  if (dayA !== dayB) {
    // One of the two days may lose its main and get it back as the leftover of the other day.
    if (!(isCarriedB && dayB + 1 === dayA)) delta += deltaOfDay(state, dayA, itemA, itemB);
    if (!(isCarriedA && dayA + 1 === dayB)) delta += deltaOfDay(state, dayB, itemB, itemA);
    delta +=
      costOfSoon(state, itemA, dayB) +
      costOfSoon(state, itemB, dayA) -
      costOfSoon(state, itemA, dayA) -
      costOfSoon(state, itemB, dayB);
  }
  if (isCarriedA) {
    delta += deltaOfOtherLeftover(state, itemA, itemB);
    if (dayA + 1 !== dayB) delta += deltaOfDay(state, dayA + 1, itemA, itemB);
  }
  if (isCarriedB) {
    delta += deltaOfOtherLeftover(state, itemB, itemA);
    if (dayB + 1 !== dayA) delta += deltaOfDay(state, dayB + 1, itemB, itemA);
  }
  if (itemA === itemB) return false;
  // One of the two is eaten once more, and the other once less.
  if (isCarriedA !== isCarriedB) {
    const week = horizon.weekOfDay[dayA]!;
    delta += isCarriedA
      ? deltaOfKind(state, week, itemA, itemB, 0)
      : deltaOfKind(state, week, itemB, itemA, 0);
  }
  const lunchAfter = horizon.mealsPerDay - 1;
  const mostSavedByPlaces =
    state.placeCost[first]! +
    state.placeCost[second]! +
    (isCarriedA ? state.placeCost[first + lunchAfter]! : 0) +
    (isCarriedB ? state.placeCost[second + lunchAfter]! : 0);
  const least = state.limit + mostSavedByPlaces + (horizon.hasSoftRepeats ? mostSavedByRepeats : 0);
  if (delta >= least || delta === Infinity) return false;
  delta += deltaOfSwappedPlaces(state, first, second, isCarriedA, isCarriedB);
  if (horizon.hasSoftRepeats) {
    delta +=
      repeatsAfterMove(state, itemA, first, second) + repeatsAfterMove(state, itemB, second, first);
  }
  state.delta = delta;
  return delta < state.limit;
}

/** Neighbours and companions of all places where mains are exchanged. */
function deltaOfSwappedPlaces(
  state: PlanState,
  first: number,
  second: number,
  isCarriedA: boolean,
  isCarriedB: boolean,
): number {
  const itemA = state.choice[first * 3]!;
  const itemB = state.choice[second * 3]!;
  const lunchA = first + state.horizon.mealsPerDay - 1;
  const lunchB = second + state.horizon.mealsPerDay - 1;
  let delta =
    deltaOfPlace(state, first, itemA, itemB) +
    deltaOfPlace(state, second, itemB, itemA) -
    likenessCountedTwice(state, first, second, itemA, itemB);
  if (isCarriedA) {
    delta +=
      deltaOfPlace(state, lunchA, itemA, itemB) -
      likenessCountedTwice(state, lunchA, second, itemA, itemB);
  }
  if (isCarriedB) {
    delta +=
      deltaOfPlace(state, lunchB, itemB, itemA) -
      likenessCountedTwice(state, first, lunchB, itemA, itemB);
  }
  if (!isCarriedA || !isCarriedB) return delta;
  return delta - likenessCountedTwice(state, lunchA, lunchB, itemA, itemB);
}

function deltaOfPlace(state: PlanState, slot: number, current: number, next: number): number {
  return (
    deltaOfNeighbours(state, slot, current, next) + deltaOfMainPairing(state, slot, current, next)
  );
}

/**
 * Neighbours that exchange their mains are as alike afterwards as before, but each of the two sees
 * its new main beside the same main of the other.
 */
function likenessCountedTwice(
  state: PlanState,
  slot: number,
  other: number,
  itemA: number,
  itemB: number,
): number {
  const { neighbours, proteinPairCost, kindPairCost } = state.horizon;
  const { facts } = state.pool;
  const start = slot * neighbourStride;
  for (let at = start; at < start + neighbourStride; at++) {
    if (neighbours[at] !== other) continue;
    const [a, b] = [itemA * factStride, itemB * factStride];
    const proteins = countDifferent(facts[a + proteinKeyAt]!, facts[b + proteinKeyAt]!);
    const kinds = countDifferent(facts[a + kindKeyAt]!, facts[b + kindKeyAt]!);
    return proteinPairCost[at]! * proteins + kindPairCost[at]! * kinds;
  }
  return 0;
}

/** How many of two different keys are not empty; 0 for equal keys. */
function countDifferent(keyA: number, keyB: number): number {
  return keyA === keyB ? 0 : (keyA === 0 ? 0 : 1) + (keyB === 0 ? 0 : 1);
}

function fitsAfterMove(state: PlanState, item: number, from: number, to: number): boolean {
  const { horizon } = state;
  const { facts } = state.pool;
  const slotClasses = facts[item * factStride + slotClassesAt]!;
  if ((slotClasses & (1 << horizon.slotClass[to]!)) === 0) return false;
  const own = ~(1 << horizon.slotDay[from]!);
  const day = horizon.slotDay[to]!;
  if ((facts[item * factStride + tooSoonAt]! & (1 << day)) !== 0) return false;
  const everyday = state.everydayUse[item]! & own;
  const others = state.otherUse[item]! & own;
  const otherWindow = horizon.otherWindow[day]!;
  const everydayWindow =
    horizon.isEveryday[to * 3] === 1 ? horizon.everydayWindow[day]! : otherWindow;
  return ((everyday & everydayWindow) | (others & otherWindow)) === 0;
}
