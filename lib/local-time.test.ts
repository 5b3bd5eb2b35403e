import { expect, test } from 'vitest';
import {
  addLocalDays,
  daysBetween,
  isLocalDay,
  isTimeZone,
  latestMoment,
  localMoment,
  minuteOf,
  mondayOf,
  monthsBefore,
  timeOf,
  weekdayOfDay,
} from './local-time.ts';

test.each(['2026-03-10', '2024-02-29', '1900-01-01'])('%s is a day', (day) => {
  expect(isLocalDay(day)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '2026-3-1', '1899-12-31', '10/03/2026', '2026-06-31', ''])(
  '%j is no day',
  (day) => {
    expect(isLocalDay(day)).toBe(false);
  },
);

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['23:59', 1439],
])('%s is minute %d of the day', (time, minute) => {
  expect(minuteOf(time)).toBe(minute);
  expect(timeOf(minute)).toBe(time);
});

test.each(['24:00', '7:30', '12:60', 'noon'])('%j is no time', (time) => {
  expect(minuteOf(time)).toBeNull();
});

// The same moment lies in three days.
const now = new Date('2026-03-10T10:30:00Z');
test.each([
  ['Pacific/Kiritimati', '2026-03-11', '00:30'],
  ['Europe/Stockholm', '2026-03-10', '11:30'],
  ['Pacific/Pago_Pago', '2026-03-09', '23:30'],
])('in %s it is %s, %s', (timeZone, day, time) => {
  const moment = localMoment({ now, timeZone });
  expect([moment.day, timeOf(moment.minute)]).toEqual([day, time]);
});

test('where the zone is not known, it may be as late as on Kiritimati', () => {
  expect(latestMoment(now)).toEqual(localMoment({ now, timeZone: 'Pacific/Kiritimati' }));
});

test('the clock that is put forward at night does not shift the day', () => {
  const timeZone = 'Europe/Stockholm';
  expect(localMoment({ now: new Date('2026-03-28T22:59:00Z'), timeZone }).day).toBe('2026-03-28');
  expect(localMoment({ now: new Date('2026-03-28T23:00:00Z'), timeZone }).day).toBe('2026-03-29');
  expect(localMoment({ now: new Date('2026-03-29T22:00:00Z'), timeZone }).day).toBe('2026-03-30');
});

test.each([
  ['2026-03-08', '2026-03-02'],
  ['2026-03-09', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
])('the week of a clinic that has %s begins on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('days are counted by the calendar', () => {
  expect(addLocalDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(weekdayOfDay('2026-03-09')).toBe(0);
  expect(weekdayOfDay('2026-03-15')).toBe(6);
});

test.each([
  ['2026-03-10', 1, '2026-02-10'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 3, '2025-10-15'],
  ['2024-02-29', 12, '2023-02-28'],
])('%s, %d months before, is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});

test('only the zones there are are zones', () => {
  expect(isTimeZone('America/New_York')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
