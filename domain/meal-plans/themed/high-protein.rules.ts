import { leastHighProteinGrams } from '../../planner/index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanPromise, PlanTheme } from './themed-plan.ts';

type Said = Readonly<{
  days: readonly PlatedDay[];
  text: string;
  themes: readonly PlanTheme[];
  promise: Pick<PlanPromise, 'leastProteinGrams'>;
}>;

const calledHigh = /\bhigh[- ](?:in )?protein\b|\bprotein-rich\b|\bgenerous with protein\b/i;

/**
 * "High protein" is one thing in the product: the band that a member chooses begins above the same
 * grams. Its plans promise it in figures, and any figure that a description gives for the average
 * day is true of it.
 */
export function highProteinProblems({ days, text, themes, promise }: Said): readonly string[] {
  const mean = meanProtein(days);
  const isHigh = themes.includes('HIGH_PROTEIN') || calledHigh.test(text);
  const promised = promise.leastProteinGrams ?? 0;
  const high = leastHighProteinGrams;
  const said = /\b(?:at least|more than) (\d+) grams of protein on an average day\b/i.exec(text);
  const grams = Number(said?.[1] ?? 0);
  return [
    isHigh &&
      mean <= high &&
      `The plan is called high in protein; its mean day has ${mean.toFixed(1)} g, high is more than ${high}.`,
    isHigh &&
      promised < high &&
      `The plan is called high in protein without leastProtein: ${high} or more.`,
    mean < grams &&
      `The plan says ${grams} grams of protein on an average day; it has ${mean.toFixed(1)}.`,
    promise.leastProteinGrams !== null &&
      grams > promised &&
      `The plan says ${grams} grams of protein and promises ${promised}.`,
  ].filter((problem) => problem !== false);
}

function meanProtein(days: readonly PlatedDay[]): number {
  const dishes = days.flat().flatMap(({ recipes }) => recipes);
  const proteinOf = ({ nutrition }: CompiledRecipe) => nutrition.nutrients.proteinGrams ?? 0;
  return dishes.reduce((sum, dish) => sum + proteinOf(dish), 0) / Math.max(1, days.length);
}
