import type { Database } from '../../../db/database.ts';
import { localDayOf, type LocalDay } from '../../../lib/local-time.ts';
import { findQuizWeight } from '../../profile/survey/find-quiz-weight.ts';
import type { Measurement } from './measurement.ts';
import type { Measure } from './measures.rules.ts';
import { listMeasurements, quizIdStart, type StoredMeasurements } from './measurements.store.ts';

interface Owner {
  db: Database;
  userId: string;
}

/** Each weight that was told to a quiz has its own: told anew, it is another entry. */
export function isQuizEntryId(id: string): boolean {
  return /^quiz-\d{1,16}$/.test(id);
}

/**
 * The weight that was told to the quiz, as an entry of its day. It is the profile's, and no row,
 * until the member changes or deletes it here.
 */
export async function findQuizEntry(args: Owner): Promise<Measurement | null> {
  const told = await findQuizWeight(args);
  if (told === null) return null;
  const { weightKg: value, at } = told;
  const id = `${quizIdStart}${at.getTime()}`;
  return { id, measure: 'WEIGHT', day: localDayOf(at), minute: null, value, secondValue: null };
}

/** What was written down here and the weight of the quiz, which is the first entry of its day. */
export async function listEntries(
  args: Owner & {
    /** All of them where it is left out. */
    measure?: Measure;
    /** Where the member is: told further east, it lies on a day that has not come here. */
    today?: LocalDay;
  },
): Promise<readonly Measurement[]> {
  const { measure = 'WEIGHT' } = args;
  const [stored, told] = await Promise.all([
    listMeasurements(args),
    measure === 'WEIGHT' ? findQuizEntry(args) : null,
  ]);
  return withQuizEntry({ ...args, stored, told });
}

/** Where the quiz's weight has a row, the member has changed or deleted it. */
export function withQuizEntry({
  stored: { entries, quizIds },
  told,
  today,
}: {
  stored: StoredMeasurements;
  told: Measurement | null;
  today?: LocalDay;
}): readonly Measurement[] {
  if (told === null || quizIds.includes(told.id)) return entries;
  const day = today !== undefined && today < told.day ? today : told.day;
  const later = entries.findIndex((entry) => entry.day >= day);
  return entries.toSpliced(later === -1 ? entries.length : later, 0, { ...told, day });
}
