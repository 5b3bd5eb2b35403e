import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Locale } from '../../i18n/locales.ts';
import type {
  NotificationChannel,
  NotificationChoice,
  NotificationKind,
  OptionalMailKind,
} from './notification-choices.rules.ts';
import { notificationSettings } from './notifications.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

/** The column of each choice a member has. */
const columns = {
  TRIAL_END: { EMAIL: null, PUSH: 'trialEndPush' },
  THAW_TONIGHT: { EMAIL: 'thawEmail', PUSH: 'thawPush' },
  WEEKLY_PLAN: { EMAIL: 'weekEmail', PUSH: 'weekPush' },
  PROGRAM_DAY: { EMAIL: 'programDayEmail', PUSH: 'programDayPush' },
  PROGRAM_WEEK: { EMAIL: 'programWeekEmail', PUSH: 'programWeekPush' },
  COMMUNITY_REPLIES: { EMAIL: 'repliesEmail', PUSH: 'repliesPush' },
  COMMUNITY_LIKES: { EMAIL: 'likesEmail', PUSH: 'likesPush' },
  COMMUNITY_DECISIONS: { EMAIL: 'decisionsEmail', PUSH: 'decisionsPush' },
} as const satisfies Record<NotificationKind, Record<NotificationChannel, string | null>>;

export interface StoredSettings {
  readonly timeZone: string;
  isOn(choice: Pick<NotificationChoice, 'kind' | 'channel'>): boolean;
}

export async function findSettings({ db, userId }: Owner): Promise<StoredSettings | null> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  if (row === undefined) return null;
  return {
    timeZone: row.timeZone,
    isOn({ kind, channel }) {
      const column = columns[kind][channel];
      return column !== null && row[column];
    },
  };
}

interface Changes {
  choices: readonly NotificationChoice[];
  locale: Locale;
  /** Null where the device did not tell: the one that is known stays. */
  timeZone: string | null;
  now: Date;
}

/** Only what is given changes, so that two devices do not undo each other's choices. */
export async function storeSettings({
  db,
  userId,
  choices,
  locale,
  timeZone,
  now,
}: Owner & Changes): Promise<void> {
  const changed = Object.fromEntries(
    choices.flatMap(({ kind, channel, isOn }) => {
      const column = columns[kind][channel];
      return column === null ? [] : [[column, isOn]];
    }),
  );
  const known = { ...changed, locale, updatedAt: now };
  await db
    .insert(notificationSettings)
    .values({ ...known, userId, timeZone: timeZone ?? 'UTC' })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: timeZone === null ? known : { ...known, timeZone },
    });
}

/** Says nothing of other choices: whoever has the link of a mail ends those mails and no more. */
export async function switchMailOff({
  db,
  userId,
  kind,
  now,
}: Owner & { kind: OptionalMailKind; now: Date }): Promise<void> {
  const column = columns[kind].EMAIL;
  await db
    .update(notificationSettings)
    .set({ [column]: false, updatedAt: now })
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings[column], true)));
}
