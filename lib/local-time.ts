import { dateFormat } from './formats.ts';
import { dayMs } from './clock.ts';

/** A day where the member lived it, `2026-03-10`: it stays that day wherever they travel. */
export type LocalDay = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;
const leastYear = 1900;
/** The clocks that are furthest ahead, on Kiritimati. */
const mostHoursAhead = 14;

/** A day of the calendar: no 31st of June. */
export function isLocalDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (match === null || Number(match[1]) < leastYear) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && localDayOf(date) === text;
}

/** `07:30` as minutes of the day; null for what is no time. */
export function minuteOf(text: string): number | null {
  const match = timePattern.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

export function timeOf(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

export function addLocalDays(day: LocalDay, days: number): LocalDay {
  return localDayOf(new Date(Date.parse(day) + days * dayMs));
}

/** The same day of an earlier month, or that month's last. */
export function monthsBefore(day: LocalDay, months: number): LocalDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return localDayOf(new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))));
}

export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** 0 Monday to 6 Sunday, as meal plans count. */
export function weekdayOfDay(day: LocalDay): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** The day on which the week of a clinic begins, in every language (docs/decisions/0031). */
export function mondayOf(day: LocalDay): LocalDay {
  return addLocalDays(day, -weekdayOfDay(day));
}

export interface LocalMoment {
  readonly day: LocalDay;
  readonly minute: number;
}

/** What the clock on the member's wall shows. */
export function localMoment({ now, timeZone }: { now: Date; timeZone: string }): LocalMoment {
  const format = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The latest time there is anywhere, for members whose time zone is not known. */
export function latestMoment(now: Date): LocalMoment {
  const ahead = new Date(now.getTime() + mostHoursAhead * 60 * 60 * 1000);
  return localMoment({ now: ahead, timeZone: 'UTC' });
}

export function isTimeZone(name: string): boolean {
  // What is no zone is found out by making one anew: a reader who told none is asked about often.
  if (name === '') return false;
  try {
    return dateFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export function localDayOf(date: Date): LocalDay {
  return date.toISOString().slice(0, 10);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
