import { expect, test } from 'vitest';
import { parseStepUse } from './parse-step-use.ts';

test.each([
  ['flank-steak', 'flank-steak', 1],
  ['tamari 1/4', 'tamari', 0.25],
  ['butter#2 1/2', 'butter#2', 0.5],
  ['salt 0.75', 'salt', 0.75],
  ['salt ½', 'salt', 0.5],
])('reads "%s"', (text, ingredientKey, share) => {
  expect(parseStepUse(text)).toEqual({ ok: true, value: { ingredientKey, share } });
});

test.each(['', 'Butter', 'butter#1', 'butter 3/2', 'butter 0', 'butter half', '1/2 butter'])(
  'refuses "%s"',
  (text) => {
    expect(parseStepUse(text).ok).toBe(false);
  },
);
