import { expect, test } from 'vitest';
import { zonesInHours } from './notification-hours.rules.ts';

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
