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
