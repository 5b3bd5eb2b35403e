import type { FoodId } from '../../foods/food.ts';
import type { CompiledRecipe } from '../recipe.ts';

/** What is in most fridges, to be pressed: whole rows of four and of six. */
export const fridgeFoods: readonly FoodId[] = [
  'egg',
  'spinach',
  'feta',
  'chicken-breast',
  'zucchini',
  'button-mushroom',
  'bacon',
  'tomato',
  'avocado',
  'broccoli',
  'salmon',
  'ground-beef',
];

type Candidate = Pick<CompiledRecipe, 'id' | 'role' | 'ingredients'>;

export interface FromFridge<Recipe> {
  readonly recipe: Recipe;
  /** Foods it takes besides that most kitchens do not have. */
  readonly missing: readonly FoodId[];
}

/** Mains with all of the foods, those first that have the least to be bought besides. */
export function cookFromFridge<Recipe extends Candidate>(args: {
  recipes: readonly Recipe[];
  foodIds: readonly FoodId[];
  isStaple: (foodId: FoodId) => boolean;
}): readonly FromFridge<Recipe>[] {
  const { recipes, foodIds, isStaple } = args;
  if (foodIds.length === 0) return [];
  return recipes
    .filter(({ role }) => role === 'main')
    .map((recipe) => ({ recipe, foods: foodsOf(recipe) }))
    .filter(({ foods }) => foodIds.every((id) => foods.includes(id)))
    .map(({ recipe, foods }) => ({
      recipe,
      missing: foods.filter((id) => !foodIds.includes(id) && !isStaple(id)),
    }))
    .toSorted((a, b) => {
      return a.missing.length - b.missing.length || (a.recipe.id < b.recipe.id ? -1 : 1);
    });
}

const foodsOfIngredients = new WeakMap<CompiledRecipe['ingredients'], readonly FoodId[]>();

function foodsOf({ ingredients }: Candidate): readonly FoodId[] {
  const known = foodsOfIngredients.get(ingredients);
  if (known !== undefined) return known;
  const counted = ingredients.filter(({ standing }) => standing === 'counted');
  const foods = [...new Set(counted.map(({ foodId }) => foodId))];
  foodsOfIngredients.set(ingredients, foods);
  return foods;
}
