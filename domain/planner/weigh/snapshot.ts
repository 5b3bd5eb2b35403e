import { applyMain, applySide, placeLeftover } from './apply.ts';
import { deltaOfLeftover, deltaOfMain, deltaOfSide } from './delta.ts';
import { nothing } from '../catalog/pool.ts';
import { emptyState, type PlanState } from './state.ts';

/** What a plan holds, without the sums that follow from it. */
export interface Snapshot {
  readonly choice: Int32Array;
  readonly isLeftover: Uint8Array;
}

export function createSnapshot(state: PlanState): Snapshot {
  return { choice: state.choice.slice().fill(0), isLeftover: state.isLeftover.slice().fill(0) };
}

export function takeSnapshot(state: PlanState, snapshot: Snapshot): void {
  snapshot.choice.set(state.choice);
  snapshot.isLeftover.set(state.isLeftover);
}

/** Builds every sum anew, which also ends the rounding that millions of changes pile up. */
export function restoreSnapshot(state: PlanState, snapshot: Snapshot): void {
  emptyState(state);
  for (let slot = 0; slot < snapshot.isLeftover.length; slot++) {
    const main = snapshot.choice[slot * 3]!;
    if (snapshot.isLeftover[slot] === 1) restoreLeftover(state, slot, main);
    else if (main !== nothing)
      applyMain(state, slot, main, orZero(deltaOfMain(state, slot, main, Infinity)));
    for (let position = slot * 3 + 1; position < slot * 3 + 3; position++) {
      const side = snapshot.choice[position]!;
      if (side === nothing) continue;
      applySide(state, position, side, orZero(deltaOfSide(state, position, side, Infinity)));
    }
  }
}

/** Slots are in order of time, so the dinner a lunch is left over from already stands. */
function restoreLeftover(state: PlanState, slot: number, item: number): void {
  const delta = deltaOfLeftover(state, slot);
  placeLeftover(state, slot, item);
  state.objective += orZero(delta);
}

/** Locked meals may break rules that the search keeps; only differences matter to it. */
function orZero(delta: number): number {
  return Number.isFinite(delta) ? delta : 0;
}
