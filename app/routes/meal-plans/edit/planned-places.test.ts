import { expect, test } from 'vitest';
import { plannedPlaces } from './planned-places.ts';

function placesOf(...days: ('BREAKFAST' | 'LUNCH' | 'DINNER')[][]): string {
  const plan = days.map((meals, index) => ({ index, meals: meals.map((meal) => ({ meal })) }));
  return plannedPlaces({ days: plan })
    .map(({ day, meal }) => `${day}${meal[0]}`)
    .join(' ');
}

test('an empty plan has all three meals', () => {
  expect(placesOf([], [])).toBe('0B 0L 0D 1B 1L 1D');
});

test('a plan of two meals a day keeps to two', () => {
  expect(placesOf(['LUNCH'], ['DINNER'])).toBe('0L 0D 1L 1D');
});

test('one breakfast makes it a plan of three', () => {
  expect(placesOf(['LUNCH'], ['BREAKFAST'])).toBe('0B 0L 0D 1B 1L 1D');
});
