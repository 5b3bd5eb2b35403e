import { expect, test } from 'vitest';
import {
  dateOfDay,
  dayReached,
  hasPassed,
  lastDayOfWeek,
  pausedAt,
  resumedAt,
  weekOfDay,
  type ProgramCalendar,
} from './program-days.rules.ts';

const begun: ProgramCalendar = { startedOn: '2026-03-02', pausedOn: null, pausedDays: 0 };

function reached(today: string, calendar = begun, dayCount = 14) {
  return dayReached({ calendar, today, dayCount });
}

test.each([
  ['2026-03-02', 1],
  ['2026-03-03', 2],
  ['2026-03-15', 14],
  ['2026-03-16', 14],
  ['2027-01-01', 14],
])('on %s it is day %i, and it stays on the last one', (today, day) => {
  expect(reached(today)).toBe(day);
});

test('the day before the first, somewhere further west, is still the first', () => {
  expect(reached('2026-03-01')).toBe(1);
});

test('the change to summer time takes no day', () => {
  const calendar = { ...begun, startedOn: '2026-03-28' };
  expect([reached('2026-03-29', calendar), reached('2026-03-30', calendar)]).toEqual([2, 3]);
});

test('a pause stands still and goes on where it began', () => {
  const paused = pausedAt(begun, '2026-03-05');
  expect([reached('2026-03-05', paused), reached('2026-03-25', paused)]).toEqual([4, 4]);
  const resumed = resumedAt(paused, '2026-03-25');
  expect([reached('2026-03-25', resumed), reached('2026-03-26', resumed)]).toEqual([4, 5]);
});

test('pauses add up, and pausing or resuming twice is once', () => {
  const first = resumedAt(pausedAt(begun, '2026-03-03'), '2026-03-05');
  const again = pausedAt(pausedAt(first, '2026-03-07'), '2026-03-09');
  const resumed = resumedAt(resumedAt(again, '2026-03-08'), '2026-03-20');
  expect(resumed).toEqual({ startedOn: '2026-03-02', pausedOn: null, pausedDays: 3 });
  expect(reached('2026-03-08', resumed)).toBe(4);
});

test('resuming on an earlier calendar day than the pause began loses nothing', () => {
  const resumed = resumedAt(pausedAt(begun, '2026-03-05'), '2026-03-04');
  expect(resumed.pausedDays).toBe(0);
});

test('a day has a date, but in a pause nobody knows it', () => {
  expect(dateOfDay(begun, 1)).toBe('2026-03-02');
  expect(dateOfDay({ ...begun, pausedDays: 3 }, 8)).toBe('2026-03-12');
  expect(dateOfDay(pausedAt(begun, '2026-03-05'), 8)).toBeNull();
});

test('weeks have seven days', () => {
  expect([1, 7, 8, 14, 70].map(weekOfDay)).toEqual([1, 1, 2, 2, 10]);
  expect(lastDayOfWeek(2)).toBe(14);
});

test('in a pause somebody who travels west sees no day that has not begun there', () => {
  expect(reached('2026-03-04', pausedAt(begun, '2026-03-05'))).toBe(3);
});

test.each([
  ['2026-03-14', begun, false],
  // The last day itself is not over.
  ['2026-03-15', begun, false],
  ['2026-03-16', begun, true],
  ['2026-03-16', { ...begun, pausedDays: 2 }, false],
  ['2026-03-18', { ...begun, pausedDays: 2 }, true],
  // A pause ends some day, and the days that were left are still to come.
  ['2027-03-16', { ...begun, pausedOn: '2026-03-10' }, false],
])('on %s a fortnight of %j has passed: %j', (today, calendar, isOver) => {
  expect(hasPassed({ calendar, today, dayCount: 14 })).toBe(isOver);
});
