import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many got so far with a variant, by day. Nobody of them is named. */
export const experimentCounts = pgTable(
  'experiment_counts',
  {
    day: date('day').notNull(),
    experiment: text('experiment').notNull(),
    variant: text('variant').notNull(),
    outcome: text('outcome').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.experiment, table.variant, table.outcome] })],
);
