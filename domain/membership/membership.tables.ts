import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** How each subscription stands: what its facts add up to, kept so that reading it is one row. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: owner(),
    id: text('id').notNull(),
    status: text('status').notNull(),
    provider: text('provider').notNull(),
    term: text('term').notNull(),
    billingPeriod: text('billing_period').notNull(),
    currency: text('currency').notNull(),
    /** In the currency's smallest unit: cents, öre. */
    priceMinor: integer('price_minor').notNull(),
    providerReference: text('provider_reference').notNull(),
    customerReference: text('customer_reference'),
    paymentMethod: text('payment_method'),
    trialEndsAt: time('trial_ends_at'),
    expireTime: time('expire_time').notNull(),
    renews: boolean('renews').notNull().default(true),
    /** When the payment company was last asked; null asks for it soon. */
    checkedAt: time('checked_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('subscriptions_provider_reference').on(table.provider, table.providerReference),
    index('subscriptions_expire_time')
      .on(table.expireTime)
      .where(sql`status = 'ACTIVE'`),
  ],
);

/** Append-only: what payment companies told us of a subscription, each fact once. */
export const membershipFacts = pgTable(
  'membership_facts',
  {
    userId: text('user_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** The company's id of the fact. */
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    rank: integer('rank').notNull(),
    detail: jsonb('detail').notNull(),
    occurredAt: time('occurred_at').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subscriptionId, table.id] }),
    foreignKey({
      columns: [table.userId, table.subscriptionId],
      foreignColumns: [subscriptions.userId, subscriptions.id],
    }).onDelete('cascade'),
  ],
);

/**
 * An order is written down before the payment company is asked: after a crash it tells what to look
 * for there.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    userId: owner(),
    /** The request key of the form. */
    id: text('id').notNull(),
    /** A refused order may be tried again with another card: to the company that is a new request. */
    attempt: integer('attempt').notNull(),
    state: text('state').notNull(),
    provider: text('provider').notNull(),
    billingPeriod: text('billing_period').notNull(),
    currency: text('currency').notNull(),
    priceMinor: integer('price_minor').notNull(),
    trialDays: integer('trial_days').notNull(),
    /** What may have a trial only once: the person, the card. Hashes. */
    claims: jsonb('claims').$type<string[]>().notNull(),
    /** Known once the company waits for the member's approval. */
    providerReference: text('provider_reference'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Two windows that pay at once: the second one waits for the first.
    uniqueIndex('payment_orders_one_open')
      .on(table.userId)
      .where(sql`state = 'OPEN'`),
  ],
);

/** Every verified notification, kept before it is acted on; its id says whether we had it before. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    providerReference: text('provider_reference').notNull(),
    userId: text('user_id'),
    orderId: text('order_id'),
    facts: jsonb('facts').notNull(),
    receivedAt: time('received_at').notNull(),
    /** Null while nobody is known whose subscription it is about. */
    settledAt: time('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('payment_notifications_unsettled')
      .on(table.provider, table.providerReference)
      .where(sql`settled_at is null`),
  ],
);

/** Who and what has had a trial. Hashes that outlive the account, so that a new one gets no other. */
export const trialClaims = pgTable('trial_claims', {
  claim: text('claim').primaryKey(),
  orderId: text('order_id').notNull(),
  createdAt: time('created_at').notNull(),
});

/** What a member has been told of a charge, so that they are told once. */
export const membershipNotices = pgTable(
  'membership_notices',
  {
    userId: owner(),
    subscriptionId: text('subscription_id').notNull(),
    kind: text('kind').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subscriptionId, table.kind] })],
);
