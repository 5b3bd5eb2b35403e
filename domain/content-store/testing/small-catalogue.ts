import { perLanguage } from '../../../lib/language.ts';
import type { Food } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

/** The parts of an index of content that a draft is judged beside, of a few foods and recipes. */
export function indexFoods(foods: readonly Food[], recipes: readonly CompiledRecipe[] = []) {
  return {
    foods,
    foodsById: new Map(foods.map((food) => [food.id, food])),
    foodsBySlug: perLanguage(
      (language) => new Map(foods.map((food) => [food.slugs[language], food])),
    ),
    recipesBySlug: perLanguage(
      (language) => new Map(recipes.map((recipe) => [recipe.texts[language].slug, recipe])),
    ),
  };
}
