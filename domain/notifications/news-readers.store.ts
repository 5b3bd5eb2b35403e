import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { defaultLocale, localeCodes } from '../../i18n/locales.ts';
import { users } from '../identity/identity.tables.ts';
import type { NoticeReader } from './notice.ts';
import { notificationSettings } from './notifications.tables.ts';

type Settings = typeof notificationSettings.$inferSelect;
type Known = Omit<NoticeReader, 'wantsEmail' | 'wantsPush'> & { settings: Settings };

/** Of these members, those who ever chose what they are told. */
export async function listNewsReaders(args: {
  tx: Transaction;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, Known>> {
  const { tx, userIds } = args;
  const rows = await tx
    .select({
      userId: users.id,
      firstName: users.firstName,
      email: users.email,
      settings: notificationSettings,
    })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(inArray(notificationSettings.userId, [...userIds]));
  return new Map(
    rows.map((row) => {
      const locale = localeCodes.find((code) => code === row.settings.locale) ?? defaultLocale;
      return [row.userId, { ...row, locale }];
    }),
  );
}
