import { expect, test } from 'vitest';
import { bandDays, weightBand } from './weight-band.ts';

test('the band begins at the weight, widens, and never passes the goal', () => {
  const band = weightBand({ from: 78, goal: 72 });
  const half = band.length / 2;
  const slow = band.slice(0, half);
  const fast = band.slice(half).toReversed();
  expect([slow[0], fast[0]]).toEqual([
    { days: 0, value: 78 },
    { days: 0, value: 78 },
  ]);
  expect(slow.at(-1)?.days).toBe(bandDays);
  for (const [index, { value }] of slow.entries()) {
    expect(value).toBeGreaterThanOrEqual(fast[index]?.value ?? 0);
    expect(fast[index]?.value).toBeGreaterThan(72);
  }
});

test('its first week is a quarter to three quarters of a kilogram, however far the goal is', () => {
  const afterTwoWeeks = weightBand({ from: 140, goal: 80 }).filter(({ days }) => days === 14);
  expect(afterTwoWeeks.map(({ value }) => Math.round((140 - value) * 10) / 10)).toEqual([0.5, 1.5]);
});
