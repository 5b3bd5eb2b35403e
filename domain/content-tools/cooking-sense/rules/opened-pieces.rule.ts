import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const servingsOfAWholePot = 4;
const onion = /^(?:onion|red-onion|white-onion)$/;
/** What is cut open does not keep until another dish wants it. */
const browns = /^(?:avocado|tomato)$/;

/**
 * A pot for four with a quarter of an onion, or one avocado and a half: the rest lies in the fridge,
 * and the amount reads as tuned to a label.
 */
export const openedPieces: CookingRule = {
  id: 'opened-pieces',
  level: 'error',
  source: `${editors}: amounts as shops sell and hands measure, never tuned to reach a label`,
  find({ recipe }) {
    return recipe.ingredients.flatMap(({ foodId, unit, amount, standing }, ingredient) => {
      if (unit !== 'piece' || standing !== 'counted') return [];
      const isQuarter =
        onion.test(foodId) && recipe.servings >= servingsOfAWholePot && amount < 0.5;
      const isAndAHalf = browns.test(foodId) && amount > 1 && amount % 1 !== 0;
      if (!isQuarter && !isAndAHalf) return [];
      const message = `${amount} of a ${foodId} leaves the rest of it lying about; take a whole or half one.`;
      return [{ message, at: { ingredient } }];
    });
  },
};
