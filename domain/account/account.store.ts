import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { keptPayments } from './account.tables.ts';

export interface KeptPayment {
  id: string;
  formerUserId: string;
  reference: string;
  state: string;
  amountMinor: number;
  currency: string;
  paidAt: Date;
  keepUntil: Date;
}

export async function insertKeptPayments(args: {
  tx: Transaction;
  payments: readonly KeptPayment[];
}): Promise<void> {
  if (args.payments.length === 0) return;
  await args.tx.insert(keptPayments).values([...args.payments]);
}

/** Everything a member owns hangs on this row and goes with it; false when it has gone already. */
export async function deleteUser(args: { tx: Transaction; userId: string }): Promise<boolean> {
  const { tx, userId } = args;
  const deleted = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  return deleted.length > 0;
}

export async function deleteKeptBefore({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(keptPayments).where(lt(keptPayments.keepUntil, now));
}
