import { decideProblem, reasonFor } from './exact/prove-infeasible.ts';
import { solveModel, type SolveModel } from './exact/solve-model.ts';
import { finishPlan, generatePlan, refuse, searchFrom } from './generate-plan.ts';
import { givesWayFreely } from './catalog/horizon.ts';
import { poseProblem } from './pose/pose-problem.ts';
import type { PlanRequest } from './pose/problem.ts';
import { findLeastOfEverything, relaxationsToTry } from './refuse/relax.ts';
import type { Refusal, Relaxation, Success, Undecided } from './types.ts';

/**
 * `generatePlan`, and where that is undecided HiGHS: a plan the search missed, or a proof that
 * there is none. Undecided only where the solver gave up. `solve` may run elsewhere, as the solver
 * can take a second.
 */
export async function generatePlanOrExplain(
  request: PlanRequest,
  solve: SolveModel = solveModel,
): Promise<Success | Refusal | Undecided> {
  const result = generatePlan(request);
  if (result.ok) return result;
  if (result.proven) return withSomeRelaxation({ request, refusal: result, solve });
  const { problems } = poseProblem(request);
  for (const problem of problems) {
    if (givesWayFreely(problem.horizon.rule)) continue;
    const decision = await decideProblem({ problem, solve });
    if (decision.outcome === 'FEASIBLE') {
      return finishPlan([searchFrom({ problem, assigned: decision.assigned })]);
    }
    if (decision.outcome === 'UNDECIDED') return { ok: false, proven: false };
  }
  const reason = await reasonFor({ problem: problems.at(-1) ?? problems[0], solve });
  return withSomeRelaxation({ request, refusal: refuse({ request, reasons: [reason] }), solve });
}

/** Each may take a second. */
const mostProofs = 12;

/** The solver looks for a way out only where nothing quicker found one. */
async function withSomeRelaxation(args: {
  request: PlanRequest;
  refusal: Refusal;
  solve: SolveModel;
}): Promise<Refusal> {
  const { request, refusal, solve } = args;
  if (refusal.relaxations.length > 0) return refusal;
  const found = (await solveRelaxation({ request, solve })) ?? findLeastOfEverything(request);
  return { ...refusal, relaxations: found === null ? [] : [found] };
}

async function solveRelaxation(args: {
  request: PlanRequest;
  solve: SolveModel;
}): Promise<Relaxation | null> {
  let proofsLeft = mostProofs;
  for (const { request, changes, weight } of relaxationsToTry(args.request)) {
    const { problems, reasons } = poseProblem(request);
    if (reasons.length > 0) continue;
    if (proofsLeft-- === 0) return null;
    const problem = problems.at(-1) ?? problems[0];
    const { outcome } = await decideProblem({ problem, solve: args.solve });
    if (outcome === 'FEASIBLE') return { changes, weight };
  }
  return null;
}
