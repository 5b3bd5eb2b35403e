import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../identity.tables.ts';

export async function isEmailTaken({ db, email }: { db: Database; email: string }) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user !== undefined;
}

/** The address is theirs: they have read what was sent to it. */
export async function markEmailVerified(args: {
  tx: Transaction;
  userId: string;
  verifiedAt: Date;
}): Promise<void> {
  await args.tx
    .update(users)
    .set({ emailVerified: true, updatedAt: args.verifiedAt })
    .where(eq(users.id, args.userId));
}

export async function storeEmail(args: {
  tx: Transaction;
  userId: string;
  email: string;
  changedAt: Date;
}): Promise<void> {
  const { tx, userId, email, changedAt } = args;
  await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: changedAt })
    .where(eq(users.id, userId));
}
