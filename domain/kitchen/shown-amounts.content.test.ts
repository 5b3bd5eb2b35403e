import { expect, test } from 'vitest';
import { quantityValue } from '../../lib/fractions.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer, type VolumeUnit } from '../../lib/units.ts';
import type { Food, FoodId } from '../foods/food.ts';
import type { ShownAmount } from '../recipes/amounts/shown-amount.ts';
import { ownContent } from '../recipes/testing/own-content.ts';
import type { CompiledIngredient, CompiledRecipe } from '../recipes/recipe.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';
import { recipeSheet } from './sheet/recipe-sheet.ts';

const { recipes, foods: table } = await ownContent();
const foods: ReadonlyMap<FoodId, Food> = new Map(table.map((food) => [food.id, food]));

/** From a small eater alone to a family with leftovers. */
const servings = [0.75, 1, 1.25, 1.75, 2.5, 4, 5.25, 7];

const gramsPerUnit: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: gramsPerOunce,
  lb: gramsPerPound,
};

/** What the reader is told weighs, by the line's own weight of a unit of it. */
function gramsShown({ shown, line }: { shown: ShownAmount; line: CompiledIngredient }): number {
  const own = measured(shown, line);
  return own + (shown.plus === undefined ? 0 : measured(shown.plus, line));
}

function measured({ quantity, unit }: ShownAmount, line: CompiledIngredient): number {
  const value = quantityValue(quantity);
  const weight = gramsPerUnit[unit];
  if (weight !== undefined) return value * weight;
  if (unit === line.unit) return (value / line.amount) * line.grams;
  const density = foods.get(line.foodId)?.densityGramsPerMl ?? Number.NaN;
  return value * (millilitersPer[unit as VolumeUnit] ?? Number.NaN) * density;
}

/** Half ounces are the finest marks of a US scale: an amount between two of them is this far off. */
const quarterOunceGrams = gramsPerOunce / 4 + 0.01;

interface Rounding {
  system: 'metric' | 'us';
  /** Of what is cooked. */
  share: number;
  /** Where the share is less. */
  grams: number;
}

/** Lines of at least 25 g whose reader would cook more or less than what is bought and counted. */
function linesOff(args: { recipe: CompiledRecipe; count: number; rounding: Rounding }): string[] {
  const { recipe, count, rounding } = args;
  const lines = kitchenLines({ recipe, servings: count, foods });
  const sheet = recipeSheet({ recipe, servings: count, foods, language: 'en' });
  return lines.flatMap((line, index) => {
    const shown = sheet.ingredients[index]?.amount[rounding.system];
    if (shown === undefined || line.grams < 25 || line.standing === 'alternative') return [];
    const off = Math.abs(gramsShown({ shown, line }) - line.grams);
    if (off <= Math.max(rounding.share * line.grams, rounding.grams)) return [];
    return [`${recipe.id} for ${count}: ${line.foodId} by ${off.toFixed(1)} of ${line.grams}`];
  });
}

test.each<Rounding>([
  { system: 'metric', share: 0.03, grams: 0 },
  { system: 'us', share: 0.136, grams: quarterOunceGrams },
])('what is shown in $system measures weighs what is cooked, but for $share of it', (rounding) => {
  const wrong = recipes.flatMap((recipe) =>
    servings.flatMap((count) => linesOff({ recipe, count, rounding })),
  );
  expect(wrong).toEqual([]);
});

test('the nutrients of a serving are the food table times what is cooked', () => {
  const wrong = recipes.flatMap((recipe) =>
    servings.flatMap((count) => {
      const { nutrition } = recipeSheet({ recipe, servings: count, foods, language: 'en' });
      const eaten = kitchenLines({ recipe, servings: count, foods }).filter(
        ({ standing }) => standing === 'counted',
      );
      const protein = eaten.reduce((total, { foodId, eatenGrams }) => {
        const { proteinGrams = null } = foods.get(foodId)?.nutrientsPer100g ?? {};
        return total + ((proteinGrams ?? Number.NaN) * eatenGrams) / 100 / count;
      }, 0);
      const shown = nutrition.nutrients.proteinGrams;
      const isRight = shown === null || Math.abs(shown - protein) < 0.01;
      return isRight ? [] : [`${recipe.id} for ${count}: ${shown} is not ${protein}`];
    }),
  );
  expect(wrong).toEqual([]);
});
