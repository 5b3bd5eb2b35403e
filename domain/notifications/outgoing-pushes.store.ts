import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Locale } from '../../i18n/locales.ts';
import { outgoingPushes, pushDevices } from './notifications.tables.ts';
import type { Notice } from './notice.ts';
import type { PushAddress } from './push-sender.ts';

export interface NewPush {
  userId: string;
  id: string;
  deviceId: string;
  locale: Locale;
  notice: Notice;
  dueAt: Date;
  expiresAt: Date;
}

/** A push message in the hands of one server. */
export interface TakenPush extends Omit<NewPush, 'dueAt'> {
  attempts: number;
  address: PushAddress;
}

export async function insertPushes(args: {
  tx: Transaction;
  pushes: readonly NewPush[];
}): Promise<void> {
  if (args.pushes.length > 0) await args.tx.insert(outgoingPushes).values([...args.pushes]);
}

/** Takes messages that are due, for this server alone and for good. */
export async function takeDuePushes(args: {
  db: Database;
  now: Date;
  most: number;
}): Promise<TakenPush[]> {
  const { db, now, most } = args;
  const due = db
    .select({ id: outgoingPushes.id })
    .from(outgoingPushes)
    .where(
      and(
        isNull(outgoingPushes.takenAt),
        lte(outgoingPushes.dueAt, now),
        gt(outgoingPushes.expiresAt, now),
      ),
    )
    .orderBy(asc(outgoingPushes.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(outgoingPushes)
    .set({ takenAt: now, attempts: sql`${outgoingPushes.attempts} + 1` })
    .where(inArray(outgoingPushes.id, due))
    .returning();
  const addresses = await addressesOf({ db, deviceIds: taken.map(({ deviceId }) => deviceId) });
  return taken.flatMap(({ dueAt: _dueAt, takenAt: _takenAt, ...push }) => {
    const address = addresses.get(push.deviceId);
    return address === undefined ? [] : [{ ...push, locale: push.locale as Locale, address }];
  });
}

async function addressesOf(args: { db: Database; deviceIds: readonly string[] }) {
  const { db, deviceIds } = args;
  if (deviceIds.length === 0) return new Map<string, PushAddress>();
  const { id, endpoint, p256dh, auth } = pushDevices;
  const rows = await db
    .select({ id, endpoint, p256dh, auth })
    .from(pushDevices)
    .where(inArray(id, [...deviceIds]));
  return new Map(rows.map(({ id: deviceId, ...address }) => [deviceId, address]));
}

interface OnePush {
  db: Database;
  push: Pick<NewPush, 'userId' | 'id'>;
}

function isOne({ userId, id }: OnePush['push']) {
  return and(eq(outgoingPushes.userId, userId), eq(outgoingPushes.id, id));
}

export async function deletePush({ db, push }: OnePush): Promise<void> {
  await db.delete(outgoingPushes).where(isOne(push));
}

export async function giveBack({ db, push, dueAt }: OnePush & { dueAt: Date }): Promise<void> {
  await db.update(outgoingPushes).set({ dueAt, takenAt: null }).where(isOne(push));
}

export async function deleteExpiredPushes(args: { db: Database; now: Date }): Promise<void> {
  await args.db.delete(outgoingPushes).where(lte(outgoingPushes.expiresAt, args.now));
}
