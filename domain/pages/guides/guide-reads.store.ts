import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database } from '../../../db/database.ts';
import { guideReads } from '../pages.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

export function readOwnReads({ db, userId }: Owner) {
  return readsOfUser(db).execute({ userId });
}

const readsOfUser = builtOnce((db) =>
  db
    .select()
    .from(guideReads)
    .where(eq(guideReads.userId, sql.placeholder('userId')))
    .prepare(''),
);

/** The day it was read first stays. */
export async function keepRead(args: Owner & { guide: string; readAt: Date }): Promise<void> {
  const { db, ...row } = args;
  await db.insert(guideReads).values(row).onConflictDoNothing();
}

export async function removeRead({ db, userId, guide }: Owner & { guide: string }) {
  await db
    .delete(guideReads)
    .where(and(eq(guideReads.userId, userId), eq(guideReads.guide, guide)));
}
