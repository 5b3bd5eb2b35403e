import type { Database } from '../../../db/database.ts';
import { findAnswers } from '../survey/find-answers.ts';
import { eatersOf, type Eaters } from './eaters.rules.ts';

/** For whom a member's plans are cooked, also before they did the quiz. */
export async function findEaters(args: { db: Database; userId: string }): Promise<Eaters> {
  return eatersOf((await findAnswers(args)) ?? {});
}
