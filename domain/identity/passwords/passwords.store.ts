import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { accounts, users } from '../identity.tables.ts';

export const passwordProvider = 'credential';

/** A user as the operations on their own account need them. */
export interface AccountOwner {
  readonly userId: string;
  readonly firstName: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Null for who signs in with an account elsewhere. */
  readonly passwordHash: string | null;
}

export async function findOwner(args: {
  db: Database | Transaction;
  userId: string;
}): Promise<AccountOwner | null> {
  const { db, userId } = args;
  const [owner] = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      email: users.email,
      isEmailVerified: users.emailVerified,
      passwordHash: accounts.password,
    })
    .from(users)
    .leftJoin(
      accounts,
      and(eq(accounts.userId, users.id), eq(accounts.providerId, passwordProvider)),
    )
    .where(eq(users.id, userId))
    .limit(1);
  return owner ?? null;
}

interface PasswordToStore {
  tx: Transaction;
  createId: CreateId;
  userId: string;
  passwordHash: string;
  changedAt: Date;
}

export async function storePassword(change: PasswordToStore): Promise<void> {
  const { tx, createId, userId, passwordHash, changedAt } = change;
  const times = { createdAt: changedAt, updatedAt: changedAt };
  await tx
    .insert(accounts)
    .values({
      id: createId(),
      userId,
      accountId: userId,
      providerId: passwordProvider,
      password: passwordHash,
      ...times,
    })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password: passwordHash, updatedAt: changedAt },
    });
}
