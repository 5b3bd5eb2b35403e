import { expect, test } from 'vitest';
import { seasonalDishes } from './seasonal-dishes.ts';

const recipes = [22, 9, null, 19, 4].map((netCarbsGrams) => ({ nutrition: { netCarbsGrams } }));
const gramsOf = (limitGrams: number | null) =>
  seasonalDishes({ recipes, limitGrams, count: 3 }).map(({ nutrition }) => nutrition.netCarbsGrams);

test('of the season, who has a day to fit sees first what leaves room in it', () => {
  expect(gramsOf(20)).toEqual([9, 4, 22]);
  expect(gramsOf(50)).toEqual([22, 9, 19]);
  expect(gramsOf(null)).toEqual([22, 9, null]);
});
