import type { Food, FoodId } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

/** What the list says of a dish, with the foods that make it so. */
export interface RecipeLabel {
  /** An avoid group, GLUTEN, NOT_VEGAN or NOT_VEGETARIAN. */
  readonly name: string;
  readonly foodIds: readonly FoodId[];
}

type Foods = ReadonlyMap<FoodId, Food>;

/** Why it is no dish for somebody: each label with the foods that bring it. */
export function labelsOf(recipe: CompiledRecipe, foods: Foods): readonly RecipeLabel[] {
  const listed = recipe.ingredients
    .filter(({ standing }) => standing !== 'alternative')
    .flatMap(({ foodId }) => foods.get(foodId) ?? []);
  const withFoods = (name: string, brings: (food: Food) => boolean): RecipeLabel[] => {
    const foodIds = [...new Set(listed.filter(brings).map(({ id }) => id))];
    return foodIds.length === 0 ? [] : [{ name, foodIds }];
  };
  return [
    ...recipe.avoidGroups.flatMap((group) =>
      withFoods(group, (food) => food.avoidGroups.includes(group)),
    ),
    ...withFoods('GLUTEN', ({ hasGluten }) => hasGluten),
    ...withFoods('NOT_VEGETARIAN', ({ diet }) => diet === 'none'),
    ...withFoods('NOT_VEGAN', ({ diet }) => diet === 'vegetarian'),
  ];
}
