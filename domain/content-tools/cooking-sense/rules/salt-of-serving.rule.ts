import { figureBeside } from '../../../../lib/figure-beside.ts';
import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookedRecipe, CookingRule, Finding } from '../cooking-rule.ts';
import { saltGramsOfServing } from '../salt-grams.ts';

/** Three meals within the 5 g a day of the WHO leave a main about 1.8 g; 2.5 is the most. */
const mostGrams = { main: 2.5, side: 1.5, extra: 1.2 } as const;
/** Finished food; bread carries what is put on it, and its baking powder counts. */
const mostGramsPerKg = { plate: 10, bread: 13 } as const;

/** Stock, cheese, sausage and sauces count with the spoon of salt. */
export const saltOfServing: CookingRule = {
  id: 'salt-of-serving',
  level: 'error',
  source: `WHO guideline on sodium (2012): less than 5 g of salt a day. ${editors}: 8 to 10 g in a kilogram`,
  find({ recipe, foods }: CookedRecipe): readonly Finding[] {
    const { role, dish, nutrition } = recipe;
    const grams = saltGramsOfServing({ recipe, foods });
    const at = { field: 'ingredients' };
    const most = mostGrams[role];
    if (grams > most) {
      const told = figureBeside({ amount: grams, limit: most, digits: 1 });
      return [{ message: `A serving has ${told} g of salt, the limit is ${most}.`, at }];
    }
    const mostPerKg = mostPerKgOf({ role, dish });
    const perKg = (1000 * grams) / nutrition.gramsPerServing;
    if (perKg <= mostPerKg) return [];
    const told = figureBeside({ amount: perKg, limit: mostPerKg, digits: 0 });
    return [{ message: `A kilogram of it has ${told} g of salt, the limit is ${mostPerKg}.`, at }];
  },
};

/** A sauce or a snack is a spoonful beside food that has none: its serving alone has a limit. */
function mostPerKgOf({ role, dish }: Pick<CompiledRecipe, 'role' | 'dish'>): number {
  if (dish === 'BREAD') return mostGramsPerKg.bread;
  return role === 'extra' ? Infinity : mostGramsPerKg.plate;
}
