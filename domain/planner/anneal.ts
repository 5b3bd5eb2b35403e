import { applyLeftover, applyMain, applySide, applySwap } from './apply.ts';
import { weighLeftover, weighSwap } from './delta.ts';
import { firstMain } from './first-main.ts';
import { firstSide, isHopelessSide } from './first-side.ts';
import { listMoves, type Moves } from './moves.ts';
import { negativeLogarithmBits, negativeLogarithms } from './negative-logarithm.ts';
import { nothing } from './pool.ts';
import { scramble, type RandomState } from './random.ts';
import { createSnapshot, restoreSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';
import { mostTried, type PlanState } from './state.ts';

/**
 * Tuned by the benchmark: a start that accepts a third of a rating span, an end a quarter of it.
 * Hotter starts only undo what the construction found.
 */
const hottest = 0.04;
const coolingPerStage = 0.9892281;
const stageCount = 128;
const lowBits = (1 << negativeLogarithmBits) - 1;

/** What a turn changes. */
const main = 0;
const side = 1;
const leftover = 2;
const swap = 3;

/** Of 32 turns 14 are for a main, 6 for a side, 4 for a leftover and 8 swap mains, mixed well. */
const kinds = Uint8Array.from({ length: 32 }, (_, turn) => {
  const place = (turn * 13) % 32;
  return place < 14 ? main : place < 20 ? side : place < 24 ? leftover : swap;
});

/**
 * What a turn takes besides the weighing, in steps: as measured, so that every member's search takes
 * as long, whether its changes fail early or late.
 */
const stepsOfMains = 6;
const stepsOfSides = 3;
const stepsOfOther = 2;
const stepsOfChange = 16;

/** 2³² over the golden ratio. */
const goldenRatio = 0x9e3779b9;

/** Differences below this are rounding. */
const leastGain = 1e-9;

/**
 * Simulated annealing over valid plans only: the budget is a number of steps, never a time, and
 * every draw comes from `random`, so equal seeds end in equal plans. Leaves the best plan seen.
 */
export function anneal(args: { state: PlanState; random: RandomState; steps: number }): void {
  const { state, random, steps } = args;
  const moves = listMoves(state);
  if (moves.mainSlots.length === 0 && moves.sidePositions.length === 0) return;
  const turns = beginTurns({ moves, random });
  const best = { ...createSnapshot(state), objective: Infinity, isHeld: false };
  let temperature = hottest;
  state.steps = 0;
  for (let stage = 1; stage <= stageCount; stage++) {
    annealStage(state, moves, turns, random, (stage * steps) / stageCount, temperature, best);
    temperature *= coolingPerStage;
  }
  if (best.objective < state.objective - leastGain) restoreSnapshot(state, best);
}

/** Whose turn it is: of kinds, by kind of the places, by place of the candidates. */
interface Turns {
  kind: number;
  readonly next: Int32Array;
  readonly candidate: Int32Array;
}

function beginTurns({ moves, random }: { moves: Moves; random: RandomState }): Turns {
  const candidate = moves.listStart.map((_, position) => scramble(random[0]! + position));
  return { kind: 0, next: new Int32Array(4), candidate };
}

/** The best plan seen; it is `isHeld` no longer than the state is still that plan. */
interface BestPlan extends Snapshot {
  objective: number;
  isHeld: boolean;
}

/**
 * The hot loop: positional arguments, no closures, no allocation. Kinds, places and candidates take
 * turns, as a neighbourhood looked through is searched better than one drawn from. What may be lost
 * is left to chance.
 */
function annealStage(
  state: PlanState,
  moves: Moves,
  turns: Turns,
  random: RandomState,
  until: number,
  temperature: number,
  best: BestPlan,
): void {
  const { mainSlots, sidePositions, leftoverSlots, swaps } = moves;
  let word = random[0]!;
  while (state.steps < until) {
    word = (word + goldenRatio) | 0;
    state.limit = temperature * negativeLogarithms[scramble(word) & lowBits]!;
    const kind = kinds[turns.kind++ & 31]!;
    if (kind === main) {
      changeMain(state, moves, turns, mainSlots[takeTurn(turns, main, mainSlots.length)]!, best);
    } else if (kind === side && sidePositions.length > 0) {
      const position = sidePositions[takeTurn(turns, side, sidePositions.length)]!;
      changeSide(state, moves, turns, position, best);
    } else if (kind === leftover && leftoverSlots.length > 0) {
      state.steps += stepsOfOther;
      const slot = leftoverSlots[takeTurn(turns, leftover, leftoverSlots.length)]!;
      if (weighLeftover(state, slot)) {
        holdBest(state, best, state.delta);
        applyLeftover(state, slot, state.delta);
      }
    } else if (kind === swap && swaps.length > 0) {
      const pair = takeTurn(turns, swap, swaps.length >>> 1) * 2;
      swapMains(state, swaps[pair]!, swaps[pair + 1]!, best);
    } else {
      state.steps += 1;
    }
    if (state.objective < best.objective - leastGain) {
      best.objective = state.objective;
      best.isHeld = true;
    }
  }
  random[0] = word;
}

/** The best of the next few candidates. */
function changeMain(
  state: PlanState,
  moves: Moves,
  turns: Turns,
  slot: number,
  bestPlan: BestPlan,
): void {
  state.steps += stepsOfMains;
  const { trial } = state;
  drawMains(state, moves, turns, slot);
  let best = mostTried;
  let bestDelta = 0;
  for (let at = firstMain(state, slot, trial, 0, mostTried); at < mostTried;) {
    best = at;
    bestDelta = state.delta;
    state.limit = bestDelta;
    at = firstMain(state, slot, trial, at + 1, mostTried);
  }
  if (best === mostTried) return;
  state.steps += stepsOfChange;
  holdBest(state, bestPlan, bestDelta);
  applyMain(state, slot, trial[best]!, bestDelta);
}

/** In steps of the golden ratio, so that any few are spread over all. */
function drawMains(state: PlanState, moves: Moves, turns: Turns, slot: number): void {
  const { trial, pool } = state;
  const start = moves.listStart[slot * 3]!;
  const length = moves.listLength[slot * 3]!;
  let turn = turns.candidate[slot * 3]!;
  for (let place = 0; place < mostTried; place++) {
    turn = (turn + goldenRatio) | 0;
    trial[place] = pool.list[start + nearTop(turn, length)]!;
  }
  turns.candidate[slot * 3] = turn;
}

/** The first of the next few candidates, half of which are nothing. */
function changeSide(
  state: PlanState,
  moves: Moves,
  turns: Turns,
  position: number,
  best: BestPlan,
): void {
  const { trial, pool } = state;
  const start = moves.listStart[position]!;
  const length = moves.listLength[position]!;
  state.steps += 1;
  if (isHopelessSide(state, position, pool.list[start]!)) return;
  state.steps += stepsOfSides;
  let turn = turns.candidate[position]!;
  for (let place = 0; place < mostTried; place++) {
    turn = (turn + goldenRatio) | 0;
    const drawn = below(turn, length * 2);
    trial[place] = drawn < length ? pool.list[start + drawn]! : nothing;
  }
  turns.candidate[position] = turn;
  const at = firstSide(state, position, trial, 0, mostTried);
  if (at === mostTried) return;
  state.steps += stepsOfChange;
  holdBest(state, best, state.delta);
  applySide(state, position, trial[at]!, state.delta);
}

function swapMains(state: PlanState, first: number, second: number, best: BestPlan): void {
  state.steps += stepsOfOther;
  if (!weighSwap(state, first, second)) return;
  state.steps += stepsOfChange;
  holdBest(state, best, state.delta);
  applySwap(state, first, second, state.delta);
}

/** Before the best plan is left for a worse one; most best plans are left for a better. */
function holdBest(state: PlanState, best: BestPlan, delta: number): void {
  if (!best.isHeld || delta < 0) return;
  takeSnapshot(state, best);
  best.isHeld = false;
}

function takeTurn({ next }: Turns, kind: number, count: number): number {
  const turn = next[kind]!;
  next[kind] = turn + 1 === count ? 0 : turn + 1;
  return turn;
}

/** A whole number below `count`, at most 65,536, from the high half of a random word. */
function below(word: number, count: number): number {
  return Math.imul(word >>> 16, count) >>> 16;
}

/** The same with the square of the chance: the cheap, first in their list, are tried more. */
function nearTop(word: number, count: number): number {
  const high = word >>> 16;
  return Math.imul(Math.imul(high, high) >>> 16, count) >>> 16;
}
