import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newMemberMarks } from './new-members.tables.ts';

export function listOwnMarks({ db, userId }: { db: Database; userId: string }) {
  return db.select().from(newMemberMarks).where(eq(newMemberMarks.userId, userId));
}
