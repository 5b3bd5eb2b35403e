import { expect, test } from 'vitest';
import {
  mayChangePlan,
  nextState,
  planTransitions,
  type PlanState,
  type PlanTransition,
} from './plan-state.rules.ts';

/** `T` started, `S` shared, `D` deleted; `-` is a private, stopped plan. */
function stateOf(letters: string): PlanState {
  return {
    isStarted: letters.includes('T'),
    isShared: letters.includes('S'),
    isDeleted: letters.includes('D'),
  };
}

test.each<[string, Record<PlanTransition, string | null>]>([
  ['-', { start: 'T', stop: '-', share: 'S', unshare: '-', delete: 'D', restore: '-' }],
  ['T', { start: 'T', stop: '-', share: 'TS', unshare: 'T', delete: 'D', restore: 'T' }],
  ['S', { start: 'TS', stop: 'S', share: 'S', unshare: '-', delete: 'SD', restore: 'S' }],
  ['TS', { start: 'TS', stop: 'S', share: 'TS', unshare: 'T', delete: 'SD', restore: 'TS' }],
  ['D', { start: null, stop: null, share: null, unshare: null, delete: 'D', restore: '-' }],
  ['SD', { start: null, stop: null, share: null, unshare: null, delete: 'SD', restore: 'S' }],
])('what follows from %s', (from, expected) => {
  for (const transition of planTransitions) {
    const after = nextState({ state: stateOf(from), transition });
    const to = expected[transition];
    expect(after, transition).toEqual(to === null ? null : stateOf(to));
  }
});

test('the same transition again changes nothing', () => {
  const changed = ['-', 'T', 'S', 'TS', 'D', 'SD'].flatMap((letters) =>
    planTransitions.filter((transition) => {
      const once = nextState({ state: stateOf(letters), transition });
      const twice = once && nextState({ state: once, transition });
      return JSON.stringify(once) !== JSON.stringify(twice);
    }),
  );
  expect(changed).toEqual([]);
});

test.each([
  ['the owner', { isOwner: true, isThemed: false, canEditMealPlans: false }, true],
  [
    'an editor who is not the owner',
    { isOwner: false, isThemed: false, canEditMealPlans: true },
    false,
  ],
  ['anybody else', { isOwner: false, isThemed: false, canEditMealPlans: false }, false],
  ['an editor, of a themed plan', { isOwner: false, isThemed: true, canEditMealPlans: true }, true],
  [
    'a member, of a themed plan',
    { isOwner: false, isThemed: true, canEditMealPlans: false },
    false,
  ],
])('%s changes a plan: %j', (_who, reader, expected) => {
  expect(mayChangePlan(reader)).toBe(expected);
});
