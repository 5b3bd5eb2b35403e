import { figureBeside } from '../../../../lib/figure-beside.ts';
import type { Dish } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { saltGramsOfServing } from '../salt-grams.ts';

/** Finished food has 8 to 10 g a kilogram; with a third of it the shaker goes round the table. */
const leastGramsPerKg = 3;
/** A plate with this much has its share of a day's salt, however large it is. */
const enoughGrams = 1.45;
const unsalted: readonly Dish[] = ['BREAD', 'DESSERT', 'DRINK', 'PANCAKE', 'PORRIDGE'];

/** A lunch or dinner whose list has forgotten the salt tastes flat, whatever its spices. */
export const saltEnough: CookingRule = {
  id: 'salt-enough',
  level: 'error',
  source: `${editors}: about 8 to 10 g of salt in a kilogram of finished food`,
  find({ recipe, foods }) {
    const { dish, meals, nutrition, role } = recipe;
    if (nutrition.nutrients.sodiumMg === null) return [];
    const isMain = role === 'main' && !meals.includes('BREAKFAST');
    if (!isMain || unsalted.includes(dish)) return [];
    const grams = saltGramsOfServing({ recipe, foods });
    const perKg = (1000 * grams) / nutrition.gramsPerServing;
    if (perKg >= leastGramsPerKg || grams >= enoughGrams) return [];
    const told = figureBeside({ amount: perKg, limit: leastGramsPerKg, digits: 1 });
    const message = `A kilogram of it has ${told} g of salt and will taste flat; ${leastGramsPerKg} is the least.`;
    return [{ message, at: { field: 'ingredients' } }];
  },
};
