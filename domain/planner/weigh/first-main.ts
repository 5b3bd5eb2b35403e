import { costOfDay, costOfServed, servedFigures } from './day-costs.ts';
import {
  costOfSoon,
  deltaOfCooked,
  deltaOfDay,
  deltaOfKind,
  deltaOfMainPairing,
  deltaOfNeighbours,
  deltaOfOtherLeftover,
  mostSaved,
} from './delta-terms.ts';
import {
  carbsMgAt,
  costAt,
  factStride,
  figureStride,
  isLeftoverSafeAt,
  kcalAt,
  kindKeyAt,
  leftoverCostAt,
  nothing,
  proteinAt,
  proteinKeyAt,
  fiberAt,
  saltAt,
  saturatedFatAt,
  soonAt,
  tooSoonAt,
  vegetablesAt,
  wantedAt,
} from '../catalog/pool.ts';
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
  dinner,
  isCarried,
  type PlanState,
} from './state.ts';
import { mostMinutesOfMain } from './together.ts';
import { dishSteps } from '../catalog/traits.ts';
import { weights } from '../weights.ts';

const repeatWithinWeek = weights.repeatWithinWeek.value;

/** Against one for adding up a day; see `anneal.ts`. */
export const stepsOfCooked = 3;

/**
 * Of `items` from `from` up to `to` the first that may be cooked as the main of `slot`, whatever it
 * holds now, and that adds less than `state.limit`; `to` where none does. What it adds is left in
 * `state.delta`. The terms that are the same for all items are worked out once. They rule out most
 * items before the items' own terms are added up.
 */
