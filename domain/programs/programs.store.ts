import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { ProgramCheckIn, ProgramRun, ProgramTick, RunMarks } from './program-run.ts';
import {
  programCheckIns,
  programLessonsRead,
  programRuns,
  programTicks,
} from './programs.tables.ts';

interface Owner {
  db: Database | Transaction;
  userId: string;
}

interface OfRun extends Owner {
  runId: string;
}

const runColumns = {
  id: programRuns.id,
  program: programRuns.program,
  status: programRuns.status,
  startedOn: programRuns.startedOn,
  pausedOn: programRuns.pausedOn,
  pausedDays: programRuns.pausedDays,
  startedAt: programRuns.startedAt,
  endedAt: programRuns.endedAt,
};

/** Of every program the member ever began, the run that goes on, else the latest. */
export async function listLatestRuns({ db, userId }: Owner): Promise<ProgramRun[]> {
  const { program, status, startedAt } = programRuns;
  return db
    .selectDistinctOn([program], runColumns)
    .from(programRuns)
    .where(eq(programRuns.userId, userId))
    .orderBy(program, sql`${status} in ('RUNNING', 'PAUSED') desc`, desc(startedAt));
}

export async function findRun({ db, userId, runId }: OfRun): Promise<ProgramRun | null> {
  const [run] = await db
    .select(runColumns)
    .from(programRuns)
    .where(and(eq(programRuns.userId, userId), eq(programRuns.id, runId)));
  return run ?? null;
}

/** The one that is running or rests. */
export async function findCurrentRun({ db, userId }: Owner): Promise<ProgramRun | null> {
  const [run] = await currentRun(db).execute({ userId });
  return run ?? null;
}

const currentRun = builtOnce((db) => {
  const { userId, status } = programRuns;
  return db
    .select(runColumns)
    .from(programRuns)
    .where(and(eq(userId, sql.placeholder('userId')), inArray(status, ['RUNNING', 'PAUSED'])))
    .prepare('');
});

/** Of these members, the runs that go on and do not rest. */
export async function listRunningRuns(args: {
  db: Database;
  userIds: readonly string[];
}): Promise<ReadonlyMap<string, ProgramRun>> {
  const { db, userIds } = args;
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ ...runColumns, userId: programRuns.userId })
    .from(programRuns)
    .where(and(inArray(programRuns.userId, [...userIds]), eq(programRuns.status, 'RUNNING')));
  return new Map(rows.map(({ userId, ...run }) => [userId, run]));
}

interface OfRuns {
  db: Database;
  userIds: readonly string[];
  runIds: readonly string[];
}

export async function listTicksOfRuns({
  db,
  userIds,
  runIds,
}: OfRuns): Promise<(ProgramTick & { runId: string })[]> {
  if (runIds.length === 0) return [];
  const { userId, runId, day, taskId } = programTicks;
  return db
    .select({ runId, day, taskId })
    .from(programTicks)
    .where(and(inArray(userId, [...userIds]), inArray(runId, [...runIds])));
}

export async function listWeeksCheckedIn({
  db,
  userIds,
  runIds,
}: OfRuns): Promise<{ runId: string; week: number }[]> {
  if (runIds.length === 0) return [];
  const { userId, runId, week } = programCheckIns;
  return db
    .select({ runId, week })
    .from(programCheckIns)
    .where(and(inArray(userId, [...userIds]), inArray(runId, [...runIds])));
}

/** The latest that came to its end. */
export async function findFinishedRun(args: {
  db: Database;
  userId: string;
  program: string;
}): Promise<ProgramRun | null> {
  const { db, userId, program } = args;
  const [run] = await db
    .select(runColumns)
    .from(programRuns)
    .where(
      and(
        eq(programRuns.userId, userId),
        eq(programRuns.program, program),
        eq(programRuns.status, 'FINISHED'),
      ),
    )
    .orderBy(desc(programRuns.endedAt))
    .limit(1);
  return run ?? null;
}

export async function insertRun({ db, userId, run }: Owner & { run: ProgramRun }): Promise<void> {
  await db.insert(programRuns).values({ ...run, userId });
}

export async function updateRun({ db, userId, run }: Owner & { run: ProgramRun }): Promise<void> {
  const { status, pausedOn, pausedDays, endedAt } = run;
  await db
    .update(programRuns)
    .set({ status, pausedOn, pausedDays, endedAt })
    .where(and(eq(programRuns.userId, userId), eq(programRuns.id, run.id)));
}

export async function findMarks({ db, userId, runId }: OfRun): Promise<RunMarks> {
  const [ticks, read, checkIns] = await Promise.all([
    db
      .select({ day: programTicks.day, taskId: programTicks.taskId })
      .from(programTicks)
      .where(and(eq(programTicks.userId, userId), eq(programTicks.runId, runId)))
      .orderBy(asc(programTicks.day), asc(programTicks.tickedAt)),
    db
      .select({ lessonId: programLessonsRead.lessonId })
      .from(programLessonsRead)
      .where(and(eq(programLessonsRead.userId, userId), eq(programLessonsRead.runId, runId)))
      .orderBy(asc(programLessonsRead.readAt)),
    listCheckIns({ db, userId, runId }),
  ]);
  return { ticks, readLessonIds: read.map(({ lessonId }) => lessonId), checkIns };
}

async function listCheckIns({ db, userId, runId }: OfRun): Promise<ProgramCheckIn[]> {
  const { week, day, mood, energy, hunger, weightKg, note } = programCheckIns;
  return db
    .select({ week, day, mood, energy, hunger, weightKg, note })
    .from(programCheckIns)
    .where(and(eq(programCheckIns.userId, userId), eq(programCheckIns.runId, runId)))
    .orderBy(asc(week));
}

export async function findCheckIn({
  week,
  ...ofRun
}: OfRun & { week: number }): Promise<ProgramCheckIn | null> {
  const found = await listCheckIns(ofRun);
  return found.find((checkIn) => checkIn.week === week) ?? null;
}

export async function insertTick({
  db,
  userId,
  runId,
  tick,
  tickedAt,
}: OfRun & { tick: ProgramTick; tickedAt: Date }): Promise<void> {
  await db
    .insert(programTicks)
    .values({ userId, runId, ...tick, tickedAt })
    .onConflictDoNothing();
}

export async function deleteTick({
  db,
  userId,
  runId,
  tick,
}: OfRun & { tick: ProgramTick }): Promise<void> {
  await db
    .delete(programTicks)
    .where(
      and(
        eq(programTicks.userId, userId),
        eq(programTicks.runId, runId),
        eq(programTicks.day, tick.day),
        eq(programTicks.taskId, tick.taskId),
      ),
    );
}

export async function insertLessonRead({
  db,
  userId,
  runId,
  lessonId,
  readAt,
}: OfRun & { lessonId: string; readAt: Date }): Promise<void> {
  await db
    .insert(programLessonsRead)
    .values({ userId, runId, lessonId, readAt })
    .onConflictDoNothing();
}

/** A week is checked in once; again it is corrected. */
export async function storeCheckIn({
  db,
  userId,
  runId,
  checkIn,
  savedAt,
}: OfRun & { checkIn: ProgramCheckIn; savedAt: Date }): Promise<void> {
  const { week, ...answers } = checkIn;
  const { day: _day, ...corrected } = answers;
  await db
    .insert(programCheckIns)
    .values({ userId, runId, week, ...answers, savedAt })
    .onConflictDoUpdate({
      target: [programCheckIns.userId, programCheckIns.runId, programCheckIns.week],
      set: { ...corrected, savedAt },
    });
}
