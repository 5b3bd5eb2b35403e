import { expect, test } from 'vitest';
import type { MealPlanDay, MealPlanLine } from './meal-plan.ts';
import { changeMeals, mapLines, usualOwnPortion, withLines } from './meals.rules.ts';

function line(recipeId: string, own = 1): MealPlanLine {
  const whole = { role: 'main' as const, leftoverOfDay: null, reasons: [] };
  return { recipeId, portions: [own, 1], ...whole };
}

/** Something that a meal holds besides its recipes, as it will one day. */
const salted = { salt: 'a pinch' };

const days: MealPlanDay[] = [
  { index: 0, meals: [{ meal: 'DINNER', recipes: [line('stew')], ...salted }] },
  { index: 1, meals: [{ meal: 'LUNCH', recipes: [line('soup')] }] },
];

test('whatever else a meal holds stays with it when its lines change', () => {
  const changes = [
    changeMeals({ days, change: () => [line('fish')] }),
    mapLines({ days, change: (each) => ({ ...each, servings: 4 }) }),
    withLines({ days, day: 0, meal: 'DINNER', lines: [line('fish')] }),
    withLines({ days, day: 0, meal: 'LUNCH', lines: [line('fish')] }),
    withLines({ days, day: 1, meal: 'LUNCH', lines: [] }),
  ];
  for (const changed of changes) {
    expect(changed[0]?.meals.find(({ meal }) => meal === 'DINNER')).toMatchObject(salted);
  }
});

test('a meal comes with its first line, in the order of the day, and goes with its last', () => {
  const withBreakfast = withLines({ days, day: 0, meal: 'BREAKFAST', lines: [line('eggs')] });
  expect(withBreakfast[0]?.meals.map(({ meal }) => meal)).toEqual(['BREAKFAST', 'DINNER']);
  const without = withLines({ days: withBreakfast, day: 0, meal: 'BREAKFAST', lines: [] });
  expect(without).toEqual(days);
  expect(changeMeals({ days, change: () => [] }).map(({ meals }) => meals)).toEqual([[], []]);
});

test('a change is told the place of each meal, and other days stay as they are', () => {
  const places: unknown[] = [];
  changeMeals({ days, change: ({ recipes }, place) => (places.push(place), recipes) });
  expect(places).toEqual([
    { day: 0, meal: 'DINNER' },
    { day: 1, meal: 'LUNCH' },
  ]);
  const changed = withLines({ days, day: 1, meal: 'LUNCH', lines: [line('fish')] });
  expect(changed[0]).toEqual(days[0]);
});

test('the usual portion is what the member eats of most dishes', () => {
  const day = (...portions: number[]) => ({
    index: 0,
    meals: [{ recipes: portions.map((own) => line('a', own)) }],
  });
  expect(usualOwnPortion([day(1.25, 1), day(1.25)])).toBe(1.25);
  expect(usualOwnPortion([])).toBe(1);
});
