import type { Problem } from '../pose/problem.ts';
import { createRandom } from '../random.ts';
import type { RefusalReason } from '../types.ts';
import { usefulMains } from './mains.ts';
import { packMains, type PackedMain } from './pack-mains.ts';
import { isPricedOut, type KnownPrices } from './price-proof.ts';

export type QuickDecision =
  | Readonly<{ outcome: 'INFEASIBLE' }>
  | Readonly<{ outcome: 'FEASIBLE'; assigned: readonly PackedMain[] }>
  | Readonly<{ outcome: 'UNDECIDED' }>;

/**
 * Search and proof take turns, each longer than the last: most questions are answered in a
 * fraction of a millisecond, one way or the other.
 */
const turns = [
  { moves: 200, rounds: 40 },
  { moves: 600, rounds: 60 },
] as const;
const stubbornTurns = [...turns, { moves: 12_000, rounds: 3000 }] as const;

/** Whether mains for all slots exist; sometimes it cannot tell. */
export function decideByWeighing(args: {
  problem: Problem;
  keepsCarbs: boolean;
  isStubborn: boolean;
  /** Of like problems. */
  known?: KnownPrices;
}): QuickDecision {
  const { problem, keepsCarbs, isStubborn, known = new Map() } = args;
  const mains = usefulMains(problem);
  const random = createRandom(problem.request.seed);
  for (const { moves, rounds } of isStubborn ? stubbornTurns : turns) {
    const assigned = packMains({ problem, mains, random, moves, keepsCarbs });
    if (assigned !== null) return { outcome: 'FEASIBLE', assigned };
    if (isPricedOut({ problem, mains, keepsCarbs, rounds, known }))
      return { outcome: 'INFEASIBLE' };
  }
  return { outcome: 'UNDECIDED' };
}

/** Why there is no plan: would one be possible if carbs did not matter? Null where it cannot tell. */
export function reasonByWeighing(problem: Problem): RefusalReason | null {
  const { outcome } = decideByWeighing({ problem, keepsCarbs: false, isStubborn: true });
  if (outcome === 'UNDECIDED') return null;
  return { code: 'NO_COMBINATION', because: outcome === 'FEASIBLE' ? 'CARBS' : 'RECIPES' };
}
