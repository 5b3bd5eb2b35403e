import { addLocalDays, daysBetween, type LocalDay } from '../../lib/local-time.ts';

/** Which day of a program it is, where the member is. Days and weeks count from 1. */

export interface ProgramCalendar {
  readonly startedOn: LocalDay;
  /** When the pause began; null while the program goes on. */
  readonly pausedOn: LocalDay | null;
  /** Of pauses that are over. */
  readonly pausedDays: number;
}

const daysOfWeek = 7;

/** The day one has come to; it stays on the last one, and in a pause where the pause began. */
export function dayReached(args: {
  calendar: ProgramCalendar;
  today: LocalDay;
  dayCount: number;
}): number {
  const { calendar, today, dayCount } = args;
  const { startedOn, pausedOn, pausedDays } = calendar;
  const lived = daysBetween(startedOn, earlier(pausedOn ?? today, today)) - pausedDays;
  return Math.min(Math.max(lived + 1, 1), dayCount);
}

/** Whether the last day is over, on which one stays. */
export function hasPassed(args: {
  calendar: ProgramCalendar;
  today: LocalDay;
  dayCount: number;
}): boolean {
  const lastDay = dateOfDay(args.calendar, args.dayCount);
  return lastDay !== null && args.today > lastDay;
}

/** A member who travels west may be on an earlier date than before. */
function earlier(left: LocalDay, right: LocalDay): LocalDay {
  return left < right ? left : right;
}

export function pausedAt(calendar: ProgramCalendar, today: LocalDay): ProgramCalendar {
  return calendar.pausedOn === null ? { ...calendar, pausedOn: today } : calendar;
}

/** Goes on where the pause began: today is the day that it was then. */
export function resumedAt(calendar: ProgramCalendar, today: LocalDay): ProgramCalendar {
  const { pausedOn, pausedDays } = calendar;
  if (pausedOn === null) return calendar;
  const rested = Math.max(0, daysBetween(pausedOn, today));
  return { ...calendar, pausedOn: null, pausedDays: pausedDays + rested };
}

/** The date of a program's day; null in a pause, because nobody knows when it ends. */
export function dateOfDay(calendar: ProgramCalendar, day: number): LocalDay | null {
  const { startedOn, pausedOn, pausedDays } = calendar;
  return pausedOn === null ? addLocalDays(startedOn, pausedDays + day - 1) : null;
}

export function weekOfDay(day: number): number {
  return Math.ceil(day / daysOfWeek);
}

export function lastDayOfWeek(week: number): number {
  return week * daysOfWeek;
}
