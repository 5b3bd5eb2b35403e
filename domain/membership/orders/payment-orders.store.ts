import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { paymentOrders } from '../membership.tables.ts';
import { billingPeriods, currencies, providers } from '../offers/offers.rules.ts';
import type { BillingPeriod, Currency, Provider } from '../offers/offers.rules.ts';
import { knownWord } from '../../../lib/known-word.ts';

type Reader = Database | Transaction;

const orderStates = ['OPEN', 'AWAITING_APPROVAL', 'DONE', 'REFUSED', 'ABANDONED'] as const;
export type OrderState = (typeof orderStates)[number];

/** What was asked of a company, or is about to be. */
export interface StoredOrder {
  userId: string;
  id: string;
  attempt: number;
  state: OrderState;
  provider: Provider;
  billingPeriod: BillingPeriod;
  currency: Currency;
  priceMinor: number;
  trialDays: number;
  claims: string[];
  providerReference: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** False when another order of the user is open: there can be one at a time. */
export async function insertOpenOrder({
  db,
  order,
}: {
  db: Reader;
  order: StoredOrder;
}): Promise<boolean> {
  const inserted = await db
    .insert(paymentOrders)
    .values(order)
    .onConflictDoNothing()
    .returning({ id: paymentOrders.id });
  return inserted.length > 0;
}

/** Opens a refused order again with what the form says now; false while another order is open. */
export async function reopenOrder({
  db,
  order,
}: {
  db: Reader;
  order: StoredOrder;
}): Promise<boolean> {
  const another = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.userId, order.userId),
        eq(paymentOrders.state, 'OPEN'),
        ne(paymentOrders.id, order.id),
      ),
    );
  const [found] = await another;
  if (found) return false;
  const updated = await db
    .update(paymentOrders)
    .set(order)
    .where(
      and(
        eq(paymentOrders.userId, order.userId),
        eq(paymentOrders.id, order.id),
        eq(paymentOrders.attempt, order.attempt - 1),
      ),
    )
    .returning({ id: paymentOrders.id });
  return updated.length > 0;
}

export async function findOrder({
  db,
  userId,
  id,
}: {
  db: Reader;
  userId: string;
  id: string;
}): Promise<StoredOrder | null> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.id, id)));
  return row ? orderOfRow(row) : null;
}

export async function findLatestOrder({
  db,
  userId,
  state,
}: {
  db: Reader;
  userId: string;
  state: OrderState;
}): Promise<StoredOrder | null> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.state, state)))
    .orderBy(desc(paymentOrders.updatedAt))
    .limit(1);
  return row ? orderOfRow(row) : null;
}

export async function setOrderState({
  db,
  order: { userId, id },
  state,
  providerReference,
  now,
}: {
  db: Reader;
  order: { userId: string; id: string };
  state: OrderState;
  providerReference?: string;
  now: Date;
}): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state, updatedAt: now, ...(providerReference && { providerReference }) })
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.id, id)));
}

/** Orders nobody has finished since a time. */
export async function listUnfinishedOrders({
  db,
  before,
}: {
  db: Database;
  before: Date;
}): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        inArray(paymentOrders.state, ['OPEN', 'AWAITING_APPROVAL']),
        lte(paymentOrders.updatedAt, before),
      ),
    )
    .limit(100);
  return rows.map(orderOfRow);
}

function orderOfRow(row: typeof paymentOrders.$inferSelect): StoredOrder {
  return {
    ...row,
    state: knownWord(orderStates, row.state, 'ABANDONED'),
    provider: knownWord(providers, row.provider, 'UNKNOWN'),
    billingPeriod: knownWord(billingPeriods, row.billingPeriod, 'MONTHLY'),
    currency: knownWord(currencies, row.currency, 'USD'),
  };
}
