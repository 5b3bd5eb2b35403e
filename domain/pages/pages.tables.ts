import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import type { GuideKey } from './guides/guide-keys.rules.ts';

/** Guides that somebody said they have read. */
export const guideReads = pgTable(
  'guide_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guide: text('guide').$type<GuideKey>().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guide] })],
);
