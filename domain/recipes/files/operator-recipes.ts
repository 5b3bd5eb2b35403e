import { compileRecipes, contentVersion } from './compile-content.ts';
import type { CompiledContent } from './compile-content.ts';
import type { LastGood } from './last-good.rules.ts';
import type { RecipeFolder } from './read-content-folder.ts';

export type ExtendedContent = Readonly<{
  content: CompiledContent;
  good: LastGood['recipes'];
}>;

/** The shipped recipes and the operator's own, which replace shipped ones of the same name. */
export function addOperatorRecipes(args: {
  shipped: CompiledContent;
  folder: RecipeFolder;
  lastGood: LastGood['recipes'];
}): ExtendedContent {
  const { shipped, folder, lastGood } = args;
  const own = compileRecipes({ folder, foods: shipped.foods, lastGood });
  const ownIds = new Set(own.recipes.map(({ id }) => id));
  const others = shipped.recipes.filter(({ id }) => !ownIds.has(id));
  return {
    content: {
      version: ownIds.size === 0 ? shipped.version : contentVersion([shipped.version, own.recipes]),
      foods: shipped.foods,
      recipes: [...others, ...own.recipes],
      formerSlugs: shipped.formerSlugs,
      problems: [...folder.problems, ...own.problems],
    },
    good: own.good,
  };
}
