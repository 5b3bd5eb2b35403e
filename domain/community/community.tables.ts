import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who has written, by the name they chose. */
export const communityMembers = pgTable(
  'community_members',
  {
    userId: owner().primaryKey(),
    name: text('name').notNull(),
    /** What two names have in common that readers would take for one. */
    nameKey: text('name_key').notNull(),
    joinedAt: time('joined_at').notNull(),
    /** A moderator lets them read only until then. */
    pausedUntil: time('paused_until'),
  },
  (table) => [uniqueIndex('community_members_name_key').on(table.nameKey)],
);

/** What posts hang on; its title and first text are post number 0, and go with its writer. */
export const communityTopics = pgTable(
  'community_topics',
  {
    id: text('id').primaryKey(),
    area: text('area').notNull(),
    /** `en`, `es` or `sv`. */
    language: text('language').notNull(),
    startedAt: time('started_at').notNull(),
    lastPostAt: time('last_post_at').notNull(),
    /** Of the post that comes next. */
    nextNumber: integer('next_number').notNull(),
  },
  (table) => [
    index('community_topics_latest').on(table.language, table.lastPostAt, table.id),
    index('community_topics_newest').on(table.language, table.startedAt, table.id),
    index('community_topics_area').on(table.language, table.area, table.lastPostAt, table.id),
  ],
);

export const communityPosts = pgTable(
  'community_posts',
  {
    userId: owner(),
    id: text('id').primaryKey(),
    topicId: text('topic_id')
      .notNull()
      .references(() => communityTopics.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Made by the form: the same form sent twice is one post. */
    requestKey: text('request_key').notNull(),
    /** Of a topic; empty for a reply. */
    title: text('title').notNull(),
    /** Markdown, as it was typed. */
    text: text('text').notNull(),
    answersId: text('answers_id').references((): AnyPgColumn => communityPosts.id, {
      onDelete: 'set null',
    }),
    state: text('state').notNull(),
    /** Why it is hidden. */
    reason: text('reason'),
    postedAt: time('posted_at').notNull(),
    editedAt: time('edited_at'),
    /** When a moderator last decided about it: reports alone hide it no more. */
    decidedAt: time('decided_at'),
    searchWords: text('search_words').array().notNull(),
  },
  (table) => [
    uniqueIndex('community_posts_number').on(table.topicId, table.number),
    uniqueIndex('community_posts_request').on(table.userId, table.requestKey),
    index('community_posts_answers').on(table.answersId),
    index('community_posts_words').using('gin', sql`array_to_tsvector(${table.searchWords})`),
  ],
);

/** A picture of a post, made small and without what the camera noted. It goes with its post. */
export const communityPictures = pgTable(
  'community_pictures',
  {
    userId: owner(),
    id: text('id').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    /** What it shows, for who does not see it. */
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    jpegBase64: text('jpeg_base64').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('community_pictures_post_id').on(table.postId),
    index('community_pictures_user_id').on(table.userId),
  ],
);

export const communityLikes = pgTable(
  'community_likes',
  {
    userId: owner(),
    postId: text('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    likedAt: time('liked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('community_likes_user_id').on(table.userId),
  ],
);

export const communityFollows = pgTable(
  'community_follows',
  {
    userId: owner(),
    topicId: text('topic_id')
      .notNull()
      .references(() => communityTopics.id, { onDelete: 'cascade' }),
    followedAt: time('followed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topicId] }),
    index('community_follows_topic_id').on(table.topicId),
  ],
);

/** What readers said of a post; the writer never learns who. */
export const communityReports = pgTable(
  'community_reports',
  {
    userId: owner(),
    postId: text('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    reportedAt: time('reported_at').notNull(),
    /** When a moderator decided about the post. */
    settledAt: time('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('community_reports_user_id').on(table.userId),
    index('community_reports_open').on(table.settledAt, table.reportedAt),
  ],
);

/**
 * What a member is yet to be told of, once for each topic or post however much happens. A row stays
 * when it was told, so that the next news of the same thing waits a while.
 */
export const communityNews = pgTable(
  'community_news',
  {
    userId: owner(),
    kind: text('kind').notNull(),
    topicId: text('topic_id')
      .notNull()
      .references(() => communityTopics.id, { onDelete: 'cascade' }),
    /** Of the post that it is about; 0 for a topic as a whole. */
    number: integer('number').notNull(),
    /** Since when something is untold; null when nothing is. */
    waitingSince: time('waiting_since'),
    dueAt: time('due_at').notNull(),
    toldAt: time('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.topicId, table.number] }),
    index('community_news_topic_id').on(table.topicId),
    index('community_news_due')
      .on(table.dueAt)
      .where(sql`${table.waitingSince} is not null`),
  ],
);

/** What a moderator wrote to a member. */
export const communityNotes = pgTable(
  'community_notes',
  {
    userId: owner(),
    id: text('id').primaryKey(),
    postId: text('post_id').references(() => communityPosts.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    reason: text('reason'),
    text: text('text').notNull(),
    writtenAt: time('written_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [
    index('community_notes_user_id').on(table.userId, table.readAt),
    index('community_notes_post_id').on(table.postId),
  ],
);

/** What a moderator decided about a post, and how it was before, so that it can be taken back. */
export const communityDecisions = pgTable(
  'community_decisions',
  {
    id: text('id').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decision: text('decision').notNull(),
    reason: text('reason'),
    /** What the writer was told. */
    note: text('note').notNull(),
    decidedAt: time('decided_at').notNull(),
    undoneAt: time('undone_at'),
    stateBefore: text('state_before').notNull(),
    reasonBefore: text('reason_before'),
    decidedBefore: time('decided_before'),
    /** Of the writer, before and after. */
    pausedBefore: time('paused_before'),
    pausedUntil: time('paused_until'),
  },
  (table) => [
    index('community_decisions_post').on(table.postId, table.decidedAt),
    index('community_decisions_by').on(table.decidedBy, table.decidedAt),
  ],
);
