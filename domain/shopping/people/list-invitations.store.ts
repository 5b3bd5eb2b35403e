import { and, eq, gt, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../identity/identity.tables.ts';
import { shoppingInvitations } from '../shopping.tables.ts';

interface Owner {
  /** Of the list that the invitation lets somebody onto. */
  userId: string;
}

export interface OpenInvitation {
  readonly id: string;
  readonly expiresAt: Date;
}

interface NewInvitation extends OpenInvitation {
  readonly tokenHash: string;
  readonly createdAt: Date;
}

export async function findOpenInvitation({
  db,
  userId,
  now,
}: Owner & { db: Database; now: Date }): Promise<OpenInvitation | null> {
  const [open] = await openInvitation(db).execute({ userId, now });
  return open ?? null;
}

const openInvitation = builtOnce((db) => {
  const { userId, id, expiresAt } = shoppingInvitations;
  return db
    .select({ id, expiresAt })
    .from(shoppingInvitations)
    .where(and(eq(userId, sql.placeholder('userId')), gt(expiresAt, sql.placeholder('now'))))
    .prepare('');
});

/** The invitation that was there opens nothing any more. */
export async function replaceInvitation(
  args: Owner & NewInvitation & { db: Database },
): Promise<void> {
  const { db, userId, ...invitation } = args;
  await db
    .insert(shoppingInvitations)
    .values({ userId, ...invitation })
    .onConflictDoUpdate({ target: shoppingInvitations.userId, set: invitation });
}

export async function deleteInvitation({
  db,
  userId,
}: Owner & { db: Database | Transaction }): Promise<void> {
  await db.delete(shoppingInvitations).where(eq(shoppingInvitations.userId, userId));
}

export interface Inviter {
  readonly userId: string;
  readonly firstName: string;
}

/** Whose list an open invitation leads to. */
export async function findInviter(args: {
  db: Database;
  tokenHash: string;
  now: Date;
}): Promise<Inviter | null> {
  const [inviter] = await args.db
    .select({ userId: users.id, firstName: users.firstName })
    .from(shoppingInvitations)
    .innerJoin(users, eq(users.id, shoppingInvitations.userId))
    .where(isOpen(args));
  return inviter ?? null;
}

/** True for the one who used it. */
export async function spendInvitation(args: {
  tx: Transaction;
  tokenHash: string;
  now: Date;
}): Promise<boolean> {
  const spent = await args.tx
    .delete(shoppingInvitations)
    .where(isOpen(args))
    .returning({ id: shoppingInvitations.id });
  return spent.length > 0;
}

function isOpen({ tokenHash, now }: { tokenHash: string; now: Date }) {
  return and(eq(shoppingInvitations.tokenHash, tokenHash), gt(shoppingInvitations.expiresAt, now));
}
