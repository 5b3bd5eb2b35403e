import { expect, test } from 'vitest';
import { wordsOfId } from './words-of-id.ts';

test.each([
  ['beef-stew', 'Beef stew'],
  ['ketoGuide', 'Keto guide'],
  ['egg', 'Egg'],
])('%s is read as %s', (id, words) => {
  expect(wordsOfId(id)).toBe(words);
});
