import type { FoodId } from '../../foods/food.ts';
import type { CompiledRecipe } from '../recipe.ts';

type RecipesByFood = ReadonlyMap<FoodId, readonly CompiledRecipe[]>;

/** Worked out once: the recipes of a content version never change. */
const known = new WeakMap<readonly CompiledRecipe[], RecipesByFood>();

/** Recipes that count the food, those with the most of it a serving first. */
export function recipesUsingFood(args: {
  recipes: readonly CompiledRecipe[];
  foodId: FoodId;
}): readonly CompiledRecipe[] {
  const byFood = known.get(args.recipes) ?? indexByFood(args.recipes);
  known.set(args.recipes, byFood);
  return byFood.get(args.foodId) ?? [];
}

function indexByFood(recipes: readonly CompiledRecipe[]): RecipesByFood {
  const uses = recipes.flatMap((recipe) => {
    return [...gramsPerServing(recipe)].map(([foodId, grams]) => ({ foodId, recipe, grams }));
  });
  const byFood = Map.groupBy(uses, ({ foodId }) => foodId);
  return new Map(
    [...byFood].map(([foodId, found]) => {
      const most = found.toSorted(
        (a, b) => b.grams - a.grams || (a.recipe.id < b.recipe.id ? -1 : 1),
      );
      return [foodId, most.map(({ recipe }) => recipe)];
    }),
  );
}

function gramsPerServing({ ingredients, servings }: CompiledRecipe): ReadonlyMap<FoodId, number> {
  const grams = new Map<FoodId, number>();
  for (const { foodId, standing, grams: each } of ingredients) {
    if (standing !== 'counted') continue;
    grams.set(foodId, (grams.get(foodId) ?? 0) + each / servings);
  }
  return grams;
}
