import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLocalDays } from '../../lib/local-time.ts';
import { nextMealOf, type FollowedPlan } from './next-meal.ts';

/** A Tuesday, the second day of the week. */
const tuesday = '2026-03-10';
const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
type Meal = (typeof meals)[number];

const idOf = (day: number, meal: Meal) => `${meal.toLowerCase()}-${day}`;

function nextMeal(asked: Omit<Parameters<typeof nextMealOf>[0], 'dayCount'>) {
  return nextMealOf({ ...asked, dayCount: 7 });
}

function weekFromMonday(given: Partial<FollowedPlan> = {}): FollowedPlan {
  const dishes = (day: number, meal: Meal) => [
    { recipe: { id: idOf(day, meal) }, leftoverOfDay: null },
  ];
  return {
    beginsOn: '2026-03-09',
    days: Array.from({ length: 7 }, (_, index) => ({
      index,
      meals: meals.map((meal) => ({ meal, recipes: dishes(index, meal) })),
    })),
    cookedDishes: [],
    eatenMeals: [],
    ...given,
  };
}

const cooked = (day: number, meal: Meal, recipeId = idOf(day, meal)) => ({ day, meal, recipeId });

test.each([
  [7, 'BREAKFAST', 0],
  [10, 'LUNCH', 0],
  [13, 'LUNCH', 0],
  [14, 'DINNER', 0],
  [21, 'DINNER', 0],
  [null, 'DINNER', 0],
  [22, 'BREAKFAST', 1],
] as const)('at hour %s the next meal is %s, %s days ahead', (hour, meal, daysAhead) => {
  const next = nextMeal({ plan: weekFromMonday(), date: tuesday, hour });
  expect(next).toEqual({
    day: 1 + daysAhead,
    meal,
    recipeId: idOf(1 + daysAhead, meal),
    daysAhead,
  });
});

test('after dinner was cooked or logged, what comes next is tomorrow', () => {
  const tomorrow = { day: 2, meal: 'BREAKFAST', recipeId: 'breakfast-2', daysAhead: 1 };
  const dinnerCooked = weekFromMonday({ cookedDishes: [cooked(1, 'DINNER')] });
  expect(nextMeal({ plan: dinnerCooked, date: tuesday, hour: 18 })).toEqual(tomorrow);
  const dinnerEaten = weekFromMonday({ eatenMeals: [{ day: 1, meal: 'DINNER' }] });
  expect(nextMeal({ plan: dinnerEaten, date: tuesday, hour: 18 })).toEqual(tomorrow);
});

test('what was cooked ahead is passed over, and the meals before it are not', () => {
  const plan = weekFromMonday({ cookedDishes: [cooked(1, 'DINNER'), cooked(2, 'BREAKFAST')] });
  expect(nextMeal({ plan, date: tuesday, hour: 12 })).toMatchObject({ day: 1, meal: 'LUNCH' });
  expect(nextMeal({ plan, date: tuesday, hour: 15 })).toMatchObject({ day: 2, meal: 'LUNCH' });
});

test('a dish that has left its place since does not count as cooked', () => {
  const plan = weekFromMonday({ cookedDishes: [cooked(1, 'DINNER', 'swapped-out')] });
  expect(nextMeal({ plan, date: tuesday, hour: 18 })).toMatchObject({ recipeId: 'dinner-1' });
});

test('of a meal of two dishes the one that is not cooked is next', () => {
  const stew = { recipe: { id: 'stew' }, leftoverOfDay: null };
  const salad = { recipe: { id: 'salad' }, leftoverOfDay: null };
  const days = [{ index: 0, meals: [{ meal: 'DINNER' as const, recipes: [stew, salad] }] }];
  const plan = weekFromMonday({ days, beginsOn: tuesday });
  const nextIn = (cookedDishes: FollowedPlan['cookedDishes']) =>
    nextMeal({ plan: { ...plan, cookedDishes }, date: tuesday, hour: 18 })?.recipeId;
  expect(nextIn([])).toBe('stew');
  expect(nextIn([cooked(0, 'DINNER', 'stew')])).toBe('salad');
  expect(nextIn([cooked(0, 'DINNER', 'stew'), cooked(0, 'DINNER', 'salad')])).toBeUndefined();
});

