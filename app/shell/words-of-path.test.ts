import { expect, test } from 'vitest';
import { wordsOfPath } from './words-of-path.ts';

test.each([
  ['/recipes/salmon-puding', 'salmon puding'],
  ['/se/recept/kyckling-med-%C3%B6rter/', 'kyckling med örter'],
  ['/old-page.html', 'old page'],
  ['/recipes/salmon-%E0%A4%A', 'salmon'],
  ['/', ''],
])('%s was meant as "%s"', (pathname, words) => {
  expect(wordsOfPath(pathname)).toBe(words);
});

test('a long address is cut', () => {
  expect(wordsOfPath(`/${'word-'.repeat(400)}`)).toBe('word word word word word word');
  expect(wordsOfPath(`/${'x'.repeat(5000)}`)).toHaveLength(60);
});
