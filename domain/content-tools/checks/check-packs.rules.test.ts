import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { packProblems } from './check-packs.rules.ts';

test('a food of a recipe that no shop sells is named; water and foods of no recipe are not', () => {
  const foods = ['salmon', 'water', 'caviar'].map((id) => buildFood({ id }));
  const recipes = [compiled({ foods, recipe: { lines: ['300 g salmon', '100 g water'] } })];
  expect(packProblems({ content: { foods, recipes }, file: 'packs.csv' })).toEqual([
    {
      file: 'packs.csv',
      line: null,
      message: 'salmon is in a recipe, and no shop sells it yet.',
    },
  ]);
});
