import { applyLeftover, applyMain, applySide, applySwap } from '../weigh/apply.ts';
import { deltaOfLeftover, deltaOfSide, deltaOfSwap } from '../weigh/delta.ts';
import { bestMain } from '../weigh/first-main.ts';
import { firstSide } from '../weigh/first-side.ts';
import type { Moves } from '../weigh/moves.ts';
import { nothing } from '../catalog/pool.ts';
import type { PlanState } from '../weigh/state.ts';

/** Smaller gains are rounding, and could go round in circles. */
const leastGain = 1e-9;
const mostPasses = 50;

/** Takes every change that helps until none does: annealing ends near, not at, the bottom. */
export function descend({ state, moves }: { state: PlanState; moves: Moves }): void {
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = state.objective;
    improveMains(state, moves);
    improveSides(state, moves);
    improveSwaps(state, moves);
    if (state.objective > before - leastGain) return;
  }
}

function improveMains(state: PlanState, moves: Moves): void {
  const { list } = moves;
  for (const slot of moves.mainSlots) {
    const start = moves.listStart[slot * 3]!;
    const end = start + moves.listLength[slot * 3]!;
    state.limit = -leastGain;
    const best = bestMain(state, slot, list, start, end);
    const bestDelta = state.limit;
    const leftoverDelta = deltaOfLeftover(state, slot);
    if (leftoverDelta < bestDelta) applyLeftover(state, slot, leftoverDelta);
    else if (best < end) applyMain(state, slot, list[best]!, bestDelta);
  }
}

function improveSides(state: PlanState, moves: Moves): void {
  const { list } = moves;
  for (const position of moves.sidePositions) {
    const start = moves.listStart[position]!;
    const end = start + moves.listLength[position]!;
    let best = nothing;
    const emptied = deltaOfSide(state, position, nothing, -leastGain);
    let isBetter = emptied < -leastGain;
    state.limit = isBetter ? emptied : -leastGain;
    for (let at = firstSide(state, position, list, start, end); at < end;) {
      best = list[at]!;
      isBetter = true;
      state.limit = state.delta;
      at = firstSide(state, position, list, at + 1, end);
    }
    if (isBetter) applySide(state, position, best, state.limit);
  }
}

function improveSwaps(state: PlanState, { swaps }: Moves): void {
  for (let pair = 0; pair < swaps.length; pair += 2) {
    const delta = deltaOfSwap(state, swaps[pair]!, swaps[pair + 1]!);
    if (delta < -leastGain) applySwap(state, swaps[pair]!, swaps[pair + 1]!, delta);
  }
}
