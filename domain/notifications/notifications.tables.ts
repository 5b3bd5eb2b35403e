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
import { sessions, users } from '../identity/identity.tables.ts';
import type { Notice } from './notice.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const createdAt = timestamp('created_at', { withTimezone: true }).notNull();

/** What a member wants to be told; who has no row wants nothing. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: owner().primaryKey(),
    /** The member's time zone, `Europe/Stockholm`: notifications come by its hours. */
    timeZone: text('time_zone').notNull(),
    /** The language they chose it in. */
    locale: text('locale').notNull(),
    trialEndPush: boolean('trial_end_push').notNull().default(false),
    thawEmail: boolean('thaw_email').notNull().default(false),
    thawPush: boolean('thaw_push').notNull().default(false),
    weekEmail: boolean('week_email').notNull().default(false),
    weekPush: boolean('week_push').notNull().default(false),
    programDayEmail: boolean('program_day_email').notNull().default(false),
    programDayPush: boolean('program_day_push').notNull().default(false),
    programWeekEmail: boolean('program_week_email').notNull().default(false),
    programWeekPush: boolean('program_week_push').notNull().default(false),
    repliesEmail: boolean('replies_email').notNull().default(false),
    repliesPush: boolean('replies_push').notNull().default(false),
    likesEmail: boolean('likes_email').notNull().default(false),
    likesPush: boolean('likes_push').notNull().default(false),
    decisionsEmail: boolean('decisions_email').notNull().default(false),
    decisionsPush: boolean('decisions_push').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('notification_settings_time_zone').on(table.timeZone)],
);

/** A browser that shows notifications; it goes with the session it was added in. */
export const pushDevices = pgTable(
  'push_devices',
  {
    userId: owner(),
    id: text('id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('push_devices_session_id').on(table.sessionId),
  ],
);

/** Whoever writes the row tells the member, in the same transaction: once a day, or not at all. */
export const notificationClaims = pgTable(
  'notification_claims',
  {
    userId: owner(),
    kind: text('kind').notNull(),
    /** The member's own day, `2026-03-10`. */
    day: text('day').notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.day] }),
    index('notification_claims_created_at').on(table.createdAt),
  ],
);

/** Push messages on their way to one device each. */
export const outgoingPushes = pgTable(
  'outgoing_pushes',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    deviceId: text('device_id').notNull(),
    locale: text('locale').notNull(),
    notice: jsonb('notice').$type<Notice>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Set before sending: a message that a server took before it died is never sent again. */
    takenAt: timestamp('taken_at', { withTimezone: true }),
    /** After this time the message is of no use and is not sent. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.deviceId],
      foreignColumns: [pushDevices.userId, pushDevices.id],
    }).onDelete('cascade'),
    index('outgoing_pushes_due').on(table.takenAt, table.dueAt),
    index('outgoing_pushes_expires_at').on(table.expiresAt),
  ],
);
