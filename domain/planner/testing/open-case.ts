import { assemblePlan } from '../search/assemble.ts';
import { evaluatePlan } from '../judge/evaluate.ts';
import { findStart } from '../search/find-start.ts';
import { poseProblem } from '../pose/pose-problem.ts';
import type { OpenSearch } from '../search/open-search.ts';
import type { PlanningCase } from './arbitraries.ts';

/** A first plan to search from, null where there is none. */
export function openCase(planning: PlanningCase, acceptedDays?: 3): OpenSearch | null {
  const profile = { ...planning.profile, repeatsAfterDays: acceptedDays };
  const { problems, reasons } = poseProblem({ ...planning, profile });
  return reasons.length > 0 ? null : findStart({ problem: problems[0] });
}

/** What the oracle says of where a search is; throws where a rule is broken. */
export function objectiveOf({ problem, state }: OpenSearch): number {
  const { catalog, profile } = problem.request;
  const plan = assemblePlan({ problem, state });
  const { objective, violations } = evaluatePlan({ catalog, profile, plan });
  if (violations.length > 0) throw new Error(`Broken: ${JSON.stringify(violations)}`);
  return objective;
}
