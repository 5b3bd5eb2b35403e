/**
 * What a change would add to the objective. To weigh it is to tell whether the hard rules allow it
 * and it adds less than `state.limit`; if so, `state.delta` holds how much. The plan stays as it
 * is. Positional arguments and no allocation: the search asks millions of times.
 */
import {
  deltaOfCooked,
  deltaOfDay,
  deltaOfMainPairing,
  deltaOfNeighbours,
  deltaOfOtherLeftover,
  deltaOfSidePairing,
  mostSavedByRepeats,
  mostSavedBySide,
  mostSaved,
  repeatsAfterMove,
} from './delta-terms.ts';
import { neighbourStride } from './horizon.ts';
import {
  costAt,
  factStride,
  figureStride,
  foodCostAt,
  isLeftoverSafeAt,
  kindKeyAt,
  leftoverCostAt,
  nothing,
  proteinKeyAt,
  slotClassesAt,
  wantedAt,
} from './pool.ts';
import { dayCostAt, dayStride, dinner, lunch, type PlanState } from './state.ts';

/** The same as a number, Infinity for what is forbidden or adds `limit` or more. */
export function deltaOfMain(state: PlanState, slot: number, next: number, limit: number): number {
  state.limit = limit;
  return weighMain(state, slot, next) ? state.delta : Infinity;
}

export function deltaOfLeftover(state: PlanState, slot: number): number {
  state.limit = Infinity;
  return weighLeftover(state, slot) ? state.delta : Infinity;
}

export function deltaOfSide(
  state: PlanState,
  position: number,
  next: number,
  limit: number,
): number {
  state.limit = limit;
  return weighSide(state, position, next) ? state.delta : Infinity;
}

export function deltaOfSwap(state: PlanState, first: number, second: number): number {
  state.limit = Infinity;
  return weighSwap(state, first, second) ? state.delta : Infinity;
}

/** Cook `next` as the main of `slot`, whatever it holds now. */
export function weighMain(state: PlanState, slot: number, next: number): boolean {
  const { pool, horizon } = state;
  const { figures, facts } = pool;
  const current = state.choice[slot * 3]!;
  const wasLeftover = state.isLeftover[slot] === 1;
  if (next === current && !wasLeftover) return false;
  const day = horizon.slotDay[slot]!;
  const meal = horizon.slotMeal[slot]!;
  if (isTooClose(state, next, meal, day)) return false;
  let delta = figures[next * figureStride + costAt]!;
  let uncooked = current;
  if (wasLeftover) {
    delta += state.freshLunchCost - figures[current * figureStride + leftoverCostAt]!;
    uncooked = nothing;
  } else {
    delta -= figures[current * figureStride + costAt]!;
  }
  const week = horizon.weekOfDay[day]!;
  // Most changes are hopeless, and most of these show it before their terms are added up.
  const leastCooked =
    state.limit + mostSaved(state, week, uncooked) + figures[next * figureStride + wantedAt]!;
  const least = leastCooked + state.placeCost[slot]!;
  if (meal === dinner && isCarried(state, slot)) {
    if (facts[next * factStride + isLeftoverSafeAt] === 0) return false;
    delta += deltaOfCarried(state, slot, current, next);
  } else if (delta - state.day[day * dayStride + dayCostAt]! >= least) {
    return false;
  }
  delta += deltaOfDay(state, day, current, next);
  if (delta >= least) return false;
  delta +=
    deltaOfNeighbours(state, slot, current, next) + deltaOfMainPairing(state, slot, current, next);
  if (delta >= leastCooked) return false;
  delta += deltaOfCooked(state, day, week, uncooked, next);
  state.delta = delta;
  return delta < state.limit;
}

/** What another dinner at `slot` means for the lunch of the next day, its leftover. */
function deltaOfCarried(state: PlanState, slot: number, current: number, next: number): number {
  const lunchSlot = slot + state.horizon.mealsPerDay - 1;
  return (
    deltaOfOtherLeftover(state, current, next) +
    deltaOfDay(state, state.horizon.slotDay[lunchSlot]!, current, next) +
    deltaOfNeighbours(state, lunchSlot, current, next) +
    deltaOfMainPairing(state, lunchSlot, current, next)
  );
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
  state.delta =
    figures[next * figureStride + leftoverCostAt]! -
    figures[current * figureStride + costAt]! -
    state.freshLunchCost +
    deltaOfDay(state, day, current, next) +
    deltaOfNeighbours(state, slot, current, next) +
    deltaOfMainPairing(state, slot, current, next) +
    deltaOfCooked(state, day, horizon.weekOfDay[day]!, current, nothing);
  return state.delta < state.limit;
}

/** Put `next`, or nothing, into the side or extra at `position` (slot × 3 + role). */
export function weighSide(state: PlanState, position: number, next: number): boolean {
  const { figures } = state.pool;
  const { horizon } = state;
  const current = state.choice[position]!;
  if (next === current) return false;
  const slot = (position / 3) | 0;
  const day = horizon.slotDay[slot]!;
  if (isTooClose(state, next, horizon.slotMeal[slot]!, day)) return false;
  const before = current * figureStride;
  const cost = figures[next * figureStride + costAt]! - figures[before + costAt]!;
  const least =
    state.limit +
    figures[before + foodCostAt]! +
    (current === nothing ? 0 : mostSavedBySide) +
    (horizon.hasSoftRepeats ? mostSavedByRepeats : 0);
  if (cost - state.day[day * dayStride + dayCostAt]! >= least) return false;
  const delta = cost + deltaOfDay(state, day, current, next);
  if (delta >= least) return false;
  state.delta =
    delta +
    deltaOfSidePairing(state, position, current, next) +
    deltaOfCooked(state, day, horizon.weekOfDay[day]!, current, next);
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
  const dayA = horizon.slotDay[first]!;
  const dayB = horizon.slotDay[second]!;
  const isCarriedA = horizon.slotMeal[first] === dinner && isCarried(state, first);
  const isCarriedB = horizon.slotMeal[second] === dinner && isCarried(state, second);
  let delta = 0;
  if (dayA !== dayB) {
    // A day may lose its own main and gain it back as the leftover of the other.
    if (!(isCarriedB && dayB + 1 === dayA)) delta += deltaOfDay(state, dayA, itemA, itemB);
    if (!(isCarriedA && dayA + 1 === dayB)) delta += deltaOfDay(state, dayB, itemB, itemA);
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
      repeatsAfterMove(state, itemA, dayA, dayB) + repeatsAfterMove(state, itemB, dayB, dayA);
  }
  state.delta = delta;
  return delta < state.limit;
}

