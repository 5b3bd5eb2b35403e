import { compileRecipes, contentVersion } from './compile-content.ts';
import type { CompiledContent } from './compile-content.ts';
import type { LastGood } from './last-good.rules.ts';
import type { RecipeFolder } from './read-content-folder.ts';

/** The operator's recipes, compiled. */
export type OwnRecipes = Readonly<{
  /** Of the shipped content together with them. */
  version: string;
  recipes: CompiledContent['recipes'];
  problems: CompiledContent['problems'];
}>;

/** Reads the operator's recipes with the shipped foods; `good` is what each last was without fault. */
export function compileOwnRecipes(args: {
  shipped: CompiledContent;
  folder: RecipeFolder;
  lastGood: LastGood['recipes'];
}): { own: OwnRecipes; good: LastGood['recipes'] } {
  const { shipped, folder, lastGood } = args;
  const { recipes, problems, good } = compileRecipes({ folder, foods: shipped.foods, lastGood });
  const { version: shippedVersion } = shipped;
  const version = recipes.length === 0 ? shippedVersion : contentVersion([shippedVersion, recipes]);
  return { own: { version, recipes, problems: [...folder.problems, ...problems] }, good };
}

/** The shipped recipes and the operator's own, which replace shipped ones of the same name. */
export function withOwnRecipes(args: {
  shipped: CompiledContent;
  own: OwnRecipes;
}): CompiledContent {
  const { shipped, own } = args;
  const ownIds = new Set(own.recipes.map(({ id }) => id));
  const others = shipped.recipes.filter(({ id }) => !ownIds.has(id));
  return {
    version: own.version,
    foods: shipped.foods,
    recipes: [...others, ...own.recipes],
    formerSlugs: shipped.formerSlugs,
    problems: own.problems,
  };
}
