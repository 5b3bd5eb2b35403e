import { figureBeside } from '../../../../lib/figure-beside.ts';
import { editors } from '../cooking-rule.ts';
import type { CookedRecipe, CookingRule, Finding } from '../cooking-rule.ts';
import { saltGramsOfServing } from '../salt-grams.ts';

/** Three meals within the 5 g a day of the WHO leave a main about 1.8 g; 2.5 is the most. */
const mostGrams = { main: 2.5, side: 1.5, extra: 1.2 } as const;
/** Sauces and dough are eaten with something that has none. */
const mostGramsPerKg = 14;
const roundingGrams = 0.05;

/** Stock, cheese, sausage and sauces count with the spoon of salt. */
export const saltOfServing: CookingRule = {
  id: 'salt-of-serving',
  level: 'error',
  source: `WHO guideline on sodium (2012): less than 5 g of salt a day. ${editors}`,
  find({ recipe, foods }: CookedRecipe): readonly Finding[] {
    const { role, nutrition } = recipe;
    const grams = saltGramsOfServing({ recipe, foods });
    const perKg = (1000 * grams) / nutrition.gramsPerServing;
    const at = { field: 'ingredients' };
    const most = mostGrams[role];
    if (grams > most + roundingGrams) {
      const told = figureBeside({ amount: grams, limit: most, digits: 1 });
      return [{ message: `A serving has ${told} g of salt, the limit is ${most}.`, at }];
    }
    if (role !== 'main' || perKg <= mostGramsPerKg) return [];
    const told = figureBeside({ amount: perKg, limit: mostGramsPerKg, digits: 0 });
    const message = `A kilogram of it has ${told} g of salt, the limit is ${mostGramsPerKg}.`;
    return [{ message, at }];
  },
};
