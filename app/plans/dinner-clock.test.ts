import { expect, test } from 'vitest';
import { dinnerClock } from './dinner-clock.ts';

test('dinner of 45 minutes is begun at a quarter to six', () => {
  expect(dinnerClock({ totalMinutes: 45, hour: 12, locale: 'sv' })).toEqual({
    onTheTable: '18:30',
    startAt: '17:45',
    startMinute: 17 * 60 + 45,
  });
});

test('before the reader’s clock is known the hours stand', () => {
  expect(dinnerClock({ totalMinutes: 45, hour: null, locale: 'sv' })?.startAt).toBe('17:45');
});

test.each([
  ['too late to begin then', 45, 18],
  ['begun in the morning', 400, 8],
])('%s: no hours are promised', (_name, totalMinutes, hour) => {
  expect(dinnerClock({ totalMinutes, hour, locale: 'sv' })).toBeNull();
});
