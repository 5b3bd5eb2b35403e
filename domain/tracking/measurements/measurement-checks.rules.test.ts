import { expect, test } from 'vitest';
import { measurementProblems } from './measurement-checks.rules.ts';
import type { Measured } from './measurement.ts';
import { keptValueOf } from './measures.rules.ts';

const latest = { day: '2026-03-10', minute: 600 };
const weight: Measured = {
  measure: 'WEIGHT',
  day: '2026-03-10',
  minute: 450,
  value: 78.4,
  secondValue: null,
};
const pressure: Measured = { ...weight, measure: 'BLOOD_PRESSURE', value: 120, secondValue: 80 };

test.each<[string, Measured]>([
  ['a weight', weight],
  ['the least', { ...weight, value: 35 }],
  ['the most', { ...weight, value: 350 }],
  [
    'the most in pounds',
    { ...weight, value: keptValueOf({ unit: 'lb', amount: 771.6, pounds: 0 }) },
  ],
  ['no time', { ...weight, minute: null }],
  ['a few minutes ahead', { ...weight, minute: 610 }],
  ['later on a day before', { ...weight, day: '2026-03-09', minute: 1400 }],
  ['a blood pressure', pressure],
  ['no ketones', { ...weight, measure: 'KETONES', value: 0 }],
])('%s is fine', (_what, measured) => {
  expect(measurementProblems({ measured, latest })).toEqual([]);
});

test.each<[Partial<Measured>, string, string]>([
  [{ value: 34.9 }, 'value', 'tracking.weight-out-of-range'],
  [{ value: 350.1 }, 'value', 'tracking.weight-out-of-range'],
  [{ value: Number.NaN }, 'value', 'tracking.weight-out-of-range'],
  [{ measure: 'WAIST', value: 39 }, 'value', 'tracking.waist-out-of-range'],
  [{ measure: 'KETONES', value: 15.1 }, 'value', 'tracking.ketones-out-of-range'],
  [{ measure: 'GLUCOSE', value: 0.9 }, 'value', 'tracking.glucose-out-of-range'],
  [{ ...pressure, secondValue: null }, 'secondValue', 'tracking.blood-pressure-out-of-range'],
  [
    { ...pressure, value: 290, secondValue: 201 },
    'secondValue',
    'tracking.blood-pressure-out-of-range',
  ],
  [{ ...pressure, secondValue: 29 }, 'secondValue', 'tracking.blood-pressure-out-of-range'],
  [{ ...pressure, value: 301 }, 'value', 'tracking.blood-pressure-out-of-range'],
  [{ ...pressure, secondValue: 120 }, 'secondValue', 'tracking.blood-pressure-upside-down'],
  [{ day: '2026-03-11' }, 'day', 'tracking.day-in-future'],
  [{ day: '2026-02-30' }, 'day', 'tracking.day-invalid'],
  [{ minute: 611 }, 'time', 'tracking.time-in-future'],
])('%j is refused at %s', (change, path, code) => {
  const problems = measurementProblems({ measured: { ...weight, ...change }, latest });
  expect(problems).toMatchObject([{ path: [path], code }]);
});
