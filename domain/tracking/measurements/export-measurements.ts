import type { Database } from '../../../db/database.ts';
import type { Measured } from './measurement.ts';
import { writeMeasurementsCsv } from './measurements-csv.ts';
import { listEntries } from './quiz-entry.ts';

/** Every entry as a file that imports again without a loss; the same entries make the same file. */
export async function exportMeasurements(args: { db: Database; userId: string }): Promise<string> {
  const entries = await listEntries(args);
  return writeMeasurementsCsv(entries.toSorted(byTimeAndValue));
}

function byTimeAndValue(left: Measured, right: Measured): number {
  return (
    left.day.localeCompare(right.day) ||
    (left.minute ?? -1) - (right.minute ?? -1) ||
    left.measure.localeCompare(right.measure) ||
    left.value - right.value ||
    (left.secondValue ?? 0) - (right.secondValue ?? 0)
  );
}
