import type { Catalog } from './catalog.ts';
import { explainState } from './explain.ts';
import { loadPlan } from './load-plan.ts';
import type { Plan, PlannerProfile, RecipeWhy } from './types.ts';

/** The reasons for every recipe of a plan as it is now, after swaps and edits too. */
export function explainPlan(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  plan: Plan;
}): RecipeWhy[] {
  const { catalog, profile } = args;
  const { state } = loadPlan({ ...args, wanted: () => null, portion: null });
  state.isFixed.fill(0);
  return explainState({ catalog, profile, state });
}
