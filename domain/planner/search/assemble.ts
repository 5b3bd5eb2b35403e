import { repeatsAfterDaysOf } from '../catalog/horizon.ts';
import { nothing } from '../catalog/pool.ts';
import type { Problem } from '../pose/problem.ts';
import type { PlanState } from '../weigh/state.ts';
import { meals, roles, type Plan, type PlannedMeal, type PlannedRecipe } from '../types.ts';

/** The finished plan as plain data; locked meals come back exactly as they were given. */
export function assemblePlan(args: { problem: Problem; state: PlanState }): Plan {
  const { problem, state } = args;
  const { horizon } = state;
  return {
    firstWeekday: horizon.firstWeekday,
    repeatsAfterDays: repeatsAfterDaysOf(horizon.rule),
    days: Array.from({ length: horizon.days }, (_, day) => ({
      meals: Array.from({ length: horizon.mealsPerDay }, (__, place) =>
        assembleMeal({ problem, state, slot: day * horizon.mealsPerDay + place }),
      ),
    })),
  };
}

function assembleMeal(args: { problem: Problem; state: PlanState; slot: number }): PlannedMeal {
  const { problem, state, slot } = args;
  const meal = meals[state.horizon.slotMeal[slot]!]!;
  const day = state.horizon.slotDay[slot]!;
  const locked = problem.request.locked?.find((lock) => lock.day === day && lock.meal === meal);
  if (locked !== undefined) return { meal, recipes: locked.recipes };
  return { meal, recipes: plannedRecipes({ problem, state, slot }) };
}

function plannedRecipes(args: {
  problem: Problem;
  state: PlanState;
  slot: number;
}): PlannedRecipe[] {
  const { problem, state, slot } = args;
  return roles.flatMap((role, place) => {
    const item = state.choice[slot * 3 + place]!;
    if (item === nothing) return [];
    const { id } = problem.request.catalog.recipes[state.pool.catalogIndex[item]!]!;
    const isLeftover = place === 0 && state.isLeftover[slot] === 1;
    return [{ id, servingFactor: state.pool.servingFactor[item]!, isLeftover, role }];
  });
}
