import { clockText } from '../../domain/kitchen/dish-minutes.rules.ts';
import * as m from '../../i18n/paraglide/messages.js';

/** So many are told in hours: nobody thinks of 240 minutes. */
const leastHoursMinutes = 120;

/** "2 minutes", "30 seconds", "2 h 30 min": how long a timer of a step runs. */
export function waitText(minutes: number): string {
  if (!Number.isInteger(minutes)) {
    return m.recipes_wait_seconds({ count: Math.round(minutes * 60) });
  }
  return minutes < leastHoursMinutes
    ? m.recipes_wait_minutes({ count: minutes })
    : clockText(minutes);
}
