import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { proGroups } from './pro.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** How a group pays by seats: what it was told, and how it stands at the payment company. */
export const proPayments = pgTable('pro_payments', {
  groupId: text('group_id')
    .primaryKey()
    .references(() => proGroups.id, { onDelete: 'cascade' }),
  provider: text('provider').notNull(),
  /** Kept from the beginning: a company keeps a customer in one currency. */
  currency: text('currency').notNull(),
  billingName: text('billing_name').notNull(),
  billingAddress: text('billing_address').notNull(),
  /** Whether the official register knows the VAT number; null where it was not asked or did not answer. */
  isVatNumberKnown: boolean('is_vat_number_known'),
  /** Name, address and tax as the company knows them; null until it was told. */
  billingTold: text('billing_told'),
  customerReference: text('customer_reference'),
  methodLabel: text('method_label'),
  methodExpiresAt: time('method_expires_at'),
  subscriptionReference: text('subscription_reference'),
  /** Of the subscription; null until the first one has started. */
  state: text('state'),
  seats: integer('seats').notNull().default(0),
  priceMinor: integer('price_minor').notNull(),
  vatPercent: doublePrecision('vat_percent').notNull().default(0),
  periodStart: time('period_start'),
  periodEnd: time('period_end'),
  nextAt: time('next_at'),
  nextNetMinor: integer('next_net_minor').notNull().default(0),
  nextVatMinor: integer('next_vat_minor').notNull().default(0),
  nextTotalMinor: integer('next_total_minor').notNull().default(0),
  /** When the oldest invoice that is refused was due: grace counts from here. */
  unpaidSince: time('unpaid_since'),
  /** Since when a start was refused with this card; another card is needed first. */
  refusedAt: time('refused_at'),
  /** What a company without a memory of its own wants to be told next time. */
  memo: jsonb('memo'),
  /** What the company is about to be asked, written down before it is; null while nothing is. */
  intent: jsonb('intent'),
  /** Counts what was asked: it makes each request's key. */
  asked: integer('asked').notNull().default(0),
  /** Counts what was written: who asked the company before somebody else wrote asks again. */
  version: integer('version').notNull().default(0),
  readAt: time('read_at'),
  createdAt: time('created_at').notNull(),
});

/**
 * Invoices as bookkeeping has them. They name who bought as it was then, and stay when their group
 * has gone, for as long as the law asks.
 */
export const proInvoices = pgTable(
  'pro_invoices',
  {
    groupId: text('group_id').notNull(),
    reference: text('reference').notNull(),
    number: text('number').notNull(),
    state: text('state').notNull(),
    currency: text('currency').notNull(),
    issuedAt: time('issued_at').notNull(),
    paidAt: time('paid_at'),
    periodStart: time('period_start').notNull(),
    periodEnd: time('period_end').notNull(),
    seats: integer('seats').notNull(),
    netMinor: integer('net_minor').notNull(),
    vatPercent: doublePrecision('vat_percent').notNull(),
    vatMinor: integer('vat_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    dueMinor: integer('due_minor').notNull(),
    isReverseCharge: boolean('is_reverse_charge').notNull(),
    lines: jsonb('lines').notNull(),
    buyer: jsonb('buyer').notNull(),
    isTest: boolean('is_test').notNull(),
    /** What administrators were told of it, each once. */
    failureToldAt: time('failure_told_at'),
    endingToldAt: time('ending_told_at'),
    lossToldAt: time('loss_told_at'),
    recoveryToldAt: time('recovery_told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.reference] }),
    index('pro_invoices_issued_at').on(table.issuedAt),
    index('pro_invoices_state').on(table.state),
  ],
);
