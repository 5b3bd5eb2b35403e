import { expect, test } from 'vitest';
import { plainRecipe } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { Meal, PlannedDay, PlannedRecipe, PlannerProfile } from '../types.ts';
import { compileCatalog } from './catalog.ts';
import { describeDaysBefore } from './days-before.ts';
import { createHorizon, type RepeatRule } from './horizon.ts';
import { lastEaten, recencyCosts } from './recency.ts';
import { requirementsOf } from './requirements.ts';

// In order of id: 0 eggs, 1 roast, 2 salad, 3 soup.
const catalog = compileCatalog([
  plainRecipe({ id: 'eggs', meals: ['BREAKFAST'], protein: 'EGGS', dish: 'OMELET' }),
  plainRecipe({ id: 'roast', activeMinutes: 20, totalMinutes: 180, protein: 'PORK' }),
  plainRecipe({ id: 'salad', role: 'side', dish: 'SALAD' }),
  plainRecipe({ id: 'soup', totalMinutes: 179, protein: 'FISH', dish: 'SOUP' }),
]);

function describe(args: {
  daysBefore?: readonly PlannedDay[];
  today?: number;
  rule?: Partial<RepeatRule>;
}) {
  const { daysBefore, today } = args;
  const rule = {
    everydayDays: 7,
    otherDays: 7,
    everydayDaysBefore: 7,
    otherDaysBefore: 7,
    ...args.rule,
  } as const;
  const requirements = requirementsOf(ordinaryProfile);
  const horizon = createHorizon({ requirements, days: 7, firstWeekday: 0, rule });
  const profile: Pick<PlannerProfile, 'daysBefore' | 'today'> = { daysBefore, today };
  return describeDaysBefore({ catalog, horizon, profile });
}

function day(
  meals: Partial<Record<Meal, readonly (string | Partial<PlannedRecipe>)[]>>,
): PlannedDay {
  return {
    meals: Object.entries(meals).map(([meal, recipes]) => ({
      meal: meal as Meal,
      recipes: recipes.map((each) => ({
        id: '',
        servingFactor: 1,
        isLeftover: false,
        role: 'main' as const,
        ...(typeof each === 'string' ? { id: each } : each),
      })),
    })),
  };
}

const firstDays = (count: number) => 2 ** count - 1;

test('a soup of the eve may not come back for six days, one of a week ago at once', () => {
  const eve = describe({ daysBefore: [day({ DINNER: ['soup'] })] });
  expect([...eve.tooSoon]).toEqual([[3, firstDays(6)]]);
  expect([...eve.soon]).toEqual([[3, firstDays(6)]]);
  const weekAgo = [day({ DINNER: ['soup'] }), ...Array.from({ length: 6 }, () => day({}))];
  expect([...describe({ daysBefore: weekAgo }).tooSoon]).toEqual([[3, 0]]);
  expect([...describe({ daysBefore: weekAgo }).soon]).toEqual([[3, 0]]);
});

test('breakfasts have days of their own; within a week both cost', () => {
  const daysBefore = [day({ BREAKFAST: ['eggs'], DINNER: ['soup'] }), day({})];
  const { tooSoon, soon } = describe({ daysBefore, rule: { everydayDaysBefore: 3 } });
  expect(tooSoon.get(0)).toBe(firstDays(1));
  expect(tooSoon.get(3)).toBe(firstDays(5));
  expect([soon.get(0), soon.get(3)]).toEqual([firstDays(5), firstDays(5)]);
});

test('where the days before give way everything may come back for its cost', () => {
  const daysBefore = [day({ BREAKFAST: ['eggs'], DINNER: ['soup'] })];
  const rule = { everydayDaysBefore: 0, otherDaysBefore: 0 };
  const { tooSoon, soon } = describe({ daysBefore, rule });
  expect([tooSoon.get(0), tooSoon.get(3)]).toEqual([0, 0]);
  expect([soon.get(0), soon.get(3)]).toEqual([firstDays(6), firstDays(6)]);
});

test('a leftover was cooked the day before, a side is none, and the last time counts', () => {
  const leftover = { id: 'soup', isLeftover: true };
  const daysBefore = [
    day({ LUNCH: ['soup'], DINNER: ['roast'] }),
    day({ DINNER: ['soup', { id: 'salad', role: 'side' }] }),
    day({ LUNCH: [leftover], DINNER: ['gone'] }),
  ];
  const { soon } = describe({ daysBefore });
  expect([...soon].toSorted(([one], [other]) => one - other)).toEqual([
    [1, firstDays(4)],
    [3, firstDays(5)],
  ]);
});

test('what takes three hours is not for the days up to today', () => {
  expect([...describe({ today: 1 }).tooSoon]).toEqual([[1, firstDays(2)]]);
  expect([...describe({ today: 1 }).soon]).toEqual([[1, 0]]);
  expect([...describe({ today: 0 }).tooSoon]).toEqual([[1, firstDays(1)]]);
  expect(describe({ today: 1, rule: { otherDaysBefore: 0 } }).tooSoon.size).toBe(0);
  expect(describe({}).tooSoon.size).toBe(0);
});

test('today and the days before go together', () => {
  const daysBefore = [day({ DINNER: ['roast'] }), day({}), day({}), day({}), day({}), day({})];
  const { tooSoon, soon } = describe({ daysBefore, today: 3 });
  expect(tooSoon.get(1)).toBe(firstDays(4));
  expect(soon.get(1)).toBe(firstDays(1));
});

test('the mains of the eve are neighbours, each of its meal', () => {
  const daysBefore = [
    day({ DINNER: ['roast'] }),
    day({
      BREAKFAST: ['eggs'],
      LUNCH: [{ id: 'salad', role: 'side' }],
      DINNER: [{ id: 'salad', role: 'side' }, 'soup'],
    }),
  ];
  const { proteinOnEve, kindOnEve } = describe({ daysBefore });
  const { protein, kind } = catalog;
  expect(Array.from(proteinOnEve, (key) => protein.words[key])).toEqual(['EGGS', 'NONE', 'FISH']);
  expect(Array.from(kindOnEve, (key) => kind.words[key])).toEqual(['OMELET', 'NONE', 'SOUP']);
  expect([...describe({}).proteinOnEve]).toEqual([0, 0, 0]);
  expect([...describe({ daysBefore: [day({ DINNER: ['gone'] })] }).kindOnEve]).toEqual([0, 0, 0]);
});

test('of a recipe the latest time counts, wherever it was noted', () => {
  const history = [
    { id: 'soup', daysAgo: 9 },
    { id: 'soup', daysAgo: 5 },
    { id: 'soup', daysAgo: 30 },
    { id: 'eggs', daysAgo: 0 },
    { id: 'roast', daysAgo: 1 },
  ];
  const daysBefore = [day({ DINNER: ['soup'] }), day({ LUNCH: ['salad'] })];
  expect([...lastEaten({ history })]).toEqual([
    ['soup', 5],
    ['roast', 1],
  ]);
  const both = lastEaten({ history, daysBefore });
  expect([both.get('soup'), both.get('salad'), both.get('eggs')]).toEqual([2, 1, undefined]);
  expect(lastEaten({}).size).toBe(0);
});

test('what was eaten yesterday costs most, and after 200 days nothing is known of it', () => {
  expect(recencyCosts).toHaveLength(201);
  expect(recencyCosts[0]).toBe(0);
  expect(recencyCosts[1]).toBeCloseTo(1.5 * Math.exp(-1 / 60), 9);
  expect(recencyCosts[200]).toBeCloseTo(1.5 * Math.exp(-200 / 60), 9);
});
