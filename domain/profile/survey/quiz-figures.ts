import type { Database } from '../../../db/database.ts';
import { addDays, dayOf } from '../../../lib/clock.ts';
import type { QuizReached } from './quiz-reached.rules.ts';
import { sumQuizCounts } from './quiz-counts.store.ts';

export interface QuizFigures {
  readonly begun: number;
  readonly finished: number;
}

/** Of so many days with today, and of as many before them. */
export async function readQuizFigures(args: { db: Database; now: Date; days: number }): Promise<{
  last: QuizFigures;
  /** Null where not all of these days were counted. */
  before: QuizFigures | null;
  /** The first day that was counted; null before anybody came. */
  countedSince: string | null;
}> {
  const { db, now, days } = args;
  const from = dayOf(addDays(now, 1 - days));
  const fromBefore = dayOf(addDays(now, 1 - 2 * days));
  const sums = await sumQuizCounts({ db, from, fromBefore });
  const figures = (time: 'last' | 'before'): QuizFigures => {
    const of = (reached: QuizReached) => sums.find((each) => each.reached === reached)?.[time] ?? 0;
    return { begun: of('BEGUN'), finished: of('FINISHED') };
  };
  const [countedSince = null] = sums.flatMap(({ firstDay }) => firstDay ?? []).toSorted();
  const isBeforeCounted = countedSince !== null && countedSince <= fromBefore;
  return {
    last: figures('last'),
    before: isBeforeCounted ? figures('before') : null,
    countedSince,
  };
}
