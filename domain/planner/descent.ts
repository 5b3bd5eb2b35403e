import { applyLeftover, applyMain, applySide, applySwap } from './apply.ts';
import { deltaOfLeftover, deltaOfMain, deltaOfSide, deltaOfSwap } from './delta.ts';
import { listMoves, type Moves } from './moves.ts';
import { nothing } from './pool.ts';
import type { PlanState } from './state.ts';

/** Smaller gains are rounding, and could go round in circles. */
const leastGain = 1e-9;
const mostPasses = 50;

/** Takes every change that helps until none does: annealing ends near, not at, the bottom. */
export function descend(state: PlanState): void {
  const moves = listMoves(state);
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = state.objective;
    improveMains(state, moves);
    improveSides(state, moves);
    improveSwaps(state, moves);
    if (state.objective > before - leastGain) return;
  }
}

function improveMains(state: PlanState, moves: Moves): void {
  const { list } = state.pool;
  for (const slot of moves.mainSlots) {
    const start = moves.listStart[slot * 3]!;
    let best = nothing;
    let bestDelta = -leastGain;
    for (let at = start; at < start + moves.listLength[slot * 3]!; at++) {
      const delta = deltaOfMain(state, slot, list[at]!, bestDelta);
      if (delta >= bestDelta) continue;
      bestDelta = delta;
      best = list[at]!;
    }
    const leftoverDelta = deltaOfLeftover(state, slot);
    if (leftoverDelta < bestDelta) applyLeftover(state, slot, leftoverDelta);
    else if (best !== nothing) applyMain(state, slot, best, bestDelta);
  }
}

function improveSides(state: PlanState, moves: Moves): void {
  const { list } = state.pool;
  for (const position of moves.sidePositions) {
    const start = moves.listStart[position]!;
    let best = nothing;
    let bestDelta = Math.min(deltaOfSide(state, position, nothing, 0), -leastGain);
    let isBetter = bestDelta < -leastGain;
    for (let at = start; at < start + moves.listLength[position]!; at++) {
      const delta = deltaOfSide(state, position, list[at]!, bestDelta);
      if (delta >= bestDelta) continue;
      bestDelta = delta;
      best = list[at]!;
      isBetter = true;
    }
    if (isBetter) applySide(state, position, best, bestDelta);
  }
}

function improveSwaps(state: PlanState, { swaps }: Moves): void {
  for (let pair = 0; pair < swaps.length; pair += 2) {
    const delta = deltaOfSwap(state, swaps[pair]!, swaps[pair + 1]!);
    if (delta < -leastGain) applySwap(state, swaps[pair]!, swaps[pair + 1]!, delta);
  }
}
