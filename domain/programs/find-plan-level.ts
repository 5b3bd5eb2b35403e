import type { Database } from '../../db/database.ts';
import { findAnswers } from '../profile/survey/find-answers.ts';
import { planLevelOf, type PlanLevel } from './week-plan.rules.ts';

/** How many carbs a member eats, as they answered; null where they did not. */
export async function findPlanLevel(args: {
  db: Database;
  userId: string;
}): Promise<PlanLevel | null> {
  return planLevelOf((await findAnswers(args))?.carbLevel);
}
