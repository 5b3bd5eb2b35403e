import { problem, type Problem } from '../../../lib/problems.ts';
import { shownHeight, shownWeight } from '../body-units.rules.ts';
import {
  eatersOf,
  isCount,
  mostAdults,
  mostChildren,
  mostNameCharacters,
} from '../preferences/eaters.rules.ts';
import {
  ageInYears,
  doctorReasonsOf,
  isUnderage,
  leastAgeYears,
  mostAgeYears,
} from './doctor-advice.rules.ts';
import type { AnswerName, SurveyAnswers } from './survey-answers.rules.ts';
import type { SurveyStep } from './survey-steps.rules.ts';

const heightBoundsCm = { least: 120, most: 230 } as const;
const weightBoundsKg = { least: 35, most: 350 } as const;
/** The lower end of normal weight (WHO); no goal lies below it. */
export const leastGoalBmi = 18.5;

interface Survey {
  readonly answers: SurveyAnswers;
  readonly thisYear: number;
}

/** What is wrong with the answers a step asks for; nothing when the step is done. */
export function problemsOf({ step, ...survey }: Survey & { step: SurveyStep }): Problem[] {
  return checks[step](survey);
}

const checks: Record<SurveyStep, (survey: Survey) => Problem[]> = {
  WELCOME: noProblems,
  GOAL: checkGoals,
  SEX: needs('gender'),
  AGE_AND_HEIGHT: (survey) => [...checkBirthYear(survey), ...checkHeight(survey)],
  MEASUREMENT_SYSTEM: (survey) => [
    ...needs('measurementSystem')(survey),
    ...needs('weightUnit')(survey),
  ],
  ACTIVITY: needs('activity'),
  WEIGHT: checkWeight,
  HEALTH_CONDITIONS: checkHealthConditions,
  SEE_A_DOCTOR: checkDoctorAdvice,
  CHEER_FOR_YOU: noProblems,
  CARB_LEVEL: needs('carbLevel'),
  PROTEIN_LEVEL: needs('proteinLevel'),
  FOODS_TO_AVOID: needs('avoid'),
  CUISINES: needs('cuisines'),
  FOOD_PREFERENCE: needs('dishes'),
  CHEER_FOR_FOOD: noProblems,
  EATERS: checkEaters,
  COOKING_SKILLS: needs('cookingSkill'),
  COOKING_TIME: needs('cookingTime'),
  FOOD_BUDGET: needs('foodBudget'),
  MEALS_PER_DAY: needs('mealsPerDay'),
  LEFTOVERS: needs('leftovers'),
  DIET_CHALLENGES: needs('challenges'),
  WEIGHT_GOAL: checkWeightGoal,
  DATA_CONSENT: checkConsent,
};

function noProblems(): Problem[] {
  return [];
}

function needs(name: AnswerName): (survey: Survey) => Problem[] {
  return ({ answers }) => {
    return answers[name] === undefined ? [problem(name, 'survey.answer-required')] : [];
  };
}

function checkGoals({ answers }: Survey): Problem[] {
  const isChosen = (answers.goals ?? []).length > 0;
  return isChosen ? [] : [problem('goals', 'survey.goal-required')];
}

/** A year of someone under 18 is a good answer; the step after it says why it ends there. */
function checkBirthYear({ answers: { birthYear }, thisYear }: Survey): Problem[] {
  if (birthYear === undefined) return [problem('birthYear', 'birth-year.required')];
  const age = ageInYears({ birthYear, thisYear });
  if (Number.isInteger(birthYear) && age >= 0 && age <= mostAgeYears) return [];
  const years = { least: thisYear - mostAgeYears, most: thisYear - leastAgeYears };
  return [
    problem('birthYear', 'birth-year.out-of-range', {
      least: String(years.least),
      most: String(years.most),
    }),
  ];
}

function checkHeight({ answers }: Survey): Problem[] {
  const { heightCm, measurementSystem: system = 'METRIC' } = answers;
  if (heightCm === undefined) return [problem('heightCm', 'height.required')];
  const { least, most } = heightBoundsCm;
  if (heightCm >= least && heightCm <= most) return [];
  return [
    problem('heightCm', 'height.out-of-range', {
      least: shownHeight({ heightCm: least, system, rounding: 'up' }),
      most: shownHeight({ heightCm: most, system, rounding: 'down' }),
    }),
  ];
}

