import type { Database } from '../../db/database.ts';
import { findCurrentMealPlan } from '../meal-plans/reading/find-current-meal-plan.ts';
import { hasChosenReminders } from '../notifications/has-chosen-reminders.ts';
import { hasBegunProgram } from '../programs/has-begun-program.ts';
import { hasBegunList } from '../shopping/list/has-begun-list.ts';
import { firstSteps, type FirstStep, type MarkedStep } from './first-steps.rules.ts';

interface Asked {
  db: Database;
  userId: string;
  now: Date;
}

/** What other modules know of, whether or not who did it is a member now. */
const isTaken: Partial<Record<FirstStep, (asked: Asked) => Promise<boolean>>> = {
  MEAL_PLAN: async ({ db, userId, now }) => {
    // Any plan will do, so the day is nothing to be exact about.
    const today = now.toISOString().slice(0, 10);
    return (await findCurrentMealPlan({ db, userId, today })) !== null;
  },
  SHOPPING_LIST: hasBegunList,
  PROGRAM: hasBegunProgram,
  REMINDERS: hasChosenReminders,
};

export async function findStepsTaken(asked: Asked): Promise<FirstStep[]> {
  const taken = await Promise.all(firstSteps.map((step) => isTaken[step]?.(asked) ?? false));
  return firstSteps.filter((_, index) => taken[index]);
}

/** Whether one is neither marked nor taken elsewhere; elsewhere is asked only where that decides. */
export async function isStepOpen({
  marks,
  ...asked
}: Asked & { marks: readonly MarkedStep[] }): Promise<boolean> {
  const unmarked = firstSteps.filter((step) => marks.every((each) => each.step !== step));
  if (unmarked.some((step) => isTaken[step] === undefined)) return true;
  const taken = await Promise.all(unmarked.map((step) => isTaken[step]?.(asked)));
  return taken.includes(false);
}
