import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shoppingFacts, shoppingLinks } from './shopping.tables.ts';

export async function listOwnShoppingList({ db, userId }: { db: Database; userId: string }) {
  const [facts, links] = await Promise.all([
    db.select().from(shoppingFacts).where(eq(shoppingFacts.userId, userId)),
    db.select().from(shoppingLinks).where(eq(shoppingLinks.userId, userId)),
  ]);
  return { facts, links };
}
