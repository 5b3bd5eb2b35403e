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
  /** By what they are called, and by what they were called before. */
  foodsBySlug: PerLanguage<ReadonlyMap<string, Food>>;
  recipesBySlug: PerLanguage<ReadonlyMap<string, CompiledRecipe>>;
}>;

export function indexContent(content: CompiledContent): ContentIndex {
  const { version, foods, recipes, formerSlugs } = content;
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  const recipesById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return {
    version,
    foods,
    recipes,
    foodsById,
    recipesById,
    foodsBySlug: perLanguage((language) => {
      const former = bySlug({ ids: formerSlugs.foods[language], itemsById: foodsById });
      return firstBySlug({ items: foods, slugOf: (food) => food.slugs[language], former });
    }),
    recipesBySlug: perLanguage((language) => {
      const former = bySlug({ ids: formerSlugs.recipes[language], itemsById: recipesById });
      return firstBySlug({
        items: recipes,
        slugOf: (recipe) => recipe.texts[language].slug,
        former,
      });
    }),
  };
}

function firstBySlug<Item>(args: {
  items: readonly Item[];
  slugOf: (item: Item) => string;
  former: readonly (readonly [string, Item])[];
}): ReadonlyMap<string, Item> {
  const current = args.items.map((item) => [args.slugOf(item), item] as const);
  // Later entries win in a Map, and the first of two with the same slug should.
  return new Map([...args.former, ...current.toReversed()]);
}

function bySlug<Item>(args: {
  ids: Readonly<Record<string, string>>;
  itemsById: ReadonlyMap<string, Item>;
}): readonly (readonly [string, Item])[] {
  return Object.entries(args.ids).flatMap(([slug, id]) => {
    const item = args.itemsById.get(id);
    return item === undefined ? [] : [[slug, item] as const];
  });
}
