import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { passkeys } from '../identity.tables.ts';

/** A passkey as its owner sees it in a list. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface StoredPasskey {
  readonly userId: string;
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export async function listPasskeysOf(args: {
  db: Database;
  userId: string;
}): Promise<ListedPasskey[]> {
  return args.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, args.userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function findPasskey(args: {
  db: Database;
  id: string;
}): Promise<StoredPasskey | null> {
  const [found] = await args.db.select().from(passkeys).where(eq(passkeys.id, args.id));
  return found ? { ...found, transports: found.transports as string[] } : null;
}

/** The same passkey again changes nothing. */
export async function insertPasskey(args: {
  db: Database;
  passkey: StoredPasskey & { name: string; createdAt: Date };
}): Promise<void> {
  await args.db.insert(passkeys).values(args.passkey).onConflictDoNothing();
}

export async function markPasskeyUsed(args: {
  db: Database;
  id: string;
  counter: number;
  usedAt: Date;
}): Promise<void> {
  const { db, id, counter, usedAt } = args;
  await db.update(passkeys).set({ counter, lastUsedAt: usedAt }).where(eq(passkeys.id, id));
}

export async function deletePasskey(args: {
  db: Database;
  userId: string;
  id: string;
}): Promise<void> {
  const { db, userId, id } = args;
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
}
