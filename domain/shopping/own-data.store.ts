import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  shoppingFacts,
  shoppingInvitations,
  shoppingLinks,
  shoppingPeople,
} from './shopping.tables.ts';

export async function listOwnShoppingList({ db, userId }: { db: Database; userId: string }) {
  const { createdAt, expiresAt } = shoppingInvitations;
  const [facts, elsewhere, links, people, invitations] = await Promise.all([
    db.select().from(shoppingFacts).where(eq(shoppingFacts.userId, userId)),
    db.select().from(shoppingFacts).where(eq(shoppingFacts.madeBy, userId)),
    db.select().from(shoppingLinks).where(eq(shoppingLinks.userId, userId)),
    db.select().from(shoppingPeople).where(eq(shoppingPeople.userId, userId)),
    db
      .select({ createdAt, expiresAt })
      .from(shoppingInvitations)
      .where(eq(shoppingInvitations.userId, userId)),
  ]);
  return { facts, elsewhere, links, person: people[0] ?? null, invitations };
}
