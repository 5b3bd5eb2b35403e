import { eq, lt, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { CreateId } from '../../lib/ids.ts';
import { isConsentWithdrawnSince, recordConsent } from '../identity/consents/consent-log.ts';
import { profiles } from './profile.tables.ts';
import { readAnswers, type SurveyAnswers } from './survey/survey-answers.rules.ts';

export interface StoredProfile {
  readonly answers: SurveyAnswers;
  readonly updatedAt: Date;
}

export async function findProfile(args: {
  db: Database | Transaction;
  userId: string;
}): Promise<StoredProfile | null> {
  const [row] = await profileOfUser(args.db).execute({ userId: args.userId });
  return row ? { answers: readAnswers(row.answers), updatedAt: row.updatedAt } : null;
}

const profileOfUser = builtOnce((db) =>
  db
    .select({ answers: profiles.answers, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare(''),
);

interface ProfileToStore {
  db: Database;
  createId: CreateId;
  userId: string;
  answers: SurveyAnswers;
  savedAt: Date;
  consentedAt: Date;
}

/** Keeps the answers together with the consent to keep them. */
export async function storeProfile(profile: ProfileToStore): Promise<void> {
  await profile.db.transaction(async (tx) => {
    await upsertProfile({ ...profile, tx, isNewerKept: false });
    await storeConsent({ ...profile, tx });
  });
}

/**
 * The same, unless the member has newer answers already or has since withdrawn the consent; false
 * then.
 */
export async function storeProfileUnlessNewer(profile: ProfileToStore): Promise<boolean> {
  const { userId, consentedAt: since } = profile;
  return profile.db.transaction(async (tx) => {
    if (await isConsentWithdrawnSince({ tx, userId, kind: 'DATA_STORAGE', since })) return false;
    const isStored = await upsertProfile({ ...profile, tx, isNewerKept: true });
    if (isStored) await storeConsent({ ...profile, tx });
    return isStored;
  });
}

/** Deletes the answers and notes that the consent to keep them is withdrawn. */
export async function deleteProfile(args: {
  db: Database;
  createId: CreateId;
  userId: string;
  withdrawnAt: Date;
}): Promise<void> {
  const { db, createId, userId, withdrawnAt } = args;
  const decision = { id: createId(), kind: 'DATA_STORAGE', decision: 'WITHDRAWN' } as const;
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(profiles)
      .where(eq(profiles.userId, userId))
      .returning({ userId: profiles.userId });
    if (deleted.length === 0) return;
    await recordConsent({ tx, userId, ...decision, createdAt: withdrawnAt });
  });
}

async function upsertProfile(
  profile: ProfileToStore & { tx: Transaction; isNewerKept: boolean },
): Promise<boolean> {
  const { tx, userId, answers, savedAt, isNewerKept } = profile;
  const stored = await tx
    .insert(profiles)
    .values({ userId, answers, createdAt: savedAt, updatedAt: savedAt })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: { answers, updatedAt: savedAt },
      ...(isNewerKept && { setWhere: lt(profiles.updatedAt, savedAt) }),
    })
    .returning({ userId: profiles.userId });
  return stored.length > 0;
}

/**
 * The consent that keeping a member's answers rests on. The profile's row is locked by now, so two
 * requests cannot both find it missing.
 */
async function storeConsent(consent: ProfileToStore & { tx: Transaction }): Promise<void> {
  const { tx, createId, userId, consentedAt } = consent;
  const decision = { id: createId(), kind: 'DATA_STORAGE', decision: 'GIVEN' } as const;
  await recordConsent({ tx, userId, ...decision, createdAt: consentedAt });
}
