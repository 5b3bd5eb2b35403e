import type { PlanChoiceFragment } from '../operations.gen.ts';

/** In the address while a plan is chosen: empty for the usual one, else its id or `choose`. */
export const planParameter = 'plan';
export const choosePlan = 'choose';
/** The plan the address names; when it names none, the one being followed or the only one. */
export function chosenPlan(args: {
  plans: readonly PlanChoiceFragment[];
  choice: string;
}): PlanChoiceFragment | null {
  const { plans, choice } = args;
  if (choice !== '') return plans.find(({ id }) => id === choice) ?? null;
  const usual = plans.length === 1 ? plans[0] : plans.find(({ isStarted }) => isStarted);
  return usual ?? null;
}