test('what is kept from another day is next until it is logged; beside a fresh dish it follows that', () => {
  const kept = { recipe: { id: 'kept' }, leftoverOfDay: 0 };
  const fresh = { recipe: { id: 'fresh' }, leftoverOfDay: null };
  const daysOf = (recipes: (typeof kept | typeof fresh)[]) => [
    { index: 0, meals: [{ meal: 'LUNCH' as const, recipes }] },
  ];
  const asked = { date: tuesday, hour: 12 };
  const alone = weekFromMonday({ days: daysOf([kept]), beginsOn: tuesday });
  expect(nextMeal({ plan: alone, ...asked })?.recipeId).toBe('kept');
  const eatenMeals = [{ day: 0, meal: 'LUNCH' as const }];
  expect(nextMeal({ plan: { ...alone, eatenMeals }, ...asked })).toBeNull();
  const beside = weekFromMonday({ days: daysOf([kept, fresh]), beginsOn: tuesday });
  expect(nextMeal({ plan: beside, ...asked })?.recipeId).toBe('fresh');
});

test('days without a meal are passed over', () => {
  const { days } = weekFromMonday();
  const away = days.map((day) => (day.index === 2 ? { ...day, meals: [] } : day));
  const plan = weekFromMonday({ days: away, cookedDishes: [cooked(1, 'DINNER')] });
  expect(nextMeal({ plan, date: tuesday, hour: 18 })).toMatchObject({ day: 3, daysAhead: 2 });
});

test('nothing is left of a week when its last dinner is cooked, and when its last day is over', () => {
  const sunday = '2026-03-15';
  const nextAt = (given: Partial<FollowedPlan>, hour: number) =>
    nextMeal({ plan: weekFromMonday(given), date: sunday, hour });
  expect(nextAt({}, 18)).toMatchObject({ day: 6, meal: 'DINNER' });
  expect(nextAt({ cookedDishes: [cooked(6, 'DINNER')] }, 18)).toBeNull();
  expect(nextAt({}, 22)).toBeNull();
});

test('a plan that begins later brings its first meal, one without dates nothing', () => {
  const plan = weekFromMonday({ beginsOn: addLocalDays(tuesday, 1) });
  expect(nextMeal({ plan, date: tuesday, hour: 23 })).toEqual({
    day: 0,
    meal: 'BREAKFAST',
    recipeId: 'breakfast-0',
    daysAhead: 1,
  });
  expect(nextMeal({ plan: weekFromMonday({ beginsOn: null }), date: tuesday, hour: 9 })).toBe(null);
});

test('from the day on which another plan takes over, the first has nothing more', () => {
  const plan = weekFromMonday({ cookedDishes: [cooked(1, 'DINNER')] });
  const asked = { plan, date: tuesday, hour: 18 };
  expect(nextMealOf({ ...asked, dayCount: 2 })).toBeNull();
  expect(nextMealOf({ ...asked, dayCount: 3 })).toMatchObject({ day: 2 });
});

test('the next meal is planned, never past and never one that is done', () => {
  const place = fc.record({ day: fc.nat(6), meal: fc.constantFrom(...meals) });
  fc.assert(
    fc.property(
      fc.array(place),
      fc.array(place),
      fc.integer({ min: -3, max: 9 }),
      fc.option(fc.nat(23)),
      (eatenMeals, cookedPlaces, since, hour) => {
        const cookedDishes = cookedPlaces.map(({ day, meal }) => cooked(day, meal));
        const plan = weekFromMonday({ eatenMeals, cookedDishes });
        const date = addLocalDays('2026-03-09', since);
        const next = nextMeal({ plan, date, hour });
        if (next === null) return;
        const isDone = [...eatenMeals, ...cookedPlaces].some(
          ({ day, meal }) => day === next.day && meal === next.meal,
        );
        expect(isDone).toBe(false);
        expect(next.daysAhead).toBe(next.day - since);
        expect(next.daysAhead).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
