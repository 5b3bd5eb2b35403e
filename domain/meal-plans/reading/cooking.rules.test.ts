import { expect, test } from 'vitest';
import { nearestOffered, servingsToCook } from './cooking.rules.ts';
import type { PlacedLine } from '../meal-plan.ts';

function line(parts: Partial<PlacedLine> = {}): PlacedLine {
  return {
    recipeId: 'chicken-korma',
    role: 'main',
    servings: 2,
    servingFactor: 1,
    leftoverOfDay: null,
    reasons: [],
    day: 0,
    meal: 'DINNER',
    ...parts,
  };
}

test('a dish is cooked for everybody, in the portions they eat', () => {
  const dinner = line({ servingFactor: 1.25 });
  expect(servingsToCook({ line: dinner, lines: [dinner] })).toBe(2.5);
});

test('a dinner with leftovers is cooked once for both meals, and the leftovers not at all', () => {
  const dinner = line({ servingFactor: 1.25 });
  const lunch = line({ day: 1, meal: 'LUNCH', servingFactor: 1.25, leftoverOfDay: 0 });
  const lines = [dinner, lunch];
  expect(servingsToCook({ line: dinner, lines })).toBe(5);
  expect(servingsToCook({ line: lunch, lines })).toBe(0);
});

test('the same dish on another day has its own leftovers', () => {
  const monday = line();
  const sunday = line({ day: 6 });
  const tuesdayLunch = line({ day: 1, meal: 'LUNCH', leftoverOfDay: 0 });
  const lines = [monday, tuesdayLunch, sunday];
  expect(servingsToCook({ line: monday, lines })).toBe(4);
  expect(servingsToCook({ line: sunday, lines })).toBe(2);
});

test.each([
  [2.5, [1, 2, 4], 2],
  [5, [1, 2, 4, 6, 8], 6],
  [12, [1, 2, 4, 6, 8], 8],
  [0, [1, 2], 1],
  [3, [], 3],
])('%d servings are nearest to one of %j: %d', (servings, options, nearest) => {
  expect(nearestOffered({ servings, options })).toBe(nearest);
});
