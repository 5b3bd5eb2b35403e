import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plateRecipes } from './plates.ts';

const recipes = join(import.meta.dirname, '../../../content/recipes');

test.each(Object.values(plateRecipes))('the dish %s is one of our recipes', (id) => {
  expect(existsSync(join(recipes, `${id}.yaml`))).toBe(true);
});
