import { expect, test } from 'vitest';
import { BeginningRate } from './beginning-rate.ts';

/** So many begin in each of these quarters of a second, while others wait. */
function measured(...quarters: number[]): BeginningRate {
  const rate = new BeginningRate();
  rate.measure(0, true);
  for (const [index, count] of quarters.entries()) {
    for (let begun = 0; begun < count; begun += 1) rate.noteOne();
    rate.measure(250 * (index + 1), true);
  }
  return rate;
}

test('nothing is guessed before anybody has waited for a while', () => {
  const rate = measured();
  rate.noteOne();
  rate.measure(249, true);
  expect(rate.waitMs(10)).toBeNull();
});

test('a wait is guessed from what began lately, the latest weighing as much as all before', () => {
  expect(measured(25).waitMs(50)).toBeCloseTo(500);
  expect(measured(25, 75).waitMs(50)).toBeCloseTo(250);
});

test('time in which nobody waits does not count', () => {
  const rate = measured(25);
  rate.measure(300, false);
  rate.measure(10_000, true);
  for (let begun = 0; begun < 25; begun += 1) rate.noteOne();
  rate.measure(10_250, true);
  expect(rate.waitMs(50)).toBeCloseTo(500);
});
