import { withCapital } from '../../../../lib/with-capital.ts';
import type { DayDate } from './day-dates.ts';

/** "Monday November 30", above what the day brings. */
export function DayHeading({ date }: { date: Pick<DayDate, 'weekday' | 'dayAndMonth'> }) {
  return (
    <p className="mb-3 font-display text-h3">
      {withCapital(date.weekday)} <span className="text-ink-2">{date.dayAndMonth}</span>
    </p>
  );
}
