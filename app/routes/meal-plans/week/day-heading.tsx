import type { DayDate } from './day-dates.ts';

/** "Monday November 30", above what the day brings. */
export function DayHeading({ date }: { date: Pick<DayDate, 'weekdayHeading' | 'dayAndMonth'> }) {
  return (
    <p className="mb-3 font-display text-h3">
      {date.weekdayHeading} <span className="text-ink-2">{date.dayAndMonth}</span>
    </p>
  );
}
