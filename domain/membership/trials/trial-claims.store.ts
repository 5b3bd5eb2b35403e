import { and, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { trialClaims } from '../membership.tables.ts';

/** The claims of these that somebody else's order has. */
export async function findTakenClaims({
  db,
  claims,
  orderId,
}: {
  db: Database | Transaction;
  claims: readonly string[];
  orderId: string;
}): Promise<string[]> {
  if (claims.length === 0) return [];
  const rows = await db
    .select({ claim: trialClaims.claim })
    .from(trialClaims)
    .where(and(inArray(trialClaims.claim, [...claims]), ne(trialClaims.orderId, orderId)));
  return rows.map(({ claim }) => claim);
}

export async function insertClaims({
  tx,
  claims,
  orderId,
  now,
}: {
  tx: Transaction;
  claims: readonly string[];
  orderId: string;
  now: Date;
}): Promise<void> {
  const rows = claims.map((claim) => ({ claim, orderId, createdAt: now }));
  await tx.insert(trialClaims).values(rows).onConflictDoNothing();
}
