import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { stepTexts } from './step-words.ts';

/** Words before the minutes that make an instruction of its own, and the recipes that may share it. */
const wordsBefore = 6;
const mostRecipes = 3;

/** "… the lentils in the water for 22 to 25 minutes" */
const untilMinutes = /[^.;:]*? for (?:about )?\d+(?: to \d+)? (?:minutes|hours)/g;

/**
 * Instructions that stand word for word, minutes included, in more recipes than one cook would write
 * them. Who copies a sentence has not asked how long this dish takes.
 * Source: the second independent reading, which met one sentence about lentils in six recipes.
 */
export function copiedInstructions(recipes: readonly CompiledRecipe[]): readonly string[] {
  const found = recipes.flatMap((recipe) => {
    return [...new Set(instructionsOf(recipe))].map((words) => ({ words, id: recipe.id }));
  });
  const byWords = Map.groupBy(found, ({ words }) => words);
  return [...byWords].flatMap(([words, uses]) => {
    if (uses.length <= mostRecipes) return [];
    const ids = uses.map(({ id }) => id).join(', ');
    return [
      `"${words}" stands in ${uses.length} recipes: ${ids}. At most ${mostRecipes} may share it.`,
    ];
  });
}

function instructionsOf(recipe: CompiledRecipe): readonly string[] {
  return stepTexts(recipe).flatMap((text) => {
    return [...text.toLowerCase().matchAll(untilMinutes)].flatMap(([clause]) => {
      const words = clause.trim().split(/[\s,()]+/);
      const minutes = words.length - words.lastIndexOf('for');
      const isLong = words.length - minutes >= wordsBefore;
      return isLong ? [words.slice(-(minutes + wordsBefore)).join(' ')] : [];
    });
  });
}
