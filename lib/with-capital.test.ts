import { expect, test } from 'vitest';
import { withCapital } from './with-capital.ts';

test.each([
  ['lunes, 9 mar', 'Lunes, 9 mar'],
  ['ägg', 'Ägg'],
  ['BLT', 'BLT'],
  ['2 eggs', '2 eggs'],
  ['', ''],
])('%s begins as %s', (text, capitalised) => {
  expect(withCapital(text)).toBe(capitalised);
});

test('a language has its own capitals', () => {
  expect(withCapital('istanbul', 'tr')).toBe('İstanbul');
});
