import { anneal } from './anneal.ts';
import { descend } from './descent.ts';
import { listMoves, type Moves } from '../weigh/moves.ts';
import { createRandom } from '../random.ts';
import type { OpenSearch } from './open-search.ts';
import { createSnapshot, restoreSnapshot, takeSnapshot, type Snapshot } from '../weigh/snapshot.ts';
import type { PlanState } from '../weigh/state.ts';
import { defaultSteps, portionBehind } from '../weights.ts';

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
const shortly: readonly Generation[] = [
  { searches: 3, share: 0.5 },
  { searches: 2, share: 0.5 },
];
const usually: readonly Generation[] = [
  { searches: 16, share: 0.4 },
  { searches: 6, share: 0.35 },
  { searches: 2, share: 0.25 },
];
const briefly: readonly Generation[] = [{ searches: 1, share: 1 }];

/** A search on its way, with the plans that its next generation is made of. */
interface Lineage {
  readonly search: OpenSearch;
  readonly all: Moves;
  parents: readonly Found[];
  best: Found;
  seed: number;
}

/**
 * Leaves the best plan found from those that stand, one for each portion that may suit. They share
 * the generations until one is clearly ahead; that one gets the rest. Returns its search.
 */
export function improvePlan(searches: readonly [OpenSearch, ...OpenSearch[]]): OpenSearch {
  const { steps, generations } = scheduleFor(searches[0]);
  let lineages = searches.map(beginLineage);
  for (const generation of generations) {
    for (const lineage of lineages) {
      grow({ lineage, generation, steps, sharedBy: lineages.length });
    }
    lineages = thoseNotBehind(lineages);
  }
  const { search, all, best } = bestOf(lineages);
  restoreSnapshot(search.state, best);
  descend({ state: search.state, moves: all });
  return search;
}

function bestOf(lineages: readonly Lineage[]): Lineage {
  return lineages.reduce((best, lineage) =>
    lineage.best.objective < best.best.objective ? lineage : best,
  );
}

function thoseNotBehind(lineages: readonly Lineage[]): Lineage[] {
  const most = bestOf(lineages).best.objective * (1 + portionBehind);
  return lineages.filter(({ best }) => best.objective <= most);
}

function scheduleFor({ problem, state }: OpenSearch) {
  const { base, perWeek, perCandidate, fewShare, fewestShare } = defaultSteps;
  const usual = base + perWeek * problem.horizon.weekCount + perCandidate * state.pool.size;
  const { steps = usual } = problem.request;
  if (steps < fewestShare * usual) return { steps, generations: briefly };
  return { steps, generations: steps < fewShare * usual ? shortly : usually };
}

function beginLineage(search: OpenSearch): Lineage {
  const { state, problem } = search;
  const standing = keep(state);
  return {
    search,
    all: listMoves({ state }),
    parents: [standing],
    best: { ...standing, objective: Infinity },
    seed: problem.request.seed ^ 0x5eed,
  };
}

/** A generation, or its share where others have theirs. */
function grow(args: {
  lineage: Lineage;
  generation: Generation;
  steps: number;
  sharedBy: number;
}): void {
  const { lineage, generation, sharedBy } = args;
  const { search, all, parents } = lineage;
  const { state } = search;
  const isFirst = lineage.best.objective === Infinity;
  const moves = isFirst ? all : listMoves({ state, among: parents });
  const searches = Math.ceil(generation.searches / sharedBy);
  const steps = (args.steps * generation.share) / sharedBy / searches;
  const found = Array.from({ length: searches }, (_, number) => {
    restoreSnapshot(state, parents[number % parents.length]!);
    anneal({ state, moves, random: createRandom(lineage.seed++), steps });
    // Over all recipes this takes longer than it gains, except for the last search.
    if (!isFirst) descend({ state, moves });
    return keep(state);
  });
  lineage.parents = found.toSorted((left, right) => left.objective - right.objective);
  const [best] = lineage.parents;
  if (best!.objective < lineage.best.objective) lineage.best = best!;
}

function keep(state: PlanState): Found {
  const found = { ...createSnapshot(state), objective: state.objective };
  takeSnapshot(state, found);
  return found;
}
