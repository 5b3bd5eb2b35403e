import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswers, readGivenAnswers, type SurveyAnswers } from './survey-answers.rules.ts';
import { answerStep, findCompleteAnswers, firstOpenStep } from './survey.rules.ts';
import {
  answersAskedBy,
  nextStep,
  previousStep,
  stepsFor,
  surveySteps,
  type SurveyStep,
} from './survey-steps.rules.ts';
import { completeAnswers, thisYear } from '../testing/complete-answers.ts';

function answerFrom(args: {
  answers: SurveyAnswers;
  step: SurveyStep;
  source: SurveyAnswers;
}): SurveyAnswers {
  const { answers, step, source } = args;
  return answerStep({ answers, thisYear, step, given: source }).answers;
}

test('answering every step in turn completes the survey', () => {
  const source = completeAnswers({ healthConditions: ['TYPE2_DIABETES'] });
  let answers: SurveyAnswers = {};
  let step: SurveyStep | null = 'WELCOME';
  while (step !== null) {
    answers = answerFrom({ answers, step, source });
    step = nextStep({ steps: stepsFor({ answers, thisYear }), step });
  }
  expect(findCompleteAnswers({ answers, thisYear })).toEqual({
    ...source,
    doctorAdviceRead: ['TYPE2_DIABETES'],
  });
});

test('any walk back and forth keeps every answer that was given', () => {
  const source = completeAnswers({ healthConditions: ['TYPE1_DIABETES'] });
  const walk = fc.array(fc.constantFrom('answer', 'back', 'skip'), { maxLength: 120 });
  fc.assert(
    fc.property(walk, (moves) => {
      let answers: SurveyAnswers = {};
      let step: SurveyStep = 'WELCOME';
      const answered = new Set<SurveyStep>();
      for (const move of moves) {
        const place: { steps: SurveyStep[]; step: SurveyStep } = {
          steps: stepsFor({ answers, thisYear }),
          step,
        };
        if (move === 'answer') {
          answers = answerFrom({ answers, step, source });
          answered.add(step);
        }
        step = (move === 'back' ? previousStep(place) : nextStep(place)) ?? step;
        for (const name of [...answered].flatMap(answersAskedBy)) {
          const expected = name === 'doctorAdviceRead' ? answers[name] : source[name];
          expect(answers[name]).toEqual(expected);
        }
      }
    }),
  );
});

test('a refused step changes nothing', () => {
  const answers = completeAnswers();
  const given = { birthYear: 1985, heightCm: 12 };
  const answered = answerStep({ answers, thisYear, step: 'AGE_AND_HEIGHT', given });
  expect(answered.problems).toHaveLength(1);
  expect(answered.answers).toBe(answers);
});

test('a step takes only what it asks for', () => {
  const given = { gender: 'MALE', weightKg: 60 } as const;
  const { answers } = answerStep({ answers: completeAnswers(), thisYear, step: 'SEX', given });
  expect(answers).toEqual(completeAnswers({ gender: 'MALE' }));
});

test('an answer given as null is taken back, one left out stays', () => {
  const answers = completeAnswers({ diet: 'VEGAN' });
  const step = 'FOODS_TO_AVOID';
  expect(answerStep({ answers, thisYear, step, given: { avoid: [] } }).answers.diet).toBe('VEGAN');
  const without = answerStep({ answers, thisYear, step, given: { avoid: [], diet: null } });
  expect(without.answers).not.toHaveProperty('diet');
});

test.each<{ change: SurveyAnswers; opens: SurveyStep }>([
  { change: { weightKg: 60 }, opens: 'WEIGHT_GOAL' },
  { change: { heightCm: 200 }, opens: 'WEIGHT_GOAL' },
  { change: { healthConditions: ['TYPE1_DIABETES'] }, opens: 'SEE_A_DOCTOR' },
  { change: { birthYear: 2010 }, opens: 'SEE_A_DOCTOR' },
])('changing $change afterwards opens $opens again', ({ change, opens }) => {
  expect(firstOpenStep({ answers: completeAnswers(change), thisYear })).toBe(opens);
});

test('no survey is complete without the consent, nor under 18', () => {
  const refused = [{ dataConsent: false }, { birthYear: 2010, doctorAdviceRead: ['UNDER_18'] }];
  for (const change of refused as SurveyAnswers[]) {
    expect(findCompleteAnswers({ answers: completeAnswers(change), thisYear })).toBeNull();
  }
});

test('answers of an older release are read as far as they are understood', () => {
  const old = {
    gender: 'MALE',
    goals: ['LEARN', 'FLY'],
    cookingTime: 'forever',
    birthYear: '1985',
    x: 1,
  };
  expect(readAnswers(old)).toEqual({ gender: 'MALE', goals: ['LEARN'] });
  for (const nothing of [null, undefined, 7, 'text', []]) expect(readAnswers(nothing)).toEqual({});
});

test('reading never fails and is stable', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...answerKeys()), fc.anything()), (data) => {
      const answers = readAnswers(data);
      expect(readAnswers(answers)).toEqual(answers);
    }),
  );
});

test('a given answer that is not understood counts as taken back', () => {
  expect(readGivenAnswers({ mealsPerDay: 5, gender: null, leftovers: false })).toEqual({
    mealsPerDay: null,
    gender: null,
    leftovers: false,
  });
});

function answerKeys(): string[] {
  return surveySteps.flatMap((step) => [...answersAskedBy(step)]);
}

test('every kind of answer is read as what it is, or not at all', () => {
  expect(readAnswers({ adultNames: [' Leo ', 7, '', 'Ada', '  '] })).toEqual({
    adultNames: ['Leo', '', '', 'Ada'],
  });
  expect(readAnswers({ childNames: ['', ' '] })).toEqual({ childNames: [] });
  const nine = Array.from({ length: 9 }, (_, index) => `Name ${index}`);
  expect(readAnswers({ adultNames: nine })).toEqual({ adultNames: nine.slice(0, 8) });
  expect(readAnswers({ adultNames: 'Leo', goals: 'LEARN', leftovers: 'yes' })).toEqual({});
  expect(readAnswers({ heightCm: Number.NaN, weightKg: Infinity, adults: '2' })).toEqual({});
  expect(readAnswers({ heightCm: 0, leftovers: false, mealsPerDay: 2 })).toEqual({
    heightCm: 0,
    leftovers: false,
    mealsPerDay: 2,
  });
});
