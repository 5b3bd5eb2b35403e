import { expect, test } from 'vitest';
import { doctorReasonsOf, isUnderage } from './doctor-advice.rules.ts';
import type { SurveyAnswers } from './survey-answers.rules.ts';

const thisYear = 2026;
const reasonsOf = (answers: SurveyAnswers) => doctorReasonsOf({ answers, thisYear });

test('somebody healthy and grown up needs no doctor', () => {
  expect(reasonsOf({ birthYear: 1990, gender: 'FEMALE', healthConditions: [] })).toEqual([]);
  expect(reasonsOf({})).toEqual([]);
});

test.each([
  [2007, false],
  [2008, false],
  [2009, true],
])('who was born in %i is under age: %s', (birthYear, isUnder) => {
  expect(isUnderage({ answers: { birthYear }, thisYear })).toBe(isUnder);
  expect(reasonsOf({ birthYear })).toEqual(isUnder ? ['UNDER_18'] : []);
});

test('being pregnant is a reason unless a man is asked', () => {
  const isPregnantOrBreastfeeding = true;
  expect(reasonsOf({ gender: 'FEMALE', isPregnantOrBreastfeeding })).toEqual([
    'PREGNANT_OR_BREASTFEEDING',
  ]);
  expect(reasonsOf({ isPregnantOrBreastfeeding })).toEqual(['PREGNANT_OR_BREASTFEEDING']);
  expect(reasonsOf({ gender: 'MALE', isPregnantOrBreastfeeding })).toEqual([]);
  expect(reasonsOf({ gender: 'FEMALE', isPregnantOrBreastfeeding: false })).toEqual([]);
});

test.each(['TYPE1_DIABETES', 'TYPE2_DIABETES', 'HIGH_BLOOD_PRESSURE'] as const)(
  '%s is a reason',
  (condition) => {
    expect(reasonsOf({ healthConditions: [condition] })).toEqual([condition]);
  },
);

test('the weightiest reason comes first', () => {
  const healthConditions = ['HIGH_BLOOD_PRESSURE', 'TYPE1_DIABETES'] as const;
  expect(reasonsOf({ birthYear: 2010, healthConditions: [...healthConditions] })).toEqual([
    'UNDER_18',
    'TYPE1_DIABETES',
    'HIGH_BLOOD_PRESSURE',
  ]);
});
