import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import { proGroups, proMembers } from './pro.tables.ts';

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

/** A meal plan or a program that a group proposed to a member, and what they answered. */
export const proAssignments = pgTable(
  'pro_assignments',
  {
    userId: owner(),
    groupId: text('group_id').notNull(),
    memberId: text('member_id').notNull(),
    id: text('id').notNull().unique(),
    kind: text('kind').notNull(),
    /** The file's name of the plan or the program. */
    content: text('content').notNull(),
    /** A user; kept when that one has gone, and names nobody then. */
    assignedBy: text('assigned_by').notNull(),
    assignedAt: time('assigned_at').notNull(),
    /** Null while it waits. */
    answer: text('answer'),
    answeredAt: time('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('pro_assignments_waiting')
      .on(table.memberId, table.kind, table.content)
      .where(sql`answer is null`),
    index('pro_assignments_member').on(table.groupId, table.memberId, table.assignedAt),
    foreignKey({
      columns: [table.groupId, table.memberId],
      foreignColumns: [proMembers.groupId, proMembers.id],
    }).onDelete('cascade'),
  ],
);

/**
 * What a group may know of all its members together, as it stood when a week began. The numbers are
 * rounded before they are written: none of them can be taken apart again.
 */
export const proTotals = pgTable(
  'pro_totals',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => proGroups.id, { onDelete: 'cascade' }),
    monday: date('monday', { mode: 'string' }).notNull(),
    /** Null under five people who share it. */
    planPeople: integer('plan_people'),
    planPercent: integer('plan_percent'),
    weightPeople: integer('weight_people'),
    weightChangeKg: doublePrecision('weight_change_kg'),
    countedAt: time('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.monday] })],
);
