import * as m from '../../i18n/paraglide/messages.js';

/** "2 minutes", "30 seconds": how long a timer of a step runs. */
export function waitText(minutes: number): string {
  return Number.isInteger(minutes)
    ? m.recipes_wait_minutes({ count: minutes })
    : m.recipes_wait_seconds({ count: Math.round(minutes * 60) });
}
