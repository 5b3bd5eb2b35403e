import type { Database } from '../../../db/database.ts';
import { localDayOf, type LocalDay } from '../../../lib/local-time.ts';
import { findQuizWeight } from '../../profile/survey/find-quiz-weight.ts';
import type { Measurement } from './measurement.ts';
import type { Measure } from './measures.rules.ts';
import { hasMeasurement, listMeasurements } from './measurements.store.ts';

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
  const id = `quiz-${at.getTime()}`;
  return { id, measure: 'WEIGHT', day: localDayOf(at), minute: null, value, secondValue: null };
}

/** Null also where the member changed or deleted it. */
export async function findLastingQuizEntry(args: Owner): Promise<Measurement | null> {
  const told = await findQuizEntry(args);
  if (told === null) return null;
  return (await hasMeasurement({ ...args, id: told.id })) ? null : told;
}

/** What was written down here and the weight of the quiz, which is the first entry of its day. */
export async function listEntries(
  args: Owner & {
    measure: Measure;
    /** Where the member is: told further east, it lies on a day that has not come here. */
    today: LocalDay;
  },
): Promise<Measurement[]> {
  const entries = await listMeasurements(args);
  const told = args.measure === 'WEIGHT' ? await findLastingQuizEntry(args) : null;
  if (told === null) return entries;
  const day = told.day < args.today ? told.day : args.today;
  const later = entries.findIndex((entry) => entry.day >= day);
  return entries.toSpliced(later === -1 ? entries.length : later, 0, { ...told, day });
}
