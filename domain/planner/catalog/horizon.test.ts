import { expect, test } from 'vitest';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { PlannerProfile } from '../types.ts';
import {
  createHorizon,
  givesWayFreely,
  repeatRules,
  repeatsAfterDaysOf,
  type Horizon,
  type RepeatRule,
} from './horizon.ts';
import { requirementsOf } from './requirements.ts';

const weekly = {
  everydayDays: 7,
  otherDays: 7,
  everydayDaysBefore: 0,
  otherDaysBefore: 0,
} as const;

function horizonOf(args: {
  days: number;
  firstWeekday?: number;
  rule?: Partial<RepeatRule>;
  profile?: Partial<PlannerProfile>;
}): Horizon {
  const { days, firstWeekday = 0, rule, profile } = args;
  const requirements = requirementsOf({ ...ordinaryProfile, ...profile });
  return createHorizon({ requirements, days, firstWeekday, rule: { ...weekly, ...rule } });
}

const bits = (...days: number[]) => days.reduce((all, day) => all | (1 << day), 0);

test('nine days from a Friday: three meals each, the weekend apart, two weeks', () => {
  const horizon = horizonOf({ days: 9, firstWeekday: 4 });
  expect(horizon).toMatchObject({ days: 9, firstWeekday: 4, mealsPerDay: 3, slotCount: 27 });
  expect([...horizon.slotDay.subarray(0, 7)]).toEqual([0, 0, 0, 1, 1, 1, 2]);
  expect([...horizon.slotMeal.subarray(0, 7)]).toEqual([0, 1, 2, 0, 1, 2, 0]);
  const friday = [0, 2, 4];
  const weekend = [1, 3, 5];
  expect([...horizon.slotClass.subarray(0, 12)]).toEqual([friday, weekend, weekend, friday].flat());
  expect(horizon.weekCount).toBe(2);
  expect([...horizon.weekOfDay]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
  expect([...horizon.weekDayBits]).toEqual([bits(0, 1, 2, 3, 4, 5, 6), bits(7, 8)]);
});

test('two meals a day are lunch and dinner', () => {
  const horizon = horizonOf({ days: 2, profile: { mealsPerDay: 2 } });
  expect(horizon).toMatchObject({ mealsPerDay: 2, slotCount: 4 });
  expect([...horizon.slotDay]).toEqual([0, 0, 1, 1]);
  expect([...horizon.slotMeal]).toEqual([1, 2, 1, 2]);
  expect([...horizon.slotClass]).toEqual([2, 4, 2, 4]);
});

test('leftovers are lunches of any day but the first of a week, for who wants them', () => {
  expect([...horizonOf({ days: 9 }).mayEatLeftovers]).toEqual([0, 1, 1, 1, 1, 1, 1, 0, 1]);
  const fresh = horizonOf({ days: 9, profile: { leftovers: false } });
  expect([...fresh.mayEatLeftovers]).toEqual(Array(9).fill(0));
});

test.each([
  ['minimal', [15, 15, 15], [15, 15, 15]],
  ['average', [30, 45, 45], [45, 45, 45]],
  ['plenty', [30, 120, 120], [240, 240, 240]],
] as const)('who has %s time cooks %j minutes a meal on a Friday, %j on a Saturday', (...args) => {
  const [cookingTime, friday, saturday] = args;
  const horizon = horizonOf({ days: 2, firstWeekday: 4, profile: { cookingTime } });
  expect([...horizon.mostMinutes]).toEqual([...friday, ...saturday]);
});

test.each([
  [7, {}, [2]],
  [9, {}, [2, 1]],
  [8, {}, [2, 0]],
  [3, {}, [1]],
  [9, { avoid: ['FISH'] }, [0, 0]],
  [9, { allergies: ['FISH'] }, [0, 0]],
  [9, { diet: 'VEGETARIAN' }, [0, 0]],
  [9, { avoid: ['SHELLFISH'] }, [2, 1]],
] as const)('%i days of a member with %j want seafood so often: %j', (days, profile, meals) => {
  expect([...horizonOf({ days, profile }).seafoodMeals]).toEqual([...meals]);
});

test('a dish is too close within the days of its rule, on either side', () => {
  const horizon = horizonOf({ days: 9, rule: { everydayDays: 3, otherDays: 7 } });
  expect(horizon.everydayWindow[0]).toBe(bits(0, 1, 2));
  expect(horizon.everydayWindow[4]).toBe(bits(2, 3, 4, 5, 6));
  expect(horizon.everydayWindow[8]).toBe(bits(6, 7, 8));
  expect(horizon.otherWindow[0]).toBe(bits(0, 1, 2, 3, 4, 5, 6));
  expect(horizon.otherWindow[8]).toBe(bits(2, 3, 4, 5, 6, 7, 8));
  expect(horizon.weekWindow[0]).toBe(bits(1, 2, 3, 4, 5, 6));
  expect(horizon.weekWindow[8]).toBe(bits(2, 3, 4, 5, 6, 7));
});

test('breakfasts are everyday meals; for who has little time all but the main of a dinner', () => {
  const day = (cookingTime: PlannerProfile['cookingTime']) =>
    [...horizonOf({ days: 1, profile: { cookingTime } }).isEveryday].join('');
  expect(day('average')).toBe('111000000');
  expect(day('minimal')).toBe('111111011');
  const two = horizonOf({ days: 1, profile: { cookingTime: 'minimal', mealsPerDay: 2 } });
  expect([...two.isEveryday].join('')).toBe('111011');
});

test('neighbours are the other meals of the day and the same meal the day before and after', () => {
  const three = horizonOf({ days: 2 });
  // 6 is nothing, 7 to 9 the breakfast, lunch and dinner of the eve.
  expect(pieces(three.neighbours)).toEqual([
    [1, 2, 7, 3],
    [0, 2, 8, 4],
    [0, 1, 9, 5],
    [4, 5, 0, 6],
    [3, 5, 1, 6],
    [3, 4, 2, 6],
  ]);
  const two = horizonOf({ days: 2, profile: { mealsPerDay: 2 } });
  expect(pieces(two.neighbours)).toEqual([
    [1, 4, 6, 2],
    [0, 4, 7, 3],
    [3, 4, 0, 4],
    [2, 4, 1, 4],
  ]);
});

function pieces(list: Int16Array | Float64Array): number[][] {
  return Array.from({ length: list.length / 4 }, (_, slot) => [
    ...list.subarray(slot * 4, slot * 4 + 4),
  ]);
}

test('what being like a neighbour costs depends on the meal and on which neighbour', () => {
  const three = horizonOf({ days: 1 });
  expect(pieces(three.proteinPairCost)).toEqual([
    [0.2, 0.2, 0.15, 0.15],
    [0.2, 0.2, 0, 0],
    [0.2, 0.2, 0.3, 0.3],
  ]);
  expect(pieces(three.kindPairCost)).toEqual([
    [0.2, 0.2, 0, 0],
    [0.2, 0.2, 0, 0],
    [0.2, 0.2, 0.2, 0.2],
  ]);
  const two = horizonOf({ days: 1, profile: { mealsPerDay: 2 } });
  expect(pieces(two.proteinPairCost)).toEqual([
    [0.2, 0.2, 0, 0],
    [0.2, 0.2, 0.3, 0.3],
  ]);
});

test.each([
  [{ everydayDays: 7, otherDays: 7 }, 'average', false],
  [{ everydayDays: 14, otherDays: 14 }, 'average', false],
  [{ everydayDays: 3, otherDays: 7 }, 'average', true],
  [{ everydayDays: 3, otherDays: 3 }, 'average', true],
  [{ everydayDays: 2, otherDays: 7 }, 'minimal', false],
  [{ everydayDays: 2, otherDays: 3 }, 'minimal', true],
] as const)('with %j and %s time something comes back for a cost: %s', (...args) => {
  const [rule, cookingTime, hasSoftRepeats] = args;
  expect(horizonOf({ days: 7, rule, profile: { cookingTime } })).toMatchObject({
    hasSoftRepeats,
    isEverydayFree: cookingTime === 'minimal',
  });
});

test('who has little time pays for each dish of a week, and much for the thirteenth', () => {
  expect(horizonOf({ days: 7 }).dishCosts).toBeNull();
  const costs = horizonOf({ days: 7, profile: { cookingTime: 'minimal' } }).dishCosts!;
  expect(costs[0]).toBe(0);
  expect(costs[12]).toBeCloseTo(12 * 0.12, 9);
  expect(costs[13]).toBeCloseTo(13 * 0.12 + 3, 9);
  expect(costs[63]).toBeCloseTo(63 * 0.12 + 51 * 3, 9);
});

const none = { everydayDaysBefore: 0, otherDaysBefore: 0 };

test.each([
  [{ days: 7 }, [['7/7'], ['3/7']]],
  [{ days: 14 }, [['7/7'], ['3/7']]],
  [{ days: 15 }, [['14/14'], ['7/7'], ['3/7']]],
  [{ days: 7, acceptedDays: 3 }, [['3/3']]],
  [{ days: 28, acceptedDays: 3 }, [['3/3']]],
  [{ days: 7, isHurried: true }, [['2/7']]],
  [{ days: 15, isHurried: true }, [['2/14'], ['2/7']]],
  [{ days: 7, isHurried: true, acceptedDays: 3 }, [['2/3']]],
  [{ days: 28, isHurried: true, acceptedDays: 3 }, [['2/3']]],
] as const)('rules tried for %j, everyday meals and others: %j', (asked, expected) => {
  const rules = repeatRules({
    acceptedDays: undefined,
    isHurried: false,
    hasBefore: false,
    ...asked,
  });
  expect(rules.map(({ everydayDays, otherDays }) => [`${everydayDays}/${otherDays}`])).toEqual(
    expected,
  );
  expect(
    rules.map(({ everydayDaysBefore, otherDaysBefore }) => everydayDaysBefore + otherDaysBefore),
  ).toEqual(rules.map(() => 0));
});

test('the days before count at first, then only for lunches and dinners, then for nothing', () => {
  const asked = { days: 7, acceptedDays: undefined, hasBefore: true };
  const before = { otherDaysBefore: 7 };
  expect(repeatRules({ ...asked, isHurried: false })).toEqual([
    { everydayDays: 7, otherDays: 7, everydayDaysBefore: 7, ...before },
    { everydayDays: 7, otherDays: 7, everydayDaysBefore: 0, ...before },
    { everydayDays: 7, otherDays: 7, ...none },
    { everydayDays: 3, otherDays: 7, everydayDaysBefore: 3, ...before },
    { everydayDays: 3, otherDays: 7, everydayDaysBefore: 0, ...before },
    { everydayDays: 3, otherDays: 7, ...none },
  ]);
  expect(repeatRules({ ...asked, isHurried: true })).toEqual([
    { everydayDays: 2, otherDays: 7, everydayDaysBefore: 7, ...before },
    { everydayDays: 2, otherDays: 7, everydayDaysBefore: 0, ...before },
    { everydayDays: 2, otherDays: 7, ...none },
  ]);
});

test.each([
  [{ otherDays: 14 }, true],
  [{ otherDays: 7, otherDaysBefore: 7 }, true],
  [{ otherDays: 7 }, false],
  [{ otherDays: 3 }, false],
] as const)('%j gives way without a proof: %s', (rule, isFree) => {
  expect(givesWayFreely({ ...weekly, ...rule })).toBe(isFree);
});

test.each([
  [{ everydayDays: 3, otherDays: 7 }, 3],
  [{ everydayDays: 7, otherDays: 7 }, 7],
  [{ everydayDays: 2, otherDays: 14 }, 14],
  [{ everydayDays: 2, otherDays: 3 }, 3],
] as const)('a plan by %j says that dishes come back after %i days', (rule, days) => {
  expect(repeatsAfterDaysOf({ ...weekly, ...rule })).toBe(days);
});
