import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { profiles } from './profile.tables.ts';

/** What a member answered in the quiz, for their download. */
export async function exportOwnAnswers({ db, userId }: { db: Database; userId: string }) {
  const [profile] = await db
    .select({ answers: profiles.answers, answeredAt: profiles.updatedAt })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile ?? null;
}
