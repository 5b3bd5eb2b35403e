import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shoppingFacts, shoppingLinks } from './shopping.tables.ts';

/** The shopping list of a member, and what was on it lately, for their download. */
export async function exportOwnShoppingList({ db, userId }: { db: Database; userId: string }) {
  const [facts, links] = await Promise.all([
    db.select().from(shoppingFacts).where(eq(shoppingFacts.userId, userId)),
    db.select().from(shoppingLinks).where(eq(shoppingLinks.userId, userId)),
  ]);
  return {
    entries: facts.map(({ at, body, isSo }) => ({ at, isOnList: isSo, ...body })),
    sharedSince: links[0]?.createdAt ?? null,
  };
}
