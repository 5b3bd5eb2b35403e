import type { FoodsById } from '../../recipes/amounts/weigh-ingredients.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

/** An error keeps the check from passing, a warning is only told. */
export type RuleLevel = 'error' | 'warning';

/** Where in the recipe's English file. */
export type FindingPlace =
  | Readonly<{ field: string }>
  | Readonly<{ step: number }>
  | Readonly<{ ingredient: number }>;

export type Finding = Readonly<{ message: string; at: FindingPlace }>;

export type CookedRecipe = Readonly<{ recipe: CompiledRecipe; foods: FoodsById }>;

/** What a cook or a dietitian would object to in one recipe. */
export type CookingRule = Readonly<{
  /** What a recipe vouches for by, `salt-of-serving`. */
  id: string;
  level: RuleLevel;
  /** Who says so. */
  source: string;
  find: (cooked: CookedRecipe) => readonly Finding[];
}>;

export const editors = 'The editors, from an independent reading of the first 420 recipes';
