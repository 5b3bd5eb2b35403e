import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { labelsOf } from './recipe-figures.ts';

const foods = new Map(
  [
    buildFood({ id: 'rye', hasGluten: true }),
    buildFood({ id: 'milk', diet: 'vegetarian', avoidGroups: ['DAIRY'] }),
    buildFood({ id: 'cheese', diet: 'vegetarian', avoidGroups: ['DAIRY'] }),
    buildFood({ id: 'ham', diet: 'none', avoidGroups: ['PORK'] }),
    buildFood({ id: 'leek' }),
  ].map((food) => [food.id, food]),
);

function labels(ids: readonly string[], avoidGroups: readonly string[] = []) {
  const ingredients = ids.map((id) => {
    const isOther = id.endsWith('?');
    return { foodId: id.replace('?', ''), standing: isOther ? 'alternative' : 'counted' };
  });
  return labelsOf({ ingredients, avoidGroups } as unknown as CompiledRecipe, foods);
}

test('a dish says why it is none for somebody, with the foods that make it so', () => {
  expect(
    labels(['rye', 'milk', 'cheese', 'milk', 'ham', 'leek', 'gone'], ['DAIRY', 'PORK']),
  ).toEqual([
    { name: 'DAIRY', foodIds: ['milk', 'cheese'] },
    { name: 'PORK', foodIds: ['ham'] },
    { name: 'GLUTEN', foodIds: ['rye'] },
    { name: 'NOT_VEGETARIAN', foodIds: ['ham'] },
    { name: 'NOT_VEGAN', foodIds: ['milk', 'cheese'] },
  ]);
});

test('what may be taken instead brings no label, and a label without a food is none', () => {
  expect(labels(['leek', 'ham?'])).toEqual([]);
  expect(labels(['leek'], ['NUTS'])).toEqual([]);
});
