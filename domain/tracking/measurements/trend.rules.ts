import { daysBetween, type LocalDay } from '../../../lib/local-time.ts';

export interface DayValue {
  readonly day: LocalDay;
  readonly value: number;
}

/**
 * How much of the distance to a new weight the trend goes in a day: John Walker, The Hacker's Diet,
 * "Signal and Noise", https://www.fourmilab.ch/hackdiet/e4/signalnoise.html.
 */
const smoothing = 0.1;

/**
 * The weight without its daily ups and downs: an exponentially weighted moving average of the days'
 * means. After days without an entry the new one counts for as much as if the days between had been
 * like it: 1 − 0.9^days.
 */
export function smoothedTrend(values: readonly DayValue[]): DayValue[] {
  const trend: DayValue[] = [];
  for (const { day, value } of dailyMeans(values)) {
    const last = trend.at(-1);
    const share = last === undefined ? 1 : 1 - (1 - smoothing) ** daysBetween(last.day, day);
    const from = last?.value ?? value;
    trend.push({ day, value: from + share * (value - from) });
  }
  return trend;
}

/** Entries of a day count as one; they come in the order of their days. */
export function dailyMeans(values: readonly DayValue[]): DayValue[] {
  return [...Map.groupBy(values, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    value: ofDay.reduce((sum, { value }) => sum + value, 0) / ofDay.length,
  }));
}

const paceDays = 28;
const leastPaceDays = 7;

/** What the trend changed in a week over the last four; null before there is a week of it. */
export function changePerWeek(trend: readonly DayValue[]): number | null {
  const last = trend.at(-1);
  if (last === undefined) return null;
  const isFarEnough = ({ day }: DayValue) => daysBetween(day, last.day) >= paceDays;
  const from = trend.findLast(isFarEnough) ?? trend[0];
  const days = from === undefined ? 0 : daysBetween(from.day, last.day);
  if (from === undefined || days < leastPaceDays) return null;
  return ((last.value - from.value) / days) * 7;
}

/** A trend slower than this tells no day on which the goal would be reached. */
const leastChangePerWeek = 0.05;
const mostDaysAhead = 3 * 365;

/** Days until the trend meets the goal as it goes now; null where it does not, or not for years. */
export function daysToGoal(args: { trend: readonly DayValue[]; goal: number }): number | null {
  const last = args.trend.at(-1);
  const perWeek = changePerWeek(args.trend);
  if (last === undefined || perWeek === null || Math.abs(perWeek) < leastChangePerWeek) return null;
  const days = Math.ceil(((args.goal - last.value) / perWeek) * 7);
  return days > 0 && days <= mostDaysAhead ? days : null;
}

export interface Milestone {
  readonly day: LocalDay;
  readonly steps: number;
}

/**
 * How many whole steps the trend has come from its start towards the goal, and on which day it first
 * had come so far. Null before the first step, and where the goal is not below the start.
 */
export function reachedMilestone(args: {
  trend: readonly DayValue[];
  goal: number | null;
  step: number;
}): Milestone | null {
  const { trend, goal, step } = args;
  const [start] = trend;
  const last = trend.at(-1);
  if (start === undefined || last === undefined) return null;
  if (goal !== null && goal >= start.value) return null;
  const steps = Math.floor((start.value - last.value) / step + 1e-9);
  if (steps < 1) return null;
  const reached = trend.find(({ value }) => start.value - value >= steps * step - 1e-9);
  return { day: reached?.day ?? last.day, steps };
}
