import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What another program reads our content with. The key itself was shown once, to who made it. */
export const contentKeys = pgTable('content_keys', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the key, which is as random as the hash is long. */
  hash: text('hash').notNull().unique(),
  scopes: jsonb('scopes').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** To a minute. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});

/** Which revision of everything a thing last changed in: what another program asks changes by. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Of what it says; empty when it is gone. */
    hash: text('hash').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_revisions_revision').on(table.revision, table.kind, table.id),
  ],
);
