import { assemblePlan } from '../../domain/planner/search/assemble.ts';
import { evaluatePlan, type Catalog, type PlannerProfile } from '../../domain/planner/index.ts';
import { poseProblem, portionsToTry } from '../../domain/planner/pose/pose-problem.ts';
import { improvePlan } from '../../domain/planner/search/improve.ts';
import { openSearch, startPlan } from '../../domain/planner/search/open-search.ts';

/** Wider pools and more moves than any member waits for. Not independent of the method. */
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
    for (const portion of portionsToTry(problems[0].requirements)) {
      const search = openSearch({ problem: problems[0], portion, width: 80 / 48 });
      if (!startPlan(search)) continue;
      improvePlan(search);
      const plan = assemblePlan({ problem: problems[0], state: search.state });
      best = Math.min(best, evaluatePlan({ catalog, profile, plan }).objective);
      break;
    }
  }
  return best;
}
