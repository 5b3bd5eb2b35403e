import { assemblePlan } from '../../domain/planner/search/assemble.ts';
import { evaluatePlan, type Catalog, type PlannerProfile } from '../../domain/planner/index.ts';
import { poseProblem, portionsToTry } from '../../domain/planner/pose/pose-problem.ts';
import { improvePlan } from '../../domain/planner/search/improve.ts';
import { openSearch, startPlan } from '../../domain/planner/search/open-search.ts';
import { portions } from '../../domain/planner/weights.ts';

/**
 * Wider pools, more moves and one portion more than any member waits for. Not independent of the
 * method.
 */
export function bestKnown(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  days: number;
  runs: number;
  steps: number;
}): number {
  const { catalog, profile, days, runs, steps } = args;
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    const { problems } = poseProblem({ catalog, profile, days, seed: 1000 + run, steps });
    const [problem] = problems;
    const wished = problem.requirements.targets.portion;
    const larger = wished < portions.most ? [wished + portions.step] : [];
    for (const portion of [...larger, ...portionsToTry(problem)]) {
      const search = openSearch({ problem, portion, width: 80 / 48 });
      if (!startPlan(search)) continue;
      improvePlan([search]);
      const plan = assemblePlan({ problem, state: search.state });
      best = Math.min(best, evaluatePlan({ catalog, profile, plan }).objective);
      if (portion <= wished) break;
    }
  }
  return best;
}
