import type { Catalog } from '../catalog/catalog.ts';
import { partsOfLeftover, partsOfMain, partsOfSide } from './change-parts.ts';
import { createCheapestLists, listItems, offer } from '../catalog/cheapest-lists.ts';
import { recipeCosts } from '../judge/evaluate-costs.ts';
import { candidateList } from '../weigh/moves.ts';
import { deltaOfLeftover, deltaOfMain, deltaOfSide } from '../weigh/delta.ts';
import type { Horizon } from '../catalog/horizon.ts';
import { loadPlan } from './load-plan.ts';
import { openSearch } from '../search/open-search.ts';
import { shortlist } from './shortlist.ts';
import type { PlanState } from '../weigh/state.ts';
import {
  meals,
  roles,
  type Alternative,
  type Plan,
  type PlannedMeal,
  type PlannerProfile,
  type Slot,
} from '../types.ts';

/**
 * The `count` best other recipes for a slot, each within all hard rules, best first. A slot whose
 * role is empty so far gets additions; a lunch may also get yesterday's dinner.
 */
export function alternatives(args: {
  catalog: Catalog;
  profile: PlannerProfile;
  plan: Plan;
  slot: Slot;
  count: number;
}): Alternative[] {
  const { catalog, profile, plan, slot, count } = args;
  const role = roles.indexOf(slot.role);
  const problem = loadPlan({
    catalog,
    profile,
    plan,
    wanted: (horizon) => ({ role, slotClass: horizon.slotClass[slotNumber({ horizon, slot })]! }),
  });
  const portion = portionIn({ plan, slot }) ?? problem.requirements.targets.portion;
  const position = slotNumber({ horizon: problem.horizon, slot }) * 3 + role;
  const chosen = shortlist({ problem, portion, position, count });
  const { state } = openSearch({ problem, portion, chosen });
  const ranked = rankItems({ state, position, count });
  const costsOf = recipeCosts({ catalog, profile });
  const found = ranked.map(({ item, delta }): Alternative => {
    const { id } = catalog.recipes[state.pool.catalogIndex[item]!]!;
    const change = { catalog, costsOf, state, next: item };
    const parts =
      role === 0
        ? partsOfMain({ ...change, slot: position / 3 })
        : partsOfSide({ ...change, position });
    const servingFactor = state.pool.servingFactor[item]!;
    return { id, role: slot.role, servingFactor, isLeftover: false, deltaObjective: delta, parts };
  });
  const leftover = role === 0 ? leftoverFor({ catalog, costsOf, state, position }) : [];
  return [...found, ...leftover]
    .toSorted((left, right) => left.deltaObjective - right.deltaObjective)
    .slice(0, count);
}

/** The plan with an alternative in its place, and with it the lunch that is its leftover. */
export function withAlternative(args: { plan: Plan; slot: Slot; alternative: Alternative }): Plan {
  const { plan, slot, alternative } = args;
  const { id, role, servingFactor, isLeftover } = alternative;
  const planned = { id, role, servingFactor, isLeftover };
  const before = findMeal(args)?.recipes.find((recipe) => recipe.role === slot.role);
  const isNextLunch = (day: number, meal: PlannedMeal) =>
    slot.meal === 'DINNER' && slot.role === 'main' && day === slot.day + 1 && meal.meal === 'LUNCH';
  const days = plan.days.map((planDay, day) => ({
    meals: planDay.meals.map((meal) => {
      if (day === slot.day && meal.meal === slot.meal) {
        const others = meal.recipes.filter((recipe) => recipe !== before);
        return { ...meal, recipes: byRole([planned, ...others]) };
      }
      if (!isNextLunch(day, meal)) return meal;
      const recipes = meal.recipes.map((recipe) =>
        recipe.isLeftover && recipe.id === before?.id ? { ...recipe, id } : recipe,
      );
      return { ...meal, recipes };
    }),
  }));
  return { ...plan, days };
}

function byRole<Planned extends { role: (typeof roles)[number] }>(recipes: Planned[]): Planned[] {
  return recipes.toSorted((left, right) => roles.indexOf(left.role) - roles.indexOf(right.role));
}

function findMeal(args: { plan: Plan; slot: Slot }): PlannedMeal | undefined {
  return args.plan.days[args.slot.day]?.meals.find(({ meal }) => meal === args.slot.meal);
}

/** As much as is eaten there now, or elsewhere in the plan. */
function portionIn(args: { plan: Plan; slot: Slot }): number | null {
  const here = findMeal(args)?.recipes ?? [];
  const anywhere = args.plan.days.flatMap(({ meals: all }) => all.flatMap((meal) => meal.recipes));
  const current = here.find(({ role }) => role === args.slot.role) ?? here[0] ?? anywhere[0];
  return current?.servingFactor ?? null;
}

function slotNumber(args: { horizon: Horizon; slot: Slot }): number {
  const { horizon, slot } = args;
  const place = meals.indexOf(slot.meal) - (3 - horizon.mealsPerDay);
  if (place < 0 || slot.day < 0 || slot.day >= horizon.days) {
    throw new RangeError(`planner: no ${slot.meal} on day ${slot.day}`);
  }
  return slot.day * horizon.mealsPerDay + place;
}

function rankItems(args: { state: PlanState; position: number; count: number }) {
  const { state, position, count } = args;
  const best = createCheapestLists([count]);
  const deltas = new Map<number, number>();
  for (const item of candidateList({ state, position })) {
    const limit = best.worst[0]!;
    const delta =
      position % 3 === 0
        ? deltaOfMain(state, position / 3, item, limit)
        : deltaOfSide(state, position, item, limit);
    if (delta >= limit) continue;
    offer(best, 0, delta, item);
    deltas.set(item, delta);
  }
  return Array.from(listItems(best, 0), (item) => ({ item, delta: deltas.get(item)! })).toSorted(
    (left, right) => left.delta - right.delta || left.item - right.item,
  );
}

function leftoverFor(args: {
  catalog: Catalog;
  costsOf: ReturnType<typeof recipeCosts>;
  state: PlanState;
  position: number;
}): Alternative[] {
  const { catalog, costsOf, state, position } = args;
  const slot = position / 3;
  const deltaObjective = deltaOfLeftover(state, slot);
  if (deltaObjective === Infinity) return [];
  const item = state.choice[(slot - state.horizon.mealsPerDay + 1) * 3]!;
  const { id } = catalog.recipes[state.pool.catalogIndex[item]!]!;
  const servingFactor = state.pool.servingFactor[item]!;
  const parts = partsOfLeftover({ catalog, costsOf, state, slot });
  return [{ id, role: 'main', servingFactor, isLeftover: true, deltaObjective, parts }];
}
