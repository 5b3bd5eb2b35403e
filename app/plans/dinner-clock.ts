import { locales, type Locale } from '../../i18n/locales.ts';
import { dateFormat } from '../../lib/formats.ts';

/** When most people sit down; minutes of the day. */
const dinnerAt = 18 * 60 + 30;

export interface DinnerClock {
  onTheTable: string;
  startAt: string;
  /** The same as a minute of the day. */
  startMinute: number;
}

/**
 * When to begin so that dinner is on the table at half past six. Null once that has passed, and for
 * what begins before noon.
 */
export function dinnerClock(args: {
  totalMinutes: number;
  /** On the reader's clock, with its minutes as a fraction where they count; null while unknown. */
  hour: number | null;
  locale: Locale;
}): DinnerClock | null {
  const { totalMinutes, hour, locale } = args;
  const start = dinnerAt - totalMinutes;
  const isPast = hour !== null && hour * 60 > start;
  if (isPast || start < 12 * 60) return null;
  return {
    onTheTable: clock(dinnerAt, locale),
    startAt: clock(start, locale),
    startMinute: start,
  };
}

function clock(minuteOfDay: number, locale: Locale): string {
  const format = { timeStyle: 'short', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(minuteOfDay * 60_000));
}
