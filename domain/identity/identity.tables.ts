import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull();

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  createdAt,
  updatedAt,
});

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    token: text('token').notNull().unique(),
    /** The cookie outlives the browser. */
    isRemembered: boolean('is_remembered').notNull().default(true),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt,
    /** When it was last used, to a quarter of an hour. */
    updatedAt,
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** What an account may do beyond membership. Its history is the audit log. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: ownerId(),
    role: text('role').notNull(),
    /** Of a translator; 'all' for every other role. */
    language: text('language').notNull(),
    /** Of a demo outside production: it opens without a second factor. */
    isSample: boolean('is_sample').notNull().default(false),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role, table.language] }),
    index('user_roles_role').on(table.role),
  ],
);

/** How a user proves who they are: a password or an account elsewhere. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text('scope'),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('accounts_user_id').on(table.userId),
    uniqueIndex('accounts_provider_account').on(table.providerId, table.accountId),
  ],
);

/** What may be done once, until a time: open a link from a mail, finish a login that has begun. */
export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Empty where nobody is known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    details: jsonb('details').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    index('tickets_user_id').on(table.userId),
    index('tickets_expires_at').on(table.expiresAt),
  ],
);

/** Append-only: what a member agreed to or withdrew, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    decision: text('decision').notNull(),
    /** Of the text that was agreed to, where it has one. */
    version: text('version'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The secret of a member's authenticator app. */
export const authenticators = pgTable('authenticators', {
  userId: ownerId().primaryKey(),
  /** Sealed with the server's secret. */
  secret: text('secret').notNull(),
  /** Empty until a first code proved that the app has the secret. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the last code that was taken: a code works once. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt,
});

/** For who has lost their device; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId(),
    hash: text('hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    userId: ownerId(),
    /** The credential's own id, base64url. */
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').notNull(),
    createdAt,
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
