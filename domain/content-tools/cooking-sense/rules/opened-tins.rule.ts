import type { CompiledIngredient } from '../../../recipes/recipe.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

/** What a tin holds, drained, in grams or milliliters. */
const tins: Readonly<Record<string, number>> = {
  'artichoke-heart': 240,
  'black-bean-canned': 240,
  'black-eyed-pea': 240,
  'black-soybean': 240,
  'canned-tomato': 400,
  'chickpea-canned': 240,
  'coconut-cream': 400,
  'coconut-milk': 400,
  'fava-bean-canned': 240,
  'kidney-bean-canned': 240,
  'white-bean-canned': 240,
};
/** A spoonful that stays in the tin, or one more in the pot, is no matter. */
const spoonful = 0.13;
export const whatIsLeftOfTin =
  /\b(?:rest of the (?:opened |last )?can|left (?:in|of) the (?:opened |last )?(?:can|coconut)|you do not need|other half of the can)\b/i;

/** Half a tin of tomatoes goes bad behind the milk unless somebody says how it keeps. */
export const openedTins: CookingRule = {
  id: 'opened-tins',
  level: 'error',
  source:
    'USDA FSIS, Shelf-Stable Food Safety: what is left of a can goes into another container and keeps 3 to 4 days in the fridge',
  find({ recipe }) {
    if (whatIsLeftOfTin.test(wholeText(recipe))) return [];
    return recipe.ingredients.flatMap((line, ingredient) => {
      const left = partLeft(line);
      if (line.standing !== 'counted' || left === 0) return [];
      const message = `A part of a can of ${line.foodId} is left: say how it keeps.`;
      return [{ message, at: { ingredient } }];
    });
  },
};

function partLeft({ foodId, unit, amount }: CompiledIngredient): number {
  const tin = tins[foodId];
  if (tin === undefined) return 0;
  const used = unit === 'can' ? amount : unit === 'g' || unit === 'ml' ? amount / tin : 0;
  const isWhole = used >= 1 - spoonful && Math.abs(used - Math.round(used)) <= spoonful;
  return used === 0 || isWhole ? 0 : Math.ceil(used) - used;
}
