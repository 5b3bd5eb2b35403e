import { applyLeftover, applyMain, applySide, applySwap } from './apply.ts';
import { weighLeftover, weighMain, weighSide, weighSwap } from './delta.ts';
import { listMoves, type Moves } from './moves.ts';
import { negativeLogarithmBits, negativeLogarithms } from './negative-logarithm.ts';
import { nothing } from './pool.ts';
import { scramble, type RandomState } from './random.ts';
import { createSnapshot, restoreSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts';
import type { PlanState } from './state.ts';

/**
 * Tuned by the benchmark: a start that accepts half a rating span, an end a tenth of it. Hotter
 * starts only undo what the construction found.
 */
const hottest = 0.06;
const coolingPerStage = 0.982032813;
const stageCount = 128;
const lowBits = (1 << negativeLogarithmBits) - 1;

/** What a move changes. */
const main = 0;
const side = 1;
const leftover = 2;
const swap = 3;

/** Of 32 moves 18 change mains, 6 sides, 2 leftovers and 6 swap mains, mixed well. */
const kinds = Uint8Array.from({ length: 32 }, (_, turn) => {
  const place = (turn * 13) % 32;
  return place < 18 ? main : place < 24 ? side : place < 26 ? leftover : swap;
});

/** 2³² over the golden ratio. */
const goldenRatio = 0x9e3779b9;

/** Differences below this are rounding. */
const leastGain = 1e-9;

/**
 * Simulated annealing over valid plans only: the budget is a number of moves, never a time, and
 * every draw comes from `random`, so equal seeds end in equal plans. Leaves the best plan seen.
 */
export function anneal(args: { state: PlanState; random: RandomState; iterations: number }): void {
  const { state, random, iterations } = args;
  const moves = listMoves(state);
  if (moves.mainSlots.length === 0 && moves.sidePositions.length === 0) return;
  const turns = beginTurns({ moves, random });
  const best = { ...createSnapshot(state), objective: Infinity };
  let temperature = hottest;
  for (let stage = 0; stage < stageCount; stage++) {
    const from = Math.floor((stage * iterations) / stageCount);
    const to = Math.floor(((stage + 1) * iterations) / stageCount);
    annealStage(state, moves, turns, random, to - from, temperature, best);
    temperature *= coolingPerStage;
  }
  if (best.objective < state.objective) restoreSnapshot(state, best);
}

/** Whose turn it is: by kind of move the place, by place the candidate. */
interface Turns {
  readonly next: Int32Array;
  readonly candidate: Int32Array;
}

function beginTurns({ moves, random }: { moves: Moves; random: RandomState }): Turns {
  const candidate = moves.listStart.map((_, position) => scramble(random[0]! + position));
  return { next: new Int32Array(4), candidate };
}

interface BestPlan extends Snapshot {
  objective: number;
}

/**
 * The hot loop: positional arguments, no closures, no allocation. Kinds, places and candidates take
 * turns, as a neighbourhood looked through is searched better than one drawn from; the candidates of
 * a place in steps of the golden ratio, so that any few of them are spread over all. What may be lost
 * is left to chance.
 */
function annealStage(
  state: PlanState,
  moves: Moves,
  turns: Turns,
  random: RandomState,
  iterations: number,
  temperature: number,
  best: BestPlan,
): void {
  const { mainSlots, sidePositions, leftoverSlots, swaps, listStart, listLength } = moves;
  const { list } = state.pool;
  const { candidate } = turns;
  let word = random[0]!;
  for (let iteration = 0; iteration < iterations; iteration++) {
    word = (word + goldenRatio) | 0;
    state.limit = temperature * negativeLogarithms[scramble(word) & lowBits]!;
    const kind = kinds[iteration & 31]!;
    if (kind === main) {
      const slot = mainSlots[takeTurn(turns, main, mainSlots.length)]!;
      const turn = (candidate[slot * 3] = (candidate[slot * 3]! + goldenRatio) | 0);
      const next = list[listStart[slot * 3]! + nearTop(turn, listLength[slot * 3]!)]!;
      if (weighMain(state, slot, next)) applyMain(state, slot, next, state.delta);
    } else if (kind === side) {
      if (sidePositions.length === 0) continue;
      const position = sidePositions[takeTurn(turns, side, sidePositions.length)]!;
      const turn = (candidate[position] = (candidate[position]! + goldenRatio) | 0);
      const length = listLength[position]!;
      const place = below(turn, length * 2);
      const next = place < length ? list[listStart[position]! + place]! : nothing;
      if (weighSide(state, position, next)) applySide(state, position, next, state.delta);
    } else if (kind === leftover) {
      if (leftoverSlots.length === 0) continue;
      const slot = leftoverSlots[takeTurn(turns, leftover, leftoverSlots.length)]!;
      if (weighLeftover(state, slot)) applyLeftover(state, slot, state.delta);
    } else {
      if (swaps.length === 0) continue;
      const pair = takeTurn(turns, swap, swaps.length >>> 1) * 2;
      const first = swaps[pair]!;
      const second = swaps[pair + 1]!;
      if (weighSwap(state, first, second)) applySwap(state, first, second, state.delta);
    }
    if (state.objective < best.objective - leastGain) {
      best.objective = state.objective;
      takeSnapshot(state, best);
    }
  }
  random[0] = word;
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
