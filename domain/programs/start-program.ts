import type { Database, Transaction } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import { success, refusal, type Result } from '../../lib/result.ts';
import type { LocalDay } from '../../lib/local-time.ts';
import type { ProgramRun } from './program-run.ts';
import { findCurrentRun, findRun, insertRun, updateRun } from './programs.store.ts';

interface Starting {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  /** Where the member is. */
  today: LocalDay;
}

/** The program that is in the way. */
export interface OtherProgram {
  readonly reason: 'other-running';
  readonly program: string;
}

/**
 * Begins a program today. It is one at a time: another one is stopped where that is wanted, else it
 * is named. The same program again is already begun.
 */
export async function startProgram(
  args: Starting & { program: string; stopsOther: boolean },
): Promise<Result<ProgramRun, OtherProgram>> {
  const { db, userId, program, stopsOther } = args;
  return inTurn({
    db,
    name: `programs:${userId}`,
    run: async (tx) => {
      const current = await findCurrentRun({ db: tx, userId });
      if (current?.program === program) return success(current);
      if (current !== null && !stopsOther) {
        return refusal({ reason: 'other-running' as const, program: current.program });
      }
      return success(await begin({ ...args, tx, current }));
    },
  });
}

/**
 * The same program from its first day. When the run is over already, a second click did it. Null
 * where it is not theirs, or is no longer there to begin.
 */
export async function restartProgram(
  args: Starting & { runId: string; isOffered: (program: string) => boolean },
): Promise<Result<ProgramRun, OtherProgram> | null> {
  const { db, userId, runId, isOffered } = args;
  return inTurn({
    db,
    name: `programs:${userId}`,
    run: async (tx) => {
      const run = await findRun({ db: tx, userId, runId });
      if (run === null || !isOffered(run.program)) return null;
      const current = await findCurrentRun({ db: tx, userId });
      if (current !== null && current.id !== runId) {
        if (current.program === run.program) return success(current);
        return refusal({ reason: 'other-running' as const, program: current.program });
      }
      return success(await begin({ ...args, tx, current, program: run.program }));
    },
  });
}

async function begin(
  args: Omit<Starting, 'db'> & { tx: Transaction; current: ProgramRun | null; program: string },
): Promise<ProgramRun> {
  const { tx: db, clock, createId, userId, today, current, program } = args;
  const now = clock.now();
  if (current !== null) {
    await updateRun({ db, userId, run: { ...current, status: 'STOPPED', endedAt: now } });
  }
  const run: ProgramRun = {
    id: createId(),
    program,
    status: 'RUNNING',
    startedOn: today,
    pausedOn: null,
    pausedDays: 0,
    startedAt: now,
    endedAt: null,
  };
  await insertRun({ db, userId, run });
  return run;
}
