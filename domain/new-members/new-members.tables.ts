import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import type { FirstStep, FirstStepMark } from './first-steps.rules.ts';

/** What somebody who has just joined said of the first steps; an open one has no row. */
export const newMemberMarks = pgTable(
  'new_member_marks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: text('step').$type<FirstStep>().notNull(),
    mark: text('mark').$type<FirstStepMark>().notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
);
