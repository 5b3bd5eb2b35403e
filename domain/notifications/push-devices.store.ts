import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { sessions } from '../identity/identity.tables.ts';
import { pushDevices } from './notifications.tables.ts';
import type { PushAddress } from './push-sender.ts';

interface Owner {
  db: Database;
  userId: string;
}

export interface NewDevice extends PushAddress {
  id: string;
  sessionId: string;
  createdAt: Date;
}

/**
 * Adds the browser, or finds it where it was added already. One session is one browser, which has
 * one address; null when the address is another browser's.
 */
export async function storeDevice({
  db,
  userId,
  device,
}: Owner & { device: NewDevice }): Promise<string | null> {
  const { endpoint, p256dh, auth, sessionId } = device;
  const isSameBrowser = and(
    eq(pushDevices.endpoint, endpoint),
    eq(pushDevices.p256dh, p256dh),
    eq(pushDevices.auth, auth),
  );
  return db.transaction(async (tx) => {
    // Another member used this browser before. Only the browser itself knows both its address and
    // its keys, so it may change its owner.
    await tx.delete(pushDevices).where(and(isSameBrowser, ne(pushDevices.userId, userId)));
    await tx
      .delete(pushDevices)
      .where(
        and(
          eq(pushDevices.userId, userId),
          eq(pushDevices.sessionId, sessionId),
          ne(pushDevices.endpoint, endpoint),
        ),
      );
    const [row] = await tx
      .insert(pushDevices)
      .values({ ...device, userId })
      .onConflictDoUpdate({
        target: pushDevices.endpoint,
        set: { sessionId },
        setWhere: and(isSameBrowser, eq(pushDevices.userId, userId)),
      })
      .returning({ id: pushDevices.id });
    return row?.id ?? null;
  });
}

export async function deleteDevice({ db, userId, id }: Owner & { id: string }): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)));
}

export async function listDevices({ db, userId }: Owner) {
  return db
    .select({
      id: pushDevices.id,
      sessionId: pushDevices.sessionId,
      endpoint: pushDevices.endpoint,
      createdAt: pushDevices.createdAt,
    })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId));
}

/** Of these members, where they are still logged in. */
export async function listDevicesOf(args: {
  db: Database | Transaction;
  userIds: readonly string[];
  now: Date;
}): Promise<{ userId: string; id: string }[]> {
  const { db, userIds, now } = args;
  if (userIds.length === 0) return [];
  return db
    .select({ userId: pushDevices.userId, id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(inArray(pushDevices.userId, [...userIds]), gt(sessions.expiresAt, now)));
}
