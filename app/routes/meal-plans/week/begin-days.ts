import { soonestBeginning } from '../../../../domain/meal-plans/calendar/plan-calendar.rules.ts';
import { addLocalDays, type LocalDay, type LocalMoment } from '../../../../lib/local-time.ts';

/** A day that a plan may begin on. */
export interface BeginDay {
  readonly date: LocalDay;
  readonly kind: 'today' | 'tomorrow' | 'after-tomorrow' | 'after-the-other';
  /** Too late to shop and cook for today. */
  readonly isTooLate: boolean;
}

/** Three days: the next ones, and where another plan has its days first, the one after those. */
export function beginDays(args: { moment: LocalMoment; usual: LocalDay }): BeginDay[] {
  const { moment, usual } = args;
  const { day: today } = moment;
  const [tomorrow, afterTomorrow] = [addLocalDays(today, 1), addLocalDays(today, 2)];
  const isFollowing = usual > tomorrow;
  return [
    { date: today, kind: 'today', isTooLate: soonestBeginning(moment) > today },
    { date: tomorrow, kind: 'tomorrow', isTooLate: false },
    {
      date: isFollowing ? usual : afterTomorrow,
      kind: isFollowing ? 'after-the-other' : 'after-tomorrow',
      isTooLate: false,
    },
  ];
}
