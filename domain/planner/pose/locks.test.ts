import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { createHorizon } from '../catalog/horizon.ts';
import { requirementsOf } from '../catalog/requirements.ts';
import { plainRecipe } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { LockedMeal, Meal, PlannedRecipe } from '../types.ts';
import { isPortion, lockedDinnerBefore, mayBeLeftOver, resolveLocks } from './locks.ts';

type Asked = Parameters<typeof lockedDinnerBefore>[0];

const salmon = { index: 0, servingFactor: 1, isLeftover: false };

/** Two days of three meals on which salmon, which keeps, is locked for every meal of the first. */
function leftoverAt(slot: number, mayEatLeftovers: readonly number[]): number | null {
  const helpings = [salmon, null, null] as const;
  const main = lockedDinnerBefore({
    catalog: { isLeftoverSafe: Uint8Array.of(1) },
    candidates: { survivors: Uint32Array.of(1) },
    horizon: {
      mealsPerDay: 3,
      slotDay: Uint8Array.of(0, 0, 0, 1, 1, 1),
      slotMeal: Uint8Array.of(0, 1, 2, 0, 1, 2),
      mayEatLeftovers: Uint8Array.from(mayEatLeftovers),
    },
    locks: { slots: [0, 1, 2, 3].map((each) => ({ slot: each, helpings, isMainOnly: false })) },
    slot,
  } as unknown as Asked);
  return main && main.index;
}

test('a locked dinner may be the next lunch, and nothing else is left over from the meal before', () => {
  const mayEat = (may: readonly number[]) => [3, 4, 5].map((slot) => leftoverAt(slot, may));
  expect(mayEat([0, 1])).toEqual([null, salmon.index, null]);
  expect(mayEat([1, 0])).toEqual([null, null, null]);
});

// In order of id: 0 bread, 1 peas, 2 salmon, 3 soup, 4 stew.
const ids = ['bread', 'peas', 'salmon', 'soup', 'stew'];
const catalog = compileCatalog(ids.map((id) => plainRecipe({ id })));

function locksOf(locked: readonly LockedMeal[], mealsPerDay: 2 | 3 = 3) {
  const requirements = requirementsOf({ ...ordinaryProfile, mealsPerDay });
  const rule = {
    everydayDays: 7,
    otherDays: 7,
    everydayDaysBefore: 0,
    otherDaysBefore: 0,
  } as const;
  const horizon = createHorizon({ requirements, days: 3, firstWeekday: 0, rule });
  return resolveLocks({ catalog, horizon, locked });
}

function lock(day: number, meal: Meal, ...recipes: (string | Partial<PlannedRecipe>)[]) {
  return {
    day,
    meal,
    recipes: recipes.map((each) => ({
      id: 'stew',
      servingFactor: 1,
      isLeftover: false,
      role: 'main' as const,
      ...(typeof each === 'string' ? { id: each } : each),
    })),
  };
}

const helping = (id: string, changes = {}) => {
  return { index: ids.indexOf(id), servingFactor: 1, isLeftover: false, ...changes };
};

test('a locked meal holds its slot, in order of time', () => {
  const { slots, reasons } = locksOf([
    lock(2, 'DINNER', { id: 'soup', servingFactor: 1.5 }),
    lock(0, 'LUNCH', 'stew', { id: 'bread', role: 'extra' }),
  ]);
  expect(reasons).toEqual([]);
  expect(slots).toEqual([
    { slot: 1, helpings: [helping('stew'), null, helping('bread')], isMainOnly: false },
    {
      slot: 8,
      helpings: [helping('soup', { servingFactor: 1.5 }), null, null],
      isMainOnly: false,
    },
  ]);
  expect(locksOf([lock(1, 'DINNER', 'soup')], 2).slots[0]?.slot).toBe(3);
  expect(locksOf([lock(1, 'DINNER')]).slots[0]?.helpings).toEqual([null, null, null]);
});

test('two of a role stand side by side, the first in its place', () => {
  const helpingsOf = (...recipes: Partial<PlannedRecipe>[]) =>
    locksOf([lock(0, 'DINNER', ...recipes)]).slots[0]!.helpings.map(
      (each) => ids[each?.index ?? 9],
    );
  const side = { role: 'side' } as const;
  const extra = { role: 'extra' } as const;
  expect(helpingsOf({ id: 'soup' }, { id: 'stew' })).toEqual(['soup', 'stew', undefined]);
  expect(helpingsOf({ id: 'soup' }, { id: 'stew' }, { id: 'peas', ...side })).toEqual([
    'soup',
    'peas',
    'stew',
  ]);
  expect(helpingsOf({ id: 'peas', ...side }, { id: 'bread', ...side })).toEqual([
    undefined,
    'peas',
    'bread',
  ]);
  expect(
    helpingsOf({ id: 'peas', ...side }, { id: 'bread', ...extra }, { id: 'soup', ...extra }),
  ).toEqual(['soup', 'peas', 'bread']);
});

