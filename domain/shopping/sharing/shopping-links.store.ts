import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database } from '../../../db/database.ts';
import { shoppingLinks } from '../shopping.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

export async function findLinkToken({ db, userId }: Owner): Promise<string | null> {
  const [link] = await linkOfUser(db).execute({ userId });
  return link?.token ?? null;
}

const linkOfUser = builtOnce((db) =>
  db
    .select({ token: shoppingLinks.token })
    .from(shoppingLinks)
    .where(eq(shoppingLinks.userId, sql.placeholder('userId')))
    .prepare(''),
);

/** A link that is there stays as it is. */
export async function insertLink(args: Owner & { token: string; createdAt: Date }): Promise<void> {
  const { db, ...link } = args;
  await db.insert(shoppingLinks).values(link).onConflictDoNothing();
}

export async function deleteLink({ db, userId }: Owner): Promise<void> {
  await db.delete(shoppingLinks).where(eq(shoppingLinks.userId, userId));
}

/** Whose list the link opens. */
export async function findLinkOwner(args: { db: Database; token: string }): Promise<string | null> {
  const { db, token } = args;
  const [link] = await db
    .select({ userId: shoppingLinks.userId })
    .from(shoppingLinks)
    .where(eq(shoppingLinks.token, token));
  return link?.userId ?? null;
}
