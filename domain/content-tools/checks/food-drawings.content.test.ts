import { expect, test } from 'vitest';
import { cheeses } from '../../illustration/archetypes/cheeses.ts';
import { eggs } from '../../illustration/archetypes/eggs.ts';
import { meats } from '../../illustration/archetypes/meats.ts';
import { seafood } from '../../illustration/archetypes/seafood.ts';
import type { FoodGroup } from '../../foods/food.ts';
import { usualFormOf } from '../../illustration/forms/form-of.ts';
import { ownContent } from '../../recipes/testing/own-content.ts';

const grated = ['shredded', 'parmesan', 'melted', 'feta'];
const ofAnimals = new Set([
  ...Object.keys({ ...eggs, ...meats, ...seafood, ...cheeses }),
  ...grated,
]);
const plants: readonly FoodGroup[] = [
  'vegetables',
  'fruit',
  'legumes',
  'herbs',
  'spices',
  'nuts',
  'seeds',
  'fats',
];

test('no plant is drawn as meat, fish, egg or cheese because of a part of its name', async () => {
  const { foods } = await ownContent();
  const taken = foods
    .filter(({ group }) => plants.includes(group))
    .map(({ names }) => names.en.singular.toLowerCase())
    .map((name) => ({ name, drawn: usualFormOf(name) ?? '' }))
    .filter(({ drawn }) => ofAnimals.has(drawn) && drawn !== 'nori');
  expect(taken).toEqual([]);
});
