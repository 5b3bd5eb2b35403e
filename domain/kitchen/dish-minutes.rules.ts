import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';

export interface DishTimes {
  activeMinutes: number;
  totalMinutes: number;
}

/** Where it is left out, the language of the page. */
interface Said {
  locale?: Locale;
}

/** Less than this beside the work is not worth a word. */
const leastWaitMinutes = 30;
const nightMinutes = 8 * 60;
const leastHoursMinutes = 90;

/** "25 min"; what also bakes or stands by itself: "40 min of work, 2 h 30 min in all". */
export function dishMinutes({ activeMinutes, totalMinutes }: DishTimes, said: Said = {}): string {
  const waiting = totalMinutes - activeMinutes;
  if (waiting < leastWaitMinutes) return clockText(totalMinutes, said);
  const work = m.recipes_minutes_of_work({ count: activeMinutes }, said);
  if (waiting >= nightMinutes) return m.recipes_overnight({ work }, said);
  return m.recipes_minutes_in_all({ work, clock: clockText(totalMinutes, said) }, said);
}

/** "45 min", "2 h", "2 h 30 min" */
export function clockText(minutes: number, said: Said = {}): string {
  if (minutes < leastHoursMinutes) return m.recipes_minutes_short({ count: minutes }, said);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? m.recipes_hours({ hours }, said)
    : m.recipes_hours_minutes({ hours, minutes: rest }, said);
}
