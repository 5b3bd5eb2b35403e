import { expect, test } from 'vitest';
import type { Unit } from '../../../lib/units.ts';
import type { FoodId } from '../../foods/food.ts';
import type { AmountStyle } from '../../recipes/amounts/shown-amount.ts';
import { gramsOf } from '../../foods/figures/weigh.rules.ts';
import { neededAmount } from './needed-amount.rules.ts';
import { amountText } from '../testing/amount-text.ts';
import { shopFoodsById } from '../testing/shop-foods.ts';

const metric: AmountStyle = { system: 'metric' };
const swedish: AmountStyle = { system: 'metric', usesDeciliters: true };
const us: AmountStyle = { system: 'us' };

/** What the dishes say, one by one. */
function neededFor(foodId: FoodId, teaspoons: readonly number[]) {
  const food = shopFoodsById.get(foodId);
  if (food === undefined) throw new Error(foodId);
  const named = teaspoons.map((amount) => ({ amount, unit: 'tsp' as const }));
  const sum = teaspoons.reduce((total, each) => total + each, 0);
  const grams = gramsOf({ food, amount: sum, unit: 'tsp' }) ?? 0;
  const units = new Set<Unit>(['tsp']);
  return amountText(neededAmount({ food, grams, units, style: metric, named }));
}

test('what two dishes say is never more than the list says', () => {
  expect(neededFor('cumin', [2.5, 3])).toBe('2 tbsp');
  expect(neededFor('cumin', [2.5, 2.5])).toBe('5 tsp');
  expect(neededFor('cumin', [2.5, 1])).toBe('4 tsp');
});

function needed(foodId: FoodId, grams: number, units: Unit[], style: AmountStyle = metric) {
  const food = shopFoodsById.get(foodId);
  if (food === undefined) throw new Error(foodId);
  return amountText(neededAmount({ food, grams, units: new Set(units), style }));
}

test.each<[string, FoodId, number, Unit[], string]>([
  ['eggs', 'egg', 600, ['piece'], '12 piece'],
  ['eggs weighed by a recipe', 'egg', 150, ['g'], '3 piece'],
  ['half a lemon', 'lemon', 42.5, ['piece'], '½ piece'],
  ['cloves of garlic', 'garlic', 24, ['clove'], '8 clove'],
  ['handfuls of a herb', 'dill', 16, ['handful'], '2 handful'],
  ['slices of cheese', 'cheddar', 80, ['slice'], '4 slice'],
  ['a few sprigs', 'dill', 8.5, ['sprig'], '17 sprig'],
  ['just as many as fives make', 'dill', 12.5, ['sprig'], '25 sprig'],
  ['many sprigs by fives', 'dill', 11.5, ['sprig'], '25 sprig'],
])('%s are counted where recipes count them', (_what, foodId, grams, units, expected) => {
  expect(needed(foodId, grams, units)).toBe(expected);
});

test.each<[string, FoodId, number, Unit[], string]>([
  ['small vegetables', 'cherry-tomato', 300, ['g'], '300 g'],
  ['fish', 'salmon', 600, ['g'], '600 g'],
  ['sprigs and grams of a herb', 'dill', 40, ['sprig', 'g'], '40 g'],
  ['slices and grams of a cheese', 'cheddar', 160, ['slice', 'g'], '160 g'],
  ['butter in spoons and grams', 'butter', 250, ['tbsp', 'g'], '250 g'],
  ['more seeds than one spoons out', 'sesame-seed', 83, ['tbsp'], '83 g'],
  ['what nobody knows the weight of a bunch of', 'salmon', 100, ['bunch'], '100 g'],
  ['what nobody knows the volume of', 'salmon', 100, ['ml'], '100 g'],
  ['oil that recipes weigh', 'olive-oil', 135, ['g'], '135 g'],
  ['cheese by the spoon, which does not pour', 'cheddar', 100, ['tbsp'], '100 g'],
  ['much of anything', 'salmon', 1450, ['g'], '1.45 kg'],
])('%s are weighed', (_what, foodId, grams, units, expected) => {
  expect(needed(foodId, grams, units)).toBe(expected);
});

test.each<[string, FoodId, number, Unit[], AmountStyle, string]>([
  ['cream', 'cream', 252.5, ['ml'], metric, '250 ml'],
  ['cream in Sweden', 'cream', 252.5, ['ml'], swedish, '2½ dl'],
  ['cream in the US', 'cream', 242.4, ['ml'], us, '1 cup'],
  ['oil from spoons', 'olive-oil', 135, ['tbsp'], metric, '150 ml'],
  ['a little oil', 'olive-oil', 27, ['tbsp'], metric, '2 tbsp'],
  ['lemon juice', 'lemon-juice', 103, ['tbsp'], metric, '100 ml'],
  ['a spice', 'cumin', 4, ['tsp'], metric, '2 tsp'],
  ['spoons that nobody measures', 'cumin', 10.5, ['tsp'], metric, '5 tsp'],
  ['a spice in grams and spoons', 'cumin', 6, ['tsp', 'g'], us, '1 tbsp'],
  ['more salt than spoons hold', 'salt', 300, ['tsp'], metric, '300 g'],
  ['more of a spice than one spoons of other foods', 'cumin', 30, ['tsp'], metric, '5 tbsp'],
  ['as much oil as one spoons', 'olive-oil', 54, ['tbsp'], metric, '4 tbsp'],
  ['a little more oil', 'olive-oil', 58.5, ['tbsp'], metric, '65 ml'],
  ['spoons of several dishes', 'olive-oil', 60.75, ['tbsp', 'tsp'], metric, '70 ml'],
  ['a little juice in the US', 'lemon-juice', 103, ['ml'], us, '⅓ cup + 1 tbsp'],
  ['a few seeds in the US', 'sesame-seed', 4.5, ['g'], us, '1½ tsp'],
  ['seeds by the spoon', 'sesame-seed', 18, ['tbsp'], us, '2 tbsp'],
])('%s is measured by volume, converted by density', (_what, id, grams, units, style, expected) => {
  expect(needed(id, grams, units, style)).toBe(expected);
});

test.each<[FoodId, number, string]>([
  ['salmon', 170, '6 oz'],
  ['salmon', 454, '1 lb'],
  ['salmon', 800, '1¾ lb'],
  ['salmon', 950, '2 lb'],
  ['butter', 57, '2 oz'],
  ['salmon', 76, '2½ oz'],
])('US shops weigh %s of %d g as %s', (foodId, grams, expected) => {
  expect(needed(foodId, grams, ['g'], us)).toBe(expected);
});
