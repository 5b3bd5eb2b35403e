import { gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { experimentCounts } from './experiments.tables.ts';
import type { Experiment, Outcome, Variant } from './experiments.rules.ts';

interface Counted {
  readonly experiment: Experiment;
  readonly variant: Variant;
  readonly outcome: Outcome;
}

/** In one statement, so that those of the same moment all count. */
export async function addToCounts(args: {
  db: Database;
  day: string;
  counted: readonly Counted[];
}): Promise<void> {
  const { db, day, counted } = args;
  if (counted.length === 0) return;
  await db
    .insert(experimentCounts)
    .values(counted.map((each) => ({ ...each, day, count: 1 })))
    .onConflictDoUpdate({
      target: [
        experimentCounts.day,
        experimentCounts.experiment,
        experimentCounts.variant,
        experimentCounts.outcome,
      ],
      set: { count: sql`${experimentCounts.count} + 1` },
    });
}

/** The sum of each from a day on. */
export async function readCounts(args: {
  db: Database;
  from: string;
}): Promise<(Counted & { count: number })[]> {
  const { experiment, variant, outcome, count, day } = experimentCounts;
  const rows = await args.db
    .select({ experiment, variant, outcome, count: sql<number>`sum(${count})::int` })
    .from(experimentCounts)
    .where(gte(day, args.from))
    .groupBy(experiment, variant, outcome);
  return rows as (Counted & { count: number })[];
}
