import { expect, test } from 'vitest';
import { eatenBeforeNewPlan, eatenBeforeWeek, type LatestWeek } from './eaten-before.rules.ts';

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
