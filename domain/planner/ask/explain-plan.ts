import type { Catalog } from '../catalog/catalog.ts';
import { explainState } from './explain.ts';
import { loadPlan } from './load-plan.ts';
import { openSearch } from '../search/open-search.ts';
import type { Plan, PlannerProfile, RecipeWhy } from '../types.ts';

/** The reasons for every recipe of a plan as it is now, after swaps and edits too. */
export function explainPlan(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  plan: Plan;
}): RecipeWhy[] {
  const { catalog, profile } = args;
  const problem = loadPlan(args);
  const { portion } = problem.requirements.targets;
  const { state } = openSearch({ problem, portion });
  state.isFixed.fill(0);
  return explainState({ catalog, profile, state });
}
