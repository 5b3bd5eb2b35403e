import type { SurveyAnswers } from '../profile/survey/survey-answers.rules.ts';
import type { PlanPromise, ThemedPlan } from '../meal-plans/themed/themed-plan.ts';

/** Which themed meal plan goes with a week, by how many carbs somebody eats. */

export type PlanLevel = PlanPromise['strictness'];

/** The lowest first: a plan of a level keeps the limit of every level after it. */
export const planLevels = ['keto', 'moderate', 'liberal'] as const satisfies readonly PlanLevel[];

type CarbLevel = NonNullable<SurveyAnswers['carbLevel']>;

const levelOfAnswer: Record<CarbLevel, PlanLevel> = {
  STRICT: 'keto',
  MODERATE: 'moderate',
  LIBERAL: 'liberal',
  /** The planner takes the same level for a member who does not know. */
  UNKNOWN: 'moderate',
};

export function planLevelOf(carbLevel: CarbLevel | undefined): PlanLevel | null {
  return carbLevel === undefined ? null : levelOfAnswer[carbLevel];
}

/** The program's own plan for who told no level, else the one of their level. */
export function planOfWeek(
  { mealPlan, mealPlans }: { mealPlan: string; mealPlans: Readonly<Record<PlanLevel, string>> },
  level: PlanLevel | null,
): string {
  return level === null ? mealPlan : mealPlans[level];
}

export function keepsLimitOf(args: { plan: PlanLevel; level: PlanLevel }): boolean {
  return planLevels.indexOf(args.plan) <= planLevels.indexOf(args.level);
}

/** What a week of a program asks of the plan it names. */
export interface WeekPlan {
  level: PlanLevel;
  days: number;
}

/** Of content/meal-plans, by file name. */
export function weekPlansByKey(
  plans: readonly Pick<ThemedPlan, 'key' | 'promise' | 'days'>[],
): ReadonlyMap<string, WeekPlan> {
  return new Map(
    plans.map(({ key, promise, days }) => [key, { level: promise.strictness, days: days.length }]),
  );
}
