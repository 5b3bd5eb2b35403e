import { expect, test } from 'vitest';
import { dayOnDate, plannedDates } from './plan-calendar.rules.ts';

/** 9 March 2026 is a Monday, the 12th a Thursday. */
const startedAt = new Date('2026-03-12T20:15:00Z');
const week = { dayCount: 7, firstWeekday: 0, startedAt };

test.each([
  ['2026-03-09', 0],
  ['2026-03-12', 3],
  ['2026-03-15', 6],
  ['2026-03-16', 0],
  ['2026-04-01', 2],
])('of a week that begins on Mondays, %s is day %d', (date, day) => {
  expect(dayOnDate({ plan: week, date: new Date(date) })).toBe(day);
});

test('a plan of five weekdays leaves the weekend open and comes round on Monday', () => {
  const plan = { ...week, dayCount: 5 };
  const days = ['13', '14', '15', '16'].map((day) =>
    dayOnDate({ plan, date: new Date(`2026-03-${day}T23:00:00Z`) }),
  );
  expect(days).toEqual([4, null, null, 0]);
});

test('a plan of ten days goes through two weeks before it comes round', () => {
  const plan = { ...week, dayCount: 10 };
  const days = ['09', '16', '18', '19', '23'].map((day) =>
    dayOnDate({ plan, date: new Date(`2026-03-${day}`) }),
  );
  expect(days).toEqual([0, 7, 9, null, 0]);
});

test('without weekdays the first day is the one it was started on', () => {
  const plan = { dayCount: 3, firstWeekday: null, startedAt };
  const days = ['11', '12', '13', '14', '15'].map((day) =>
    dayOnDate({ plan, date: new Date(`2026-03-${day}`) }),
  );
  expect(days).toEqual([2, 0, 1, 2, 0]);
});

test('a calendar holds this week from Monday, and the next', () => {
  const dates = plannedDates({ plan: week, now: new Date('2026-03-18T09:00:00Z') });
  expect(dates).toHaveLength(14);
  expect(dates[0]).toEqual({ date: new Date('2026-03-16'), day: 0 });
  expect(dates.at(-1)).toEqual({ date: new Date('2026-03-29'), day: 6 });
});
