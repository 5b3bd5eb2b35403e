import { expect, test } from 'vitest';
import { findDay, findNextMeal, type HomePlan, type PlanDay, type PlanMeal } from './plan-day.ts';

/** A Tuesday. */
const tuesday = '2026-03-10';

function buildMeal(meal: PlanMeal['meal'], { isEmpty = false } = {}): PlanMeal {
  return { meal, note: null, recipes: isEmpty ? [] : [{} as PlanMeal['recipes'][number]] };
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

test.each([
  [7, 'BREAKFAST'],
  [12, 'LUNCH'],
  [18, 'DINNER'],
  [null, 'DINNER'],
])('at hour %s the next meal is %s', (hour, meal) => {
  const now = hour === null ? null : { day: tuesday, hour };
  const next = findNextMeal({ plan: week, date: tuesday, now });
  expect(next).toMatchObject({ meal: { meal }, day: { index: 1 }, isTomorrow: false });
});

test('when the day is over, what comes next is tomorrow', () => {
  const now = { day: tuesday, hour: 22 };
  expect(findNextMeal({ plan: week, date: tuesday, now })).toMatchObject({
    meal: { meal: 'BREAKFAST' },
    day: { index: 2 },
    isTomorrow: true,
  });
});

test('a plan that ends today stays at its last meal', () => {
  const now = { day: tuesday, hour: 23 };
  const plan = buildPlan([buildDay(0), buildDay(1)]);
  const next = findNextMeal({ plan, date: tuesday, now });
  expect(next).toMatchObject({ meal: { meal: 'DINNER' }, day: { index: 1 }, isTomorrow: false });
});

test('a meal the plan does not have is passed over', () => {
  const meals = [buildMeal('BREAKFAST', { isEmpty: true }), buildMeal('LUNCH')];
  const plan = buildPlan([buildDay(0), buildDay(1, { meals })]);
  const nextAt = (hour: number) =>
    findNextMeal({ plan, date: tuesday, now: { day: tuesday, hour } })?.meal.meal;
  expect(nextAt(7)).toBe('LUNCH');
  expect(nextAt(20)).toBe('LUNCH');
  const empty = buildPlan([buildDay(0), buildDay(1, { meals: [] })]);
  expect(findNextMeal({ plan: empty, date: tuesday, now: null })).toBeNull();
});
