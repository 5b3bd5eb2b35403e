import type { Database } from '../../db/database.ts';
import { listOwnShoppingList } from './own-data.store.ts';

/**
 * The shopping list of a member and its recent items, for their download, with what they wrote on the
 * list they share with somebody. Who the others are stays with them.
 */
export async function exportOwnShoppingList(owner: { db: Database; userId: string }) {
  const { facts, elsewhere, links, person, invitations } = await listOwnShoppingList(owner);
  return {
    entries: facts.map(entryOf),
    onOtherLists: elsewhere.map(entryOf),
    sharedSince: links[0]?.createdAt ?? null,
    invitations,
    joinedAt: person?.joinedAt ?? null,
    isOnListOfAnother: person !== null && person.listId !== owner.userId,
    lastOpenAt: person?.hereAt ?? null,
  };
}

function entryOf(fact: Awaited<ReturnType<typeof listOwnShoppingList>>['facts'][number]) {
  const { at, body, isSo } = fact;
  return { at, isOnList: isSo, ...body };
}
