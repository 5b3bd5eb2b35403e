import { assemblePlan } from './search/assemble.ts';
import { evaluatePlan } from './judge/evaluate.ts';
import type { Violation } from './judge/evaluate-rules.ts';
import { decideByWeighing, reasonByWeighing } from './exact/decide-by-weighing.ts';
import type { PackedMain } from './exact/pack-mains.ts';
import { explainPlan } from './ask/explain-plan.ts';
import { fitPortions } from './search/fit-portions.ts';
import { findStarts } from './search/find-start.ts';
import { poseProblem } from './pose/pose-problem.ts';
import type { PlanRequest, Problem } from './pose/problem.ts';
import { givesWayFreely } from './catalog/horizon.ts';
import { findRelaxations } from './refuse/relax.ts';
import { improvePlan } from './search/improve.ts';
import { openSearch, startFrom, type OpenSearch } from './search/open-search.ts';
import { meals, type Refusal, type RefusalReason, type Success, type Undecided } from './types.ts';

/**
 * A plan, or a refusal that counting or weighing proves, with what to relax. Undecided is neither:
 * nothing was found and nothing proven, so ask `generatePlanOrExplain`.
 */
export function generatePlan(request: PlanRequest): Success | Refusal | Undecided {
  const { problems, reasons } = poseProblem(request);
  if (reasons.length > 0) return refuse({ request, reasons });
  const last = problems.at(-1) ?? problems[0];
  for (const problem of problems) {
    const [first, ...others] = findStarts({ problem });
    if (first !== undefined) return finishPlan([first, ...others]);
    if (givesWayFreely(problem.horizon.rule)) continue;
    const decision = decideByWeighing({ problem, keepsCarbs: true, isStubborn: true });
    if (decision.outcome === 'FEASIBLE') {
      return finishPlan([searchFrom({ problem, assigned: decision.assigned })]);
    }
    if (decision.outcome === 'INFEASIBLE') continue;
    if (problem === last || !isProvenImpossible(last)) return { ok: false, proven: false };
    break;
  }
  const because = reasonByWeighing(last);
  return because === null ? { ok: false, proven: false } : refuse({ request, reasons: [because] });
}

function isProvenImpossible(problem: Problem): boolean {
  const decision = decideByWeighing({ problem, keepsCarbs: true, isStubborn: true });
  return decision.outcome === 'INFEASIBLE';
}

export function refuse(args: { request: PlanRequest; reasons: readonly RefusalReason[] }): Refusal {
  const relaxations = findRelaxations(args.request);
  return { ok: false, proven: true, reasons: args.reasons, relaxations };
}

/** Starts from mains found without regard to how good they are. */
export function searchFrom(args: {
  problem: Problem;
  assigned: readonly PackedMain[];
}): OpenSearch {
  const { problem, assigned } = args;
  const extra = assigned.flatMap(({ position }) => (position < 0 ? [] : [position]));
  const search = openSearch({ problem, portion: problem.requirements.leastPortion, extra });
  startFrom({ search, assigned });
  return search;
}

/** The best plan that follows from one of the starts. */
export function finishPlan(starts: readonly [OpenSearch, ...OpenSearch[]]): Success {
  const { problem, state } = improvePlan(starts);
  const { catalog, profile } = problem.request;
  const plan = fitPortions({ problem, plan: assemblePlan({ problem, state }) });
  const { objective, parts, violations } = evaluatePlan({ catalog, profile, plan });
  refuseInvalid({ violations, problem });
  const why = explainPlan({ catalog, profile, plan }).filter(
    ({ day, meal }) => !problem.request.locked?.some((own) => own.day === day && own.meal === meal),
  );
  return { ok: true, plan, objective, parts, why, repeatsAfterDays: plan.repeatsAfterDays };
}

/** The last guard before a plate: what a member avoids must never be served, not even by a bug. */
function refuseInvalid(args: { violations: readonly Violation[]; problem: Problem }): void {
  const { horizon, locks } = args.problem;
  const ownMeals = locks.slots.map(({ slot }) => {
    return `${horizon.slotDay[slot]} ${meals[horizon.slotMeal[slot]!]}`;
  });
  const broken = args.violations.find(
    (violation) =>
      !('meal' in violation && ownMeals.includes(`${violation.day} ${violation.meal}`)),
  );
  if (broken !== undefined) throw new Error(`planner: invalid plan, ${JSON.stringify(broken)}`);
}
