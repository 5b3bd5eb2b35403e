import { expect, test } from 'vitest';
import { countWords, durationWords, shareWords, sizeWords } from './figure-words.ts';

test.each([
  [31e9, '31 GB'],
  [1e9, '1 GB'],
  [999_999_999, '1,000 MB'],
  [9.94e6, '9.9 MB'],
  [10e6, '10 MB'],
  [4.21e6, '4.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes, 'en')).toBe(words);
});

test.each([
  [74, '74 ms'],
  [999, '999 ms'],
  [1000, '1 sec'],
  [1540, '1.5 sec'],
  [12_400, '12 sec'],
])('%d milliseconds are %s', (ms, words) => {
  expect(durationWords(ms, 'en')).toBe(words);
});

test('counts and shares are written as the language does', () => {
  expect(countWords(12_345, 'en')).toBe('12,345');
  expect(shareWords(0.126, 'en')).toBe('13%');
  expect(shareWords(0.126, 'sv')).toMatch(/^13\s%$/);
});
