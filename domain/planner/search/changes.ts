/**
 * The changes a search tries. Each is made if it adds less than `state.limit`, and counts the steps
 * it took. Positional arguments and no allocation, as in `delta.ts`.
 */
import { applyLeftover, applyMain, applySide, applySwap } from '../weigh/apply.ts';
import { deltaOfMain, deltaOfSide, weighLeftover, weighSwap } from '../weigh/delta.ts';
import { bestMain } from '../weigh/first-main.ts';
import { firstSide, isHopelessSide } from '../weigh/first-side.ts';
import { factStride, nothing, slotClassesAt } from '../catalog/pool.ts';
import { dinner, isCarried, mostTried, type PlanState } from '../weigh/state.ts';
import { drawMains, drawSides, holdBest, type Walk } from './walk.ts';

/**
 * The cost of a turn besides the weighing, in steps. It was measured, so that the search of every
 * member takes equally long, whether its changes fail early or late.
 */
const stepsOfMains = 6;
const stepsOfSides = 3;
const stepsOfOther = 2;
const stepsOfChange = 16;

/** What a change in several places may add before its last. */
const mostLostInBetween = 0.5;

/** The best of the next few candidates. */
export function changeMain(walk: Walk, slot: number): void {
  const { state } = walk;
  const at = bestOfNextMains(walk, slot);
  if (at === mostTried) return;
  state.steps += stepsOfChange;
  const { limit: delta } = state;
  holdBest(walk, delta);
  applyMain(state, slot, state.trial[at]!, delta);
}

/** Its place in `state.trial`; what it adds is left in `state.limit`. */
function bestOfNextMains(walk: Walk, slot: number): number {
  const { state } = walk;
  state.steps += stepsOfMains;
  drawMains(walk, slot);
  return bestMain(state, slot, state.trial, 0, mostTried);
}

/** The first of the next few candidates, half of which are nothing. */
export function changeSide(walk: Walk, position: number): void {
  const { state, moves } = walk;
  const { trial } = state;
  state.steps += 1;
  if (isHopelessSide(state, position, moves.list[moves.listStart[position]!]!)) return;
  state.steps += stepsOfSides;
  drawSides(walk, position);
  const at = firstSide(state, position, trial, 0, mostTried);
  if (at === mostTried) return;
  state.steps += stepsOfChange;
  holdBest(walk, state.delta);
  applySide(state, position, trial[at]!, state.delta);
}

export function eatLeftover(walk: Walk, slot: number): void {
  const { state } = walk;
  state.steps += stepsOfOther;
  if (!weighLeftover(state, slot)) return;
  holdBest(walk, state.delta);
  applyLeftover(state, slot, state.delta);
}

export function swapMains(walk: Walk, first: number, second: number): void {
  const { state } = walk;
  state.steps += stepsOfOther;
  if (!weighSwap(state, first, second)) return;
  state.steps += stepsOfChange;
  holdBest(walk, state.delta);
  applySwap(state, first, second, state.delta);
}

/**
 * Replaces a main with sides by one that feeds enough alone, on all days that eat it at once: if
 * the days changed one by one, some would have too little or too much in between.
 */
export function changeMainAlone(walk: Walk, slot: number): void {
  const { state } = walk;
  const { objective, limit } = state;
  state.steps += stepsOfOther;
  if (state.isLeftover[slot] === 1) return;
  const count = leaveOutSides(walk, slot);
  if (count === 0) return;
  state.limit = limit - (state.objective - objective);
  const at = bestOfNextMains(walk, slot);
  state.steps += stepsOfChange;
  if (at < mostTried) applyMain(state, slot, state.trial[at]!, state.limit);
  else putBackSides(walk, count, objective);
}

/**
 * Replaces a main that the week of a busy member cooks several times, everywhere at once: if its
 * days changed one by one, the week would cook both in between.
 */
export function changeMainEverywhere(walk: Walk, slot: number): void {
  const { state } = walk;
  const { objective, limit } = state;
  state.steps += stepsOfOther;
  const before = state.choice[slot * 3]!;
  const count = listRepeats(walk, slot);
  if (count < 2) return;
  const { position: slots, delta } = walk.leftOut;
  // The first change alone may cost up to a dish more: the last one gains that back.
  state.limit = limit + mostLostInBetween;
  const at = bestOfNextMains(walk, slot);
  if (at === mostTried) return;
  holdBest(walk, 0);
  const next = state.trial[at]!;
  let made = 0;
  for (; made < count; made++) {
    const place = slots[made]!;
    delta[made] = suits(state, next, place) ? deltaOfMain(state, place, next, Infinity) : Infinity;
    if (delta[made] === Infinity) break;
    applyMain(state, place, next, delta[made]!);
  }
  state.steps += made * stepsOfChange;
  if (made === count && state.objective - objective < limit) return;
  for (let back = made - 1; back >= 0; back--) {
    applyMain(state, slots[back]!, before, -delta[back]!);
  }
  state.steps += made * stepsOfChange;
  state.objective = objective;
}

function suits({ pool, horizon }: PlanState, item: number, slot: number): boolean {
  return (pool.facts[item * factStride + slotClassesAt]! & (1 << horizon.slotClass[slot]!)) !== 0;
}

/** The slots of its week that cook the main of `slot`, itself first; how many they are. */
function listRepeats({ state, leftOut }: Walk, slot: number): number {
  const { horizon, choice, isLeftover, isFixed } = state;
  const item = choice[slot * 3]!;
  if (isLeftover[slot] === 1 || item === nothing) return 0;
  const week = horizon.weekOfDay[horizon.slotDay[slot]!]!;
  leftOut.position[0] = slot;
  let count = 1;
  for (let other = 0; other < choice.length / 3 && count < leftOut.position.length; other++) {
    if (other === slot || choice[other * 3] !== item || isLeftover[other] === 1) continue;
    if (horizon.weekOfDay[horizon.slotDay[other]!] !== week || isFixed[other * 3] === 1) continue;
    leftOut.position[count++] = other;
  }
  return count;
}

/** Of all days that eat the main of `slot`; how many they were. */
function leaveOutSides(walk: Walk, slot: number): number {
  const { state, leftOut } = walk;
  const { mealsPerDay, slotDay, slotMeal } = state.horizon;
  const isEatenAgain = slotMeal[slot] === dinner && isCarried(state, slot);
  const from = slotDay[slot]! * mealsPerDay * 3;
  const to = from + mealsPerDay * (isEatenAgain ? 6 : 3);
  let count = 0;
  for (let position = from; position < to; position++) {
    const item = state.choice[position]!;
    if (position % 3 === 0 || item === nothing || state.isFixed[position] === 1) continue;
    if (count === 0) holdBest(walk, 0);
    const delta = deltaOfSide(state, position, nothing, Infinity);
    leftOut.position[count] = position;
    leftOut.item[count] = item;
    leftOut.delta[count] = delta;
    applySide(state, position, nothing, delta);
    count += 1;
  }
  state.steps += count * stepsOfChange;
  return count;
}

function putBackSides(walk: Walk, count: number, objective: number): void {
  const { state, leftOut } = walk;
  for (let at = count - 1; at >= 0; at--) {
    applySide(state, leftOut.position[at]!, leftOut.item[at]!, -leftOut.delta[at]!);
  }
  state.steps += count * stepsOfChange;
  state.objective = objective;
}
