import { expect, test } from 'vitest';
import type { SurveyAnswers } from './survey-answers.rules.ts';
import { problemsOf } from './survey-checks.rules.ts';
import { surveySteps, type SurveyStep } from './survey-steps.rules.ts';
import { completeAnswers, thisYear } from '../testing/complete-answers.ts';

interface Case {
  step: SurveyStep;
  answers: SurveyAnswers;
  codes: string[];
}

test.each<Case>([
  { step: 'GOAL', answers: { goals: [] }, codes: ['survey.goal-required'] },
  { step: 'SEX', answers: { gender: undefined }, codes: ['survey.answer-required'] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: undefined }, codes: ['birth-year.required'] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: 2008 }, codes: [] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: 2009 }, codes: [] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: 1926 }, codes: [] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: 1925 }, codes: ['birth-year.out-of-range'] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: 2027 }, codes: ['birth-year.out-of-range'] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: 85 }, codes: ['birth-year.out-of-range'] },
  { step: 'AGE_AND_HEIGHT', answers: { birthYear: 1985.5 }, codes: ['birth-year.out-of-range'] },
  { step: 'AGE_AND_HEIGHT', answers: { heightCm: undefined }, codes: ['height.required'] },
  { step: 'AGE_AND_HEIGHT', answers: { heightCm: 120 }, codes: [] },
  { step: 'AGE_AND_HEIGHT', answers: { heightCm: 119.9 }, codes: ['height.out-of-range'] },
  { step: 'AGE_AND_HEIGHT', answers: { heightCm: 230 }, codes: [] },
  { step: 'AGE_AND_HEIGHT', answers: { heightCm: 230.1 }, codes: ['height.out-of-range'] },
  {
    step: 'MEASUREMENT_SYSTEM',
    answers: { weightUnit: undefined },
    codes: ['survey.answer-required'],
  },
  { step: 'WEIGHT', answers: { weightKg: undefined }, codes: ['weight.required'] },
  { step: 'WEIGHT', answers: { weightKg: 35 }, codes: [] },
  { step: 'WEIGHT', answers: { weightKg: 34.99 }, codes: ['weight.out-of-range'] },
  { step: 'WEIGHT', answers: { weightKg: 350 }, codes: [] },
  { step: 'WEIGHT', answers: { weightKg: 350.01 }, codes: ['weight.out-of-range'] },
  { step: 'WEIGHT', answers: { weightKg: -80 }, codes: ['weight.out-of-range'] },
  {
    step: 'HEALTH_CONDITIONS',
    answers: { healthConditions: undefined },
    codes: ['survey.answer-required'],
  },
  {
    step: 'HEALTH_CONDITIONS',
    answers: { isPregnantOrBreastfeeding: undefined },
    codes: ['survey.answer-required'],
  },
  {
    step: 'HEALTH_CONDITIONS',
    answers: { gender: 'MALE', isPregnantOrBreastfeeding: undefined },
    codes: [],
  },
  { step: 'SEE_A_DOCTOR', answers: {}, codes: [] },
  {
    step: 'SEE_A_DOCTOR',
    answers: { healthConditions: ['TYPE1_DIABETES'] },
    codes: ['survey.doctor-advice-unread'],
  },
  {
    step: 'SEE_A_DOCTOR',
    answers: { healthConditions: ['TYPE1_DIABETES'], doctorAdviceRead: ['TYPE1_DIABETES'] },
    codes: [],
  },
  {
    step: 'SEE_A_DOCTOR',
    answers: {
      healthConditions: ['TYPE1_DIABETES'],
      isPregnantOrBreastfeeding: true,
      doctorAdviceRead: ['TYPE1_DIABETES'],
    },
    codes: ['survey.doctor-advice-unread'],
  },
  {
    step: 'SEE_A_DOCTOR',
    answers: { birthYear: 2012, doctorAdviceRead: ['UNDER_18'] },
    codes: ['survey.adults-only'],
  },
  { step: 'FOODS_TO_AVOID', answers: { avoid: [] }, codes: [] },
  { step: 'CUISINES', answers: { cuisines: [] }, codes: [] },
  { step: 'EATERS', answers: { adults: undefined, children: undefined }, codes: [] },
  { step: 'EATERS', answers: { adults: 0 }, codes: ['survey.adults-out-of-range'] },
  { step: 'EATERS', answers: { adults: 2.5 }, codes: ['survey.adults-out-of-range'] },
  { step: 'EATERS', answers: { children: 9 }, codes: ['survey.children-out-of-range'] },
  { step: 'MEALS_PER_DAY', answers: { mealsPerDay: undefined }, codes: ['survey.answer-required'] },
  { step: 'LEFTOVERS', answers: { leftovers: false }, codes: [] },
  { step: 'WEIGHT_GOAL', answers: { hasWeightGoal: undefined }, codes: ['survey.answer-required'] },
  { step: 'WEIGHT_GOAL', answers: { hasWeightGoal: false, goalWeightKg: undefined }, codes: [] },
  { step: 'WEIGHT_GOAL', answers: { goalWeightKg: undefined }, codes: ['goal-weight.required'] },
  { step: 'WEIGHT_GOAL', answers: { goalWeightKg: 20 }, codes: ['weight.out-of-range'] },
  { step: 'WEIGHT_GOAL', answers: { goalWeightKg: 53 }, codes: ['goal-weight.too-low'] },
  { step: 'WEIGHT_GOAL', answers: { goalWeightKg: 54 }, codes: [] },
  { step: 'WEIGHT_GOAL', answers: { goalWeightKg: 80 }, codes: ['goal-weight.not-below-weight'] },
  { step: 'WEIGHT_GOAL', answers: { goals: ['LEARN'], goalWeightKg: 85 }, codes: [] },
  { step: 'DATA_CONSENT', answers: { dataConsent: false }, codes: ['data-consent.required'] },
  { step: 'DATA_CONSENT', answers: { dataConsent: undefined }, codes: ['data-consent.required'] },
])('$step with $answers gives $codes', ({ step, answers, codes }) => {
  const problems = problemsOf({ step, answers: completeAnswers(answers), thisYear });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test.each(surveySteps)('%s has no problem when everything is answered', (step) => {
  expect(problemsOf({ step, answers: completeAnswers(), thisYear })).toEqual([]);
});

test('bounds are named in the units the member uses, and lie inside what is accepted', () => {
  const imperial = {
    measurementSystem: 'IMPERIAL',
    weightUnit: 'st',
    heightCm: 90,
    weightKg: 20,
  } as const;
  const answers = completeAnswers(imperial);
  const [height] = problemsOf({ step: 'AGE_AND_HEIGHT', answers, thisYear });
  expect(height?.values).toEqual({ least: '4 ft 0 in', most: '7 ft 6 in' });
  const [weight] = problemsOf({ step: 'WEIGHT', answers, thisYear });
  expect(weight?.values).toEqual({ least: '5 st 8 lb', most: '55 st 1 lb' });
});

test('the years a birth year may be are those of people aged 18 to 100', () => {
  const answers = completeAnswers({ birthYear: 1900 });
  const [problem] = problemsOf({ step: 'AGE_AND_HEIGHT', answers, thisYear });
  expect(problem).toMatchObject({ path: ['birthYear'], values: { least: '1926', most: '2008' } });
});

test.each<Case>([
  { step: 'GOAL', answers: { goals: undefined }, codes: ['survey.goal-required'] },
  {
    step: 'AGE_AND_HEIGHT',
    answers: { birthYear: undefined, heightCm: undefined },
    codes: ['birth-year.required', 'height.required'],
  },
  {
    step: 'MEASUREMENT_SYSTEM',
    answers: { measurementSystem: undefined, weightUnit: undefined },
    codes: ['survey.answer-required', 'survey.answer-required'],
  },
  { step: 'EATERS', answers: { adults: 8, children: 8 }, codes: [] },
  { step: 'EATERS', answers: { adults: 9 }, codes: ['survey.adults-out-of-range'] },
  { step: 'EATERS', answers: { children: -1 }, codes: ['survey.children-out-of-range'] },
  { step: 'EATERS', answers: { adultNames: ['L'.repeat(30)] }, codes: [] },
  { step: 'EATERS', answers: { adultNames: ['👩‍🍳'.repeat(10)] }, codes: [] },
  {
    step: 'EATERS',
    answers: { adultNames: ['Leo', 'L'.repeat(31)], childNames: ['B'.repeat(31)] },
    codes: ['survey.eater-name-too-long', 'survey.eater-name-too-long'],
  },
  { step: 'WEIGHT_GOAL', answers: { goalWeightKg: 351 }, codes: ['weight.out-of-range'] },
  { step: 'WEIGHT_GOAL', answers: { goalWeightKg: 79.99 }, codes: [] },
  { step: 'WEIGHT_GOAL', answers: { weightKg: undefined, goalWeightKg: 85 }, codes: [] },
])('$step with $answers leads to $codes', ({ step, answers, codes }) => {
  const problems = problemsOf({ step, answers: completeAnswers(answers), thisYear });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test('who told no units reads bounds in metric ones', () => {
  const answers = completeAnswers({
    measurementSystem: undefined,
    weightUnit: undefined,
    heightCm: 90,
    weightKg: 20,
    goalWeightKg: 40,
  });
  const valuesOf = (step: SurveyStep) => problemsOf({ step, answers, thisYear })[0]?.values;
  expect(valuesOf('AGE_AND_HEIGHT')).toEqual({ least: '120 cm', most: '230 cm' });
  expect(valuesOf('WEIGHT')).toEqual({ least: '35 kg', most: '350 kg' });
});

test('the least goal is named in the unit of the member', () => {
  const leastIn = (weightUnit: 'kg' | 'lb' | 'st') => {
    const answers = completeAnswers({ weightUnit, goalWeightKg: 40 });
    return problemsOf({ step: 'WEIGHT_GOAL', answers, thisYear })[0];
  };
  expect(leastIn('kg')).toMatchObject({ path: ['goalWeightKg'], values: { least: '54 kg' } });
  expect(leastIn('lb')?.values).toEqual({ least: '118 lb' });
  expect(leastIn('st')?.values).toEqual({ least: '8 st 6 lb' });
});
