import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const ofWater = /\b(?:salted (?:boiling )?water|boiling salted water)\b/i;

/** Salt that a step asks for stands in the list, what is poured away as discarded. */
export const listedSalt: CookingRule = {
  id: 'listed-salt',
  level: 'error',
  source: `${editors}: everything used is listed`,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts, uses }, step) => {
      const usesSalt = uses.some(({ ingredientKey }) => /^salt\b/.test(ingredientKey));
      if (!ofWater.test(texts.en) || usesSalt) return [];
      return [{ message: 'The salt of its water is not in the list.', at: { step } }];
    });
  },
};
