import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { shoppingPeople } from '../shopping.tables.ts';
import { listPresenceChannel } from '../sync/list-signal.rules.ts';

/** Somebody on a list that is shared. */
export interface PersonOfList {
  readonly personId: string;
  readonly listId: string;
}

const columns = { personId: shoppingPeople.userId, listId: shoppingPeople.listId };

/** Those of them who share a list, with that list. */
export async function storeHere(args: {
  db: Database;
  personIds: readonly string[];
  now: Date;
}): Promise<readonly PersonOfList[]> {
  const { db, personIds, now } = args;
  if (personIds.length === 0) return [];
  return db
    .update(shoppingPeople)
    .set({ hereAt: now })
    .where(inArray(shoppingPeople.userId, [...personIds]))
    .returning(columns);
}

export async function listHere(args: {
  db: Database;
  listIds: readonly string[];
  since: Date;
}): Promise<readonly PersonOfList[]> {
  const { db, listIds, since } = args;
  if (listIds.length === 0) return [];
  return db
    .select(columns)
    .from(shoppingPeople)
    .where(and(inArray(shoppingPeople.listId, [...listIds]), gt(shoppingPeople.hereAt, since)))
    .orderBy(shoppingPeople.joinedAt, shoppingPeople.userId);
}

/** Heard by all servers. */
export async function tellOfPresence(args: { db: Database; listId: string }): Promise<void> {
  await args.db.execute(sql`select pg_notify(${listPresenceChannel}, ${args.listId})`);
}
