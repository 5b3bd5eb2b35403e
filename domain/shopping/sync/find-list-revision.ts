import type { Database } from '../../../db/database.ts';
import { findRevision } from '../shopping.store.ts';

/** How often a member's list was changed: a device that knows this number has the whole list. */
export function findListRevision(args: { db: Database; userId: string }): Promise<number> {
  return findRevision(args);
}
