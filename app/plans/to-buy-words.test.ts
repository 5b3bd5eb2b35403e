import { expect, test } from 'vitest';
import { toBuyWords, type DifferenceKinds } from './to-buy-words.ts';

test.each<[DifferenceKinds, string]>([
  [['NEW', 'MORE', 'GONE'], 'To buy: 2 more, 1 less.'],
  [['NEW'], 'To buy: 1 more.'],
  [['LESS', 'GONE'], 'To buy: 2 less.'],
  [[], ''],
])('%j is told as %j', (kinds, words) => {
  expect(toBuyWords(kinds)).toBe(words);
});
