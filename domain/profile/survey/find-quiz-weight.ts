import type { Database } from '../../../db/database.ts';
import { findProfile } from '../profile.store.ts';

interface QuizWeight {
  readonly weightKg: number;
  readonly at: Date;
}

/** What a member said they weigh, and when; null where they did not. */
export async function findQuizWeight(args: {
  db: Database;
  userId: string;
}): Promise<QuizWeight | null> {
  const profile = await findProfile(args);
  if (profile?.answers.weightKg === undefined) return null;
  const { weightKg, weighedAt } = profile.answers;
  return { weightKg, at: weighedAt === undefined ? profile.updatedAt : new Date(weighedAt) };
}
