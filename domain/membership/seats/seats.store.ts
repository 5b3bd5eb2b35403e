import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Standing } from '../facts/membership-facts.rules.ts';
import { storedFact } from '../facts/stored-facts.ts';
import { membershipFacts, subscriptions } from '../membership.tables.ts';
import { seatProvider } from './seats.rules.ts';

interface SeatRow {
  userId: string;
  providerReference: string;
  standing: Standing;
}

/** Many at once, in one statement; answers with the subscription of each reference. */
export async function upsertSeats({
  tx,
  seats,
  now,
  createId,
}: {
  tx: Transaction;
  seats: readonly SeatRow[];
  now: Date;
  createId: CreateId;
}): Promise<ReadonlyMap<string, string>> {
  const rows = seats.map(({ userId, providerReference, standing }) => ({
    ...standing,
    userId,
    id: createId(),
    provider: seatProvider,
    providerReference,
    // No company is ever asked about it.
    checkedAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  const written = await tx
    .insert(subscriptions)
    .values(rows)
    .onConflictDoUpdate({
      target: [subscriptions.provider, subscriptions.providerReference],
      set: {
        status: sql`excluded.status`,
        term: sql`excluded.term`,
        expireTime: sql`excluded.expire_time`,
        renews: sql`excluded.renews`,
        currency: sql`excluded.currency`,
        updatedAt: now,
      },
    })
    .returning({ id: subscriptions.id, reference: subscriptions.providerReference });
  return new Map(written.map(({ id, reference }) => [reference, id]));
}

export async function addSeatFacts({
  tx,
  seats,
  ids,
  now,
}: {
  tx: Transaction;
  seats: readonly SeatRow[];
  ids: ReadonlyMap<string, string>;
  now: Date;
}): Promise<void> {
  const id = `seat:${now.getTime()}`;
  const rows = seats.map(({ userId, providerReference, standing }) => {
    const fact = { id, occurredAt: now, rank: 0, kind: 'STANDING', standing } as const;
    const subscriptionId = ids.get(providerReference) ?? '';
    const told = { kind: fact.kind, rank: fact.rank, detail: storedFact(fact) };
    return { userId, subscriptionId, id, ...told, occurredAt: now, receivedAt: now };
  });
  await tx.insert(membershipFacts).values(rows).onConflictDoNothing();
}
