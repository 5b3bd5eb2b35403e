import type { Database, Transaction } from '../../../db/database.ts';
import { endOfAccess } from '../../membership/entitlement.rules.ts';
import { listLatestAmong } from '../../membership/latest-among.ts';
import { listUnsettled, newestOf, storeStandings } from './settle.store.ts';

const mostAtOnce = 500;

/**
 * Takes over how the subscriptions of these users stand into their rows of every group, in the
 * caller's transaction: for who joins, and for a seat that was paid.
 */
export async function settleMembers(args: {
  tx: Transaction | Database;
  userIds: readonly string[];
}): Promise<void> {
  const { tx, userIds } = args;
  // Asked before the subscriptions are: one that is written in between is settled next time.
  const newest = await newestOf({ db: tx, userIds });
  const latest = await listLatestAmong({ db: tx, userIds });
  const standings = userIds.map((userId) => {
    const membership = latest.get(userId) ?? null;
    return {
      userId,
      settledAt: newest.get(userId) ?? null,
      subscriptionStatus: membership?.status ?? null,
      accessEndsAt: membership && endOfAccess(membership),
      renews: membership?.renews ?? false,
    };
  });
  await storeStandings({ db: tx, standings });
}

/** What payment companies told since: done every minute, as often as anybody likes. */
export async function settleChangedMembers({ db }: { db: Database }): Promise<void> {
  for (;;) {
    const userIds = await listUnsettled({ db, limit: mostAtOnce });
    await settleMembers({ tx: db, userIds });
    if (userIds.length < mostAtOnce) return;
  }
}
