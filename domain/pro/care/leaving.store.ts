import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { proMembers } from '../pro.tables.ts';

export async function markLeft(args: {
  tx: Transaction;
  groupId: string;
  memberId: string;
  now: Date;
}): Promise<void> {
  const { tx, groupId, memberId, now } = args;
  await tx
    .update(proMembers)
    .set({ leftAt: now })
    .where(and(eq(proMembers.groupId, groupId), eq(proMembers.id, memberId)));
}

/** Also a row that was left or removed. */
export async function isOwnRow(args: {
  tx: Transaction;
  userId: string;
  memberId: string;
}): Promise<boolean> {
  const { tx, userId, memberId } = args;
  const found = await tx
    .select({ id: proMembers.id })
    .from(proMembers)
    .where(and(eq(proMembers.userId, userId), eq(proMembers.id, memberId)));
  return found.length > 0;
}
