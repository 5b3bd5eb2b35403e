import * as m from '../../i18n/paraglide/messages.js';

/** Without a trial there is nothing to try for free. */
export function tryFreeWords(trialDays: number): string {
  return trialDays > 0 ? m.home_try_free({ count: trialDays }) : m.home_become_member();
}
