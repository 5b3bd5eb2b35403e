import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import {
  programCheckIns,
  programLessonsRead,
  programRuns,
  programTicks,
} from './programs.tables.ts';

/** Every program a member began and what they did of it, for their download. */
export async function exportOwnPrograms({ db, userId }: { db: Database; userId: string }) {
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
  return {
    runs: runs.map(withoutOwner),
    ticks: ticks.map(withoutOwner),
    lessonsRead: lessonsRead.map(withoutOwner),
    checkIns: checkIns.map(withoutOwner),
  };
}
