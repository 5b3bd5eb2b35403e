import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** Poured away from here on, it was there to boil in; below that it was drunk up by what it cooks. */
const leastShareDiscarded = 1 / 2;

/** Water that only boils something comes from the tap: a step says it, and no list needs it. */
export const boilingWater: CookingRule = {
  id: 'boiling-water',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.ingredients.flatMap(({ foodId, amount, discardedAmount }, ingredient) => {
      if (foodId !== 'water' || amount === 0) return [];
      if (discardedAmount < amount * leastShareDiscarded) return [];
      const message = 'This water is poured away: say it in the step and leave it out here.';
      return [{ message, at: { ingredient } }];
    });
  },
};
