import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { contentDeliveries, contentWebhooks } from '../content-api.tables.ts';
import type { ContentKind } from '../content-kinds.rules.ts';

export interface Webhook {
  readonly id: string;
  readonly address: string;
  readonly kinds: readonly ContentKind[];
  readonly createdAt: Date;
  readonly stoppedAt: Date | null;
}

export async function readWebhooks(args: { db: Database | Transaction }): Promise<Webhook[]> {
  const rows = await args.db
    .select()
    .from(contentWebhooks)
    .orderBy(desc(contentWebhooks.createdAt), asc(contentWebhooks.id));
  return rows.map((row) => ({ ...row, kinds: row.kinds as ContentKind[] }));
}

export async function insertWebhook(args: { tx: Transaction; webhook: Webhook }): Promise<void> {
  await args.tx.insert(contentWebhooks).values(args.webhook);
}

/** Its address; null where there is none, or it is so already. */
export async function setStopped(args: {
  tx: Transaction;
  id: string;
  stoppedAt: Date | null;
}): Promise<string | null> {
  const { tx, id, stoppedAt } = args;
  const { stoppedAt: column } = contentWebhooks;
  const isOther = stoppedAt === null ? isNotNull(column) : isNull(column);
  const [row] = await tx
    .update(contentWebhooks)
    .set({ stoppedAt })
    .where(and(eq(contentWebhooks.id, id), isOther))
    .returning({ address: contentWebhooks.address });
  return row?.address ?? null;
}

/** Its address; null where there is none. What waited for it goes with it. */
export async function removeWebhook(args: { tx: Transaction; id: string }): Promise<string | null> {
  const [row] = await args.tx
    .delete(contentWebhooks)
    .where(eq(contentWebhooks.id, args.id))
    .returning({ address: contentWebhooks.address });
  return row?.address ?? null;
}

export interface NewDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly body: string;
  readonly createdAt: Date;
}

export async function insertDeliveries(args: {
  tx: Transaction;
  deliveries: readonly NewDelivery[];
}): Promise<void> {
  const { tx, deliveries } = args;
  if (deliveries.length === 0) return;
  await tx
    .insert(contentDeliveries)
    .values(deliveries.map((each) => ({ ...each, dueAt: each.createdAt })));
}

export interface DueDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly body: string;
  readonly attempts: number;
}

/** Takes what is due, for this server alone until the lease ends. Who is stopped gets nothing. */
export async function takeDueDeliveries(args: {
  db: Database;
  now: Date;
  leaseEndsAt: Date;
  most: number;
  mostAttempts: number;
}): Promise<DueDelivery[]> {
  const { db, now, leaseEndsAt, most, mostAttempts } = args;
  const due = db
    .select({ id: contentDeliveries.id })
    .from(contentDeliveries)
    .innerJoin(contentWebhooks, eq(contentWebhooks.id, contentDeliveries.webhookId))
    .where(
      and(
        isNull(contentDeliveries.deliveredAt),
        lte(contentDeliveries.dueAt, now),
        lt(contentDeliveries.attempts, mostAttempts),
        isNull(contentWebhooks.stoppedAt),
      ),
    )
    .orderBy(asc(contentDeliveries.dueAt))
    .limit(most)
    .for('update', { of: contentDeliveries, skipLocked: true });
  return db
    .update(contentDeliveries)
    .set({ dueAt: leaseEndsAt, attempts: sql`${contentDeliveries.attempts} + 1` })
    .where(inArray(contentDeliveries.id, due))
    .returning({
      id: contentDeliveries.id,
      webhookId: contentDeliveries.webhookId,
      body: contentDeliveries.body,
      attempts: contentDeliveries.attempts,
    });
}

export async function markDelivered(args: { db: Database; id: string; at: Date }): Promise<void> {
  const { db, id, at } = args;
  await db.update(contentDeliveries).set({ deliveredAt: at }).where(eq(contentDeliveries.id, id));
}

export async function markFailed(args: {
  db: Database;
  id: string;
  failure: string;
  failedAt: Date;
  dueAt: Date;
}): Promise<void> {
  const { db, id, ...set } = args;
  await db.update(contentDeliveries).set(set).where(eq(contentDeliveries.id, id));
}

export async function deleteDeliveriesBefore(args: { db: Database; before: Date }): Promise<void> {
  await args.db.delete(contentDeliveries).where(lt(contentDeliveries.createdAt, args.before));
}

/** How it went with each of them. */
export interface WebhookFigures {
  readonly webhookId: string;
  readonly waiting: number;
  readonly lastDeliveredAt: Date | null;
}

export async function readFigures(args: {
  db: Database;
  mostAttempts: number;
}): Promise<WebhookFigures[]> {
  const { webhookId, deliveredAt, attempts } = contentDeliveries;
  const isWaiting = sql`${deliveredAt} is null and ${attempts} < ${args.mostAttempts}`;
  const rows = await args.db
    .select({
      webhookId,
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      lastDeliveredAt: sql<Date | null>`max(${deliveredAt})`.mapWith(deliveredAt),
    })
    .from(contentDeliveries)
    .groupBy(webhookId);
  return rows;
}

export interface FailedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly failure: string;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly deliveredAt: Date | null;
}

const mostFailures = 100;

/** What failed since, the last first. */
export async function readFailures(args: { db: Database; since: Date }): Promise<FailedDelivery[]> {
  const { id, webhookId, failure, failedAt, attempts, deliveredAt } = contentDeliveries;
  const rows = await args.db
    .select({ id, webhookId, failure, failedAt, attempts, deliveredAt })
    .from(contentDeliveries)
    .where(gte(failedAt, args.since))
    .orderBy(desc(failedAt))
    .limit(mostFailures);
  return rows.map((row) => ({
    ...row,
    failure: row.failure ?? '',
    failedAt: row.failedAt ?? args.since,
  }));
}
