import { expect, test } from 'vitest';
import type { SurveyAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import {
  answersAskedBy,
  surveySteps,
  type SurveyStep,
} from '../../../domain/profile/survey/survey-steps.rules.ts';
import { completeAnswers } from '../../../domain/profile/testing/complete-answers.ts';
import { localeCodes } from '../../../i18n/locales.ts';
import { answeredValues, formValuesOf } from './form-values.ts';
import { readStepForm } from './read-step-form.ts';
import { quizFields } from './quiz-forms.ts';

const answerSets: SurveyAnswers[] = [
  completeAnswers({ weightKg: 80.5 }),
  completeAnswers({
    measurementSystem: 'IMPERIAL',
    weightUnit: 'lb',
    heightCm: 170.2,
    weightKg: 72.57,
    goalWeightKg: 65.77,
    diet: 'VEGAN',
    allergies: ['PORK'],
    acceptsRepeats: true,
  }),
  completeAnswers({
    measurementSystem: 'IMPERIAL',
    weightUnit: 'st',
    heightCm: 182.9,
    weightKg: 88.9,
    goalWeightKg: 76.2,
    mealsPerDay: 2,
    leftovers: false,
    isPregnantOrBreastfeeding: true,
  }),
];

test.each(localeCodes)('in %s every answer survives being shown and posted again', (locale) => {
  for (const answers of answerSets) {
    const values = answeredValues({ answers, locale });
    const given = surveySteps
      .filter((step) => step !== 'SEE_A_DOCTOR')
      .map((step) => readStepForm({ step, values }));
    const kept = Object.entries(Object.assign({}, ...given)).filter(
      ([, answer]) => answer !== null,
    );
    expect({ acceptsRepeats: false, ...Object.fromEntries(kept) }).toEqual({
      acceptsRepeats: false,
      ...answers,
    });
  }
});

function post(args: { step: SurveyStep; fields: [string, string][] }) {
  const form = new FormData();
  for (const [name, value] of args.fields) form.append(name, value);
  return readStepForm({ step: args.step, values: formValuesOf(form) });
}

test.each<{ step: SurveyStep; fields: [string, string][]; given: SurveyAnswers | object }>([
  { step: 'GOAL', fields: [], given: { goals: [] } },
  {
    step: 'GOAL',
    fields: [
      ['goals', 'LEARN'],
      ['goals', 'FLY'],
    ],
    given: { goals: ['LEARN'] },
  },
  { step: 'SEX', fields: [['gender', 'ROBOT']], given: { gender: null } },
  {
    step: 'AGE_AND_HEIGHT',
    fields: [
      ['birthYear', ' 1985 '],
      ['measurementSystem', 'METRIC'],
      ['heightCm', '170,5'],
      ['feet', '3'],
    ],
    given: { birthYear: 1985, measurementSystem: 'METRIC', heightCm: 170.5 },
  },
  {
    step: 'AGE_AND_HEIGHT',
    fields: [
      ['birthYear', '85'],
      ['measurementSystem', 'IMPERIAL'],
      ['feet', '5'],
      ['inches', ''],
    ],
    given: { birthYear: null, measurementSystem: 'IMPERIAL', heightCm: 152.4 },
  },
  {
    step: 'AGE_AND_HEIGHT',
    fields: [
      ['birthYear', '1e3'],
      ['measurementSystem', 'IMPERIAL'],
      ['feet', '5'],
      ['inches', 'x'],
    ],
    given: { birthYear: null, measurementSystem: 'IMPERIAL', heightCm: null },
  },
  {
    step: 'WEIGHT',
    fields: [
      ['weightUnit', 'lb'],
      ['weight', '160'],
    ],
    given: { weightKg: 72.57 },
  },
  { step: 'WEIGHT', fields: [['weight', '9'.repeat(400)]], given: { weightKg: null } },
  { step: 'WEIGHT', fields: [['weight', '-80']], given: { weightKg: null } },
  {
    step: 'HEALTH_CONDITIONS',
    fields: [],
    given: { healthConditions: [], isPregnantOrBreastfeeding: false },
  },
  {
    step: 'FOODS_TO_AVOID',
    fields: [
      ['avoid', 'NUTS'],
      ['allergies', 'NUTS'],
      ['allergies', 'EGGS'],
      ['diet', 'VEGAN'],
    ],
    given: { avoid: ['NUTS'], allergies: ['NUTS'], diet: null },
  },
  {
    step: 'FOODS_TO_AVOID',
    fields: [['isVegetarian', 'yes']],
    given: { avoid: [], allergies: [], diet: 'VEGETARIAN' },
  },
  {
    step: 'EATERS',
    fields: [
      ['adults', '2'],
      ['children', '3'],
    ],
    given: { adults: 2, children: 3 },
  },
  { step: 'EATERS', fields: [['adults', 'two']], given: { adults: null, children: null } },
  { step: 'MEALS_PER_DAY', fields: [['mealsPerDay', '7']], given: { mealsPerDay: null } },
  { step: 'LEFTOVERS', fields: [], given: { leftovers: null, acceptsRepeats: false } },
  {
    step: 'WEIGHT_GOAL',
    fields: [
      ['hasWeightGoal', 'yes'],
      ['goalWeight', 'seventy'],
    ],
    given: { hasWeightGoal: true, goalWeightKg: null },
  },
])('$step posted with $fields gives $given', ({ step, fields, given }) => {
  expect(post({ step, fields })).toEqual(given);
});

test('a form gives every answer its step asks for, but not that advice was read', () => {
  for (const step of surveySteps) {
    const ofNobody = ['doctorAdviceRead', 'adultNames', 'childNames'];
    const asked = answersAskedBy(step).filter((name) => !ofNobody.includes(name));
    expect(Object.keys(post({ step, fields: [] })).toSorted()).toEqual(asked.toSorted());
  }
});

test('every field that is shown is one of the table', () => {
  const shown = answerSets.flatMap((answers) =>
    localeCodes.flatMap((locale) => Object.keys(answeredValues({ answers, locale }))),
  );
  expect(Object.keys(quizFields)).toEqual(expect.arrayContaining([...new Set(shown)]));
});

test('names of those one eats with are taken from a form that asks for them, and left by others', () => {
  const named = post({
    step: 'EATERS',
    fields: [
      ['adultNames', ' Leo '],
      ['childNames', ''],
    ],
  });
  expect(named).toMatchObject({ adultNames: ['Leo'], childNames: [] });
  expect(post({ step: 'EATERS', fields: [['adults', '2']] })).not.toHaveProperty('adultNames');
});
