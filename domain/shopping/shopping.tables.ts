import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import type { FactBody } from './operations/list-operation.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Counts the changes of a member's list, so that devices can tell whether they have them all. */
export const shoppingLists = pgTable('shopping_lists', {
  userId: owner().primaryKey(),
  revision: integer('revision').notNull(),
  /** How many items are still to buy. */
  toBuy: integer('to_buy').notNull().default(0),
  /** The content they were counted with; null where they have to be counted anew. */
  countedWith: text('counted_with'),
});

/** Every operation that was heard of: its own, or that of the one that undid it before it came. */
export const shoppingOperations = pgTable(
  'shopping_operations',
  {
    userId: owner(),
    id: text('id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What operations say is so; see list-operation.ts. */
export const shoppingFacts = pgTable(
  'shopping_facts',
  {
    userId: owner(),
    id: text('id').notNull(),
    operationId: text('operation_id').notNull(),
    /** By the clock of the device. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    body: jsonb('body').$type<FactBody>().notNull(),
    /** Follows from the other tables; kept so that a list is read without them. */
    isSo: boolean('is_so').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.operationId],
      foreignColumns: [shoppingOperations.userId, shoppingOperations.id],
    }).onDelete('cascade'),
    index('shopping_facts_that_are_so')
      .on(table.userId)
      .where(sql`is_so`),
    index('shopping_facts_of_operation').on(table.userId, table.operationId),
    /** What the member wrote lately, to be suggested again. */
    index('shopping_facts_extras')
      .on(table.userId, table.at.desc())
      .where(sql`body ->> 'kind' = 'extra'`),
  ],
);

/** Which operation took which fact back; the fact may come later. */
export const shoppingRemovals = pgTable(
  'shopping_removals',
  {
    userId: owner(),
    factId: text('fact_id').notNull(),
    operationId: text('operation_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.factId, table.operationId] }),
    foreignKey({
      columns: [table.userId, table.operationId],
      foreignColumns: [shoppingOperations.userId, shoppingOperations.id],
    }).onDelete('cascade'),
    index('shopping_removals_of_operation').on(table.userId, table.operationId),
  ],
);

/** The link under which anybody may read the list; taken back by deleting the row. */
export const shoppingLinks = pgTable('shopping_links', {
  userId: owner().primaryKey(),
  token: text('token').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