function checkWeight({ answers }: Survey): Problem[] {
  if (answers.weightKg === undefined) return [problem('weightKg', 'weight.required')];
  return isPossibleWeight(answers.weightKg) ? [] : [weightOutOfRange('weightKg', answers)];
}

function isPossibleWeight(weightKg: number): boolean {
  return weightKg >= weightBoundsKg.least && weightKg <= weightBoundsKg.most;
}

function weightOutOfRange(name: 'weightKg' | 'goalWeightKg', answers: SurveyAnswers): Problem {
  const { weightUnit: unit = 'kg' } = answers;
  return problem(name, 'weight.out-of-range', {
    least: shownWeight({ weightKg: weightBoundsKg.least, unit, rounding: 'up' }),
    most: shownWeight({ weightKg: weightBoundsKg.most, unit, rounding: 'down' }),
  });
}

function checkHealthConditions(survey: Survey): Problem[] {
  const conditions = needs('healthConditions')(survey);
  if (survey.answers.gender === 'MALE') return conditions;
  return [...conditions, ...needs('isPregnantOrBreastfeeding')(survey)];
}

function checkDoctorAdvice(survey: Survey): Problem[] {
  if (isUnderage(survey)) return [problem('birthYear', 'survey.adults-only')];
  const read = survey.answers.doctorAdviceRead ?? [];
  const isRead = doctorReasonsOf(survey).every((reason) => read.includes(reason));
  return isRead ? [] : [problem('doctorAdviceRead', 'survey.doctor-advice-unread')];
}

/** Members of before it was asked eat alone, so it needs no answer. */
function checkEaters({ answers }: Survey): Problem[] {
  const { adults, children } = eatersOf(answers);
  const isAdults = isCount({ value: adults, least: 1, most: mostAdults });
  const isChildren = isCount({ value: children, least: 0, most: mostChildren });
  return [
    ...(isAdults ? [] : [problem('adults', 'survey.adults-out-of-range', { most: mostAdults })]),
    ...(isChildren
      ? []
      : [problem('children', 'survey.children-out-of-range', { most: mostChildren })]),
    ...nameProblems(answers),
  ];
}

function nameProblems({ adultNames = [], childNames = [] }: SurveyAnswers): Problem[] {
  const isTooLong = (name: string) => [...name].length > mostNameCharacters;
  const fields = [
    ['adultNames', adultNames],
    ['childNames', childNames],
  ] as const;
  return fields
    .filter(([, names]) => names.some(isTooLong))
    .map(([field]) => problem(field, 'survey.eater-name-too-long', { most: mostNameCharacters }));
}

function checkWeightGoal(survey: Survey): Problem[] {
  const { hasWeightGoal } = survey.answers;
  if (hasWeightGoal === undefined) return [problem('hasWeightGoal', 'survey.answer-required')];
  return hasWeightGoal ? checkGoalWeight(survey.answers) : [];
}

function checkGoalWeight(answers: SurveyAnswers): Problem[] {
  const { goals = [], goalWeightKg, weightKg, weightUnit: unit = 'kg' } = answers;
  if (goalWeightKg === undefined) return [problem('goalWeightKg', 'goal-weight.required')];
  if (!isPossibleWeight(goalWeightKg)) return [weightOutOfRange('goalWeightKg', answers)];
  const leastKg = leastGoalWeightKg(answers);
  if (goalWeightKg < leastKg) {
    const least = shownWeight({ weightKg: leastKg, unit, rounding: 'up' });
    return [problem('goalWeightKg', 'goal-weight.too-low', { least })];
  }
  if (goals.includes('LOSE_WEIGHT') && weightKg !== undefined && goalWeightKg >= weightKg) {
    return [problem('goalWeightKg', 'goal-weight.not-below-weight')];
  }
  return [];
}

function leastGoalWeightKg({ heightCm }: SurveyAnswers): number {
  if (heightCm === undefined) return weightBoundsKg.least;
  return leastGoalBmi * (heightCm / 100) ** 2;
}

function checkConsent({ answers }: Survey): Problem[] {
  return answers.dataConsent === true ? [] : [problem('dataConsent', 'data-consent.required')];
}
