import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { findInSteps } from '../step-words.ts';

const poursFatOff =
  /\b(?:pour(?:ing)? off|skim(?:s|ming)?(?: off)?|drain off|spoon off)\b[^.]{0,40}\b(?:fat|oil)\b/i;

/** Fat that does not end on the plate must not be in its figures. */
export const discardedFat: CookingRule = {
  id: 'discarded-fat',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const isMarked = recipe.ingredients.some(({ discardedAmount, discardedFatGrams }) => {
      return discardedAmount > 0 || discardedFatGrams > 0;
    });
    if (isMarked) return [];
    const message = () => 'Fat is poured off, but no ingredient says "(discarded fat …)".';
    return findInSteps({ recipe, pattern: poursFatOff, message });
  },
};
