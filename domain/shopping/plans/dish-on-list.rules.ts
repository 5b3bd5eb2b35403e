import type { RecipeId } from '../../recipes/recipe.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import type { Fact } from '../operations/list-operation.ts';

interface DishOfPlan {
  readonly planId: string;
  /** On which it is cooked. */
  readonly day: number;
  readonly recipeId: RecipeId;
}

const known = new WeakMap<readonly Fact[], ReadonlySet<string>>();

/** Whether a dish of a plan is on the list with its plan: adding it would buy it twice. */
export function isDishOnList({ facts, ...dish }: DishOfPlan & { facts: readonly Fact[] }): boolean {
  const dishes = known.get(facts) ?? dishesOnList(facts);
  known.set(facts, dishes);
  return dishes.has(nameOf(dish));
}

function dishesOnList(facts: readonly Fact[]): ReadonlySet<string> {
  const additions = new Set(factsOfKind(facts, 'recipe').map(({ additionId }) => additionId));
  const dishes = factsOfKind(facts, 'plan').flatMap(({ mealPlanId: planId, dishes: ofPlan }) =>
    ofPlan.map((dish) => ({ ...dish, planId })),
  );
  return new Set(dishes.filter(({ additionId }) => additions.has(additionId)).map(nameOf));
}

function nameOf({ planId, day, recipeId }: DishOfPlan): string {
  return `${planId} ${day} ${recipeId}`;
}
