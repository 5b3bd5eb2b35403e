import type { RecipeId } from '../../recipes/recipe.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import type { Fact } from '../operations/list-operation.ts';

interface DishOfPlan {
  readonly planId: string;
  /** On which it is cooked. */
  readonly day: number;
  readonly recipeId: RecipeId;
}

/** For how many servings each dish is bought, by its name. */
type ListedDishes = ReadonlyMap<string, readonly number[]>;

const known = new WeakMap<readonly Fact[], ListedDishes>();

/** Whether a dish of a plan is on the list with its plan: adding it would buy it twice. */
export function isDishOnList({ facts, ...dish }: DishOfPlan & { facts: readonly Fact[] }): boolean {
  return listedDishes(facts).has(nameOf(dish));
}

/** Whether it is there for just so many servings. */
export function isDishOnListFor({
  facts,
  servings,
  ...dish
}: DishOfPlan & { facts: readonly Fact[]; servings: number }): boolean {
  return listedDishes(facts).get(nameOf(dish))?.includes(servings) ?? false;
}

function listedDishes(facts: readonly Fact[]): ListedDishes {
  const dishes = known.get(facts) ?? dishesOnList(facts);
  known.set(facts, dishes);
  return dishes;
}

function dishesOnList(facts: readonly Fact[]): ListedDishes {
  const bought = new Map(
    factsOfKind(facts, 'recipe').map(({ additionId, servings }) => [additionId, servings]),
  );
  const dishes = new Map<string, number[]>();
  for (const { mealPlanId: planId, dishes: ofPlan } of factsOfKind(facts, 'plan')) {
    for (const { additionId, ...dish } of ofPlan) {
      const servings = bought.get(additionId);
      if (servings === undefined) continue;
      const name = nameOf({ ...dish, planId });
      dishes.set(name, [...(dishes.get(name) ?? []), servings]);
    }
  }
  return dishes;
}

function nameOf({ planId, day, recipeId }: DishOfPlan): string {
  return `${planId} ${day} ${recipeId}`;
}
