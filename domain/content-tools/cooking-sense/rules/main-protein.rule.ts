import { figureBeside } from '../../../../lib/figure-beside.ts';
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
    const told = figureBeside({ amount: proteinGrams, limit: leastGrams, digits: 0 });
    const message = `A main of ${told} g protein leaves people hungry, the least is ${leastGrams}.`;
    return [{ message, at: { field: 'ingredients' } }];
  },
};
