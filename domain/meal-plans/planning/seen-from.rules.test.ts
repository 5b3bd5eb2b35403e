import { expect, test } from 'vitest';
import { ordinaryAnswers, profileOf } from '../testing/member.ts';
import { seenFrom } from './seen-from.rules.ts';

test.each<[string | null, string, number | undefined, number?]>([
  ['2026-03-12', '2026-03-11', undefined],
  ['2026-03-12', '2026-03-11', undefined, 20 * 60 - 1],
  ['2026-03-12', '2026-03-11', 0, 20 * 60],
  ['2026-03-12', '2026-03-10', undefined, 23 * 60],
  ['2026-03-12', '2026-03-15', 3, 23 * 60],
  ['2026-03-12', '2026-03-12', 0],
  ['2026-03-12', '2026-03-15', 3],
  [null, '2026-03-12', undefined],
])('of a plan that begins on %s, %s is day %s', (beginsOn, today, day, minute) => {
  const profile = profileOf(ordinaryAnswers);
  expect(seenFrom({ profile, beginsOn, today, minute }).today).toBe(day);
});
