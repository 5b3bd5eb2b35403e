import type { Database } from '../../db/database.ts';
import { findOwnAccount } from './own-data.store.ts';

/** The account of a user, for their download. It holds no secret that would open the account. */
export async function exportOwnAccount(owner: { db: Database; userId: string }) {
  const { user, ...rest } = await findOwnAccount(owner);
  return { ...user, ...rest };
}
