import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mail that is to be sent: written with the change it tells about, all or nothing. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale').notNull(),
    /** Where the links of the mail lead. */
    origin: text('origin').notNull(),
    values: jsonb('values').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before then; a sender that takes a mail moves this on, so that no other takes it too. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.sentAt, table.dueAt),
    index('outgoing_mails_recipient').on(table.recipient),
  ],
);
