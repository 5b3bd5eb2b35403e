import { expect, test } from 'vitest';
import { buildFood } from '../foods/testing/build-food.ts';
import { compiled } from '../recipes/testing/build-recipe.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';

const foods = [
  buildFood({ id: 'egg', group: 'eggs', gramsPerMeasure: { piece: 50 } }),
  buildFood({ id: 'spinach' }),
  buildFood({ id: 'olive-oil', group: 'fats', densityGramsPerMl: 0.9 }),
  buildFood({ id: 'salt', group: 'spices', densityGramsPerMl: 1.2 }),
  buildFood({ id: 'baking-powder', group: 'baking', densityGramsPerMl: 0.9 }),
  buildFood({ id: 'garlic', gramsPerMeasure: { clove: 3 } }),
  buildFood({ id: 'water', group: 'drinks', densityGramsPerMl: 1 }),
  buildFood({ id: 'psyllium-husk', group: 'nuts' }),
  buildFood({ id: 'chive', group: 'herbs' }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));

function cooked({ lines, servings }: { lines: readonly string[]; servings: number }) {
  const recipe = compiled({ foods, recipe: { servings: 4, lines } });
  return kitchenLines({ recipe, servings, foods: foodsById });
}

function said(args: { lines: readonly string[]; servings: number }) {
  return cooked(args).map(({ amount, unit, foodId }) => `${amount} ${unit} ${foodId}`);
}

test('a recipe for four, cooked for five', () => {
  const lines = [
    '4 piece egg',
    '300 g spinach',
    '2 tbsp olive-oil',
    '1 clove garlic',
    '1 pinch salt',
  ];
  expect(said({ lines, servings: 5 })).toEqual([
    '5 piece egg',
    '380 g spinach',
    '2.5 tbsp olive-oil',
    '1 clove garlic',
    '1 pinch salt',
  ]);
});

test('grams follow what is measured, also through another spoon', () => {
  const [oil, egg] = cooked({ lines: ['1 tbsp olive-oil', '6 piece egg'], servings: 1 });
  expect(oil).toMatchObject({ amount: 0.75, unit: 'tsp' });
  expect(oil?.grams).toBeCloseTo(0.75 * 5 * 0.9);
  expect(egg).toMatchObject({ amount: 2, grams: 100, eatenGrams: 100 });
});

test('what is poured off follows too', () => {
  const [oil] = cooked({ lines: ['100 ml olive-oil (discarded 75)'], servings: 6 });
  expect(oil).toMatchObject({ amount: 150, discardedAmount: 112.5, grams: 135, eatenGrams: 33.75 });
});

test('at its own servings a recipe is as its editor wrote it', () => {
  expect(said({ lines: ['36 g spinach', '2.25 tsp salt'], servings: 4 })).toEqual([
    '36 g spinach',
    '2.25 tsp salt',
  ]);
});

test('a little less than the recipe never takes more than the recipe', () => {
  expect(said({ lines: ['500 g spinach', '18 g egg', '8 g garlic'], servings: 3.75 })).toContain(
    '8 g garlic',
  );
});

test('salt and leavening follow up to twice the recipe, then fall behind', () => {
  const lines = ['1000 g spinach', '1 tsp salt', '1 tsp baking-powder'];
  expect(said({ lines, servings: 8 })).toEqual([
    '2000 g spinach',
    '2 tsp salt',
    '2 tsp baking-powder',
  ]);
  // 2 × 2^0.85 = 3.6
  expect(said({ lines, servings: 16 })).toEqual([
    '4000 g spinach',
    '4 tsp salt',
    '4 tsp baking-powder',
  ]);
  // 2 × 3^0.85 = 5.09
  expect(said({ lines, servings: 24 })).toEqual([
    '6000 g spinach',
    '5 tsp salt',
    '5 tsp baking-powder',
  ]);
});

test('in a blend of spices, salt is a main ingredient and follows all the way', () => {
  expect(said({ lines: ['1 tsp salt'], servings: 24 })).toEqual(['2 tbsp salt']);
});

test('what holds a dough together is weighed to the gram, a garnish by fives', () => {
  const lines = ['1000 g spinach', '12 g psyllium-husk', '12 g baking-powder', '12 g chive'];
  expect(said({ lines, servings: 6 })).toEqual([
    '1500 g spinach',
    '18 g psyllium-husk',
    '18 g baking-powder',
    '20 g chive',
  ]);
});

test('a main ingredient is weighed by fives, too', () => {
  expect(said({ lines: ['12 g chive'], servings: 6 })).toEqual(['20 g chive']);
});

test('a little more than the recipe never takes less than the recipe', () => {
  expect(said({ lines: ['500 g spinach', '11 g chive'], servings: 4.25 })).toContain('11 g chive');
});

test('a line has only what it had: nothing is poured off what is eaten whole', () => {
  const [line] = kitchenLines({
    recipe: {
      servings: 4,
      ingredients: [{ foodId: 'spinach', amount: 400, unit: 'g', grams: 400, standing: 'counted' }],
    },
    servings: 2,
    foods: foodsById,
  });
  expect(line).toEqual({
    foodId: 'spinach',
    amount: 200,
    unit: 'g',
    grams: 200,
    standing: 'counted',
  });
});
