import { expect, test } from 'vitest';
import type { SurveyAnswers } from './survey-answers.rules.ts';
import {
  findStepBySlug,
  nextStep,
  previousStep,
  progressOf,
  slugOfStep,
  stepsFor,
  surveySteps,
  type SurveyStep,
} from './survey-steps.rules.ts';
import { completeAnswers, thisYear } from '../testing/complete-answers.ts';

function stepsOf(answers: SurveyAnswers): SurveyStep[] {
  return stepsFor({ answers, thisYear });
}

test('the steps come in the order of the survey, in three stages with a cheer after the first two', () => {
  expect(stepsOf({})).toEqual([
    'WELCOME',
    'GOAL',
    'SEX',
    'AGE_AND_HEIGHT',
    'MEASUREMENT_SYSTEM',
    'ACTIVITY',
    'WEIGHT',
    'HEALTH_CONDITIONS',
    'CHEER_FOR_YOU',
    'CARB_LEVEL',
    'PROTEIN_LEVEL',
    'FOODS_TO_AVOID',
    'CUISINES',
    'FOOD_PREFERENCE',
    'CHEER_FOR_FOOD',
    'EATERS',
    'COOKING_SKILLS',
    'COOKING_TIME',
    'FOOD_BUDGET',
    'MEALS_PER_DAY',
    'LEFTOVERS',
    'DIET_CHALLENGES',
    'WEIGHT_GOAL',
    'DATA_CONSENT',
  ]);
});

test.each<{ who: string; answers: SurveyAnswers; isAdvised: boolean }>([
  { who: 'a healthy adult', answers: {}, isAdvised: false },
  { who: 'type 1 diabetes', answers: { healthConditions: ['TYPE1_DIABETES'] }, isAdvised: true },
  { who: 'type 2 diabetes', answers: { healthConditions: ['TYPE2_DIABETES'] }, isAdvised: true },
  {
    who: 'high blood pressure',
    answers: { healthConditions: ['HIGH_BLOOD_PRESSURE'] },
    isAdvised: true,
  },
  { who: 'pregnant', answers: { isPregnantOrBreastfeeding: true }, isAdvised: true },
  {
    who: 'a man, whatever was ticked before',
    answers: { gender: 'MALE', isPregnantOrBreastfeeding: true },
    isAdvised: false,
  },
])('see-a-doctor for $who: $isAdvised', ({ answers, isAdvised }) => {
  expect(stepsOf(completeAnswers(answers)).includes('SEE_A_DOCTOR')).toBe(isAdvised);
});

test('the doctor comes after the health conditions and before any question about food', () => {
  const steps = stepsOf(completeAnswers({ healthConditions: ['TYPE1_DIABETES'] }));
  expect(nextStep({ steps, step: 'HEALTH_CONDITIONS' })).toBe('SEE_A_DOCTOR');
  expect(nextStep({ steps, step: 'SEE_A_DOCTOR' })).toBe('CHEER_FOR_YOU');
});

test('for someone under 18 the survey ends at the doctor, right after their age', () => {
  const steps = stepsOf(completeAnswers({ birthYear: 2009 }));
  expect(nextStep({ steps, step: 'AGE_AND_HEIGHT' })).toBe('SEE_A_DOCTOR');
  expect(nextStep({ steps, step: 'SEE_A_DOCTOR' })).toBeNull();
  expect(steps).not.toContain('WEIGHT');
});

test('whoever turns 18 this year may go on', () => {
  expect(stepsOf({ birthYear: 2008 })).toContain('DATA_CONSENT');
});

test('no weight goal is asked of someone who is pregnant or breastfeeding', () => {
  const steps = stepsOf(completeAnswers({ isPregnantOrBreastfeeding: true }));
  expect(steps).not.toContain('WEIGHT_GOAL');
});

test('back undoes next from every step', () => {
  const steps = stepsOf(completeAnswers({ healthConditions: ['TYPE2_DIABETES'] }));
  for (const step of steps.slice(0, -1)) {
    expect(previousStep({ steps, step: nextStep({ steps, step })! })).toBe(step);
  }
  expect(previousStep({ steps, step: 'WELCOME' })).toBeNull();
  expect(nextStep({ steps, step: 'DATA_CONSENT' })).toBeNull();
});

test('every step has an address of its own', () => {
  for (const step of surveySteps) expect(findStepBySlug(slugOfStep(step))).toBe(step);
  expect(slugOfStep('AGE_AND_HEIGHT')).toBe('age-and-height');
  expect(findStepBySlug('no-such-step')).toBeNull();
});

test.each<{ step: SurveyStep; stage: number; fraction: number }>([
  { step: 'WELCOME', stage: 1, fraction: 0 },
  { step: 'ACTIVITY', stage: 1, fraction: 5 / 8 },
  { step: 'CHEER_FOR_YOU', stage: 1, fraction: 1 },
  { step: 'CARB_LEVEL', stage: 2, fraction: 0 },
  { step: 'FOODS_TO_AVOID', stage: 2, fraction: 0.4 },
  { step: 'CHEER_FOR_FOOD', stage: 2, fraction: 1 },
  { step: 'DATA_CONSENT', stage: 3, fraction: 8 / 9 },
])('$step is in stage $stage with $fraction of it done', ({ step, stage, fraction }) => {
  expect(progressOf({ steps: stepsOf({}), step })).toMatchObject({ stage, fraction });
});

test('progress only grows along the way', () => {
  const steps = stepsOf({});
  const heights = steps.map((step) => {
    const { stage, fraction } = progressOf({ steps, step });
    return stage + fraction;
  });
  expect(heights).toEqual(heights.toSorted((left, right) => left - right));
});
