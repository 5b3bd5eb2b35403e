import type { CookedRecipe } from './cooking-rule.ts';

const gramsOfSaltPerGramOfSodium = 2.5;

/** Of a serving; stock, cheese, sausage and sauces count with the spoon of salt. */
export function saltGramsOfServing({ recipe, foods }: CookedRecipe): number {
  const counted = recipe.ingredients.filter(({ standing }) => standing === 'counted');
  const sodiumMg = counted.reduce((sum, { foodId, eatenGrams }) => {
    // A food whose sodium nobody knows counts as unsalted.
    const per100g = foods.get(foodId)?.nutrientsPer100g.sodiumMg ?? 0;
    return sum + (per100g * eatenGrams) / 100;
  }, 0);
  return ((sodiumMg / 1000) * gramsOfSaltPerGramOfSodium) / recipe.servings;
}
