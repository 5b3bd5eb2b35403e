import { expect, test } from 'vitest';
import { addLocalDays } from '../../../lib/local-time.ts';
import {
  changePerWeek,
  dailyMeans,
  daysToGoal,
  reachedMilestone,
  smoothedTrend,
  type DayValue,
} from './trend.rules.ts';

const start = '2026-01-01';

function days(values: readonly number[]) {
  return values.map((value, index) => ({ day: addLocalDays(start, index), value }));
}

/** Half a kilogram a week, without ups and downs. */
const steady = days(Array.from({ length: 60 }, (_, index) => 80 - index / 14));

test('the trend begins with the first entry and goes a tenth of the way a day', () => {
  const trend = smoothedTrend(days([80, 81, 79]));
  expect(trend.map(({ value }) => value)).toEqual([80, 80.1, expect.closeTo(79.99, 10)]);
});

test('two entries of a day count as one', () => {
  const twice = [
    { day: start, value: 80 },
    { day: start, value: 81 },
  ];
  expect(dailyMeans(twice)).toEqual([{ day: start, value: 80.5 }]);
  expect(smoothedTrend(twice)).toHaveLength(1);
});

test('an entry after days without one counts like as many days', () => {
  const gap = smoothedTrend([
    { day: '2026-01-01', value: 80 },
    { day: '2026-01-04', value: 70 },
  ]);
  const daily = smoothedTrend(days([80, 70, 70, 70]));
  expect(gap.at(-1)?.value).toBeCloseTo(daily.at(-1)?.value ?? 0, 10);
});

test('there is no pace before there is a week of it', () => {
  expect(changePerWeek([])).toBeNull();
  expect(changePerWeek(days([80, 79, 78]))).toBeNull();
});

test('the pace is that of the last four weeks', () => {
  const flatThenDown = [
    ...days(Array.from({ length: 40 }, () => 80)),
    ...Array.from({ length: 29 }, (_, index) => {
      return { day: addLocalDays(start, 40 + index), value: 80 - index / 7 };
    }),
  ];
  expect(changePerWeek(flatThenDown)).toBeCloseTo(-1, 10);
  expect(changePerWeek(steady)).toBeCloseTo(-0.5, 10);
});

test.each([
  ['below', 75, true],
  ['above, where the trend does not go', 85, false],
  ['further than three years', -10, false],
])('a goal that is %s', (_where, goal, isReached) => {
  const ahead = daysToGoal({ trend: steady, goal });
  expect(ahead !== null).toBe(isReached);
});

test('half a kilogram a week takes two weeks for one', () => {
  const last = steady.at(-1)?.value ?? 0;
  expect(daysToGoal({ trend: steady, goal: last - 1 })).toBe(14);
});

test('a trend that stands still leads nowhere', () => {
  expect(daysToGoal({ trend: days(Array.from({ length: 40 }, () => 80)), goal: 75 })).toBeNull();
});

test('a milestone is a whole step of the trend, on the day it was first made', () => {
  const trend = days([80, 78, 74.9, 76, 74, 73]);
  expect(reachedMilestone({ trend, goal: 70, step: 5 })).toEqual({ day: '2026-01-03', steps: 1 });
});

test.each([
  ['before the first step', days([80, 76]), 70],
  ['when it is gone again', days([80, 74, 78]), 70],
  ['for who means to gain', days([60, 54]), 70],
  ['without any entry', [], 70],
])('there is no milestone %s', (_when, trend, goal) => {
  expect(reachedMilestone({ trend, goal, step: 5 })).toBeNull();
});

/** Forty days on which the trend changes by so much a week. */
function goingBy(perWeek: number): DayValue[] {
  return days(Array.from({ length: 40 }, (_, index) => 80 + (perWeek / 7) * index));
}

test('what hardly changes tells no day of a goal, what changes a little does', () => {
  expect(daysToGoal({ trend: goingBy(-0.049), goal: 79 })).toBeNull();
  expect(daysToGoal({ trend: goingBy(-0.051), goal: 79 })).not.toBeNull();
  expect(daysToGoal({ trend: goingBy(0.051), goal: 81 })).not.toBeNull();
});

test('a goal is told for three years at most, and never for yesterday', () => {
  const last = goingBy(-0.7).at(-1)?.value ?? 0;
  const daysTo = (goal: number) => daysToGoal({ trend: goingBy(-0.7), goal });
  expect(daysTo(last - 109.45)).toBe(3 * 365);
  expect(daysTo(last - 109.6)).toBeNull();
  expect(daysTo(last + 1)).toBeNull();
  expect(daysToGoal({ trend: [], goal: 70 })).toBeNull();
});

test('a week of entries has a pace, a day less has none', () => {
  expect(changePerWeek(days([80, 80, 80, 80, 80, 80, 80]))).toBeNull();
  expect(changePerWeek(days([80, 80, 80, 80, 80, 80, 80, 79]))).toBeCloseTo(-1, 10);
});

test('without a goal the way down has milestones too, and exactly a step is one', () => {
  expect(reachedMilestone({ trend: days([80, 75]), goal: null, step: 5 })).toEqual({
    day: '2026-01-02',
    steps: 1,
  });
  expect(reachedMilestone({ trend: days([80, 75]), goal: 80, step: 5 })).toBeNull();
  expect(reachedMilestone({ trend: days([80.3, 80.2, 80]), goal: 70, step: 0.1 })).toEqual({
    day: '2026-01-03',
    steps: 3,
  });
});

test('the slowest trend that tells a day is one of exactly fifty grams a week', () => {
  const trend = [
    { day: start, value: 0 },
    { day: addLocalDays(start, 7), value: 0.05 },
  ];
  expect(changePerWeek(trend)).toBe(0.05);
  expect(daysToGoal({ trend, goal: 0.1 })).toBe(7);
});
