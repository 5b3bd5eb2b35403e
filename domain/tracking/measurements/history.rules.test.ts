import { expect, test } from 'vitest';
import { firstDayOf, pointsOf } from './history.rules.ts';
import { addLocalDays } from '../../../lib/local-time.ts';
import type { Measurement } from './measurement.ts';

function entry(day: string, value: number, secondValue: number | null = null): Measurement {
  return { id: `${day} ${value}`, measure: 'WEIGHT', day, minute: 420, value, secondValue };
}

test.each([
  ['1W', '2026-03-03'],
  ['1M', '2026-02-10'],
  ['3M', '2025-12-10'],
  ['6M', '2025-09-10'],
  ['1Y', '2025-03-10'],
  ['ALL', null],
] as const)('%s begins on %s', (interval, first) => {
  expect(firstDayOf({ interval, today: '2026-03-10' })).toBe(first);
});

test('few entries are all on the graph, also two of a day', () => {
  const points = pointsOf([
    entry('2026-03-09', 80),
    entry('2026-03-10', 79),
    entry('2026-03-10', 81),
  ]);
  expect(points.map(({ value }) => value)).toEqual([80, 79, 81]);
  expect(points[0]).toMatchObject({ fromDay: '2026-03-09', toDay: '2026-03-09', minute: 420 });
});

test('very many entries become means of equally many days', () => {
  const entries = Array.from({ length: 1000 }, (_, index) => {
    return entry(addLocalDays('2023-01-01', index), index % 2 === 0 ? 80 : 82, 70);
  });
  const points = pointsOf(entries);
  expect(points.length).toBeLessThanOrEqual(120);
  expect(points[0]).toMatchObject({ fromDay: '2023-01-01', toDay: '2023-01-09', minute: null });
  expect(points[0]?.value).toBeCloseTo((5 * 80 + 4 * 82) / 9, 10);
  expect(points[0]?.secondValue).toBe(70);
  expect(points.at(-1)?.toDay).toBe(entries.at(-1)?.day);
});

test('no entries make no points', () => {
  expect(pointsOf([])).toEqual([]);
});

test('a hundred and twenty entries are all on the graph, one more makes means', () => {
  const twiceADay = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      return entry(addLocalDays('2026-01-01', Math.floor(index / 2)), 80 + (index % 2));
    });
  expect(pointsOf(twiceADay(120))).toHaveLength(120);
  expect(pointsOf(twiceADay(121))).toHaveLength(61);
});
