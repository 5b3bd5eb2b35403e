import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { wholeText } from './step-words.ts';

/** Words the first reader met too often, and the share of recipes that may use them. */
const worn: readonly (readonly [RegExp, number])[] = [
  [/even better (?:the next day|after)|tastes? better the next day/i, 0.02],
  [/\bglossy\b/i, 0.04],
  [/\bscatter(?:ed)?\b/i, 0.2],
  [/\bcrisp\b/i, 0.35],
  [/\bgolden\b/i, 0.5],
];

/** Phrases so many recipes share that a reader hears one voice repeat itself. */
export function wornWordProblems(recipes: readonly CompiledRecipe[]): readonly string[] {
  return worn.flatMap(([pattern, mostShare]) => {
    const count = recipes.filter((recipe) => pattern.test(wholeText(recipe))).length;
    if (recipes.length < 50 || count <= recipes.length * mostShare) return [];
    const most = Math.floor(recipes.length * mostShare);
    return [`${count} recipes say ${pattern.source}; ${most} may.`];
  });
}
