import { and, eq, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { queueMail, type MailToStore } from '../mail/queue-mail.ts';
import type { Consent } from './consents/consent.ts';
import { insertConsent } from './consents/consents.store.ts';
import { accounts, sessions, users } from './identity.tables.ts';
import { roleColumns } from './roles/roles.store.ts';
import { passwordProvider } from './passwords/passwords.store.ts';
import type { NewSession } from './sessions/session.ts';
import type { Ticket } from './tickets/ticket.ts';
import { insertTicket } from './tickets/tickets.store.ts';
import type { Viewer } from './viewer/viewer.ts';

export interface UserWithPassword extends Omit<Viewer, 'sessionId'> {
  passwordHash: string | null;
  createdAt: Date;
}

export interface NewUser {
  id: string;
  accountId: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  createdAt: Date;
}

const publicColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  ...roleColumns,
};

/** Of a session that is joined with its user. */
export const viewerColumns = { ...publicColumns, sessionId: sessions.id };

export async function findUserByEmail({
  db,
  email,
}: {
  db: Database;
  email: string;
}): Promise<UserWithPassword | null> {
  const [user] = await db
    .select({ ...publicColumns, createdAt: users.createdAt, passwordHash: accounts.password })
    .from(users)
    .leftJoin(
      accounts,
      and(eq(accounts.userId, users.id), eq(accounts.providerId, passwordProvider)),
    )
    .where(eq(users.email, email))
    .limit(1);
  return user ?? null;
}

export async function findUserById({
  db,
  userId,
}: {
  db: Database;
  userId: string;
}): Promise<Omit<Viewer, 'sessionId'> | null> {
  const [user] = await db.select(publicColumns).from(users).where(eq(users.id, userId));
  return user ?? null;
}

/** A link that is mailed: the ticket it carries and the mail itself. */
export interface MailedTicket {
  ticket: Ticket;
  mail: Omit<MailToStore, 'tx' | 'createdAt'>;
}

interface UserToInsert {
  db: Database;
  user: NewUser;
  session: NewSession;
  endedSessionId: string | null;
  consent: Consent;
  /** The mail that asks the owner to confirm the address; null when it is confirmed already. */
  confirmation: MailedTicket | null;
}

/** User, password, consent, first session and mail, all or none; false when the address is taken. */
export async function insertUser(args: UserToInsert): Promise<boolean> {
  const { db, user, session, endedSessionId, consent, confirmation } = args;
  return db.transaction(async (tx) => {
    if (!(await insertUserRow({ tx, user, isEmailVerified: confirmation === null }))) return false;
    await tx.insert(accounts).values(passwordRow(user));
    await insertConsent({ tx, userId: user.id, consent });
    if (confirmation !== null) await putMailedTicket({ tx, ...confirmation });
    await putSession({ tx, session, endedSessionId });
    return true;
  });
}

/** False when the address is taken. */
export async function insertUserRow({
  tx,
  user,
  isEmailVerified,
}: {
  tx: Transaction;
  user: Omit<NewUser, 'accountId' | 'passwordHash'>;
  isEmailVerified: boolean;
}): Promise<boolean> {
  const inserted = await tx
    .insert(users)
    .values({ ...userRow(user), emailVerified: isEmailVerified })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length > 0;
}

/** A ticket with the mail that carries it. */
export async function insertMailedTicket({
  db,
  ...mailed
}: MailedTicket & { db: Database }): Promise<void> {
  await db.transaction((tx) => putMailedTicket({ tx, ...mailed }));
}

export async function putMailedTicket({ tx, ticket, mail }: MailedTicket & { tx: Transaction }) {
  await insertTicket({ tx, ticket });
  await queueMail({ tx, ...mail, createdAt: ticket.createdAt });
}

export async function storeName(args: {
  db: Database;
  userId: string;
  firstName: string;
  lastName: string;
  changedAt: Date;
}): Promise<void> {
  const { db, userId, firstName, lastName, changedAt } = args;
  const name = `${firstName} ${lastName}`;
  await db
    .update(users)
    .set({ name, firstName, lastName, updatedAt: changedAt })
    .where(eq(users.id, userId));
}

function userRow({
  id,
  firstName,
  lastName,
  email,
  createdAt,
}: Omit<NewUser, 'accountId' | 'passwordHash'>) {
  const name = `${firstName} ${lastName}`;
  const times = { createdAt, updatedAt: createdAt };
  return { id, name, firstName, lastName, email, ...times };
}

function passwordRow({ id, accountId, passwordHash, createdAt }: NewUser) {
  return {
    id: accountId,
    userId: id,
    accountId: id,
    providerId: passwordProvider,
    password: passwordHash,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Begins a session and ends the one the browser had; the user's outlived ones go with it. */
export async function replaceSession({
  db,
  session,
  endedSessionId,
}: {
  db: Database;
  session: NewSession;
  endedSessionId: string | null;
}): Promise<void> {
  await db.transaction((tx) => putSession({ tx, session, endedSessionId }));
}

async function putSession({
  tx,
  session,
  endedSessionId,
}: {
  tx: Transaction;
  session: NewSession;
  endedSessionId: string | null;
}): Promise<void> {
  const isOutlived = and(
    eq(sessions.userId, session.userId),
    lte(sessions.expiresAt, session.createdAt),
  );
  await tx
    .delete(sessions)
    .where(endedSessionId === null ? isOutlived : or(eq(sessions.id, endedSessionId), isOutlived));
  await tx.insert(sessions).values(session);
}

export async function deleteSession({
  db,
  userId,
  sessionId,
}: {
  db: Database;
  userId: string;
  sessionId: string;
}): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
}
