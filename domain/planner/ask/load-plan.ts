import { describeSurvivors, type Candidates } from '../catalog/candidates.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { createHorizon, type Horizon, type RepeatRule } from '../catalog/horizon.ts';
import { resolveLocks } from '../pose/locks.ts';
import type { Problem } from '../pose/problem.ts';
import { requirementsOf, type Requirements } from '../catalog/requirements.ts';
import type { LockedMeal, Plan, PlannerProfile } from '../types.ts';
import { mostPlanDays, repeatDays } from '../weights.ts';

/** Which candidates a question about a plan needs; the fewer, the faster the answer. */
interface Wanted {
  readonly role: number;
  readonly slotClass: number;
}

/**
 * A finished plan, perhaps changed by its member since, as a problem with all its meals locked.
 * Recipes the catalogue no longer knows are left out, whatever rules the plan breaks by now.
 */
export function loadPlan(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  plan: Plan;
  wanted?: (horizon: Horizon) => Wanted;
}): Problem {
  const { catalog, profile, plan, wanted } = args;
  const days = plan.days.length;
  if (days < 1 || days > mostPlanDays) throw new RangeError(`planner: plan of ${days} days`);
  const requirements = requirementsOf({ ...profile, mealsPerDay: mealsPerDayOf(plan) });
  const horizon = createHorizon({
    requirements,
    days,
    firstWeekday: plan.firstWeekday,
    rule: loadedRule({ profile, plan, isHurried: requirements.isHurried }),
  });
  const locked = knownMeals({ catalog, plan });
  const locks = resolveLocks({ catalog, horizon, locked });
  const candidates = wantedCandidates({ catalog, requirements, wanted: wanted?.(horizon) });
  const request = { catalog, profile, days, seed: 0, locked };
  return { request, requirements, candidates, horizon, locks };
}

function loadedRule(args: { profile: PlannerProfile; plan: Plan; isHurried: boolean }): RepeatRule {
  const { profile, plan, isHurried } = args;
  const otherDays = profile.repeatsAfterDays ?? (plan.repeatsAfterDays === 14 ? 14 : 7);
  const everydayDays = isHurried ? repeatDays.hurried : plan.repeatsAfterDays;
  const { usual } = repeatDays;
  return { everydayDays, otherDays, everydayDaysBefore: usual, otherDaysBefore: usual };
}

function mealsPerDayOf(plan: Plan): 2 | 3 {
  return plan.days.some(({ meals }) => meals.some(({ meal }) => meal === 'BREAKFAST')) ? 3 : 2;
}

function knownMeals(args: { catalog: Catalog; plan: Plan }): LockedMeal[] {
  return args.plan.days.flatMap(({ meals }, day) =>
    meals.map(({ meal, recipes }) => ({
      day,
      meal,
      recipes: recipes.filter(({ id }) => args.catalog.indexById.has(id)).slice(0, 3),
    })),
  );
}

function wantedCandidates(args: {
  catalog: Catalog;
  requirements: Requirements;
  wanted: Wanted | undefined;
}): Candidates {
  const { catalog, requirements, wanted } = args;
  if (wanted === undefined) return describeSurvivors({ catalog, requirements });
  const { role, slotClass } = wanted;
  const inPlace = catalog.filters.byPlace[role * 3 + (slotClass >> 1)]!;
  return describeSurvivors({ catalog, requirements, wanted: inPlace, classes: 1 << slotClass });
}
