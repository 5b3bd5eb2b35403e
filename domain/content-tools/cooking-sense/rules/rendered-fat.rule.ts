import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule, Finding } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

const withSkin = /^(?:chicken-(?:thigh-skin-on|leg)|duck-leg)$/;
const gramsOfAFullPan = 800;
const leastMinutes = 10;
const browned = /\bskin(?: side)? down\b|\bskin\b[^.]*\b(?:lets?|has let) go\b/i;

/** A pan of chicken with its skin gives a cup of fat; who braises in it serves soup with eyes. */
export const renderedFat: CookingRule = {
  id: 'rendered-fat',
  level: 'error',
  source: `${editors}: fat that is poured or skimmed off is marked discarded`,
  find({ recipe }) {
    if (recipe.dish === 'ROAST') return [];
    return recipe.ingredients.flatMap((line, ingredient): readonly Finding[] => {
      const { foodId, grams, discardedFatGrams, standing } = line;
      if (!withSkin.test(foodId) || standing !== 'counted' || grams < gramsOfAFullPan) return [];
      if (discardedFatGrams > 0) return [];
      const isBrowned = recipe.steps.some(
        ({ timerMinutes }, step) =>
          browned.test(stepTexts(recipe)[step] ?? '') && longest(timerMinutes) >= leastMinutes,
      );
      if (!isBrowned) return [];
      const message = `${grams.toFixed(0)} g with the skin are browned, and none of the fat is poured off.`;
      return [{ message, at: { ingredient } }];
    });
  },
};

function longest(timer: CompiledRecipe['steps'][number]['timerMinutes']): number {
  return Math.max(0, ...[timer ?? 0].flat());
}
