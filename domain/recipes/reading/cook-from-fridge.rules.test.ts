import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { cookFromFridge, fridgeFoods } from './cook-from-fridge.rules.ts';

test('what is to be pressed fills rows of four and of six, and each food leads to dishes', async () => {
  expect([fridgeFoods.length % 4, fridgeFoods.length % 6]).toEqual([0, 0]);
  const { recipes } = await testContent();
  const few = fridgeFoods.filter((id) => {
    const found = cookFromFridge({ recipes, foodIds: [id], isStaple: () => false });
    return found.length < 5;
  });
  expect(few).toEqual([]);
});

test('what is to be bought besides is what the dish counts, not what stands beside it or is at home', () => {
  const standing = (foodId: string, as: string) => ({ foodId, standing: as });
  const dish = {
    id: 'omelet',
    role: 'main',
    ingredients: [
      standing('egg', 'counted'),
      standing('feta', 'counted'),
      standing('salt', 'counted'),
      standing('bread', 'optional'),
    ],
  } as unknown as Parameters<typeof cookFromFridge>[0]['recipes'][number];
  const isStaple = (id: string) => id === 'salt';
  const found = (foodIds: string[]) => cookFromFridge({ recipes: [dish], foodIds, isStaple });
  expect(found(['egg'])).toEqual([{ recipe: dish, missing: ['feta'] }]);
  expect(found(['bread'])).toEqual([]);
  expect(found([])).toEqual([]);
});
