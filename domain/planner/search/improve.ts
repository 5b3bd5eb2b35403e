import { anneal } from './anneal.ts';
import { descend } from './descent.ts';
import { listMoves } from '../weigh/moves.ts';
import { createRandom } from '../random.ts';
import type { OpenSearch } from './open-search.ts';
import { createSnapshot, restoreSnapshot, takeSnapshot, type Snapshot } from '../weigh/snapshot.ts';
import type { PlanState } from '../weigh/state.ts';
import { defaultSteps } from '../weights.ts';

interface Found extends Snapshot {
  readonly objective: number;
}

/** How many searches, and what share of all steps they have together. */
interface Generation {
  readonly searches: number;
  readonly share: number;
}

/**
 * Each search ends in another of the many good plans, so the recipes these chose are worth more than
 * the rest of the pool: the next generation chooses among those alone, and finds what combines them.
 */
const usually: readonly Generation[] = [
  { searches: 3, share: 0.5 },
  { searches: 2, share: 0.5 },
];
const atLength: readonly Generation[] = [
  { searches: 8, share: 0.3 },
  { searches: 5, share: 0.35 },
  { searches: 3, share: 0.35 },
];
const briefly: readonly Generation[] = [{ searches: 1, share: 1 }];

/** Leaves the best plan found from the one that stands. */
export function improvePlan({ problem, state }: OpenSearch): void {
  const { base, perWeek, perCandidate, longest } = defaultSteps;
  const usual = base + perWeek * problem.horizon.weekCount + perCandidate * state.pool.size;
  const { seed, steps = usual } = problem.request;
  const generations =
    steps > longest * usual ? atLength : steps * longest < usual ? briefly : usually;
  const all = listMoves({ state });
  let parents = [keep(state)];
  let best = { ...parents[0]!, objective: Infinity };
  let searchSeed = seed ^ 0x5eed;
  for (const [generation, { searches, share }] of generations.entries()) {
    const isFirst = generation === 0;
    const moves = isFirst ? all : listMoves({ state, among: parents });
    const found = Array.from({ length: searches }, (_, number) => {
      restoreSnapshot(state, parents[number % parents.length]!);
      const random = createRandom(searchSeed++);
      anneal({ state, moves, random, steps: (steps * share) / searches });
      // Among all recipes it takes longer than what it gains, but for the last.
      if (!isFirst) descend({ state, moves });
      return keep(state);
    });
    parents = found.toSorted((left, right) => left.objective - right.objective);
    if (parents[0]!.objective < best.objective) best = parents[0]!;
  }
  restoreSnapshot(state, best);
  descend({ state, moves: all });
}

function keep(state: PlanState): Found {
  const found = { ...createSnapshot(state), objective: state.objective };
  takeSnapshot(state, found);
  return found;
}