export function firstMain(
  state: PlanState,
  slot: number,
  items: Int32Array,
  from: number,
  to: number,
): number {
  const { pool, horizon, limit, everydayUse, otherUse, kindCount } = state;
  const { figures, facts, minutes, kindKeys, proteinKeys } = pool;
  const { proteinLikeness, kindLikeness } = state;
  const current = state.choice[slot * 3]!;
  const wasLeftover = state.isLeftover[slot] === 1;
  const uncooked = wasLeftover ? nothing : current;
  const day = horizon.slotDay[slot]!;
  const week = horizon.weekOfDay[day]!;
  const meal = horizon.slotMeal[slot]!;
  const otherWindow = horizon.otherWindow[day]!;
  const everydayWindow =
    horizon.isEveryday[slot * 3] === 1 ? horizon.everydayWindow[day]! : otherWindow;
  const dayBit = 1 << day;
  const before = current * figureStride;
  const costBefore = wasLeftover
    ? figures[before + leftoverCostAt]! - state.freshLunchCost
    : figures[before + costAt]! + costOfSoon(state, current, day);
  const kinds = week * kindKeys;
  const kindBefore = facts[current * factStride + kindKeyAt]!;
  const kindSaved = kindBefore === 0 ? 0 : dishSteps[kindCount[kinds + kindBefore]!]!;
  const proteinPlace = slot * proteinKeys;
  const kindPlace = slot * kindKeys;
  const likenessBefore =
    proteinLikeness[proteinPlace + facts[current * factStride + proteinKeyAt]!]! +
    kindLikeness[kindPlace + kindBefore]!;
  const hasCompany = (state.choice[slot * 3 + 1]! | state.choice[slot * 3 + 2]!) !== nothing;
  const mostMinutes = mostMinutesOfMain(state, slot);
  const sums = day * dayStride;
  const dayCost = state.day[sums + dayCostAt]!;
  const kcal = state.day[sums + dayKcalAt]! - figures[before + kcalAt]!;
  const protein = state.day[sums + dayProteinAt]! - figures[before + proteinAt]!;
  const vegetables = state.day[sums + dayVegetablesAt]! - figures[before + vegetablesAt]!;
  const fiber = state.day[sums + dayFiberAt]! - figures[before + fiberAt]!;
  const saturatedFat = state.day[sums + daySaturatedFatAt]! - figures[before + saturatedFatAt]!;
  const salt = state.day[sums + daySaltAt]! - figures[before + saltAt]!;
  const servedAt = servedFigures[meal]!;
  const served = state.served[slot]! - figures[before + servedAt]!;
  const eatenCost = dayCost + costOfServed(state, meal, state.served[slot]!);
  const carbsBefore = figures[before + carbsMgAt]!;
  const carbsLeft = state.mostCarbsMg - state.day[sums + dayCarbsMgAt]! + carbsBefore;
  const mostCarbs = carbsLeft > carbsBefore ? carbsLeft : carbsBefore;
  const isEatenAgain = meal === dinner && isCarried(state, slot);
  const leastCooked = limit + mostSaved(state, week, uncooked);
  const least = leastCooked + state.placeCost[slot]!;
  const leastEaten = isEatenAgain ? Infinity : least + eatenCost;
  let steps = 0;
  for (let at = from; at < to; at++) {
    const next = items[at]!;
    const after = next * figureStride;
    const wanted = figures[after + wantedAt]!;
    let delta = figures[after + costAt]! - costBefore;
    if (delta - kindSaved - wanted >= leastEaten) continue;
    if (figures[after + carbsMgAt]! > mostCarbs || (next === current && !wasLeftover)) continue;
    if (((everydayUse[next]! & everydayWindow) | (otherUse[next]! & otherWindow)) !== 0) continue;
    if (hasCompany && minutes[next]! > mostMinutes) continue;
    const nextFacts = next * factStride;
    if ((facts[nextFacts + tooSoonAt]! & dayBit) !== 0) continue;
    if ((facts[nextFacts + soonAt]! & dayBit) !== 0) delta += repeatWithinWeek;
    steps += 1;
    const kindAfter = facts[nextFacts + kindKeyAt]!;
    if (kindAfter !== kindBefore) {
      if (kindAfter !== 0) delta += dishSteps[kindCount[kinds + kindAfter]! + 1]!;
      delta -= kindSaved;
    }
    if (isEatenAgain) {
      if (facts[nextFacts + isLeftoverSafeAt] === 0) continue;
      delta += deltaOfCarried(state, slot, current, next);
    }
    delta +=
      costOfDay(
        state,
        kcal + figures[after + kcalAt]!,
        protein + figures[after + proteinAt]!,
        vegetables + figures[after + vegetablesAt]!,
        fiber + figures[after + fiberAt]!,
        saturatedFat + figures[after + saturatedFatAt]!,
        salt + figures[after + saltAt]!,
      ) +
      costOfServed(state, meal, served + figures[after + servedAt]!) -
      eatenCost;
    if (delta >= least + wanted) continue;
    delta +=
      proteinLikeness[proteinPlace + facts[nextFacts + proteinKeyAt]!]! +
      kindLikeness[kindPlace + kindAfter]! -
      likenessBefore;
    if (hasCompany) delta += deltaOfMainPairing(state, slot, current, next);
    if (delta >= leastCooked + wanted) continue;
    steps += stepsOfCooked;
    delta += deltaOfCooked(state, slot * 3, day, week, uncooked, next);
    if (delta >= limit) continue;
    state.delta = delta;
    state.steps += steps;
    return at;
  }
  state.steps += steps;
  return to;
}

/** The same for the item that adds least; what it adds is left in `state.limit`. */
export function bestMain(
  state: PlanState,
  slot: number,
  items: Int32Array,
  from: number,
  to: number,
): number {
  let best = to;
  for (let at = firstMain(state, slot, items, from, to); at < to;) {
    best = at;
    state.limit = state.delta;
    at = firstMain(state, slot, items, at + 1, to);
  }
  return best;
}

/** What another dinner at `slot` means for the lunch of the next day, its leftover. */
function deltaOfCarried(state: PlanState, slot: number, current: number, next: number): number {
  const lunchSlot = slot + state.horizon.mealsPerDay - 1;
  const day = state.horizon.slotDay[lunchSlot]!;
  return (
    deltaOfOtherLeftover(state, current, next) +
    deltaOfDay(state, day, current, next) +
    deltaOfKind(state, state.horizon.weekOfDay[day]!, current, next, 1) +
    deltaOfNeighbours(state, lunchSlot, current, next) +
    deltaOfMainPairing(state, lunchSlot, current, next)
  );
}
