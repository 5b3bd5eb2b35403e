import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { localMoment, type LocalDay } from '../../lib/local-time.ts';
import type { ProgramIndex } from './compile-programs.ts';
import type { Program } from './program.ts';
import type { ProgramRun, RunMarks } from './program-run.ts';
import { findCurrentRun, findMarks, findRun, listLatestRuns } from './programs.store.ts';

/** A run with its program, as its member sees it today. */
export interface RunView {
  readonly run: ProgramRun;
  readonly program: Program;
  readonly today: LocalDay;
  /** Found once for all that asks. */
  readonly marks: () => Promise<RunMarks>;
}

/** A program as somebody sees it, with their latest run of it. */
export interface ProgramView {
  readonly program: Program;
  readonly findRun: () => Promise<RunView | null>;
}

interface Viewing {
  db: Database;
  clock: Clock;
  programs: ProgramIndex;
  /** Null for who has no runs to see. */
  userId: string | null;
  /** Of the member's device; Greenwich where it is not known. */
  timeZone: string | null;
}

export function todayOf({ clock, timeZone }: Pick<Viewing, 'clock' | 'timeZone'>): LocalDay {
  return localMoment({ now: clock.now(), timeZone: timeZone ?? 'UTC' }).day;
}

/** However many programs, the member's runs are found once. */
export function viewPrograms(args: Viewing & { shown: readonly Program[] }): ProgramView[] {
  const { db, userId, shown } = args;
  let found: Promise<ProgramRun[]> | undefined;
  return shown.map((program) => ({
    program,
    findRun: async () => {
      if (userId === null) return null;
      const runs = await (found ??= listLatestRuns({ db, userId }));
      const run = runs.find((each) => each.program === program.key);
      return run ? viewOf({ ...args, userId, run, program }) : null;
    },
  }));
}

/** The run that goes on; null also where its program is gone. */
export async function viewCurrentRun(args: Viewing & { userId: string }): Promise<RunView | null> {
  return viewRun(args, await findCurrentRun(args));
}

export async function viewRunById(
  args: Viewing & { userId: string; runId: string },
): Promise<RunView | null> {
  return viewRun(args, await findRun(args));
}

function viewRun(args: Viewing & { userId: string }, run: ProgramRun | null): RunView | null {
  const program = run && args.programs.byKey.get(run.program);
  return run && program ? viewOf({ ...args, run, program }) : null;
}

function viewOf(args: Viewing & { userId: string; run: ProgramRun; program: Program }): RunView {
  const { db, userId, run, program } = args;
  let marks: Promise<RunMarks> | undefined;
  return {
    run,
    program,
    today: todayOf(args),
    marks: () => (marks ??= findMarks({ db, userId, runId: run.id })),
  };
}
