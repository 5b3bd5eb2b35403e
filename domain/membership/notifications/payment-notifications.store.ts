import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import type { MembershipFact } from '../facts/membership-facts.rules.ts';
import { paymentNotifications } from '../membership.tables.ts';
import { providers, type Provider } from '../offers/offers.rules.ts';
import type { SubscriptionReport } from '../payment-provider.ts';
import { factOfStored, storedFact } from '../facts/stored-facts.ts';
import { knownWord } from '../../../lib/known-word.ts';

type Reader = Database | Transaction;

/** Keeps a notification before it is acted on; false when it was known and has been acted on. */
export async function keepNotification({
  db,
  provider,
  id,
  report,
  now,
}: {
  db: Reader;
  provider: Provider;
  id: string;
  report: SubscriptionReport;
  now: Date;
}): Promise<boolean> {
  const { providerReference, userId, orderId } = report;
  const inserted = await db
    .insert(paymentNotifications)
    .values({
      provider,
      id,
      providerReference,
      userId,
      orderId,
      facts: report.facts.map(storedFact),
      receivedAt: now,
      settledAt: null,
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotifications.id });
  return inserted.length > 0 || isUnsettled({ db, provider, id });
}

async function isUnsettled({ db, provider, id }: { db: Reader; provider: Provider; id: string }) {
  const [known] = await db
    .select({ settledAt: paymentNotifications.settledAt })
    .from(paymentNotifications)
    .where(and(eq(paymentNotifications.provider, provider), eq(paymentNotifications.id, id)));
  return known?.settledAt === null;
}

export interface KeptNotification {
  id: string;
  userId: string | null;
  orderId: string | null;
  facts: MembershipFact[];
}

export async function listUnsettled({
  tx,
  provider,
  providerReference,
}: {
  tx: Transaction;
  provider: Provider;
  providerReference: string;
}): Promise<KeptNotification[]> {
  const rows = await tx
    .select()
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.provider, provider),
        eq(paymentNotifications.providerReference, providerReference),
        isNull(paymentNotifications.settledAt),
      ),
    );
  return rows.map(({ id, userId, orderId, facts }) => {
    return { id, userId, orderId, facts: (facts as unknown[]).map(factOfStored) };
  });
}

export async function markSettled({
  tx,
  provider,
  ids,
  now,
}: {
  tx: Transaction;
  provider: Provider;
  ids: readonly string[];
  now: Date;
}): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(paymentNotifications)
    .set({ settledAt: now })
    .where(
      and(eq(paymentNotifications.provider, provider), inArray(paymentNotifications.id, [...ids])),
    );
}

/** Subscriptions with notifications that nobody could settle when they came. */
export async function listUnsettledReferences({
  db,
}: {
  db: Database;
}): Promise<{ provider: Provider; providerReference: string }[]> {
  const rows = await db
    .selectDistinct({
      provider: paymentNotifications.provider,
      providerReference: paymentNotifications.providerReference,
    })
    .from(paymentNotifications)
    .where(isNull(paymentNotifications.settledAt))
    .limit(100);
  return rows.map(({ provider, providerReference }) => {
    return { provider: knownWord(providers, provider, 'UNKNOWN'), providerReference };
  });
}

/** Forgets notifications so old that no company sends them again; their facts are kept. */
export async function deleteNotifications({
  db,
  receivedBefore,
}: {
  db: Database;
  receivedBefore: Date;
}): Promise<void> {
  await db.delete(paymentNotifications).where(lte(paymentNotifications.receivedAt, receivedBefore));
}