/** Neighbours and companions; the moves are made one by one, as the slots may be neighbours. */
function deltaOfSwappedPlaces(
  state: PlanState,
  first: number,
  second: number,
  isCarriedA: boolean,
  isCarriedB: boolean,
): number {
  const itemA = state.choice[first * 3]!;
  const itemB = state.choice[second * 3]!;
  const lunchAfter = state.horizon.mealsPerDay - 1;
  let delta = deltaOfPlace(state, first, itemA, itemB);
  if (isCarriedA) delta += deltaOfPlace(state, first + lunchAfter, itemA, itemB);
  delta += deltaOfPlace(state, second, itemB, itemA);
  if (isCarriedB) delta += deltaOfPlace(state, second + lunchAfter, itemB, itemA);
  setKeys(state, first, itemA);
  setKeys(state, second, itemB);
  if (isCarriedA) setKeys(state, first + lunchAfter, itemA);
  if (isCarriedB) setKeys(state, second + lunchAfter, itemB);
  return delta;
}

function deltaOfPlace(state: PlanState, slot: number, current: number, next: number): number {
  const delta =
    deltaOfNeighbours(state, slot, current, next) + deltaOfMainPairing(state, slot, current, next);
  setKeys(state, slot, next);
  return delta;
}

/** After a change of mains or sides: what the places around now cost, see `placeCost`. */
export function updatePlaceCosts(state: PlanState, slot: number): void {
  const { neighbours } = state.horizon;
  updatePlaceCost(state, slot);
  const start = slot * neighbourStride;
  for (let at = start; at < start + neighbourStride; at++) updatePlaceCost(state, neighbours[at]!);
}

function updatePlaceCost(state: PlanState, slot: number): void {
  if (slot >= state.horizon.slotCount) return;
  const current = state.choice[slot * 3]!;
  state.placeCost[slot] = -(
    deltaOfNeighbours(state, slot, current, nothing) +
    deltaOfMainPairing(state, slot, current, nothing)
  );
}

/** The keys of the main that now stands at `slot`, and what mains like it cost around it. */
export function setKeys(state: PlanState, slot: number, item: number): void {
  const { facts, proteinKeys, kindKeys } = state.pool;
  const { proteinLikeness, kindLikeness } = state;
  const { neighbours, proteinPairCost, kindPairCost, slotCount } = state.horizon;
  const proteinBefore = state.proteinKey[slot]!;
  const kindBefore = state.kindKey[slot]!;
  const protein = facts[item * factStride + proteinKeyAt]!;
  const kind = facts[item * factStride + kindKeyAt]!;
  state.proteinKey[slot] = protein;
  state.kindKey[slot] = kind;
  const start = slot * neighbourStride;
  for (let at = start; at < start + neighbourStride; at++) {
    const other = neighbours[at]!;
    if (other === slotCount) continue;
    const proteins = other * proteinKeys;
    const kinds = other * kindKeys;
    // 0 is no protein and no kind: nothing is like it.
    if (proteinBefore !== 0) proteinLikeness[proteins + proteinBefore]! -= proteinPairCost[at]!;
    if (protein !== 0) proteinLikeness[proteins + protein]! += proteinPairCost[at]!;
    if (kindBefore !== 0) kindLikeness[kinds + kindBefore]! -= kindPairCost[at]!;
    if (kind !== 0) kindLikeness[kinds + kind]! += kindPairCost[at]!;
  }
}

/** Whether the dinner at `slot` is tomorrow's lunch. */
export function isCarried(state: PlanState, slot: number): boolean {
  const next = slot + state.horizon.mealsPerDay - 1;
  return next < state.isLeftover.length && state.isLeftover[next] === 1;
}

function isTooClose(state: PlanState, item: number, meal: number, day: number): boolean {
  const breakfasts = state.breakfastUse[item]!;
  const others = state.otherUse[item]!;
  const { breakfastWindow, otherWindow } = state.horizon;
  if (meal !== 0) return ((breakfasts | others) & otherWindow[day]!) !== 0;
  return ((breakfasts & breakfastWindow[day]!) | (others & otherWindow[day]!)) !== 0;
}

function fitsAfterMove(state: PlanState, item: number, from: number, to: number): boolean {
  const { horizon } = state;
  const slotClasses = state.pool.facts[item * factStride + slotClassesAt]!;
  if ((slotClasses & (1 << horizon.slotClass[to]!)) === 0) return false;
  const own = ~(1 << horizon.slotDay[from]!);
  const day = horizon.slotDay[to]!;
  const breakfasts = state.breakfastUse[item]! & own;
  const others = state.otherUse[item]! & own;
  if (horizon.slotMeal[to] !== 0) return ((breakfasts | others) & horizon.otherWindow[day]!) === 0;
  return (
    ((breakfasts & horizon.breakfastWindow[day]!) | (others & horizon.otherWindow[day]!)) === 0
  );
}
