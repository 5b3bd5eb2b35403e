import {
  changeMain,
  changeMainAlone,
  changeMainEverywhere,
  changeSide,
  eatLeftover,
  swapMains,
} from './changes.ts';
import type { Moves } from '../weigh/moves.ts';
import { negativeLogarithmBits, negativeLogarithms } from './negative-logarithm.ts';
import { scramble, type RandomState } from '../random.ts';
import { restoreSnapshot } from '../weigh/snapshot.ts';
import type { PlanState } from '../weigh/state.ts';
import { beginWalk, goldenRatio, leastGain, noteBest, type Walk } from './walk.ts';

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
const mainAlone = 4;
const mainEverywhere = 5;

/** Of 32 turns 13 are for a main, 1 for one alone, 6 a side, 4 a leftover, 8 swap; mixed well. */
const usualKinds = Uint8Array.from({ length: 32 }, (_, turn) => {
  const place = (turn * 13) % 32;
  if (place === 0) return mainAlone;
  return place < 14 ? main : place < 20 ? side : place < 24 ? leftover : swap;
});

/** Where mains come back, four of the swaps are for one wherever it stands. */
const kindsWithRepeats = usualKinds.map((kind, turn) =>
  kind === swap && (turn * 13) % 32 < 28 ? mainEverywhere : kind,
);

/**
 * Simulated annealing over valid plans only: the budget is a number of steps, never a time, and
 * every draw comes from `random`, so equal seeds end in equal plans. Leaves the best plan seen.
 */
export function anneal(args: {
  state: PlanState;
  moves: Moves;
  random: RandomState;
  steps: number;
}): void {
  const { state, moves, random, steps } = args;
  if (moves.mainSlots.length === 0 && moves.sidePositions.length === 0) return;
  const walk = beginWalk({ state, moves, random });
  const { best } = walk;
  const kinds = state.horizon.dishCosts === null ? usualKinds : kindsWithRepeats;
  const turns: Turns = { kind: 0, kinds, next: new Int32Array(6) };
  let temperature = hottest;
  state.steps = 0;
  for (let stage = 1; stage <= stageCount; stage++) {
    annealStage(walk, turns, random, (stage * steps) / stageCount, temperature);
    temperature *= coolingPerStage;
  }
  if (best.objective < state.objective - leastGain) restoreSnapshot(state, best);
}

/**
 * The hot loop: positional arguments, no closures, no allocation. Kinds, places and candidates take
 * turns, as a neighbourhood looked through is searched better than one drawn from. How much worse a
 * change may be is random.
 */
function annealStage(
  walk: Walk,
  turns: Turns,
  random: RandomState,
  until: number,
  temperature: number,
): void {
  const { state, moves } = walk;
  const { mainSlots, sidePositions, leftoverSlots, swaps } = moves;
  let word = random[0]!;
  while (state.steps < until) {
    word = (word + goldenRatio) | 0;
    state.limit = temperature * negativeLogarithms[scramble(word) & lowBits]!;
    const kind = turns.kinds[turns.kind++ & 31]!;
    if (kind === main && mainSlots.length > 0) {
      changeMain(walk, mainSlots[takeTurn(turns, main, mainSlots.length)]!);
    } else if (kind === side && sidePositions.length > 0) {
      changeSide(walk, sidePositions[takeTurn(turns, side, sidePositions.length)]!);
    } else if (kind === leftover && leftoverSlots.length > 0) {
      eatLeftover(walk, leftoverSlots[takeTurn(turns, leftover, leftoverSlots.length)]!);
    } else if (kind === swap && swaps.length > 0) {
      const pair = takeTurn(turns, swap, swaps.length >>> 1) * 2;
      swapMains(walk, swaps[pair]!, swaps[pair + 1]!);
    } else if (kind === mainAlone && mainSlots.length > 0) {
      changeMainAlone(walk, mainSlots[takeTurn(turns, mainAlone, mainSlots.length)]!);
    } else if (kind === mainEverywhere && mainSlots.length > 0) {
      changeMainEverywhere(walk, mainSlots[takeTurn(turns, mainEverywhere, mainSlots.length)]!);
    } else {
      state.steps += 1;
    }
    noteBest(walk);
  }
  random[0] = word;
}

/** Whose turn it is: of kinds, and by kind of the places. */
interface Turns {
  kind: number;
  readonly kinds: Uint8Array;
  readonly next: Int32Array;
}

function takeTurn({ next }: Turns, kind: number, count: number): number {
  const turn = next[kind]!;
  next[kind] = turn + 1 === count ? 0 : turn + 1;
  return turn;
}
