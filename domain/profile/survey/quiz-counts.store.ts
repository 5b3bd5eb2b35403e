import { min, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { quizCounts } from '../profile.tables.ts';
import type { QuizReached } from './quiz-reached.rules.ts';

/** In one statement, so that those of the same moment all count. */
export async function addToQuizCounts(args: {
  db: Database;
  day: string;
  reached: readonly QuizReached[];
}): Promise<void> {
  const { db, day, reached } = args;
  if (reached.length === 0) return;
  await db
    .insert(quizCounts)
    .values(reached.map((each) => ({ day, reached: each, count: 1 })))
    .onConflictDoUpdate({
      target: [quizCounts.day, quizCounts.reached],
      set: { count: sql`${quizCounts.count} + 1` },
    });
}

/** The sum of each of two times, which begin with a day, and the first day that was counted. */
export async function sumQuizCounts(args: { db: Database; from: string; fromBefore: string }) {
  const { db, from, fromBefore } = args;
  const { day, reached, count } = quizCounts;
  const sumWhere = (when: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${count}) filter (where ${when}), 0)::int`;
  return db
    .select({
      reached,
      last: sumWhere(sql`${day} >= ${from}`),
      before: sumWhere(sql`${day} >= ${fromBefore} and ${day} < ${from}`),
      firstDay: min(day),
    })
    .from(quizCounts)
    .groupBy(reached);
}
