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

/** Of 32 moves so many change mains, then sides, then leftovers; the rest swap mains. */
const mainsBelow = 18;
const sidesBelow = 24;
const leftoversBelow = 26;

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
  const best = { ...createSnapshot(state), objective: Infinity };
  let temperature = hottest;
  for (let stage = 0; stage < stageCount; stage++) {
    const from = Math.floor((stage * iterations) / stageCount);
    const to = Math.floor(((stage + 1) * iterations) / stageCount);
    annealStage(state, moves, random, to - from, temperature, best);
    temperature *= coolingPerStage;
  }
  if (best.objective < state.objective) restoreSnapshot(state, best);
}

interface BestPlan extends Snapshot {
  objective: number;
}

/**
 * The hot loop: positional arguments, no closures, no allocation. Two words of chance a move: the
 * low bits of one choose the kind, of the other what may be lost; the high bits choose where and
 * what.
 */
function annealStage(
  state: PlanState,
  moves: Moves,
  random: RandomState,
  iterations: number,
  temperature: number,
  best: BestPlan,
): void {
  const { mainSlots, sidePositions, leftoverSlots, swaps, listStart, listLength } = moves;
  const { list } = state.pool;
  let word = random[0]!;
  for (let iteration = 0; iteration < iterations; iteration++) {
    word = (word + 0x9e3779b9) | 0;
    const where = scramble(word);
    word = (word + 0x9e3779b9) | 0;
    const what = scramble(word);
    const kind = where & 31;
    state.limit = temperature * negativeLogarithms[what & lowBits]!;
    if (kind < mainsBelow) {
      const slot = mainSlots[below(where, mainSlots.length)]!;
      const next = list[listStart[slot * 3]! + nearTop(what, listLength[slot * 3]!)]!;
      if (weighMain(state, slot, next)) applyMain(state, slot, next, state.delta);
    } else if (kind < sidesBelow) {
      if (sidePositions.length === 0) continue;
      const position = sidePositions[below(where, sidePositions.length)]!;
      const length = listLength[position]!;
      const place = below(what, length * 2);
      const next = place < length ? list[listStart[position]! + place]! : nothing;
      if (weighSide(state, position, next)) applySide(state, position, next, state.delta);
    } else if (kind < leftoversBelow) {
      if (leftoverSlots.length === 0) continue;
      const slot = leftoverSlots[below(where, leftoverSlots.length)]!;
      if (weighLeftover(state, slot)) applyLeftover(state, slot, state.delta);
    } else {
      if (swaps.length === 0) continue;
      const pair = below(where, swaps.length >>> 1) * 2;
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

/** A whole number below `count`, at most 65,536, from the high half of a random word. */
function below(word: number, count: number): number {
  return Math.imul(word >>> 16, count) >>> 16;
}

/** The same with the square of the chance: the cheap, first in their list, are tried more. */
function nearTop(word: number, count: number): number {
  const high = word >>> 16;
  return Math.imul(Math.imul(high, high) >>> 16, count) >>> 16;
}
