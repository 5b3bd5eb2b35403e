import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { guideReads } from '../pages.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

export function readOwnReads({ db, userId }: Owner) {
  return db.select().from(guideReads).where(eq(guideReads.userId, userId));
}

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
