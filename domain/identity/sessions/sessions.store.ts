import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { sessions } from '../identity.tables.ts';

/** A session as its owner sees it in a list. */
export interface ListedSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Those that still open something, the one used last first. */
export async function listSessionsOf(args: {
  db: Database;
  userId: string;
  now: Date;
}): Promise<ListedSession[]> {
  const { db, userId, now } = args;
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

export async function deleteOtherSessions(args: {
  db: Database | Transaction;
  userId: string;
  keptSessionId: string;
}): Promise<void> {
  const { db, userId, keptSessionId } = args;
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
}

export async function deleteAllSessions(args: { tx: Transaction; userId: string }): Promise<void> {
  await args.tx.delete(sessions).where(eq(sessions.userId, args.userId));
}

/** Moves a session's end on; null when it has ended already. */
export async function prolongSession(args: {
  db: Database;
  userId: string;
  sessionId: string;
  now: Date;
  endOf: (isRemembered: boolean) => Date;
}): Promise<{ isRemembered: boolean } | null> {
  const { db, userId, sessionId, now, endOf } = args;
  const isMine = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const [session] = await db
    .select({ isRemembered: sessions.isRemembered })
    .from(sessions)
    .where(and(isMine, gt(sessions.expiresAt, now)));
  if (session === undefined) return null;
  await db
    .update(sessions)
    .set({ expiresAt: endOf(session.isRemembered), updatedAt: now })
    .where(isMine);
  return session;
}
