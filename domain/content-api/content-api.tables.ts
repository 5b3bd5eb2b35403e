import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

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

/** Programs that want to be told of publications. What signs for them is made of our own secret. */
export const contentWebhooks = pgTable('content_webhooks', {
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  kinds: jsonb('kinds').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Nothing more is queued for it until somebody resumes it. */
  stoppedAt: timestamp('stopped_at', { withTimezone: true }),
});

/** Each publication, for each of them: what is sent again says the same under the same id. */
export const contentDeliveries = pgTable(
  'content_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => contentWebhooks.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** What the last try met: `status 500`, `ECONNREFUSED`; null before one failed. */
    failure: text('failure'),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    index('content_deliveries_due')
      .on(table.dueAt)
      .where(sql`${table.deliveredAt} is null`),
    index('content_deliveries_webhook').on(table.webhookId, table.createdAt),
  ],
);
