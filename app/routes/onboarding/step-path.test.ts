import { expect, test } from 'vitest';
import { firstOpenStep } from '../../../domain/profile/survey/survey.rules.ts';
import type { SurveyAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import { stepsFor } from '../../../domain/profile/survey/survey-steps.rules.ts';
import { completeAnswers, thisYear } from '../../../domain/profile/testing/complete-answers.ts';
import { isReachable, pathAfter, pathBefore, resumePath } from './step-path.ts';

const locale = 'en';

function progressOf(answers: SurveyAnswers) {
  const openStep = firstOpenStep({ answers, thisYear });
  return { steps: stepsFor({ answers, thisYear }), openStep, isComplete: openStep === null };
}

test.each<{ who: string; answers: SurveyAnswers; path: string }>([
  { who: 'a new visitor', answers: {}, path: '/onboarding/welcome' },
  { who: 'one who stopped', answers: { goals: ['LEARN'] }, path: '/onboarding/sex' },
  {
    who: 'one with an unread warning',
    answers: completeAnswers({ healthConditions: ['TYPE1_DIABETES'] }),
    path: '/onboarding/see-a-doctor',
  },
  { who: 'one who is done', answers: completeAnswers(), path: '/new-member/personalization' },
])('$who resumes at $path', ({ answers, path }) => {
  expect(resumePath({ progress: progressOf(answers), locale })).toBe(path);
});

test('the way on leads from step to step and from the last one to the plan', () => {
  const progress = progressOf(completeAnswers());
  const place = { progress, locale, isFromPreview: false } as const;
  expect(pathAfter({ ...place, step: 'WEIGHT' })).toBe('/onboarding/health-conditions');
  expect(pathAfter({ ...place, step: 'DATA_CONSENT' })).toBe('/new-member/personalization');
  expect(pathBefore({ ...place, step: 'WEIGHT' })).toBe('/onboarding/activity');
  expect(pathBefore({ ...place, step: 'WELCOME' })).toBe('/');
});

test('whoever came from the plan to change one answer goes straight back to it', () => {
  const place = { progress: progressOf(completeAnswers()), locale, isFromPreview: true } as const;
  expect(pathAfter({ ...place, step: 'LEFTOVERS' })).toBe('/new-member/personalization');
  expect(pathBefore({ ...place, step: 'LEFTOVERS' })).toBe('/new-member/personalization');
});

test('a change from the plan that opens another step passes by that step first', () => {
  const progress = progressOf(completeAnswers({ healthConditions: ['TYPE1_DIABETES'] }));
  const path = pathAfter({ progress, step: 'HEALTH_CONDITIONS', locale, isFromPreview: true });
  expect(path).toBe('/onboarding/see-a-doctor?from=preview');
});

test('steps ahead of the first open one, and those of others, cannot be opened', () => {
  const progress = progressOf({ goals: ['LEARN'] });
  expect(isReachable({ progress, step: 'GOAL' })).toBe(true);
  expect(isReachable({ progress, step: 'SEX' })).toBe(true);
  expect(isReachable({ progress, step: 'DATA_CONSENT' })).toBe(false);
  expect(isReachable({ progress: progressOf(completeAnswers()), step: 'SEE_A_DOCTOR' })).toBe(
    false,
  );
});
