import type { Database } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { latestOf, mostMeasurements } from './change-measurements.ts';
import type { LocalMoment } from '../../../lib/local-time.ts';
import { measurementProblems } from './measurement-checks.rules.ts';
import type { Measured } from './measurement.ts';
import { lineProblem, readMeasurementsCsv, type CsvReading } from './measurements-csv.ts';
import { countMeasurements, insertMeasurements, listMeasurements } from './measurements.store.ts';
import type { UnitChoices } from './measures.rules.ts';
import { findQuizEntry, withQuizEntry } from './quiz-entry.ts';

/** More than anyone corrects in one go. */
const mostProblems = 20;

export interface Imported {
  readonly addedIds: readonly string[];
  /** Of the file's rows, how many were there already. */
  readonly knownCount: number;
}

/**
 * Adds the rows of a file that are not there yet: the same file again adds nothing, and two equal
 * entries stay two. One bad line refuses the file as a whole, so that none is lost unseen.
 */
export async function importMeasurements(args: {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
  csv: string;
  choices: UnitChoices;
  timeZone: string | null;
}): Promise<Result<Imported, Problem[]>> {
  const { db, clock, createId, userId, csv, choices } = args;
  const { readings, problems } = readMeasurementsCsv({ text: csv, choices });
  const latest = latestOf(args);
  const all = [...problems, ...readings.flatMap((reading) => readingProblems({ reading, latest }))];
  if (all.length > 0) return refusal(firstProblems(all));
  if (readings.length === 0) return refusal([problem('csv', 'tracking.csv-empty')]);
  const told = await findQuizEntry({ db, userId });
  return inTurn({
    db,
    name: `measurements:${userId}`,
    async run(tx) {
      const stored = await listMeasurements({ db: tx, userId });
      const known = countedKeys(withQuizEntry({ stored, told }));
      const unknown = readings.filter(({ measured }) => !take(known, keyOf(measured)));
      const count = await countMeasurements({ db: tx, userId });
      if (count + unknown.length > mostMeasurements) return refusal([problem([], 'tracking.full')]);
      const added = unknown.map(({ measured }) => ({ ...measured, id: createId() }));
      await insertMeasurements({ db: tx, userId, added, addedAt: clock.now() });
      const addedIds = added.map(({ id }) => id);
      return success({ addedIds, knownCount: readings.length - added.length });
    },
  });
}

function readingProblems({
  reading: { line, measured },
  latest,
}: {
  reading: CsvReading;
  latest: LocalMoment;
}): Problem[] {
  const [first] = measurementProblems({ measured, latest });
  if (first === undefined) return [];
  const isTime = first.path[0] === 'day' || first.path[0] === 'time';
  return [lineProblem(line, isTime ? 'tracking.csv-future' : 'tracking.csv-out-of-range')];
}

function firstProblems(problems: readonly Problem[]): Problem[] {
  const inOrder = problems.toSorted((left, right) => lineOf(left) - lineOf(right));
  const rest = inOrder.length - mostProblems;
  const named = inOrder.slice(0, mostProblems);
  return rest > 0 ? [...named, problem('csv', 'tracking.csv-more', { count: rest })] : named;
}

function lineOf({ values }: Problem): number {
  return Number(values?.line ?? 0);
}

function keyOf({ measure, day, minute, value, secondValue }: Measured): string {
  return JSON.stringify([measure, day, minute, value, secondValue]);
}

function countedKeys(entries: readonly Measured[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of entries.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Whether there was one left to take. */
function take(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}
