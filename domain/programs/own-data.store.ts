import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  programCheckIns,
  programLessonsRead,
  programRuns,
  programTicks,
} from './programs.tables.ts';

export async function listOwnPrograms({ db, userId }: { db: Database; userId: string }) {
  const [runs, ticks, lessonsRead, checkIns] = await Promise.all([
    db
      .select()
      .from(programRuns)
      .where(eq(programRuns.userId, userId))
      .orderBy(asc(programRuns.startedAt)),
    db
      .select()
      .from(programTicks)
      .where(eq(programTicks.userId, userId))
      .orderBy(asc(programTicks.tickedAt)),
    db
      .select()
      .from(programLessonsRead)
      .where(eq(programLessonsRead.userId, userId))
      .orderBy(asc(programLessonsRead.readAt)),
    db
      .select()
      .from(programCheckIns)
      .where(eq(programCheckIns.userId, userId))
      .orderBy(asc(programCheckIns.savedAt)),
  ]);
  return { runs, ticks, lessonsRead, checkIns };
}
