import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import { proMembers } from './pro.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * What a member shows a group now. What is not shared has no row: taking something back deletes it,
 * and the audit tells that it was there.
 */
export const proShares = pgTable(
  'pro_shares',
  {
    userId: owner(),
    groupId: text('group_id').notNull(),
    memberId: text('member_id').notNull(),
    item: text('item').notNull(),
    /** Nothing older is shown. */
    since: time('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.memberId, table.item] }),
    index('pro_shares_group').on(table.groupId, table.item),
    foreignKey({
      columns: [table.groupId, table.memberId],
      foreignColumns: [proMembers.groupId, proMembers.id],
    }).onDelete('cascade'),
  ],
);
