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

/** Every operation that has arrived, and each that was undone before it arrived. */
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
    /** Who of the people on the list made it; null for its owner. */
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
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
    index('shopping_facts_made_by')
      .on(table.madeBy)
      .where(sql`made_by is not null`),
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

/** Who shops from a list together, its owner among them. Everybody is on one such list at most. */
export const shoppingPeople = pgTable(
  'shopping_people',
  {
    userId: owner().primaryKey(),
    /** The owner of the list. */
    listId: text('list_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** When a page of theirs with the list was last known to be open; null when none is. */
    hereAt: timestamp('here_at', { withTimezone: true }),
  },
  (table) => [index('shopping_people_of_list').on(table.listId)],
);

/** The link that lets one person onto the list. It is deleted when it is used or taken back. */
export const shoppingInvitations = pgTable('shopping_invitations', {
  /** The owner of the list. */
  userId: owner().primaryKey(),
  /** The link's token is made of it and a secret, so that the database opens nothing. */
  id: text('id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
