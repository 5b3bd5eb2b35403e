import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContent } from '../../server/testing/test-server.ts';
import { compileLanding } from './landing.ts';

const shipped = join(import.meta.dirname, '..', '..', 'content', 'landing.yaml');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yolk-landing-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the dishes a visitor sees first were chosen by hand, and none comes twice in a week', async () => {
  const { week, hero, days } = await compileLanding({
    file: shipped,
    content: await testContent(),
  });
  expect(new Set(week).size).toBe(7);
  expect(new Set(hero).size).toBe(4);
  expect(days.map(({ grams }) => grams)).toEqual([20, 50, 100]);
});

test('the list that a visitor sees is that of the week beside it', async () => {
  const { recipesById, foodsById } = await testContent();
  const content = { recipesById, foodsById };
  const { week, list } = await compileLanding({ file: shipped, content });
  const bought = week.flatMap((dish) =>
    recipesById.get(dish)!.ingredients.map(({ foodId }) => {
      return foodsById.get(foodId)?.purchase?.whole?.foodId ?? foodId;
    }),
  );
  expect(bought).toEqual(expect.arrayContaining([...list]));
});

test.each([
  ['a dish that does not exist', 'cod-puttanesca', 'cod-soup', /cod-soup/],
  [
    'a day over its grams',
    'cilbir-poached-eggs-on-garlic-yoghurt',
    'apple-and-hemp-oat-porridge',
    /day of 20 g/,
  ],
  ['a day that is a lower one', 'grams: 100', 'grams: 300', /day of 300 g/],
])('%s is refused', async (_what, from, to, expected) => {
  const file = join(folder, 'landing.yaml');
  await writeFile(file, (await readFile(shipped, 'utf8')).replace(from, to));
  await expect(compileLanding({ file, content: await testContent() })).rejects.toThrow(expected);
});
