import { createHorizon } from '../catalog/horizon.ts';
import { poseProblem } from '../pose/pose-problem.ts';
import type { PlanRequest, Problem } from '../pose/problem.ts';
import type { RefusalReason } from '../types.ts';
import { buildModel, type Column } from './feasibility-model.ts';
import { decideByWeighing, reasonByWeighing } from './decide-by-weighing.ts';
import { solveModel, type SolveModel } from './solve-model.ts';

export type Proof =
  | Readonly<{ outcome: 'INFEASIBLE'; reasons: readonly RefusalReason[] }>
  | Readonly<{ outcome: 'FEASIBLE' }>
  | Readonly<{ outcome: 'UNDECIDED' }>;

type Decision =
  | Readonly<{ outcome: 'INFEASIBLE' }>
  /** What to cook where; empty where nothing was left to decide. */
  | Readonly<{ outcome: 'FEASIBLE'; assigned: readonly Column[] }>
  | Readonly<{ outcome: 'UNDECIDED' }>;

interface Question {
  readonly problem: Problem;
  readonly solve: SolveModel;
}

/** Decides whether any plan exists: by counting, by weighing, and by HiGHS where that is not enough. */
export async function provePlanInfeasible(
  request: PlanRequest,
  solve: SolveModel = solveModel,
): Promise<Proof> {
  const { problems, reasons } = poseProblem(request);
  if (reasons.length > 0) return { outcome: 'INFEASIBLE', reasons };
  const problem = problems.at(-1) ?? problems[0];
  const { outcome } = await decideProblem({ problem, solve });
  if (outcome !== 'INFEASIBLE') return { outcome };
  return { outcome, reasons: [await reasonFor({ problem, solve })] };
}

export async function decideProblem({ problem, solve }: Question): Promise<Decision> {
  const block = repeatingBlock(problem);
  const quick = decideByWeighing({ problem: block, keepsCarbs: true, isStubborn: true });
  if (quick.outcome === 'INFEASIBLE') return quick;
  if (quick.outcome === 'FEASIBLE') {
    return { outcome: 'FEASIBLE', assigned: repeat({ problem, block, chosen: quick.assigned }) };
  }
  return solveProblem({ problem, solve });
}

/** By HiGHS alone. */
export async function solveProblem({ problem, solve }: Question): Promise<Decision> {
  const block = repeatingBlock(problem);
  const model = buildModel({ problem: block, keepsCarbs: true });
  const solution = await solve(model);
  if (solution.outcome !== 'FEASIBLE') return solution;
  const chosen = model.columns.filter((_, number) => solution.values[number]! > 0.5);
  return { outcome: 'FEASIBLE', assigned: repeat({ problem, block, chosen }) };
}

/** Why a problem without a plan has none: would it be possible if carbs did not matter? */
export async function reasonFor({ problem, solve }: Question): Promise<RefusalReason> {
  const block = repeatingBlock(problem);
  const reason = reasonByWeighing(block);
  if (reason !== null) return reason;
  const { outcome } = await solve(buildModel({ problem: block, keepsCarbs: false }));
  return { code: 'NO_COMBINATION', because: outcome === 'FEASIBLE' ? 'CARBS' : 'RECIPES' };
}

/**
 * A long plan without locks exists if and only if one block of as many days as the rule about
 * repetition spans exists: it can be repeated, and every plan begins with one.
 */
function repeatingBlock(problem: Problem): Problem {
  const { horizon, locks, requirements } = problem;
  const { everydayDays, otherDays } = horizon.rule;
  const repeats = everydayDays === otherDays && otherDays % 7 === 0;
  if (!repeats || locks.slots.length > 0 || horizon.days <= otherDays) return problem;
  const { firstWeekday, rule } = horizon;
  const shorter = createHorizon({ requirements, days: otherDays, firstWeekday, rule });
  return { ...problem, horizon: shorter };
}

function repeat(args: { problem: Problem; block: Problem; chosen: readonly Column[] }): Column[] {
  const { problem, block, chosen } = args;
  const { slotCount } = problem.horizon;
  const period = block.horizon.slotCount;
  return Array.from({ length: Math.ceil(slotCount / period) }, (_, turn) =>
    chosen.map((column) => ({ ...column, slot: column.slot + turn * period })),
  )
    .flat()
    .filter(({ slot }) => slot < slotCount);
}
