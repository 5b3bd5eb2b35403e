import { expect, test } from 'vitest';
import {
  apartOnOneDay,
  areaPath,
  daysAcross,
  dotsPath,
  linePath,
  namedDays,
  scaleOf,
  yOf,
} from './chart-geometry.ts';

test.each([
  [
    [78.4, 84.6, 68],
    [65, 70, 75, 80, 85],
  ],
  [
    [0.3, 1.1],
    [0.2, 0.4, 0.6, 0.8, 1, 1.2],
  ],
  [[80], [80, 80.2]],
  [
    [78, 130],
    [60, 80, 100, 120, 140],
  ],
])('the axis of %j has the round numbers %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test('what is lowest is at the bottom', () => {
  const scale = { ticks: [], least: 60, most: 80 };
  expect([yOf(60, scale), yOf(70, scale), yOf(80, scale)]).toEqual([100, 50, 0]);
});

test('entries of one day stand side by side, those of several days where they are', () => {
  const [first, second, third] = [90, 50, 10].map((y) => ({ x: 50, y }));
  const apart = apartOnOneDay([first!, second!, third!]).map(({ x, y }) => [x, y]);
  expect(apart).toEqual([
    [20, 90],
    [50, 50],
    [80, 10],
  ]);
  expect(apartOnOneDay([first!])).toEqual([first]);
  const days = [first!, { x: 100, y: 0 }];
  expect(apartOnOneDay(days)).toEqual(days);
});

test('days go from left to right, and a single one stands in the middle', () => {
  const across = daysAcross('2026-03-01', '2026-03-11');
  expect(across({ day: '2026-03-01' })).toBe(0);
  expect(across({ day: '2026-03-06', time: '12:00' })).toBeCloseTo(55, 10);
  expect(across({ day: '2026-03-11', time: '23:00' })).toBe(100);
  expect(daysAcross('2026-03-01', '2026-03-01')({ day: '2026-03-01' })).toBe(50);
});

test('paths are drawn through their places', () => {
  const places = [
    { x: 0, y: 20 },
    { x: 100, y: 30.123 },
  ];
  expect(linePath(places)).toBe('M0 20L100 30.12');
  expect(areaPath(places)).toBe('M0 20L100 30.12L100 100L0 100Z');
  expect(dotsPath(places)).toBe('M0 20h0M100 30.12h0');
  expect(areaPath(places.slice(1))).toBe('');
});

test.each([
  ['2026-03-01', '2026-03-10', ['2026-03-01', '2026-03-04', '2026-03-07', '2026-03-10']],
  ['2026-03-01', '2026-03-02', ['2026-03-01', '2026-03-02']],
  ['2026-03-01', '2026-03-01', ['2026-03-01']],
])('from %s to %s the days %j are named', (from, to, days) => {
  expect(namedDays(from, to)).toEqual(days);
});
