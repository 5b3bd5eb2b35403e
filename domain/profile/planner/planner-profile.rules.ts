import { targetsFor, type Targets } from '../../planner/targets.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import { ageInYears, isPregnantOrBreastfeeding } from '../survey/doctor-advice.rules.ts';
import { avoidedFoods, dietOf } from '../preferences/food-avoidance.rules.ts';
import type { SurveyAnswers } from '../survey/survey-answers.rules.ts';
import { leastGoalBmi } from '../survey/survey-checks.rules.ts';
import type { CompleteAnswers } from '../survey/survey.rules.ts';

interface Eater {
  readonly answers: CompleteAnswers;
  readonly thisYear: number;
}

/** What was eaten before the plan, and what the member likes. */
export type KnownOfMember = Pick<PlannerProfile, 'history' | 'daysBefore' | 'opinions'>;

/** The answers as the generator reads them. */
export function plannerProfileOf(
  args: Eater & { includePremium: boolean; known?: KnownOfMember },
): PlannerProfile {
  const { answers, thisYear, includePremium, known = {} } = args;
  return {
    sex: answers.gender,
    ageYears: ageInYears({ birthYear: answers.birthYear, thisYear }),
    heightCm: answers.heightCm,
    weightKg: answers.weightKg,
    goalWeightKg: goalWeightKgOf(answers),
    activity: answers.activity,
    isLosingWeight: isLosingWeight(answers),
    carbLevel: answers.carbLevel,
    proteinLevel: answers.proteinLevel,
    avoid: avoidedFoods(answers),
    allergies: answers.allergies ?? [],
    diet: dietOf(answers),
    cuisines: answers.cuisines,
    dishes: answers.dishes,
    cookingSkill: answers.cookingSkill,
    cookingTime: answers.cookingTime,
    foodBudget: answers.foodBudget,
    mealsPerDay: answers.mealsPerDay,
    leftovers: answers.leftovers,
    challenges: answers.challenges,
    includePremium,
    ...known,
    ...(answers.acceptsRepeats && { repeatsAfterDays: 3 }),
  };
}

/** Answers nobody has given yet leave out no food: how many recipes stay does not depend on them. */
const unasked: CompleteAnswers = {
  goals: [],
  gender: 'OTHER',
  birthYear: 1980,
  heightCm: 170,
  measurementSystem: 'METRIC',
  weightUnit: 'kg',
  activity: 'MODERATE',
  weightKg: 70,
  healthConditions: [],
  carbLevel: 'LIBERAL',
  proteinLevel: 'ADEQUATE_PROTEIN',
  avoid: [],
  cuisines: [],
  dishes: [],
  cookingSkill: 'average',
  cookingTime: 'average',
  foodBudget: 'average',
  mealsPerDay: 3,
  leftovers: true,
  challenges: [],
  dataConsent: true,
};

/** While the quiz is being answered. */
export function unfinishedProfileOf(args: {
  answers: SurveyAnswers;
  thisYear: number;
}): PlannerProfile {
  const answers = { ...unasked, ...args.answers };
  return plannerProfileOf({ ...args, answers, includePremium: true });
}

export function targetsOf(eater: Eater): Targets {
  return targetsFor(plannerProfileOf({ ...eater, includePremium: true }));
}

function goalWeightKgOf({ hasWeightGoal, goalWeightKg }: CompleteAnswers): number | null {
  return hasWeightGoal === true ? (goalWeightKg ?? null) : null;
}

/**
 * Whoever is pregnant, breastfeeding or underweight gets the energy they burn, even if they want to
 * lose weight.
 */
function isLosingWeight(answers: CompleteAnswers): boolean {
  if (!answers.goals.includes('LOSE_WEIGHT') || isPregnantOrBreastfeeding(answers)) return false;
  return answers.weightKg / (answers.heightCm / 100) ** 2 >= leastGoalBmi;
}
