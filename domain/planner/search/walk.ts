/** A search under way. Positional arguments and no allocation, as in `delta.ts`. */
import type { Moves } from '../weigh/moves.ts';
import { nothing } from '../catalog/pool.ts';
import { scramble, type RandomState } from '../random.ts';
import { createSnapshot, takeSnapshot, type Snapshot } from '../weigh/snapshot.ts';
import { mostTried, type PlanState } from '../weigh/state.ts';

/** A search in progress: its present plan, the moves it may make, and the best plan so far. */
export interface Walk {
  readonly state: PlanState;
  readonly moves: Moves;
  /** By position, how far its candidates are. */
  readonly candidate: Int32Array;
  readonly best: BestPlan;
  readonly leftOut: LeftOut;
}

/**
 * Sides that were left out and may be put back: their positions, items and what leaving them out
 * added.
 */
interface LeftOut {
  readonly position: Int32Array;
  readonly item: Int32Array;
  readonly delta: Float64Array;
}

/** Two days of three meals have no more. */
const mostSides = 12;

/** It is `isHeld` no longer than the state is still that plan. */
interface BestPlan extends Snapshot {
  objective: number;
  isHeld: boolean;
}

/** 2³² over the golden ratio. */
export const goldenRatio = 0x9e3779b9;

/** Differences below this are rounding. */
export const leastGain = 1e-9;

export function beginWalk(args: { state: PlanState; moves: Moves; random: RandomState }): Walk {
  const { state, moves, random } = args;
  return {
    state,
    moves,
    candidate: moves.listStart.map((_, position) => scramble(random[0]! + position)),
    best: { ...createSnapshot(state), objective: Infinity, isHeld: false },
    leftOut: {
      position: new Int32Array(mostSides),
      item: new Int32Array(mostSides),
      delta: new Float64Array(mostSides),
    },
  };
}

/** After a change. */
export function noteBest({ state, best }: Walk): void {
  if (state.objective >= best.objective - leastGain) return;
  best.objective = state.objective;
  best.isHeld = true;
}

/**
 * Keeps the best plan before the search leaves it for a worse one. Most best plans are left for a
 * better one and need no copy.
 */
export function holdBest({ state, best }: Walk, delta: number): void {
  if (!best.isHeld || delta < 0) return;
  takeSnapshot(state, best);
  best.isHeld = false;
}

/** The next few mains for `slot`, in steps of the golden ratio: any few are spread over all. */
export function drawMains({ state, moves, candidate }: Walk, slot: number): void {
  const { trial } = state;
  const start = moves.listStart[slot * 3]!;
  const length = moves.listLength[slot * 3]!;
  let turn = candidate[slot * 3]!;
  for (let place = 0; place < mostTried; place++) {
    turn = (turn + goldenRatio) | 0;
    trial[place] = moves.list[start + nearTop(turn, length)]!;
  }
  candidate[slot * 3] = turn;
}

/** The same for a side or extra; half of them are nothing. */
export function drawSides({ state, moves, candidate }: Walk, position: number): void {
  const { trial } = state;
  const start = moves.listStart[position]!;
  const length = moves.listLength[position]!;
  let turn = candidate[position]!;
  for (let place = 0; place < mostTried; place++) {
    turn = (turn + goldenRatio) | 0;
    const drawn = below(turn, length * 2);
    trial[place] = drawn < length ? moves.list[start + drawn]! : nothing;
  }
  candidate[position] = turn;
}

/** A whole number below `count`, at most 65,536, from the high half of a random word. */
function below(word: number, count: number): number {
  return Math.imul(word >>> 16, count) >>> 16;
}

/**
 * The same with the square of the random number: cheap candidates, which come first in their list,
 * are tried more often.
 */
function nearTop(word: number, count: number): number {
  const high = word >>> 16;
  return Math.imul(Math.imul(high, high) >>> 16, count) >>> 16;
}
