import { expect, test } from 'vitest';
import { dishText, placeText, readDish, readPlace } from './meal-place.ts';

test.each([
  ['2.DINNER', { day: 2, meal: 'DINNER' }],
  ['12.BREAKFAST', { day: 12, meal: 'BREAKFAST' }],
  ['2.SUPPER', null],
  ['.DINNER', null],
  ['x.DINNER', null],
  ['123.DINNER', null],
  ['DINNER', null],
  ['', null],
  [null, null],
])('%s is the place %o', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test.each([
  ['2.DINNER.beef-stew', { day: 2, meal: 'DINNER', recipeId: 'beef-stew' }],
  ['2.DINNER.of.a.kitchen', { day: 2, meal: 'DINNER', recipeId: 'of.a.kitchen' }],
  ['2.DINNER.', null],
  ['2.DINNER', null],
  ['2.SUPPER.beef-stew', null],
  [null, null],
])('%s is the dish %o', (text, dish) => {
  expect(readDish(text)).toEqual(dish);
});

test('what is written is read as the same', () => {
  const dish = { day: 6, meal: 'LUNCH', recipeId: 'beef-stew' } as const;
  expect(readDish(dishText(dish))).toEqual(dish);
  expect(readPlace(placeText(dish))).toEqual({ day: 6, meal: 'LUNCH' });
});
