import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileSources } from '../../domain/recipes/files/compile-content.ts';
import { readContentFolder } from '../../domain/recipes/files/read-content-folder.ts';
import { drawStep } from '../../domain/recipes/pictures/draw-step.ts';
import { differenceOf, signaturesOf, type Signatures } from './picture-signatures.ts';

const accepted = JSON.parse(
  await readFile(join(import.meta.dirname, 'accepted-pictures.json'), 'utf8'),
) as Signatures;

test('forty dishes and sixty foods look as an editor accepted them (npm run accept-pictures)', async () => {
  const { content } = compileSources({ sources: await readContentFolder('content') });
  const now = await signaturesOf(content, Object.keys(accepted));
  expect(Object.keys(now)).toHaveLength(100);
  const changed = Object.entries(now).filter(
    ([name, pixels]) => differenceOf(pixels, accepted[name] ?? '') > 3,
  );
  expect(changed.map(([name]) => name)).toEqual([]);
});

test('every step has a sound picture of at most 6 kB', async () => {
  const { content } = compileSources({ sources: await readContentFolder('content') });
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  const wrong = content.recipes
    .filter((_, index) => index % 4 === 0)
    .flatMap((recipe) =>
      recipe.steps.flatMap((_, index) => {
        const svg = drawStep({ recipe, foods, index, isDark: false }) ?? 'undefined';
        const isSound = !/NaN|undefined|Infinity/.test(svg) && svg.length <= 6144;
        return isSound ? [] : [`${recipe.id} ${index + 1}: ${svg.length} bytes`];
      }),
    );
  expect(wrong).toEqual([]);
});

test('another picture differs, the same one does not', () => {
  const [first = '', second = ''] = Object.values(accepted);
  expect(differenceOf(first, first)).toBe(0);
  expect(differenceOf(first, second)).toBeGreaterThan(3);
});
