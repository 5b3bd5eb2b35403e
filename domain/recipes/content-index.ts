import type { Language } from '../../lib/language.ts';
import { indexBySlug, type FormerSlugsOf, type SlugIndex } from '../../lib/slug-index.ts';
import type { Food, FoodId } from '../foods/food.ts';
import type { CompiledContent } from './files/compile-content.ts';
import type { FormerSlugs } from './files/parse-former-slugs.ts';
import type { CompiledRecipe, RecipeId } from './recipe.ts';

/** Finds foods and recipes by what people and links call them. Built once per content version. */
export type ContentIndex = Readonly<{
  version: string;
  foods: readonly Food[];
  recipes: readonly CompiledRecipe[];
  foodsById: ReadonlyMap<FoodId, Food>;
  recipesById: ReadonlyMap<RecipeId, CompiledRecipe>;
  /** By what they are called, and by what they were called before. */
  foodsBySlug: SlugIndex<Food>;
  recipesBySlug: SlugIndex<CompiledRecipe>;
  /** What files say of meal plans and programs as well, which have indexes of their own. */
  formerSlugs: FormerSlugs;
}>;

export function indexContent(content: CompiledContent): ContentIndex {
  const { version, foods, recipes, formerSlugs } = content;
  return {
    version,
    foods,
    recipes,
    formerSlugs,
    foodsById: new Map(foods.map((food) => [food.id, food])),
    recipesById: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    foodsBySlug: foodsBySlug({ foods, former: formerSlugs.foods }),
    recipesBySlug: recipesBySlug({ recipes, former: formerSlugs.recipes }),
  };
}

export function foodsBySlug(args: {
  foods: readonly Food[];
  former: FormerSlugsOf;
}): SlugIndex<Food> {
  const { foods, former } = args;
  const slugOf = (food: Food, language: Language) => food.slugs[language];
  return indexBySlug({ items: foods, idOf: ({ id }) => id, slugOf, former });
}

export function recipesBySlug(args: {
  recipes: readonly CompiledRecipe[];
  former: FormerSlugsOf;
}): SlugIndex<CompiledRecipe> {
  const { recipes, former } = args;
  const slugOf = ({ texts }: CompiledRecipe, language: Language) => texts[language].slug;
  return indexBySlug({ items: recipes, idOf: ({ id }) => id, slugOf, former });
}
