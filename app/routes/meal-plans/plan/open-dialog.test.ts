import { expect, test } from 'vitest';
import { readPlanAddress } from '../plan-address.ts';
import { findDish, hasOpenDialog } from './open-dialog.ts';

const stew = { recipe: { id: 'stew' } };
const days = [
  { index: 0, meals: [{ meal: 'DINNER', recipes: [stew] }] },
  { index: 1, meals: [] },
] as never;
const own = { days, isOwn: true, canEdit: true };
const shared = { days, isOwn: false, canEdit: false };

function isOpen(query: string, mealPlan = own, isPicking = true): boolean {
  const address = readPlanAddress(new URLSearchParams(query));
  return hasOpenDialog({ mealPlan, address, isPicking });
}

test('an address without anything over the page opens nothing', () => {
  expect(isOpen('')).toBe(false);
  expect(isOpen('tab=nutrition')).toBe(false);
});

test('a plan of somebody else opens what more can be done, and nothing that changes it', () => {
  expect(isOpen('dialog=delete')).toBe(true);
  expect(isOpen('dialog=delete', shared)).toBe(false);
  expect(isOpen('dialog=more', shared)).toBe(true);
});

test('a dish or a day that is no longer in the plan opens nothing', () => {
  expect(findDish({ mealPlan: own, place: { day: 0, meal: 'DINNER', recipeId: 'stew' } })).toBe(
    stew,
  );
  for (const place of [
    { day: 0, meal: 'LUNCH', recipeId: 'stew' },
    { day: 1, meal: 'DINNER', recipeId: 'stew' },
    { day: 0, meal: 'DINNER', recipeId: 'soup' },
  ] as const) {
    expect(findDish({ mealPlan: own, place })).toBeNull();
  }
});

test('a change of servings is open to who may change the plan, for a day it has', () => {
  const address = readPlanAddress(new URLSearchParams());
  const isOpenFor = (day: number | null, mealPlan = own) =>
    hasOpenDialog({
      mealPlan,
      isPicking: false,
      address: { ...address, servings: { count: 2, day } },
    });
  expect([isOpenFor(null), isOpenFor(1), isOpenFor(7)]).toEqual([true, true, false]);
  expect(isOpenFor(null, shared)).toBe(false);
});

test('a dish is picked where there are any to pick from, and opened where it stands', () => {
  const address = readPlanAddress(new URLSearchParams());
  const picking = {
    day: 1,
    meal: 'DINNER',
    swappedId: null,
    chosenId: null,
    tab: 'search',
    text: '',
  } as const;
  const over = (parts: Partial<typeof address>, isPicking = true) =>
    hasOpenDialog({ mealPlan: own, isPicking, address: { ...address, ...parts } });
  expect(over({ picking })).toBe(true);
  expect(over({ picking }, false)).toBe(false);
  expect(over({ picking: { ...picking, day: 7 } })).toBe(false);
  expect([over({ openDay: 1 }), over({ openDay: 7 })]).toEqual([true, false]);
  const dish = { day: 0, meal: 'DINNER', recipeId: 'stew' } as const;
  expect([over({ dish }), over({ dish: { ...dish, day: 1 } })]).toEqual([true, false]);
});
