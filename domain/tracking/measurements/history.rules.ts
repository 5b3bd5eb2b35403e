import { addLocalDays, daysBetween, monthsBefore, type LocalDay } from '../../../lib/local-time.ts';
import type { Measurement } from './measurement.ts';

export const intervals = ['1W', '1M', '3M', '6M', '1Y', 'ALL'] as const;

export type Interval = (typeof intervals)[number];

/** The first day an interval shows; null shows all there is. */
export function firstDayOf({ interval, today }: { interval: Interval; today: LocalDay }) {
  switch (interval) {
    case '1W':
      return addLocalDays(today, -7);
    case '1M':
      return monthsBefore(today, 1);
    case '3M':
      return monthsBefore(today, 3);
    case '6M':
      return monthsBefore(today, 6);
    case '1Y':
      return monthsBefore(today, 12);
    case 'ALL':
      return null;
  }
}

/** A place on the graph: one entry, or the mean of a few days where there are very many. */
export interface HistoryPoint {
  readonly fromDay: LocalDay;
  readonly toDay: LocalDay;
  readonly minute: number | null;
  readonly value: number;
  readonly secondValue: number | null;
}

/** As many as an eye can tell apart and a keyboard can walk. */
const mostPoints = 120;

/** Entries in the order of their time, thinned out by taking the means of equally many days. */
export function pointsOf(entries: readonly Measurement[]): HistoryPoint[] {
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined || entries.length <= mostPoints) {
    return entries.map((entry) => meanOf([entry]));
  }
  const daysEach = Math.ceil((daysBetween(first.day, last.day) + 1) / mostPoints);
  const groups = Map.groupBy(entries, ({ day }) => {
    return Math.floor(daysBetween(first.day, day) / daysEach);
  });
  return [...groups.values()].map(meanOf);
}

function meanOf(entries: readonly Measurement[]): HistoryPoint {
  const [first] = entries as [Measurement];
  const toDay = entries.at(-1)?.day ?? first.day;
  if (entries.length === 1) {
    const { day, minute, value, secondValue } = first;
    return { fromDay: day, toDay, minute, value, secondValue };
  }
  const seconds = entries.flatMap(({ secondValue }) => secondValue ?? []);
  return {
    fromDay: first.day,
    toDay,
    minute: null,
    value: mean(entries.map(({ value }) => value)),
    secondValue: seconds.length === 0 ? null : mean(seconds),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
