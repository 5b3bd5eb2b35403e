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
import { users } from '../identity/identity.tables.ts';
import type { Language } from '../../lib/language.ts';
import type { Fields } from './documents/document.rules.ts';

/** Things that were edited here: their state, and which version everybody reads. Else the file counts. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Of the newest version: DRAFT, IN_REVIEW, SENT_BACK, PUBLISHED or ARCHIVED. */
    state: text('state').notNull(),
    /** The newest version, which editors change. */
    version: integer('version').notNull(),
    /** Which version went out last, maybe in some languages alone; null where none has. */
    publishedVersion: integer('published_version'),
    /** What everybody reads instead of the file: of each language what went out last. */
    publishedFields: jsonb('published_fields').$type<Fields>(),
    /** Everybody reads nothing, not even the file. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Counts what is published or archived anywhere: servers look for what is above the last one. */
    publication: bigint('publication', { mode: 'number' }),
    /** When the newest version goes out by itself. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** In which languages it then goes out; null is all of them. */
    publishLanguages: jsonb('publish_languages').$type<Language[]>(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_items_publication').on(table.publication),
    index('content_items_publish_at')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
  ],
);

/** Every version that was kept, whole: who made it, when, and what became of it. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<Fields>().notNull(),
    /** Of translations that their source left behind: the source as it was translated. */
    basis: jsonb('basis').$type<Fields>().notNull(),
    /** BEGUN, CHANGED, RESTORED. */
    origin: text('origin').notNull(),
    /** Of a restored one: which version it was. */
    restoredFrom: integer('restored_from'),
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    publishedBy: text('published_by').references(() => users.id, { onDelete: 'set null' }),
    /** What an editor says to the author of a version that is sent back. */
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.version] })],
);

/** Photos of dishes that were uploaded, made small and without what the camera noted. They never change. */
export const contentPhotos = pgTable(
  'content_photos',
  {
    /** A hash of the picture. */
    id: text('id').notNull(),
    recipeId: text('recipe_id').notNull(),
    jpegBase64: text('jpeg_base64').notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.id] }),
    index('content_photos_id').on(table.id),
  ],
);

/** Who has a draft open: noted whenever their page looks what others changed. */
export const contentPresence = pgTable(
  'content_presence',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.userId] }),
    index('content_presence_seen_at').on(table.seenAt),
  ],
);
