import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Entries that everybody reads. */
export const doctors = pgTable(
  'doctors',
  {
    /** Of the application; samples have none. */
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    /** Nobody real: left out of what search engines are told. */
    isSample: boolean('is_sample').notNull().default(false),
    name: text('name').notNull(),
    specialties: text('specialties').array().notNull(),
    clinic: text('clinic').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    languages: text('languages').array().notNull(),
    isTelehealth: boolean('is_telehealth').notNull(),
    takesPatients: boolean('takes_patients').notNull(),
    text: text('text').notNull(),
    /** `en`, `es` or `sv`: what the entry is written in. */
    textLanguage: text('text_language').notNull(),
    website: text('website').notNull(),
    phone: text('phone').notNull(),
    /** Folded words in every language of the product, see `search-words.ts`. */
    searchWords: text('search_words').array().notNull(),
    /** The folded name. */
    sortName: text('sort_name').notNull(),
    listedAt: time('listed_at').notNull(),
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [
    index('doctors_words').using('gin', sql`array_to_tsvector(${table.searchWords})`),
    index('doctors_languages').using('gin', table.languages),
    index('doctors_by_name').on(table.sortName, table.id),
    index('doctors_by_country').on(table.country, table.sortName, table.id),
  ],
);

/** What applicants sent; gone when they withdraw. */
export const doctorApplications = pgTable(
  'doctor_applications',
  {
    id: text('id').primaryKey(),
    state: text('state').notNull(),
    /** Another one after every change: a reviewer publishes what they have read. */
    revision: integer('revision').notNull(),
    application: jsonb('application').notNull(),
    /** The language that the applicant wrote in, and gets mail in. */
    locale: text('locale').notNull(),
    /** Why it was declined, in the reviewer's words. */
    note: text('note').notNull().default(''),
    consentedAt: time('consented_at').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [index('doctor_applications_queue').on(table.state, table.sentAt, table.id)],
);
