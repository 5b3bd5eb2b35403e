import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Append-only: who may do what, since when, by whom. Accounts are named by their id alone, so a line
 * outlives them and says nothing of them any more.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    /** What did it: an administrator, a command, a setting. */
    actorKind: text('actor_kind').notNull(),
    /** The account of an administrator. */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    /** The account it was done to, or the thing. */
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').notNull(),
  },
  (table) => [index('audit_log_happened_at').on(table.happenedAt, table.id)],
);
