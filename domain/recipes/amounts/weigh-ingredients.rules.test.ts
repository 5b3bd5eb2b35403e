import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { buildIngredients } from '../testing/build-recipe.ts';
import { weighIngredients } from './weigh-ingredients.rules.ts';

const foods = new Map(
  [
    buildFood({ id: 'egg', gramsPerMeasure: { piece: 50 } }),
    buildFood({ id: 'olive-oil', densityGramsPerMl: 0.9 }),
    buildFood({ id: 'cod' }),
  ].map((food) => [food.id, food]),
);

test('weighs every line and what of it is eaten', () => {
  const ingredients = buildIngredients([
    '3 piece egg',
    '100 ml olive-oil (discarded 75)',
    'or 1 g cod',
  ]);
  const weighed = weighIngredients({ ingredients, foods });
  if (!weighed.ok) throw new Error('expected weights');
  expect(
    weighed.value.map(({ grams, eatenGrams, standing }) => [grams, eatenGrams, standing]),
  ).toEqual([
    [150, 150, 'counted'],
    [90, 22.5, 'counted'],
    [1, 1, 'alternative'],
  ]);
});

test('names every line that has no weight', () => {
  const ingredients = buildIngredients(['3 piece egg', '2 clove egg', '1 tbsp cod', '1 g saffron']);
  const weighed = weighIngredients({ ingredients, foods });
  if (weighed.ok) throw new Error('expected problems');
  expect(weighed.reason.map(({ index, reason }) => [index, reason])).toEqual([
    [1, 'unit-without-weight'],
    [2, 'unit-without-weight'],
    [3, 'unknown-food'],
  ]);
});
