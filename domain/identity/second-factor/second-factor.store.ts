import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { authenticators, recoveryCodes } from '../identity.tables.ts';
import { deleteOtherSessions } from '../sessions/sessions.store.ts';

export interface Authenticator {
  readonly secret: string;
  readonly confirmedAt: Date | null;
}

export async function findAuthenticator(args: {
  db: Database;
  userId: string;
}): Promise<Authenticator | null> {
  const [found] = await args.db
    .select({ secret: authenticators.secret, confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, args.userId));
  return found ?? null;
}

export async function isAuthenticatorOn(args: { db: Database; userId: string }): Promise<boolean> {
  const found = await findAuthenticator(args);
  return found !== null && found.confirmedAt !== null;
}

/** A new secret in place of one that was never confirmed; false where one is in use. */
export async function storeUnconfirmed(args: {
  db: Database;
  userId: string;
  secret: string;
  createdAt: Date;
}): Promise<boolean> {
  const { db, userId, secret, createdAt } = args;
  const stored = await db
    .insert(authenticators)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, createdAt },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return stored.length > 0;
}

/** Takes the code of a time step; false for a step that was used, or one before it. */
export async function takeStep(args: {
  db: Database;
  userId: string;
  step: number;
}): Promise<boolean> {
  const { db, userId, step } = args;
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

interface CodesToStore {
  userId: string;
  hashes: readonly string[];
  createdAt: Date;
}

/** Turns the second factor on, with its recovery codes; false when it is on already. */
export async function confirmStored({
  db,
  keptSessionId,
  ...codes
}: CodesToStore & { db: Database; keptSessionId: string }): Promise<boolean> {
  const { userId, createdAt } = codes;
  return db.transaction(async (tx) => {
    const confirmed = await tx
      .update(authenticators)
      .set({ confirmedAt: createdAt })
      .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))
      .returning({ userId: authenticators.userId });
    if (confirmed.length === 0) return false;
    await putCodes({ tx, ...codes });
    // Whoever logged in elsewhere did so without it.
    await deleteOtherSessions({ db: tx, userId, keptSessionId });
    return true;
  });
}

/** Makes new recovery codes. The former ones no longer work. */
export async function replaceCodes({ db, ...codes }: CodesToStore & { db: Database }) {
  await db.transaction((tx) => putCodes({ tx, ...codes }));
}

async function putCodes(args: CodesToStore & { tx: Transaction }): Promise<void> {
  const { tx, userId, hashes, createdAt } = args;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash, createdAt })));
}

/** Uses a recovery code up; false when it is none of theirs or was used. */
export async function takeRecoveryCode(args: {
  db: Database;
  userId: string;
  hash: string;
  usedAt: Date;
}): Promise<boolean> {
  const { db, userId, hash, usedAt } = args;
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return taken.length > 0;
}

export async function deleteAuthenticator(args: { db: Database; userId: string }): Promise<void> {
  const { db, userId } = args;
  await db.transaction(async (tx) => {
    await tx.delete(authenticators).where(eq(authenticators.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  });
}

/** Whether the second factor is on, and how many recovery codes are left. */
export async function readSecondFactor({ db, userId }: { db: Database; userId: string }) {
  const isLeft = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [on, left] = await Promise.all([
    db
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))),
    db.select({ count: count() }).from(recoveryCodes).where(isLeft),
  ]);
  return { isOn: on.length > 0, recoveryCodesLeft: left[0]?.count ?? 0 };
}
