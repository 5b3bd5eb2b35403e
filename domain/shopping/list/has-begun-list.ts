import type { Database } from '../../../db/database.ts';
import { findKeptCount } from '../shopping.store.ts';

/** Whether there ever was something on the list that somebody shops from. */
export async function hasBegunList(owner: { db: Database; userId: string }): Promise<boolean> {
  return (await findKeptCount({ db: owner.db, actorId: owner.userId })) !== null;
}
