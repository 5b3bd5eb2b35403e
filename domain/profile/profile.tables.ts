import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** A member's onboarding answers: what every plan is made from. */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answers: jsonb('answers').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** How many began the quiz and came to its end, by day. Nobody of them is named. */
export const quizCounts = pgTable(
  'quiz_counts',
  {
    day: date('day').notNull(),
    reached: text('reached').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reached] })],
);
