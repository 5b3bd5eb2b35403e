/** Carries out a change whose cost `delta.ts` has told. Positional arguments, as there. */
import { setKeys, updatePlaceCosts } from './likeness.ts';
import {
  carbsMgAt,
  factStride,
  figureStride,
  kcalAt,
  nothing,
  proteinAt,
  fiberAt,
  saltAt,
  saturatedFatAt,
  traitEndAt,
  traitStartAt,
  vegetablesAt,
} from '../catalog/pool.ts';
import { costOfDay, servedFigures } from './day-costs.ts';
import { anyUse, useOf } from './delta-terms.ts';
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
import { proteinSteps } from '../catalog/traits.ts';
import { weights } from '../weights.ts';

const seafoodMissed = weights.seafoodMissed.value;

export function applyMain(state: PlanState, slot: number, next: number, delta: number): void {
  const { horizon } = state;
  const current = state.choice[slot * 3]!;
  const day = horizon.slotDay[slot]!;
  if (state.isLeftover[slot] === 0) count(state, slot * 3, day, current, -1);
  count(state, slot * 3, day, next, 1);
  state.isLeftover[slot] = 0;
  exchangeMain(state, slot, next);
  state.objective += delta;
}

export function applyLeftover(state: PlanState, slot: number, delta: number): void {
  const current = state.choice[slot * 3]!;
  const next = state.choice[(slot - state.horizon.mealsPerDay + 1) * 3]!;
  const day = state.horizon.slotDay[slot]!;
  count(state, slot * 3, day, current, -1);
  placeLeftover(state, slot, next);
  state.objective += delta;
}

/** For a plan that is loaded: `item` may be a larger helping, or from before the plan. */
export function placeLeftover(state: PlanState, slot: number, item: number): void {
  exchangeFood(state, slot, state.choice[slot * 3]!, item);
  state.isLeftover[slot] = 1;
  placeMain(state, slot, item);
}

export function applySide(state: PlanState, position: number, next: number, delta: number): void {
  const current = state.choice[position]!;
  const slot = (position / 3) | 0;
  const day = state.horizon.slotDay[slot]!;
  exchangeFood(state, slot, current, next);
  count(state, position, day, current, -1);
  count(state, position, day, next, 1);
  state.choice[position] = next;
  updatePlaceCosts(state, slot);
  state.objective += delta;
}

export function applySwap(state: PlanState, first: number, second: number, delta: number): void {
  const itemA = state.choice[first * 3]!;
  const itemB = state.choice[second * 3]!;
  moveUse(state, itemA, first, second);
  moveUse(state, itemB, second, first);
  exchangeMain(state, first, itemB);
  exchangeMain(state, second, itemA);
  state.objective += delta;
}

/** Within a week, so that its counts of what is cooked stay the same. */
function moveUse(state: PlanState, item: number, from: number, to: number): void {
  const { slotDay } = state.horizon;
  setUse(state, from * 3, slotDay[from]!, item, false);
  setUse(state, to * 3, slotDay[to]!, item, true);
}

/** What is eaten at a slot that is cooked there, and as its leftover. */
function exchangeMain(state: PlanState, slot: number, next: number): void {
  const { slotMeal, mealsPerDay } = state.horizon;
  const current = state.choice[slot * 3]!;
  const isEatenAgain = slotMeal[slot] === dinner && isCarried(state, slot);
  exchangeFood(state, slot, current, next);
  placeMain(state, slot, next);
  if (!isEatenAgain) return;
  exchangeFood(state, slot + mealsPerDay - 1, current, next);
  placeMain(state, slot + mealsPerDay - 1, next);
}

function placeMain(state: PlanState, slot: number, item: number): void {
  state.choice[slot * 3] = item;
  setKeys(state, slot, item);
  updatePlaceCosts(state, slot);
}

function exchangeFood(state: PlanState, slot: number, current: number, next: number): void {
  const { figures } = state.pool;
  const sums = state.day;
  const before = current * figureStride;
  const after = next * figureStride;
  const at = state.horizon.slotDay[slot]! * dayStride;
  sums[at + dayKcalAt]! += figures[after + kcalAt]! - figures[before + kcalAt]!;
  sums[at + dayProteinAt]! += figures[after + proteinAt]! - figures[before + proteinAt]!;
  sums[at + dayVegetablesAt]! += figures[after + vegetablesAt]! - figures[before + vegetablesAt]!;
  sums[at + dayFiberAt]! += figures[after + fiberAt]! - figures[before + fiberAt]!;
  sums[at + daySaturatedFatAt]! +=
    figures[after + saturatedFatAt]! - figures[before + saturatedFatAt]!;
  sums[at + daySaltAt]! += figures[after + saltAt]! - figures[before + saltAt]!;
  sums[at + dayCarbsMgAt]! += figures[after + carbsMgAt]! - figures[before + carbsMgAt]!;
  sums[at + dayCostAt] = costOfDay(
    state,
    sums[at + dayKcalAt]!,
    sums[at + dayProteinAt]!,
    sums[at + dayVegetablesAt]!,
    sums[at + dayFiberAt]!,
    sums[at + daySaturatedFatAt]!,
    sums[at + daySaltAt]!,
  );
  const servedAt = servedFigures[state.horizon.slotMeal[slot]!]!;
  state.served[slot]! += figures[after + servedAt]! - figures[before + servedAt]!;
}

/** Cooks an item, or no longer: the counts of its week and the days it is used. */
function count(state: PlanState, position: number, day: number, item: number, step: 1 | -1): void {
  if (item === nothing) return;
  const { facts, traits } = state.pool;
  const week = state.horizon.weekOfDay[day]!;
  const end = facts[item * factStride + traitEndAt]!;
  for (let at = facts[item * factStride + traitStartAt]!; at < end; at++) {
    countTrait(state, week, traits.list[at]!, step);
  }
  const ofWeek = state.horizon.weekDayBits[week]!;
  const wasCooked = (anyUse(state, item) & ofWeek) !== 0;
  setUse(state, position, day, item, step === 1);
  const isCooked = (anyUse(state, item) & ofWeek) !== 0;
  if (isCooked !== wasCooked) state.dishCount[week]! += step;
}

function countTrait(state: PlanState, week: number, trait: number, step: 1 | -1): void {
  const { traits } = state.pool;
  const base = week * traits.count;
  const times = state.traitCount[base + trait]! + step;
  state.traitCount[base + trait] = times;
  if (trait >= traits.firstFood) {
    const weight = traits.foodWeights[trait - traits.firstFood]!;
    state.traitAdds[base + trait] = times === 0 ? weight : 0;
    state.traitSaves[base + trait] = times === 1 ? weight : 0;
    return;
  }
  if (trait === traits.seafood) {
    const wanted = state.horizon.seafoodMeals[week]!;
    state.traitAdds[base + trait] = times < wanted ? -seafoodMissed : 0;
    state.traitSaves[base + trait] = times > 0 && times <= wanted ? -seafoodMissed : 0;
    return;
  }
  state.traitAdds[base + trait] = proteinSteps[times + 1]!;
  state.traitSaves[base + trait] = proteinSteps[times]!;
}

function setUse(
  state: PlanState,
  position: number,
  day: number,
  item: number,
  isUsed: boolean,
): void {
  const use = state.horizon.isEveryday[position] === 1 ? state.everydayUse : state.otherUse;
  if (isUsed) use[useOf(state, item)]! |= 1 << day;
  else use[useOf(state, item)]! &= ~(1 << day);
}
