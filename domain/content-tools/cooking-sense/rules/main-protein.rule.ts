import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const leastGrams = 12;

/** A main carries a meal. */
export const mainProtein: CookingRule = {
  id: 'main-protein',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const { proteinGrams } = recipe.nutrition.nutrients;
    if (recipe.role !== 'main' || proteinGrams === null || proteinGrams >= leastGrams) return [];
    const message = `A main of ${proteinGrams.toFixed(0)} g protein leaves people hungry.`;
    return [{ message, at: { field: 'ingredients' } }];
  },
};
