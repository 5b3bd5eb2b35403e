import { expect, test } from 'vitest';
import type { Refusal } from '../../planner/types.ts';
import { proposedChanges } from './proposed-changes.rules.ts';
import { ordinaryAnswers, profileOf } from '../testing/member.ts';

const profile = profileOf({ ...ordinaryAnswers, cookingTime: 'minimal', avoid: ['DAIRY'] });
const refusal: Refusal = {
  ok: false,
  proven: true,
  reasons: [{ code: 'TOO_FEW_RECIPES', meal: 'LUNCH', weekday: true, available: 1, needed: 5 }],
  relaxations: [
    { changes: [{ preference: 'cookingTime', to: 'average' }], weight: 1 },
    {
      changes: [
        { preference: 'mealsPerDay', to: 2 },
        { preference: 'avoid', group: 'DAIRY' },
      ],
      weight: 6.5,
    },
  ],
};

test('each change names what is, what would be, and which others it needs', () => {
  const changes = proposedChanges({ refusal, profile }).map((change) => Object.values(change));
  expect(changes.map((values) => values.join(' '))).toEqual([
    'cookingTime minimal average  TOO_FEW_RECIPES 0',
    'mealsPerDay 3 2  TOO_FEW_RECIPES 1',
    'avoid   DAIRY TOO_FEW_RECIPES 1',
  ]);
});

test('where the planner gave up, nothing is proposed', () => {
  expect(proposedChanges({ refusal: { ok: false, proven: false }, profile })).toEqual([]);
});
