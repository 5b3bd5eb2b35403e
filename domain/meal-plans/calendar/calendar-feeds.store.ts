import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarFeeds } from '../meal-plans.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

export async function findFeed({ db, userId }: Owner): Promise<string | null> {
  const [row] = await db
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.id ?? null;
}

/** Keeps the address that exists already, also when two are made at the same time. */
export async function insertFeed({
  db,
  userId,
  id,
  createdAt,
}: Owner & {
  id: string;
  createdAt: Date;
}): Promise<string> {
  const [row] = await db
    .insert(calendarFeeds)
    .values({ userId, id, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { userId } })
    .returning({ id: calendarFeeds.id });
  return row?.id ?? id;
}

export async function deleteFeed({ db, userId }: Owner): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** The secret address is the proof; there is no owner to name yet. */
export async function findFeedOwner({
  db,
  id,
}: {
  db: Database;
  id: string;
}): Promise<string | null> {
  const [row] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.id, id));
  return row?.userId ?? null;
}
