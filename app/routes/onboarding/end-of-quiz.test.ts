import { expect, test } from 'vitest';
import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import {
  EnterExperimentDocument,
  TakenVariantsDocument,
} from '../../experiments/operations.gen.ts';
import { fakeApi } from '../../graphql/testing/fake-api.ts';
import { endOfQuiz } from './end-of-quiz.ts';

interface Visit {
  variant?: 'A' | 'B';
  step?: SurveyStep;
  isFromPreview?: boolean;
  isComplete?: boolean;
  isMember?: boolean;
}

async function end(visit: Visit) {
  const { variant = 'B', step = 'DATA_CONSENT', isFromPreview = false, isComplete = true } = visit;
  const membershipSubscription = visit.isMember ? { status: 'ACTIVE' } : null;
  const { context, asked } = fakeApi([
    [TakenVariantsDocument, { membershipSubscription, takenVariants: [] }],
    [EnterExperimentDocument, { enterExperiment: { variant, isTried: true } }],
  ]);
  const progress = { steps: [], openStep: null, isComplete };
  const path = await endOfQuiz({ context, step, locale: 'es', isFromPreview, progress });
  return { path, variables: asked.map(({ variables }) => variables) };
}

test('some visitors get the plan with its prices when the quiz ends, in their language', async () => {
  const { path, variables } = await end({ variant: 'B' });
  expect(path).toBe('/es/tu-plan');
  expect(variables).toContainEqual({ input: { experiment: 'ONBOARDING' } });
});

test('the others get the week, as members do', async () => {
  expect((await end({ variant: 'A' })).path).toBeNull();
  const member = await end({ variant: 'B', isMember: true });
  expect(member.path).toBeNull();
  expect(member.variables).toHaveLength(1);
});

test.each([
  ['before the end', { step: 'GOAL' }],
  ['with questions left open', { isComplete: false }],
  ['when one answer is changed later', { isFromPreview: true }],
] as const)('%s nobody becomes part of the experiment', async (_when, visit) => {
  expect(await end(visit)).toEqual({ path: null, variables: [] });
});
