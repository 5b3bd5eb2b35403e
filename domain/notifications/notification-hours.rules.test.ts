import { expect, test } from 'vitest';
import type { NotificationKind } from './notification-choices.rules.ts';
import { isHourFor, zonesInHours } from './notification-hours.rules.ts';

test('zones are told by the day it is there', () => {
  const timeZones = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'Europe/Stockholm'];
  // Kiritimati is a day ahead of Honolulu, at the same hour of it.
  const now = new Date('2026-03-04T05:00:00Z');
  expect(zonesInHours({ kind: 'THAW_TONIGHT', timeZones, now })).toEqual([
    { day: '2026-03-04', zones: ['Pacific/Kiritimati'] },
    { day: '2026-03-03', zones: ['Pacific/Honolulu'] },
  ]);
});

test('summer time is the zone’s own', () => {
  const inStockholm = (time: string) =>
    zonesInHours({
      kind: 'THAW_TONIGHT',
      timeZones: ['Europe/Stockholm'],
      now: new Date(time),
    }).length === 1;
  expect(inStockholm('2026-03-27T16:30:00Z')).toBe(false);
  expect(inStockholm('2026-03-30T16:30:00Z')).toBe(true);
});

/** Told from the first minute on, and not in the last: `THAW_TONIGHT` from 18 to 22, and so on. */
test.each<[NotificationKind, number, number]>([
  ['TRIAL_END', 9, 21],
  ['THAW_TONIGHT', 18, 22],
  ['WEEKLY_PLAN', 10, 21],
  ['PROGRAM_DAY', 8, 20],
  ['PROGRAM_WEEK', 17, 21],
  ['COMMUNITY_REPLIES', 8, 21],
  ['COMMUNITY_LIKES', 8, 21],
  ['COMMUNITY_DECISIONS', 8, 21],
])('%s is told from %d to %d', (kind, from, until) => {
  const told = (hour: number, minute: number) => {
    const now = new Date(Date.UTC(2026, 2, 4, hour, minute));
    return zonesInHours({ kind, timeZones: ['UTC'], now }).length === 1;
  };
  expect([told(from - 1, 59), told(from, 0)]).toEqual([false, true]);
  expect([told(until - 1, 59), told(until, 0), told(23, 0)]).toEqual([true, false, false]);
});

test('whether it is the hour for one member follows from their zone', () => {
  const now = new Date('2026-03-04T22:30:00Z');
  const isHourIn = (timeZone: string) => isHourFor({ kind: 'COMMUNITY_REPLIES', timeZone, now });
  expect([isHourIn('Europe/Stockholm'), isHourIn('America/New_York')]).toEqual([false, true]);
});
