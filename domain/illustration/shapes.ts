import type { Random } from './seed.ts';

type Point = readonly [x: number, y: number];

/** Degrees between neighbours of a sunflower head: clusters look scattered, never gridded. */
export const goldenAngleDegrees = 137.508;

export function radiansOf(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A wobbly closed blob. With `ruffle` every second point is pulled in, like a lettuce edge. */
export function blob(
  random: Random,
  radiusX: number,
  radiusY: number,
  pointCount: number,
  jitter: number,
  ruffle = 0,
): string {
  const points = Array.from({ length: pointCount }, (_, index): Point => {
    const angle = (index / pointCount) * 2 * Math.PI;
    const edge = ruffle && index % 2 ? 1 - ruffle : 1 + (ruffle ? 0.04 : 0);
    const factor = (1 + (random() - 0.5) * jitter) * edge;
    return [Math.cos(angle) * radiusX * factor, Math.sin(angle) * radiusY * factor];
  });
  return smooth(points);
}

/** A closed path through the points' midpoints: whole, relative coordinates keep it compact. */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  let [x, y] = midpoint(last, first);
  let d = `M${joinNumbers(x, y)}q`;
  points.forEach((corner, index) => {
    const [nextX, nextY] = midpoint(corner, points[(index + 1) % points.length] ?? first);
    const step = joinNumbers(corner[0] - x, corner[1] - y, nextX - x, nextY - y);
    d += (index && !step.startsWith('-') ? ' ' : '') + step;
    [x, y] = [nextX, nextY];
  });
  return `${d}z`;
}

/** Numbers of a path: a minus sign already separates, so no space is spent on it. */
export function joinNumbers(...values: number[]): string {
  return values
    .map((value, index) => {
      const whole = Math.round(value) || 0;
      return (index && whole >= 0 ? ' ' : '') + whole;
    })
    .join('');
}

function midpoint(a: Point, b: Point): Point {
  return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
}
