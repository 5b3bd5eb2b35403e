import { expect, test } from 'vitest';
import { areOver, countDone, firstStepStates, stepToShow } from './first-steps.rules.ts';

function statesOf(args: Parameters<typeof firstStepStates>[0]): string {
  return firstStepStates(args)
    .map(({ step, state }) => `${step} ${state}`)
    .join(', ');
}

test('what is done elsewhere is done, and the rest is as it was marked', () => {
  const marks = [
    { step: 'GUIDE', mark: 'DONE' },
    { step: 'PHONE', mark: 'SKIPPED' },
    { step: 'PROGRAM', mark: 'SKIPPED' },
  ] as const;
  expect(statesOf({ marks, doneElsewhere: ['MEAL_PLAN', 'PROGRAM'] })).toBe(
    'GUIDE DONE, MEAL_PLAN DONE, SHOPPING_LIST OPEN, PROGRAM DONE, PHONE SKIPPED, REMINDERS OPEN',
  );
});

test('the first open step is shown, unless another is asked for', () => {
  const states = firstStepStates({ marks: [], doneElsewhere: ['GUIDE'] });
  expect(stepToShow({ states, asked: null })).toBe('MEAL_PLAN');
  expect(stepToShow({ states, asked: 'GUIDE' })).toBe('GUIDE');
});

test('what was skipped is not counted as done', () => {
  const marks = [
    { step: 'PHONE', mark: 'SKIPPED' },
    { step: 'REMINDERS', mark: 'SKIPPED' },
  ] as const;
  expect(countDone(firstStepStates({ marks, doneElsewhere: [] }))).toBe(0);
  expect(countDone(firstStepStates({ marks, doneElsewhere: ['GUIDE', 'PHONE'] }))).toBe(2);
});

test('nothing is shown when nothing is left', () => {
  const marks = [
    { step: 'SHOPPING_LIST', mark: 'SKIPPED' },
    { step: 'PHONE', mark: 'DONE' },
    { step: 'REMINDERS', mark: 'SKIPPED' },
  ] as const;
  const states = firstStepStates({ marks, doneElsewhere: ['GUIDE', 'MEAL_PLAN', 'PROGRAM'] });
  expect(stepToShow({ states, asked: null })).toBeNull();
  expect(areOver(states)).toBe(true);
  expect(areOver(firstStepStates({ marks, doneElsewhere: ['GUIDE', 'MEAL_PLAN'] }))).toBe(false);
});
