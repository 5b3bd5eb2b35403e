import { expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe } from '../recipe.ts';
import { recipeNutrition } from './recipe-nutrition.rules.ts';
import { defaultStrictnessSettings } from './strictness.rules.ts';
import { compiled } from '../testing/build-recipe.ts';

const salmon = buildFood({
  id: 'salmon',
  per100g: { energyKcal: 208, proteinGrams: 20, fatGrams: 13, waterGrams: 65 },
});
const cream = buildFood({
  id: 'cream',
  carbBasis: 'available',
  per100g: { energyKcal: 340, fatGrams: 36, carbohydrateGrams: 3, sugarGrams: 3 },
});
const leek = buildFood({
  id: 'leek',
  per100g: { energyKcal: 61, proteinGrams: 1.5, carbohydrateGrams: 14, fiberGrams: 2 },
});
const spice = buildFood({ id: 'spice', per100g: { fiberGrams: null, ironMg: null } });

test('sums the ingredients and shares them among the servings', () => {
  const { nutrition } = cooked(['300 g salmon', '100 g cream', '100 g leek']);
  expect(nutrition.gramsPerServing).toBe(250);
  expect(nutrition.nutrients.proteinGrams).toBeCloseTo(30.75);
  expect(nutrition.nutrients.energyKcal).toBeCloseTo(512.5);
  expect(nutrition.nutrients.carbohydrateGrams).toBeCloseTo(8.5);
});

test('net carbs follow the carb basis of each food', () => {
  const { nutrition } = cooked(['100 g cream', '100 g leek']);
  expect(nutrition.netCarbsGrams).toBeCloseTo((3 + 12) / 2);
  expect(nutrition.isNetCarbsApproximate).toBe(false);
});

test('alternatives and optional lines are not counted, unless the member keeps the optional', () => {
  const lines = ['200 g salmon', 'or 200 g cream', 'and 50 g cream', 'optional 100 g leek'];
  const { ingredients, nutrition } = cooked(lines);
  expect(nutrition.gramsPerServing).toBe(100);
  const kept = recipeNutrition({
    ingredients,
    foods: new Map([salmon, cream, leek].map((food) => [food.id, food])),
    servings: 2,
    keptOptionalKeys: ['leek'],
  });
  expect(kept.gramsPerServing).toBe(150);
  expect(kept.netCarbsGrams).toBeCloseTo(6);
});

test('what is discarded is not eaten', () => {
  const { nutrition } = cooked(['200 g salmon', '100 g cream (discarded 80)']);
  expect(nutrition.gramsPerServing).toBe(110);
  expect(nutrition.nutrients.fatGrams).toBeCloseTo((26 + 7.2) / 2);
});

test('fat that is poured off is not eaten, nor is its energy', () => {
  const whole = cooked(['200 g salmon']).nutrition;
  const skimmed = cooked(['200 g salmon (discarded fat 10)']).nutrition;
  expect(skimmed.nutrients.fatGrams).toBeCloseTo(8);
  expect(skimmed.nutrients.proteinGrams).toBe(whole.nutrients.proteinGrams);
  expect(skimmed.nutrients.energyKcal).toBeCloseTo((whole.nutrients.energyKcal ?? 0) - 45);
  expect(skimmed.gramsPerServing).toBe(whole.gramsPerServing - 5);
});

test('a pinch of something nobody analysed leaves a lower bound', () => {
  const { nutrition, strictness } = cooked(['300 g salmon', '2 g spice']);
  expect(nutrition.incomplete).toEqual(['fiberGrams', 'ironMg', 'netCarbsGrams']);
  expect(nutrition.netCarbsGrams).toBe(0);
  expect(strictness).toBe('keto');
});

test('a substantial part of unknown figures leaves them unknown', () => {
  const { nutrition, satiety, strictness } = cooked(['300 g salmon', '100 g spice']);
  expect(nutrition.nutrients.fiberGrams).toBeNull();
  expect(nutrition.netCarbsGrams).toBeNull();
  expect(nutrition.energyShares).toBeNull();
  expect(satiety).toMatchObject({ score: null, reason: 'unknown-nutrient' });
  expect(strictness).toBe('none');
});

test('a food of unknown carb basis makes the net carbs approximate', () => {
  const label = buildFood({ id: 'label', carbBasis: 'unknown', per100g: { carbohydrateGrams: 5 } });
  const { nutrition } = cooked(['200 g salmon', '100 g label'], [label]);
  expect(nutrition).toMatchObject({ isNetCarbsApproximate: true, netCarbsGrams: 2.5 });
});

test('the satiety of a dish is that of all it holds, water included', () => {
  const water = buildFood({ id: 'water', per100g: { waterGrams: 100 } });
  const dry = cooked(['300 g salmon', '100 g leek'], [water]).satiety;
  const soup = cooked(['300 g salmon', '100 g leek', '400 g water'], [water]).satiety;
  if (dry.score === null || soup.score === null) throw new Error('expected scores');
  expect(soup.score).toBeGreaterThan(dry.score);
  expect(soup.parts.protein).toBeCloseTo(dry.parts.protein);
});

test('a recipe of optional lines alone has no satiety score', () => {
  const { nutrition, satiety } = cooked(['optional 200 g salmon']);
  expect(nutrition.gramsPerServing).toBe(0);
  expect(satiety).toMatchObject({ score: null, reason: 'too-little-energy' });
});

test('sugar alcohols are subtracted only where the operator says so', () => {
  const sweet = buildFood({
    id: 'sweet',
    carbBasis: 'available',
    per100g: { carbohydrateGrams: 100, polyolGrams: 100 },
  });
  const recipe = { lines: ['200 g salmon', '40 g sweet'] };
  const strictness = defaultStrictnessSettings;
  const settings = { netCarbs: { subtractsPolyols: true }, strictness };
  const foods = [salmon, sweet];
  expect(compiled({ foods, recipe }).nutrition.netCarbsGrams).toBe(20);
  expect(compiled({ foods, recipe, settings }).nutrition.netCarbsGrams).toBe(0);
});

function cooked(lines: readonly string[], more: readonly Food[] = []): CompiledRecipe {
  return compiled({ foods: [salmon, cream, leek, spice, ...more], recipe: { lines } });
}
