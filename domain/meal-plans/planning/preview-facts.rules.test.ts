import { expect, test } from 'vitest';
import type { PreviewDay } from './preview-days.ts';
import { previewFacts } from './preview-facts.rules.ts';

interface Dish {
  id: string;
  minutes: number;
  isLeftover?: boolean;
}

/** A meal of each dish, or of several together. */
function day(netCarbsGrams: number, given: readonly (Dish | readonly Dish[])[]): PreviewDay {
  const meals = given.map((dishes) => ({
    dishes: [dishes].flat().map(({ id, minutes, isLeftover = false }) => ({
      recipe: { id, times: { activeMinutes: minutes, totalMinutes: minutes + 120 } },
      line: { leftoverOfDay: isLeftover ? 0 : null },
    })),
  }));
  return { netCarbsGrams, meals } as unknown as PreviewDay;
}

test('a week in numbers: leftovers are eaten, not cooked', () => {
  const stew = { id: 'stew', minutes: 60 };
  const days = [
    day(20, [{ id: 'eggs', minutes: 10 }, stew]),
    day(30, [
      { id: 'eggs', minutes: 10 },
      { ...stew, isLeftover: true },
    ]),
  ];
  expect(previewFacts(days)).toEqual({
    dishCount: 2,
    netCarbsGramsPerDay: 25,
    cookingMinutesPerDay: 40,
    mostMinutes: 60,
    keptLunchCount: 1,
  });
});

test('the dishes of a meal take their minutes together, leftovers none', () => {
  const rice = { id: 'rice', minutes: 15 };
  const kept = { id: 'stew', minutes: 60, isLeftover: true };
  const days = [
    day(20, [
      [{ id: 'shrimp', minutes: 10 }, rice],
      [kept, rice],
    ]),
  ];
  expect(previewFacts(days)).toMatchObject({ mostMinutes: 25, cookingMinutesPerDay: 40 });
});

test('no week takes no time', () => {
  expect(previewFacts([])).toEqual({
    dishCount: 0,
    netCarbsGramsPerDay: 0,
    cookingMinutesPerDay: 0,
    mostMinutes: 0,
    keptLunchCount: 0,
  });
});
