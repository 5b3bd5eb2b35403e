import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const proGroups = pgTable(
  'pro_groups',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    payer: text('payer').notNull(),
    payerLanguage: text('payer_language').notNull(),
    /** ISO 3166-1, two letters. */
    country: text('country'),
    taxResidence: text('tax_residence'),
    vatNumber: text('vat_number'),
    /** Of members who are added without one. */
    period: text('period').notNull(),
    /** Whether the seats can be charged now; kept by `payment`. */
    canPaySeats: boolean('can_pay_seats').notNull().default(false),
    /** A group made to be looked at, in a demonstration. */
    isSample: boolean('is_sample').notNull().default(false),
    /** When a member was added, joined, left or was removed last: what `payment` settles seats by. */
    membersChangedAt: time('members_changed_at').notNull(),
    createdAt: time('created_at').notNull(),
    closedAt: time('closed_at'),
  },
  (table) => [index('pro_groups_members_changed').on(table.membersChangedAt)],
);

export const proAdministrators = pgTable(
  'pro_administrators',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: text('group_id')
      .notNull()
      .references(() => proGroups.id, { onDelete: 'cascade' }),
    /** A user; kept when that one has gone, and names nobody then. */
    addedBy: text('added_by'),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.groupId] }),
    index('pro_administrators_group').on(table.groupId),
  ],
);

/** Somebody in a group's list: invited, joined, ended. A removed row is out of every list. */
export const proMembers = pgTable(
  'pro_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => proGroups.id, { onDelete: 'cascade' }),
    id: text('id').notNull().unique(),
    /** Null until they joined. A deleted account takes the row along. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The address as it is compared. */
    emailKey: text('email_key').notNull(),
    period: text('period').notNull(),
    country: text('country'),
    taxResidence: text('tax_residence'),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    joinedAt: time('joined_at'),
    leftAt: time('left_at'),
    /** As the membership module says; taken over by `settleMembers`. */
    subscriptionStatus: text('subscription_status'),
    accessEndsAt: time('access_ends_at'),
    renews: boolean('renews').notNull().default(false),
    /** Up to which change of their subscriptions that was. */
    settledAt: time('settled_at'),
    /** When the term's end was told to the member and the administrators. */
    endNoticedAt: time('end_noticed_at'),
    /** When the end of the term was written into the audit. */
    endedAt: time('ended_at'),
    createdAt: time('created_at').notNull(),
    removedAt: time('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    uniqueIndex('pro_members_email')
      .on(table.groupId, table.emailKey)
      .where(sql`removed_at is null`),
    index('pro_members_user').on(table.userId),
    /** The list as it is opened: by name. */
    index('pro_members_name')
      .on(table.groupId, sql`lower(${table.lastName})`, sql`lower(${table.firstName})`, table.id)
      .where(sql`removed_at is null`),
    index('pro_members_ends_at')
      .on(table.endsAt)
      .where(sql`removed_at is null and ended_at is null`),
  ],
);

/** Links to join by: of one person, or of the whole group. The link itself is nowhere, only its hash. */
export const proInvitations = pgTable(
  'pro_invitations',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => proGroups.id, { onDelete: 'cascade' }),
    id: text('id').notNull().unique(),
    /** Null for the group's own link. */
    memberId: text('member_id').references(() => proMembers.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    revokedAt: time('revoked_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('pro_invitations_member').on(table.memberId),
  ],
);

/**
 * The audit. A trigger refuses every change, and every deletion but the one that comes with the
 * group's own. It names people by id alone, so an erased account leaves no name in it.
 */
export const proEvents = pgTable(
  'pro_events',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => proGroups.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** A user; null for what the clock did. */
    actorId: text('actor_id'),
    memberId: text('member_id'),
    kind: text('kind').notNull(),
    /** Never names or addresses. */
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('pro_events_at').on(table.groupId, table.at),
    index('pro_events_member').on(table.memberId),
  ],
);
