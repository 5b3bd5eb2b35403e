import { perLanguage } from '../../lib/language.ts';
import type { PerLanguage } from '../../lib/language.ts';
import type { Food, FoodId } from '../foods/food.ts';
import type { CompiledContent } from './files/compile-content.ts';
import type { CompiledRecipe, RecipeId } from './recipe.ts';

/** Finds foods and recipes by what people and links call them. Built once per content version. */
export type ContentIndex = Readonly<{
  version: string;
  foods: readonly Food[];
  recipes: readonly CompiledRecipe[];
  foodsById: ReadonlyMap<FoodId, Food>;
  recipesById: ReadonlyMap<RecipeId, CompiledRecipe>;
  foodsBySlug: PerLanguage<ReadonlyMap<string, Food>>;
  recipesBySlug: PerLanguage<ReadonlyMap<string, CompiledRecipe>>;
}>;

export function indexContent(content: CompiledContent): ContentIndex {
  const { version, foods, recipes } = content;
  return {
    version,
    foods,
    recipes,
    foodsById: new Map(foods.map((food) => [food.id, food])),
    recipesById: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    foodsBySlug: perLanguage((language) => {
      return firstBySlug({ items: foods, slugOf: (food) => food.slugs[language] });
    }),
    recipesBySlug: perLanguage((language) => {
      return firstBySlug({ items: recipes, slugOf: (recipe) => recipe.texts[language].slug });
    }),
  };
}

function firstBySlug<Item>(args: {
  items: readonly Item[];
  slugOf: (item: Item) => string;
}): ReadonlyMap<string, Item> {
  // Later entries win in a Map, and the first of two with the same slug should.
  return new Map(args.items.toReversed().map((item) => [args.slugOf(item), item]));
}
