import { expect, test } from 'vitest';
import { stepFoods } from './step-foods.ts';

function step(...foodIds: string[]) {
  return { ingredients: foodIds.map((foodId) => ({ ingredient: { foodId, hasPicture: true } })) };
}

test('a step shows what goes in, each food once', () => {
  expect(stepFoods([step('egg', 'butter', 'egg')])).toEqual([
    { foodIds: ['egg', 'butter'], isSoFar: false },
  ]);
});

test('a step in which nothing goes in shows what is in the pan', () => {
  expect(stepFoods([step('egg'), step('feta'), step()])[2]).toEqual({
    foodIds: ['egg', 'feta'],
    isSoFar: true,
  });
});

test('what is not drawn is not shown, nor more than six foods', () => {
  const salt = { ingredients: [{ ingredient: { foodId: 'salt', hasPicture: false } }] };
  expect(stepFoods([salt])).toEqual([{ foodIds: [], isSoFar: true }]);
  expect(stepFoods([step(...'abcdefgh')])[0]?.foodIds).toHaveLength(6);
});
