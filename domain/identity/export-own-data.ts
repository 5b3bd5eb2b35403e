import type { Database } from '../../db/database.ts';
import { findOwnAccount } from './own-data.store.ts';

/** What is kept of a user as such, for their download: nothing that would open their account. */
export async function exportOwnAccount(owner: { db: Database; userId: string }) {
  const { user, ...rest } = await findOwnAccount(owner);
  return { ...user, ...rest };
}
