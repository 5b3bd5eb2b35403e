import type { Database } from '../../db/database.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Clock } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { isTimeZone } from '../../lib/local-time.ts';
import { isRequired, type NotificationChoice } from './notification-choices.rules.ts';
import { storeSettings } from './notification-settings.store.ts';

interface ChangeNotifications {
  db: Database;
  clock: Clock;
  userId: string;
  choices: readonly NotificationChoice[];
  timeZone: string | null;
  /** Notifications speak the language they were asked for in. */
  locale: Locale;
}

/** Switches on and off; the same change again changes nothing. */
export async function changeNotifications(args: ChangeNotifications): Promise<Problem[]> {
  const { db, clock, userId, choices, locale, timeZone } = args;
  if (timeZone !== null && !isTimeZone(timeZone)) {
    return [problem('timeZone', 'notifications.time-zone-unknown')];
  }
  if (choices.some((choice) => isRequired(choice) && !choice.isOn)) {
    return [problem('choices', 'notifications.required')];
  }
  await storeSettings({ db, userId, choices, locale, timeZone, now: clock.now() });
  return [];
}
