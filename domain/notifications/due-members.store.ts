import { and, asc, eq, inArray, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { defaultLocale, localeCodes } from '../../i18n/locales.ts';
import { users } from '../identity/identity.tables.ts';
import type { NotificationKind } from './notification-choices.rules.ts';
import { notificationClaims, notificationSettings } from './notifications.tables.ts';
import type { DueMember } from './notice.ts';

const { trialEndPush, thawEmail, thawPush, weekEmail, weekPush } = notificationSettings;
const { programDayEmail, programDayPush, programWeekEmail, programWeekPush } = notificationSettings;
const { repliesEmail, repliesPush, likesEmail, likesPush } = notificationSettings;
const { decisionsEmail, decisionsPush } = notificationSettings;

const columns = {
  TRIAL_END: { email: sql<boolean>`false`, push: trialEndPush },
  THAW_TONIGHT: { email: thawEmail, push: thawPush },
  WEEKLY_PLAN: { email: weekEmail, push: weekPush },
  PROGRAM_DAY: { email: programDayEmail, push: programDayPush },
  PROGRAM_WEEK: { email: programWeekEmail, push: programWeekPush },
  COMMUNITY_REPLIES: { email: repliesEmail, push: repliesPush },
  COMMUNITY_LIKES: { email: likesEmail, push: likesPush },
  COMMUNITY_DECISIONS: { email: decisionsEmail, push: decisionsPush },
} as const;

/** The zones where it is a certain day. */
export interface ZonesOfDay {
  readonly day: string;
  readonly zones: readonly string[];
}

export async function listTimeZones(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timeZone: notificationSettings.timeZone })
    .from(notificationSettings);
  return rows.map(({ timeZone }) => timeZone);
}

/** Members in these zones who want it and have not been looked at on their day. */
export async function listDueMembers(args: {
  db: Database;
  kind: NotificationKind;
  zonesOfDays: readonly ZonesOfDay[];
  canEmail: boolean;
  canPush: boolean;
  most: number;
}): Promise<DueMember[]> {
  const { db, kind, zonesOfDays, canEmail, canPush, most } = args;
  const { email, push } = columns[kind];
  const wishes = [...(canEmail ? [sql`${email}`] : []), ...(canPush ? [sql`${push}`] : [])];
  const isDue = zonesOfDays.map(({ day, zones }) =>
    and(
      inArray(notificationSettings.timeZone, [...zones]),
      notExists(db.select().from(notificationClaims).where(isClaimed({ kind, day }))),
    ),
  );
  if (wishes.length === 0 || isDue.length === 0) return [];
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      email: users.email,
      timeZone: notificationSettings.timeZone,
      locale: notificationSettings.locale,
      wantsEmail: sql<boolean>`${email}`,
      wantsPush: sql<boolean>`${push}`,
    })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(and(or(...wishes), or(...isDue)))
    .orderBy(asc(users.id))
    .limit(most);
  const dayOfZone = new Map(
    zonesOfDays.flatMap(({ day, zones }) => zones.map((zone) => [zone, day] as const)),
  );
  return rows.map((row) => ({
    ...row,
    locale: localeCodes.find((code) => code === row.locale) ?? defaultLocale,
    today: dayOfZone.get(row.timeZone) ?? '',
    wantsEmail: row.wantsEmail && canEmail,
    wantsPush: row.wantsPush && canPush,
  }));
}

function isClaimed({ kind, day }: { kind: NotificationKind; day: string }): SQL | undefined {
  return and(
    eq(notificationClaims.userId, notificationSettings.userId),
    eq(notificationClaims.kind, kind),
    eq(notificationClaims.day, day),
  );
}

/**
 * Takes the members that no other server has taken, and waits for a server that is just taking
 * them.
 */
export async function claimMembers(args: {
  tx: Transaction;
  kind: NotificationKind;
  members: readonly DueMember[];
  now: Date;
}): Promise<Set<string>> {
  const { tx, kind, members, now } = args;
  const rows = members.map(({ userId, today }) => ({ userId, kind, day: today, createdAt: now }));
  const claimed = await tx
    .insert(notificationClaims)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: notificationClaims.userId });
  return new Set(claimed.map(({ userId }) => userId));
}

export async function deleteClaimsBefore(args: { db: Database; before: Date }): Promise<void> {
  const { db, before } = args;
  await db.delete(notificationClaims).where(lt(notificationClaims.createdAt, before));
}
