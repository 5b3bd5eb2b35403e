import type { Database, Transaction } from '../../db/database.ts';
import { isPremium } from './entitlement.rules.ts';
import type { Membership } from './membership.ts';
import { listRunningOf } from './membership.store.ts';

/** Of these users, the premium members with the subscription that makes them so: one query. */
export async function listPremiumAmong(args: {
  db: Database | Transaction;
  userIds: readonly string[];
  now: Date;
}): Promise<ReadonlyMap<string, Membership>> {
  const { db, userIds, now } = args;
  const running = await listRunningOf({ db, userIds });
  const open = running.filter((membership) => isPremium({ membership, now }));
  return new Map(
    open
      .toSorted((a, b) => a.expireTime.getTime() - b.expireTime.getTime())
      .map((membership) => [membership.userId, membership]),
  );
}
