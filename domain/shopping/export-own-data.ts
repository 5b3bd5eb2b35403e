import type { Database } from '../../db/database.ts';
import { listOwnShoppingList } from './own-data.store.ts';

/** The shopping list of a member and its recent items, for their download. */
export async function exportOwnShoppingList(owner: { db: Database; userId: string }) {
  const { facts, links } = await listOwnShoppingList(owner);
  return {
    entries: facts.map(({ at, body, isSo }) => ({ at, isOnList: isSo, ...body })),
    sharedSince: links[0]?.createdAt ?? null,
  };
}
