import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import type { ProgramIndex } from './compile-programs.ts';
import { lessonsOf, type Program } from './program.ts';
import { isGoingOn, type ProgramRun } from './program-run.ts';
import { deleteTick, findRun, insertLessonRead, insertTick } from './programs.store.ts';

interface OfRun {
  db: Database;
  clock: Clock;
  programs: ProgramIndex;
  userId: string;
  runId: string;
}

/** How a task is to be; days behind and ahead may be ticked as well. Null where there is none such. */
export async function tickTask(
  args: OfRun & { day: number; taskId: string; isDone: boolean },
): Promise<Result<null, Problem[]> | null> {
  const { db, clock, userId, runId, day, taskId, isDone } = args;
  const found = await findOwnRun(args);
  if (found === null || !hasTask({ ...found, day, taskId })) return null;
  if (!isGoingOn(found.run)) return refusal([problem([], 'program.not-running')]);
  const tick = { day, taskId };
  if (isDone) await insertTick({ db, userId, runId, tick, tickedAt: clock.now() });
  else await deleteTick({ db, userId, runId, tick });
  return success(null);
}

/** Reading a lesson of a program that is over is fine, and is not noted. */
export async function readLesson(
  args: OfRun & { lessonId: string },
): Promise<Result<null, Problem[]> | null> {
  const { db, clock, userId, runId, lessonId } = args;
  const found = await findOwnRun(args);
  if (found === null || !lessonsOf(found.program).some(({ id }) => id === lessonId)) return null;
  if (!isGoingOn(found.run)) return success(null);
  await insertLessonRead({ db, userId, runId, lessonId, readAt: clock.now() });
  return success(null);
}

async function findOwnRun({
  db,
  programs,
  userId,
  runId,
}: OfRun): Promise<{ run: ProgramRun; program: Program } | null> {
  const run = await findRun({ db, userId, runId });
  const program = run && programs.byKey.get(run.program);
  return run && program ? { run, program } : null;
}

function hasTask(args: { program: Program; day: number; taskId: string }): boolean {
  const { program, day, taskId } = args;
  return program.days[day - 1]?.taskIds.includes(taskId) ?? false;
}
