import type { Database } from '../../db/database.ts';
import { findCurrentMealPlan } from '../meal-plans/reading/find-current-meal-plan.ts';
import { hasBegunProgram } from '../programs/has-begun-program.ts';
import type { FirstStep } from './first-steps.rules.ts';

/** What other modules know of, whether or not who did it is a member now. */
export async function findStepsTaken({
  db,
  userId,
  now,
}: {
  db: Database;
  userId: string;
  now: Date;
}): Promise<FirstStep[]> {
  const [plan, hasProgram] = await Promise.all([
    // Any plan will do, so the day is nothing to be exact about.
    findCurrentMealPlan({ db, userId, today: now.toISOString().slice(0, 10) }),
    hasBegunProgram({ db, userId }),
  ]);
  return [
    ...(plan === null ? [] : ['MEAL_PLAN' as const]),
    ...(hasProgram ? ['PROGRAM' as const] : []),
  ];
}
