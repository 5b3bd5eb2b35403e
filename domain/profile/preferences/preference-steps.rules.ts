import type { SurveyAnswers } from '../survey/survey-answers.rules.ts';
import { stepsFor, type SurveyStep } from '../survey/survey-steps.rules.ts';

/** What members may change in one go later on: who they are, and the answers that shape plans. */
export const preferenceSteps = [
  'GOAL',
  'SEX',
  'AGE_AND_HEIGHT',
  'FOODS_TO_AVOID',
  'CUISINES',
  'FOOD_PREFERENCE',
  'CARB_LEVEL',
  'PROTEIN_LEVEL',
  'EATERS',
  'MEALS_PER_DAY',
  'LEFTOVERS',
  'COOKING_SKILLS',
  'COOKING_TIME',
  'FOOD_BUDGET',
  'ACTIVITY',
  'WEIGHT_GOAL',
  'DIET_CHALLENGES',
] as const satisfies readonly SurveyStep[];

export type PreferenceStep = (typeof preferenceSteps)[number];

/** Of them, who somebody is rather than what is cooked for them: no matter of membership. */
export const aboutYouSteps = [
  'GOAL',
  'SEX',
  'AGE_AND_HEIGHT',
  'ACTIVITY',
  'WEIGHT_GOAL',
  'DIET_CHALLENGES',
] as const satisfies readonly PreferenceStep[];

/** Those that concern this member. */
export function preferenceStepsFor(args: {
  answers: SurveyAnswers;
  thisYear: number;
  /** What they may change. */
  among: readonly PreferenceStep[];
}): PreferenceStep[] {
  const concerning = stepsFor(args);
  return args.among.filter((step) => concerning.includes(step));
}
