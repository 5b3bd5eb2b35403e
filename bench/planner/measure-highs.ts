import { assemblePlan } from '../../domain/planner/search/assemble.ts';
import { evaluatePlan } from '../../domain/planner/index.ts';
import { poseProblem } from '../../domain/planner/pose/pose-problem.ts';
import { improvePlan } from '../../domain/planner/search/improve.ts';
import { openSearch, startPlan } from '../../domain/planner/search/open-search.ts';
import { solveWeek } from './highs-week.ts';
import { createInstances } from './instances.ts';
import { percentile, time } from './timing.ts';

export interface HighsFigures {
  readonly instances: number;
  readonly seconds: number;
  /** Above 0 the solver found the better week. */
  readonly medianPercent: number;
  readonly worstPercent: number;
  readonly polishMs: number;
}

/** Steps that fit into 25 ms of the machine class of the goals. */
const polishSteps = 850_000;

/** The search with some more time against HiGHS with very much, on half the pool as in the study. */
export function measureHighs(args: { count: number; seconds: number }): HighsFigures {
  const { count, seconds } = args;
  const { catalog, profiles } = createInstances({ size: 1200, profiles: 4 * count });
  const gaps: number[] = [];
  const polishMs: number[] = [];
  for (const profile of profiles) {
    if (gaps.length === count) break;
    const request = { catalog, profile, days: 7, seed: 7, steps: polishSteps };
    const [problem] = poseProblem(request).problems;
    const { portion } = problem.requirements.targets;
    const search = openSearch({ problem, portion });
    // Where breakfasts come back within the week the program would be another one.
    if (problem.horizon.hasSoftRepeats || !startPlan(search)) continue;
    polishMs.push(time({ tries: 1, run: () => improvePlan([search]) }).cpuMs);
    const plan = assemblePlan({ problem, state: search.state });
    const { objective } = evaluatePlan({ catalog, profile, plan });
    const reference = solveWeek({ search: openSearch({ problem, portion, width: 0.5 }), seconds });
    if (reference === null) continue;
    const judged = evaluatePlan({ catalog, profile, plan: reference.plan });
    // A solver stopped in time may leave a cost of its program unneededly high, never too low.
    const isSame = judged.objective < reference.objective + 1e-3;
    if (!isSame || judged.violations.length > 0) throw new Error('The program is not the problem');
    gaps.push(100 * (objective / judged.objective - 1));
  }
  return {
    instances: gaps.length,
    seconds,
    medianPercent: percentile({ values: gaps, share: 0.5 }),
    worstPercent: Math.max(...gaps),
    polishMs: percentile({ values: polishMs, share: 0.5 }),
  };
}
