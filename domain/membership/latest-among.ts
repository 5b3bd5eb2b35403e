import type { Database, Transaction } from '../../db/database.ts';
import type { Membership } from './membership.ts';
import { listLatestOf } from './membership.store.ts';

/** The latest subscription of each of these users as it is stored, in one query. */
export async function listLatestAmong(args: {
  db: Database | Transaction;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, Membership>> {
  const found = await listLatestOf(args);
  return new Map(found.map((membership) => [membership.userId, membership]));
}
