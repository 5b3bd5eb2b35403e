import type { Transaction } from '../../../db/database.ts';
import { deleteRatings } from '../recipes.store.ts';

/** For somebody who leaves: their stars count no more. */
export async function withdrawRatings(args: { tx: Transaction; userId: string }): Promise<void> {
  await deleteRatings(args);
}
