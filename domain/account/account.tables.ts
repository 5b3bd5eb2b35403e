import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What bookkeeping law asks us to keep of payments, after their member has gone. */
export const keptPayments = pgTable(
  'kept_payments',
  {
    id: text('id').primaryKey(),
    /** Binds the payments of one member together; there is no such user any more. */
    formerUserId: text('former_user_id').notNull(),
    reference: text('reference').notNull(),
    state: text('state').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    keepUntil: timestamp('keep_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('kept_payments_keep_until').on(table.keepUntil)],
);
