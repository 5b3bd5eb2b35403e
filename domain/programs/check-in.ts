import type { Database, Transaction } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import type { Clock } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurements,
  restoreMeasurements,
} from '../tracking/measurements/change-measurements.ts';
import { derivedId } from '../tracking/measurements/derived-id.ts';
import type { LocalDay } from '../../lib/local-time.ts';
import type { ProgramIndex } from './compile-programs.ts';
import { dayReached, weekOfDay } from './program-days.rules.ts';
import { isGoingOn, type CheckInAnswers, type ProgramCheckIn } from './program-run.ts';
import { ratingScale } from './rating.rules.ts';
import { findCheckIn, findRun, storeCheckIn } from './programs.store.ts';

const longestNote = 1000;

interface CheckIn {
  db: Database;
  clock: Clock;
  programs: ProgramIndex;
  userId: string;
  runId: string;
  week: number;
  answers: CheckInAnswers;
  today: LocalDay;
  timeZone: string | null;
}

/**
 * How a week was. A second time corrects the first, and with it the weight in tracking, which is one
 * entry however often it is told. Null where there is no such week of the member's own.
 */
export async function saveCheckIn(args: CheckIn): Promise<Result<null, Problem[]> | null> {
  const { db, clock, programs, userId, runId, week, answers, today } = args;
  const problems = answerProblems(answers);
  if (problems.length > 0) return refusal(problems);
  return inTurn({
    db,
    name: `programs:${userId}`,
    run: async (tx) => {
      const run = await findRun({ db: tx, userId, runId });
      const program = run && programs.byKey.get(run.program);
      if (!run || !program || program.weeks[week - 1] === undefined) return null;
      if (!isGoingOn(run)) return refusal([problem([], 'program.not-running')]);
      const reached = dayReached({ calendar: run, today, dayCount: program.days.length });
      if (week > weekOfDay(reached)) return refusal([problem([], 'program.week-not-reached')]);
      const before = await findCheckIn({ db: tx, userId, runId, week });
      const weighed = await noteWeight({ ...args, tx, before });
      if (!weighed.ok) return weighed;
      const checkIn = { ...answers, week, day: before?.day ?? today, note: answers.note.trim() };
      await storeCheckIn({ db: tx, userId, runId, checkIn, savedAt: clock.now() });
      return success(null);
    },
  });
}

function answerProblems({ mood, energy, hunger, note }: CheckInAnswers): Problem[] {
  const { least, most } = ratingScale;
  const problems = Object.entries({ mood, energy, hunger })
    .filter(([, rating]) => !Number.isInteger(rating) || rating < least || rating > most)
    .map(([path]) => problem(path, 'program.rating-required'));
  if (note.trim().length > longestNote) {
    problems.push(problem('note', 'note.too-long', { most: longestNote }));
  }
  return problems;
}

async function noteWeight(
  args: CheckIn & { tx: Transaction; before: ProgramCheckIn | null },
): Promise<Result<null, Problem[]>> {
  const { tx: db, clock, userId, runId, week, answers, before, timeZone } = args;
  const told = before?.weightKg ?? null;
  const { weightKg } = answers;
  if (weightKg === told) return success(null);
  const id = derivedId('program check-in', runId, week);
  if (weightKg === null) {
    await deleteMeasurements({ db, clock, userId, ids: [id] });
    return success(null);
  }
  const measured = {
    measure: 'WEIGHT' as const,
    day: before?.day ?? args.today,
    minute: null,
    value: weightKg,
    secondValue: null,
  };
  const added = await addMeasurement({
    db,
    clock,
    userId,
    measurement: { id, ...measured },
    timeZone,
  });
  if (!added.ok) return refusal(added.reason.map(ofWeight));
  if (before === null) return success(null);
  await restoreMeasurements({ db, clock, userId, ids: [id] });
  const changed = await changeMeasurement({ db, clock, userId, id, measured, timeZone });
  return changed.ok ? changed : refusal(changed.reason.map(ofWeight));
}

/** Tracking calls it a value, the check-in a weight. */
function ofWeight({ code, values }: Problem): Problem {
  return problem('weightKg', code, values);
}
