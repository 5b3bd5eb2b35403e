import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { profiles } from './profile.tables.ts';

export async function findOwnAnswers({ db, userId }: { db: Database; userId: string }) {
  const [profile] = await db
    .select({
      answers: profiles.answers,
      firstAnsweredAt: profiles.createdAt,
      answeredAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile ?? null;
}
