import { expect, test } from 'vitest';
import {
  eatenBeforeNewPlan,
  eatenBeforeWeek,
  withSwappedOut,
  type LatestWeek,
} from './eaten-before.rules.ts';

/** A week of dinners named by the plan and their day. */
function weekOf(args: Partial<LatestWeek> & { id: string; on: string }): LatestWeek {
  const { id, on, ...changes } = args;
  const dishes = Array.from({ length: 7 }, (_, day) => ({
    day,
    meal: 'DINNER' as const,
    recipeId: `${id}-${day}`,
    role: 'main' as const,
    portions: [1.25, 1],
    leftoverOfDay: null,
  }));
  return { id, createdAt: new Date(on), beginsOn: null, dayCount: 7, dishes, ...changes };
}

const daysAgoOf = (eaten: ReturnType<typeof eatenBeforeNewPlan>, id: string) =>
  eaten.history.find((each) => each.id === id)?.daysAgo;

test('nobody has eaten anything before their first plan', () => {
  const beginsOn = '2026-03-11';
  expect(eatenBeforeNewPlan({ weeks: [], beginsOn })).toEqual({ history: [], daysBefore: [] });
});

test('a new plan begins after the week under way, whose days are its neighbours', () => {
  const week = weekOf({ id: 'a', on: '2026-03-09T08:00:00Z' });
  const eaten = eatenBeforeNewPlan({ weeks: [week], beginsOn: '2026-03-11' });

  expect(daysAgoOf(eaten, 'a-6')).toBe(1);
  expect(daysAgoOf(eaten, 'a-0')).toBe(7);
  expect(eaten.daysBefore).toHaveLength(7);
  expect(eaten.daysBefore.at(-1)?.meals).toEqual([
    {
      meal: 'DINNER',
      recipes: [{ id: 'a-6', role: 'main', servingFactor: 1.25, isLeftover: false }],
    },
  ]);
});

test('a week that is over counts from when it was eaten, and is no neighbour', () => {
  const week = weekOf({ id: 'a', on: '2026-02-01T08:00:00Z' });
  const eaten = eatenBeforeNewPlan({ weeks: [week], beginsOn: '2026-03-01' });

  expect(daysAgoOf(eaten, 'a-0')).toBe(28);
  expect(daysAgoOf(eaten, 'a-6')).toBe(22);
  expect(eaten.daysBefore).toEqual([]);
});

test('a week counts from the day it was started', () => {
  const beginsOn = '2026-02-15';
  const week = weekOf({ id: 'a', on: '2026-02-01T08:00:00Z', beginsOn });
  const eaten = eatenBeforeNewPlan({ weeks: [week], beginsOn: '2026-03-01' });

  expect(daysAgoOf(eaten, 'a-0')).toBe(14);
});

test('weeks made on one day follow each other, and of a dish the latest time counts', () => {
  const first = weekOf({ id: 'a', on: '2026-03-09T08:00:00Z' });
  const second = weekOf({ id: 'b', on: '2026-03-09T08:01:00Z', dishes: first.dishes });
  const beginsOn = '2026-03-09';
  const eaten = eatenBeforeNewPlan({ weeks: [second, first], beginsOn });

  expect(eaten.history).toHaveLength(7);
  expect(daysAgoOf(eaten, 'a-0')).toBe(7);
  expect(daysAgoOf(eatenBeforeWeek({ weeks: [second, first], planId: 'b' }), 'a-6')).toBe(1);
  expect(eatenBeforeWeek({ weeks: [second, first], planId: 'a' }).history).toEqual([]);
  expect(eatenBeforeWeek({ weeks: [second, first], planId: 'of an editor' })).toEqual({
    history: [],
    daysBefore: [],
  });
});

test('a day holds its meals in order, with what was left over and what stood beside', () => {
  const dish = (recipeId: string, changes: object) => ({
    day: 6,
    meal: 'DINNER' as const,
    recipeId,
    role: 'main' as const,
    portions: [1],
    leftoverOfDay: null,
    ...changes,
  });
  const dishes = [
    dish('stew', {}),
    dish('peas', { role: 'side', portions: [0.5, 1] }),
    dish('rest', { meal: 'LUNCH', leftoverOfDay: 5 }),
    dish('eggs', { meal: 'BREAKFAST' }),
  ];
  const week = weekOf({ id: 'a', on: '2026-03-09T08:00:00Z', dishes });
  const { daysBefore, history } = eatenBeforeNewPlan({ weeks: [week], beginsOn: '2026-03-16' });
  const served = { servingFactor: 1, isLeftover: false, role: 'main' };
  expect(daysBefore.at(-1)?.meals).toEqual([
    { meal: 'BREAKFAST', recipes: [{ id: 'eggs', ...served }] },
    { meal: 'LUNCH', recipes: [{ id: 'rest', ...served, isLeftover: true }] },
    {
      meal: 'DINNER',
      recipes: [
        { id: 'stew', ...served },
        { id: 'peas', ...served, role: 'side', servingFactor: 0.5 },
      ],
    },
  ]);
  expect(daysBefore.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => ({ meals: [] })));
  expect(history).toHaveLength(4);
});

test('a week that is over by a few days is a neighbour in part', () => {
  const week = weekOf({ id: 'a', on: '2026-03-01T08:00:00Z' });
  const { daysBefore } = eatenBeforeNewPlan({ weeks: [week], beginsOn: '2026-03-10' });
  const days = daysBefore.map(({ meals }) => meals[0]?.recipes[0]?.id ?? null);
  expect(days).toEqual(['a-2', 'a-3', 'a-4', 'a-5', 'a-6', null, null]);
});

test('of weeks on the same dates the later one was eaten', () => {
  const dates = { beginsOn: '2026-03-02' };
  const first = weekOf({ id: 'a', on: '2026-03-01T08:00:00Z', ...dates });
  const second = weekOf({ id: 'b', on: '2026-03-01T09:00:00Z', ...dates });
  const eaten = eatenBeforeNewPlan({ weeks: [second, first], beginsOn: '2026-03-09' });
  expect(eaten.history.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => `b-${day}`));
});

test('a week that was not started follows the one before it, however long that is', () => {
  const first = weekOf({ id: 'a', on: '2026-03-09T08:00:00Z', dayCount: 3 });
  const second = weekOf({ id: 'b', on: '2026-03-10T08:00:00Z' });
  const eaten = eatenBeforeWeek({ weeks: [first, second], planId: 'b' });
  expect(daysAgoOf(eaten, 'a-2')).toBe(1);
  expect(daysAgoOf(eaten, 'a-3')).toBeUndefined();
  expect(eaten.daysBefore).toHaveLength(7);
});

test('a dish that was taken out of its place comes back no sooner than one that was eaten', () => {
  const beginsOn = '2026-03-16';
  const week = weekOf({ id: 'a', on: '2026-03-09T08:00:00Z' });
  const eaten = eatenBeforeNewPlan({ weeks: [week], beginsOn });
  const out = (id: string, swappedOutOn: string | null) => ({ id, swappedOutOn });
  const opinions = [
    out('new', '2026-03-12'),
    out('a-0', '2026-03-14'),
    out('a-6', '2026-03-01'),
    out('liked', null),
    out('today', '2026-03-16'),
  ];
  const known = withSwappedOut({ eaten, opinions, beginsOn });
  const daysAgo = (id: string) => daysAgoOf(known, id);
  expect(['new', 'a-0', 'a-6', 'liked', 'today'].map(daysAgo)).toEqual([4, 2, 1, undefined, 1]);
  expect(known.daysBefore).toBe(eaten.daysBefore);
});
