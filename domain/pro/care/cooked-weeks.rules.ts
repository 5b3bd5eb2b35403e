import { addLocalDays, mondayOf, type LocalDay } from '../../../lib/local-time.ts';

/** A week from Monday, and on how many of its days a planned dish was cooked. */
export interface CookedWeek {
  readonly monday: LocalDay;
  readonly cookedDays: number;
}

const mostWeeks = 8;

/** The last eight weeks since it is shared, also those in which nothing was marked. */
export function cookedWeeks(args: {
  days: readonly LocalDay[];
  since: LocalDay;
  today: LocalDay;
}): CookedWeek[] {
  const { days, since, today } = args;
  const last = mondayOf(today);
  const first = mondayOf(since);
  const weeks: CookedWeek[] = [];
  for (let monday = last; monday >= first && weeks.length < mostWeeks;) {
    const ofWeek = new Set(days.filter((day) => mondayOf(day) === monday));
    weeks.unshift({ monday, cookedDays: ofWeek.size });
    monday = addLocalDays(monday, -7);
  }
  return weeks;
}
