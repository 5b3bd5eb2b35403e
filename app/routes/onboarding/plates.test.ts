import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { avoidGroups } from '../../../domain/planner/types.ts';
import { testContent } from '../../../server/testing/test-server.ts';
import { plateRecipes, tablePlates } from './plates.ts';

const recipes = join(import.meta.dirname, '../../../content/recipes');

test.each(Object.values(plateRecipes))('the dish %s is one of our recipes', (id) => {
  expect(existsSync(join(recipes, `${id}.yaml`))).toBe(true);
});

test('a plate leaves the table with every food it holds', async () => {
  const { recipesById } = await testContent();
  const held = tablePlates.map(({ recipeId }) => recipesById.get(recipeId)?.avoidGroups);
  expect(held.map((groups) => groups?.toSorted())).toEqual(tablePlates.map(({ groups }) => groups));
});

test.each(avoidGroups)('whoever leaves out %s sees a plate leave the table', (group) => {
  expect(tablePlates.some(({ groups }) => groups.includes(group))).toBe(true);
});
