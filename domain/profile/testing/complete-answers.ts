import type { SurveyAnswers } from '../survey/survey-answers.rules.ts';

export const thisYear = 2026;

/** Every answer of somebody no doctor has to be asked for. */
export function completeAnswers(changes: SurveyAnswers = {}): SurveyAnswers {
  return {
    goals: ['LOSE_WEIGHT'],
    gender: 'FEMALE',
    birthYear: 1985,
    heightCm: 170,
    measurementSystem: 'METRIC',
    weightUnit: 'kg',
    activity: 'MODERATE',
    weightKg: 80,
    healthConditions: [],
    isPregnantOrBreastfeeding: false,
    carbLevel: 'STRICT',
    proteinLevel: 'ADEQUATE_PROTEIN',
    avoid: ['PORK'],
    allergies: [],
    cuisines: ['ITALIAN'],
    dishes: ['SALAD'],
    adults: 1,
    children: 0,
    cookingSkill: 'average',
    cookingTime: 'average',
    foodBudget: 'average',
    mealsPerDay: 3,
    leftovers: true,
    challenges: ['HUNGER'],
    hasWeightGoal: true,
    goalWeightKg: 68,
    dataConsent: true,
    ...changes,
  };
}
