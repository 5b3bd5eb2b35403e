import type { Database } from '../../db/database.ts';
import { localMoment, type LocalDay } from '../../lib/local-time.ts';
import type { Program } from './program.ts';
import { findFinishedRun, findMarks } from './programs.store.ts';

/** What was done of a program that a member came to the end of. */
export interface ProgramCertificate {
  readonly startedOn: LocalDay;
  readonly finishedOn: LocalDay;
  readonly tasksDone: number;
  readonly lessonsRead: number;
  readonly checkInsDone: number;
}

/** Of the latest time; null for who has not finished it. */
export async function findCertificate(args: {
  db: Database;
  userId: string;
  program: Program;
  timeZone: string | null;
}): Promise<ProgramCertificate | null> {
  const { db, userId, program, timeZone } = args;
  const run = await findFinishedRun({ db, userId, program: program.key });
  if (run === null || run.endedAt === null) return null;
  const { ticks, readLessonIds, checkIns } = await findMarks({ db, userId, runId: run.id });
  return {
    startedOn: run.startedOn,
    finishedOn: localMoment({ now: run.endedAt, timeZone: timeZone ?? 'UTC' }).day,
    tasksDone: ticks.length,
    lessonsRead: readLessonIds.length,
    checkInsDone: checkIns.length,
  };
}
