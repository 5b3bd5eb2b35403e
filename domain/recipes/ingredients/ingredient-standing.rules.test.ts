import { expect, test } from 'vitest';
import { ingredientStandings } from './ingredient-standing.rules.ts';

test.each([
  [
    [null, null],
    ['counted', 'counted'],
  ],
  [
    [null, 'or', null],
    ['counted', 'alternative', 'counted'],
  ],
  [
    [null, 'or', 'and', null],
    ['counted', 'alternative', 'alternative', 'counted'],
  ],
  [
    [null, 'and'],
    ['counted', 'counted'],
  ],
  [
    ['optional', 'and', 'or'],
    ['optional', 'optional', 'alternative'],
  ],
] as const)('lines labelled %j stand as %j', (labels, standings) => {
  expect(ingredientStandings(labels.map((label) => ({ label })))).toEqual(standings);
});
