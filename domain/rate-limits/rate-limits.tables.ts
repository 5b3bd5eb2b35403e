import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried within a time that ends; shared by all servers. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A digest: who was counted is nobody's business. */
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
);
