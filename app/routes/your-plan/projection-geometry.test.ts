import { expect, test } from 'vitest';
import { axisUnitOf, drawProjection, narrowSheet, wideSheet } from './projection-geometry.ts';
import type { ProjectionFragment } from './operations.gen.ts';

/** From 92 kg to 88 kg, in 10 weeks at the earliest and 40 at the latest. */
const projection: ProjectionFragment = {
  startKg: 92,
  goalKg: 88,
  points: [0, 10, 20, 30, 40, 46].map((week) => ({
    week,
    leastKg: Math.max(88, 92 - week * 0.4),
    middleKg: Math.max(88, 92 - week * 0.2),
    mostKg: Math.max(88, 92 - week * 0.1),
  })),
  earliestWeek: 10,
  latestWeek: 40,
  afterAYear: { week: 52, leastKg: 88, mostKg: 88 },
};

const drawn = { projection, unit: 'kg', today: '2026-11-23' } as const;

test.each([
  ['wide', wideSheet],
  ['narrow', narrowSheet],
])('the %s sheet holds all of it', (_name, sheet) => {
  const { ticks, months, goalY, meeting, start } = drawProjection({ ...drawn, sheet });
  expect(start.x).toBe(sheet.left);
  for (const y of [start.y, goalY!, ...ticks.map((tick) => tick.y)]) {
    expect(y).toBeGreaterThanOrEqual(sheet.top);
    expect(y).toBeLessThanOrEqual(sheet.height - sheet.bottom);
  }
  expect(months.length).toBeGreaterThan(1);
  expect(months.length).toBeLessThanOrEqual(sheet.mostMonths);
  const end = sheet.width - sheet.right;
  expect([meeting!.from < meeting!.to, meeting!.to < end]).toEqual([true, true]);
});

test('numbers are in the unit of the reader', () => {
  const { ticks } = drawProjection({ ...drawn, unit: 'lb', sheet: wideSheet });
  expect(ticks.map(({ value }) => value)).toEqual([190, 195, 200, 205]);
});

test('who weighs in stones reads pounds at the side, where half a stone is no 0.5', () => {
  const stones = drawProjection({ ...drawn, unit: 'st', sheet: wideSheet });
  expect(axisUnitOf('st')).toBe('lb');
  expect(stones).toEqual(drawProjection({ ...drawn, unit: 'lb', sheet: wideSheet }));
});

test('a goal that is not near is not drawn', () => {
  const far = { ...projection, goalKg: 60, earliestWeek: null, latestWeek: null };
  const { goalY, meeting } = drawProjection({ ...drawn, projection: far, sheet: wideSheet });
  expect([goalY, meeting]).toEqual([null, null]);
});
