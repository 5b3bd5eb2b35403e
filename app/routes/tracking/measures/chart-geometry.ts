import { daysBetween, minuteOf } from '../../../../lib/local-time.ts';

/** A place on the drawing, in percent from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Scale {
  /** From the lowest. */
  readonly ticks: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** Round numbers around what is drawn: some five of them. */
export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundStep(Math.max((high - low) / 4, smallestStep));
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    tidy((first + index) * step),
  );
  return { ticks, least: ticks[0] ?? low, most: ticks.at(-1) ?? high };
}

/** A graph of one value has a scale too. */
const smallestStep = 0.2;

/** 1, 2 or 5 times a power of ten, the next above. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least - 1e-12) ?? 10;
  return factor * power;
}

/** 0.1 + 0.2 is 0.3 on an axis. */
function tidy(number: number): number {
  return Number(number.toPrecision(12));
}

export function yOf(value: number, { least, most }: Scale): number {
  return 100 - ((value - least) / (most - least)) * 100;
}

interface Moment {
  day: string;
  time?: string | null;
}

/** Places days from left to right; a single one stands in the middle. */
export function daysAcross(from: string, to: string): (moment: Moment) => number {
  const span = daysBetween(from, to);
  return ({ day, time }) => {
    const ofDay = (time ? (minuteOf(time) ?? 0) : 0) / (24 * 60);
    return span === 0 ? 50 : Math.min(100, ((daysBetween(from, day) + ofDay) / span) * 100);
  };
}

/** Several entries of one day stand side by side, in their order: their time of day is not told. */
export function apartOnOneDay(places: readonly Place[]): readonly Place[] {
  const isOneDay = places.every(({ x }) => x === places[0]?.x);
  if (!isOneDay || places.length < 2) return places;
  return places.map(({ y }, index) => ({ x: 20 + (60 * index) / (places.length - 1), y }));
}

/** `M0 20L50 30`: a line through the places. */
export function linePath(places: readonly Place[]): string {
  return places
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
    .join('');
}

/** The same, closed along the bottom. */
export function areaPath(places: readonly Place[]): string {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last || places.length < 2) return '';
  return `${linePath(places)}L${short(last.x)} 100L${short(first.x)} 100Z`;
}

/** Lines without a length: with round ends they are dots, however the drawing is stretched. */
export function dotsPath(places: readonly Place[]): string {
  return places.map(({ x, y }) => `M${short(x)} ${short(y)}h0`).join('');
}

/** Up to four days to name below, the ends among them. */
export function namedDays(from: string, to: string): string[] {
  const span = daysBetween(from, to);
  const count = Math.min(3, span);
  if (count === 0) return [from];
  return Array.from({ length: count + 1 }, (_, index) => {
    const days = Math.round((span * index) / count);
    return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
  });
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
