import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { latestMoment, localMoment, type LocalMoment } from '../../../lib/local-time.ts';
import { measurementProblems } from './measurement-checks.rules.ts';
import type { Measured, Measurement } from './measurement.ts';
import { derivedId } from './derived-id.ts';
import {
  insertMeasurement,
  insertMeasurements,
  markMeasurements,
  updateMeasurement,
} from './measurements.store.ts';
import { findQuizEntry, isQuizEntryId } from './quiz-entry.ts';

/** Ten entries a day for ten years. */
export const mostMeasurements = 36_500;

interface Owner {
  db: Database;
  clock: Clock;
  userId: string;
}

interface InZone {
  /** Of the member's device; null where it is not known. */
  timeZone: string | null;
}

/** Writes down an entry. The same id again is the same entry and changes nothing. */
export async function addMeasurement(
  args: Owner & InZone & { measurement: Measurement },
): Promise<Result<null, Problem[]>> {
  const { db, clock, userId, measurement } = args;
  const problems = measurementProblems({ measured: measurement, latest: latestOf(args) });
  if (problems.length > 0) return refusal(problems);
  const addedAt = clock.now();
  const asked = { db, userId, measurement, addedAt, most: mostMeasurements };
  const hasRoom = await insertMeasurement(asked);
  return hasRoom ? success(null) : refusal([problem([], 'tracking.full')]);
}

/** Corrects an entry. */
export async function changeMeasurement(
  args: Owner & InZone & { id: string; measured: Measured },
): Promise<Result<null, Problem[]>> {
  const { measured } = args;
  const problems = measurementProblems({ measured, latest: latestOf(args) });
  if (problems.length > 0) return refusal(problems);
  const isOfQuiz = isQuizEntryId(args.id);
  const isChanged = isOfQuiz ? await changeQuizEntry(args) : await updateMeasurement(args);
  return isChanged ? success(null) : refusal([problem([], 'tracking.entry-not-found')]);
}

/** What the quiz was told stays what it was told: an entry of the member's own takes its place. */
async function changeQuizEntry(args: Owner & { id: string; measured: Measured }): Promise<boolean> {
  const { db, clock, userId, measured } = args;
  const told = await findQuizEntry(args);
  if (told?.id !== args.id) return false;
  const id = derivedId('instead of the quiz', told.id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const owner = { db: tx, userId };
    await insertMeasurements({ ...owner, added: [told, { ...told, id }], addedAt: now });
    await markMeasurements({ ...owner, ids: [told.id], deletedAt: now });
    return updateMeasurement({ ...owner, id, measured });
  });
}

/** What is gone already is no problem. */
export async function deleteMeasurements(args: Owner & { ids: readonly string[] }): Promise<void> {
  const { clock, ids } = args;
  const now = clock.now();
  const told = ids.some(isQuizEntryId) ? await findQuizEntry(args) : null;
  // It becomes a row, so that it can be marked.
  if (told !== null && ids.includes(told.id)) {
    await insertMeasurements({ ...args, added: [told], addedAt: now });
  }
  await markMeasurements({ ...args, deletedAt: now });
}

/** Puts deleted entries back as they were. */
export async function restoreMeasurements(args: Owner & { ids: readonly string[] }): Promise<void> {
  await markMeasurements({ ...args, deletedAt: null });
}

/** The member's own time now; no entry may lie after it. */
export function latestOf({ clock, timeZone }: InZone & { clock: Clock }): LocalMoment {
  const now = clock.now();
  return timeZone === null ? latestMoment(now) : localMoment({ now, timeZone });
}
