import { expect, test } from 'vitest';
import {
  bringsNextMeal,
  findDay,
  findNextMeal,
  type HomePlan,
  type PlanDay,
  type PlanMeal,
} from './plan-day.ts';

/** A Tuesday. */
const tuesday = '2026-03-10';

const dish = { recipe: { id: 'dish' }, leftoverOfDay: null } as PlanMeal['recipes'][number];

function buildMeal(meal: PlanMeal['meal']): PlanMeal {
  return { meal, note: null, recipes: [dish] };
}

const threeMeals = (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal) => buildMeal(meal));

function buildDay(index: number, day: Partial<PlanDay> = {}): PlanDay {
  const nutrition = {} as PlanDay['nutrition'];
  return { index, weekday: index, nutrition, meals: threeMeals, ...day };
}

/** From Monday on. */
function buildPlan(days: readonly PlanDay[], plan: Partial<HomePlan> = {}): HomePlan {
  return {
    id: 'week',
    slug: 'week',
    title: null,
    character: 'VARIED',
    version: 1,
    canEdit: true,
    beginsOn: '2026-03-09',
    cookedDishes: [],
    eatenMeals: [],
    targets: null,
    ...plan,
    days: [...days],
  };
}

const week = buildPlan(Array.from({ length: 7 }, (_, index) => buildDay(index)));

test('the day of the date is found, and the first one before and after the plan', () => {
  expect(findDay({ plan: week, date: tuesday })).toMatchObject({
    day: { index: 1 },
    isOnDate: true,
  });
  for (const beginsOn of [null, '2026-03-01', '2026-03-11']) {
    expect(findDay({ plan: { ...week, beginsOn }, date: tuesday })).toMatchObject({
      day: { index: 0 },
      isOnDate: false,
    });
  }
  expect(findDay({ plan: buildPlan([]), date: tuesday })).toBeNull();
});

const sunday = '2026-03-15';
const evening = { day: sunday, hour: 19 };
const nextWeek = { ...week, id: 'next', slug: 'next', beginsOn: '2026-03-16' };
const asked = { plan: week, following: null, dayCount: 7 };

test('the next meal is named with its dish', () => {
  const now = { day: tuesday, hour: 12 };
  const next = findNextMeal({ ...asked, date: tuesday, now });
  expect(next).toEqual({
    plan: week,
    day: week.days[1],
    meal: threeMeals[1],
    dish: threeMeals[1]?.recipes[0],
    daysAhead: 0,
  });
});

test('after the last dinner of a plan comes the first meal of the one that takes over', () => {
  const cooked = { day: 6, meal: 'DINNER', recipeId: 'dish' } as const;
  const plan = { ...week, cookedDishes: [cooked] };
  const given = { ...asked, plan, date: sunday, now: evening };
  expect(findNextMeal({ ...given, following: nextWeek })).toMatchObject({
    plan: { id: 'next' },
    day: { index: 0 },
    meal: { meal: 'BREAKFAST' },
    daysAhead: 1,
  });
  expect(findNextMeal({ ...given, following: null })).toBeNull();
});

test('while something of today is left, what takes over later need not be known', () => {
  const cookedTonight = { day: 1, meal: 'DINNER', recipeId: 'dish' } as const;
  const brings = (plan: HomePlan, date: string, hour: number | null) =>
    bringsNextMeal({ plan, date, hour });
  expect(brings(week, tuesday, 12)).toBe(true);
  expect(brings(week, tuesday, null)).toBe(true);
  expect(brings(week, tuesday, 22)).toBe(false);
  expect(brings({ ...week, cookedDishes: [cookedTonight] }, tuesday, 19)).toBe(false);
  // The evening is not far, and somebody may look at the same page then.
  expect(brings(week, sunday, 12)).toBe(false);
  expect(brings({ ...week, beginsOn: '2026-03-01' }, tuesday, 12)).toBe(false);
});

test('a plan of which nothing is left has no next meal', () => {
  const empty = buildPlan([buildDay(0), buildDay(1, { meals: [] })]);
  expect(findNextMeal({ ...asked, plan: empty, date: tuesday, now: null })).toBeNull();
});