test.each([
  ['a day before the plan', lock(-1, 'DINNER', 'stew')],
  ['a day after it', lock(3, 'DINNER', 'stew')],
  ['four dishes', lock(1, 'DINNER', 'stew', 'soup', 'peas', 'bread')],
  ['a leftover for dinner', lock(1, 'DINNER', { id: 'stew', isLeftover: true })],
  ['a leftover for breakfast', lock(1, 'BREAKFAST', { id: 'stew', isLeftover: true })],
])('%s is a conflict', (_, locked) => {
  const { day, meal } = locked;
  expect(locksOf([locked]).reasons).toEqual([{ code: 'LOCKED_CONFLICT', day, meal }]);
});

test('a slot is locked once, three dishes are a meal, and breakfast is none of two meals', () => {
  const twice = locksOf([lock(1, 'DINNER', 'stew'), lock(1, 'DINNER', 'soup')]);
  expect(twice.reasons).toEqual([{ code: 'LOCKED_CONFLICT', day: 1, meal: 'DINNER' }]);
  expect(twice.slots.map(({ helpings: [main] }) => main?.index)).toEqual([4]);
  expect(locksOf([lock(2, 'DINNER', 'stew', 'soup', 'peas')]).reasons).toEqual([]);
  expect(locksOf([lock(0, 'BREAKFAST', 'stew')], 2).reasons).toMatchObject([{ meal: 'BREAKFAST' }]);
  expect(locksOf([lock(0, 'BREAKFAST', 'stew')]).slots[0]?.slot).toBe(0);
});

test('a recipe nobody knows is named and locks nothing', () => {
  const { slots, reasons } = locksOf([lock(1, 'DINNER', 'stew', 'gone')]);
  expect(reasons).toEqual([{ code: 'LOCKED_UNKNOWN_RECIPE', recipeId: 'gone' }]);
  expect(slots).toEqual([]);
});

test('a locked leftover settles the main of the evening before, and nothing beside it', () => {
  const rest = { id: 'stew', isLeftover: true, servingFactor: 1.25 };
  const { slots, reasons } = locksOf([lock(1, 'LUNCH', rest)]);
  expect(reasons).toEqual([]);
  expect(slots).toEqual([
    {
      slot: 2,
      helpings: [helping('stew', { servingFactor: 1.25 }), null, null],
      isMainOnly: true,
    },
    {
      slot: 4,
      helpings: [helping('stew', { servingFactor: 1.25, isLeftover: true }), null, null],
      isMainOnly: false,
    },
  ]);
});

test('a locked leftover stands beside its own dinner alone, and before the plan beside any', () => {
  const rest = { id: 'stew', isLeftover: true };
  const conflict = { code: 'LOCKED_CONFLICT', day: 1, meal: 'LUNCH' };
  const after = (dinner: string) => locksOf([lock(0, 'DINNER', dinner), lock(1, 'LUNCH', rest)]);
  expect(after('stew').reasons).toEqual([]);
  expect(after('stew').slots).toHaveLength(2);
  expect(after('soup').reasons).toEqual([conflict]);
  const first = locksOf([lock(0, 'LUNCH', rest)]);
  expect(first.reasons).toEqual([]);
  expect(first.slots.map(({ slot }) => slot)).toEqual([1]);
});

test.each([
  [0.5, false],
  [0.75, true],
  [1.1, false],
  [1.25, true],
  [2, true],
  [2.25, false],
])('%f servings are a portion we serve: %s', (factor, isServed) => {
  expect(isPortion(factor)).toBe(isServed);
});

test('only what keeps, suits the member and is of our size is left over', () => {
  const mayBe = (args: { isSafe?: 0 | 1; survivors?: number; servingFactor?: number }) => {
    const { isSafe = 1, survivors = 1, servingFactor = 1 } = args;
    return mayBeLeftOver({
      catalog: { isLeftoverSafe: Uint8Array.of(isSafe) },
      candidates: { survivors: Uint32Array.of(survivors) },
      helping: { index: 0, servingFactor },
    } as unknown as Parameters<typeof mayBeLeftOver>[0]);
  };
  expect(mayBe({})).toBe(true);
  expect(mayBe({ isSafe: 0 })).toBe(false);
  expect(mayBe({ survivors: 0 })).toBe(false);
  expect(mayBe({ servingFactor: 2.5 })).toBe(false);
});
