import type { Database } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import type { Clock } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import type { LocalDay } from '../../lib/local-time.ts';
import type { ProgramIndex } from './compile-programs.ts';
import { findRun, updateRun } from './programs.store.ts';
import { movedRun, type RunTransition } from './run-state.rules.ts';

const problemCodes = {
  over: 'program.not-running',
  'not-at-the-end': 'program.not-at-the-end',
} as const;

/** Pauses, resumes, stops or finishes; null where the run is not the member's own. */
export async function moveProgram(args: {
  db: Database;
  clock: Clock;
  programs: ProgramIndex;
  userId: string;
  runId: string;
  today: LocalDay;
  transition: RunTransition;
}): Promise<Result<null, Problem[]> | null> {
  const { db, clock, programs, userId, runId, today, transition } = args;
  return inTurn({
    db,
    name: `programs:${userId}`,
    run: async (tx) => {
      const run = await findRun({ db: tx, userId, runId });
      const program = run && programs.byKey.get(run.program);
      if (!run || !program) return null;
      const dayCount = program.days.length;
      const moved = movedRun({ run, transition, today, now: clock.now(), dayCount });
      if (!moved.ok) return refusal([problem([], problemCodes[moved.reason])]);
      if (moved.run !== run) await updateRun({ db: tx, userId, run: moved.run });
      return success(null);
    },
  });
}
