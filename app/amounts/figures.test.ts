import { expect, test } from 'vitest';
import { gramsText, kilocaloriesText, milligramsText } from './figures.ts';

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

test.each([
  [5.2, '5 g'],
  [0, '0 g'],
  [0.2, '<1 g'],
  [0.5, '1 g'],
  [48.5, '49 g'],
])('%d grams are shown as %j', (amount, text) => {
  expect(plain(gramsText({ amount, locale: 'en' }))).toBe(text);
});

test('what is not known is never shown as nothing', () => {
  expect(gramsText({ amount: null, locale: 'en' })).toBe('unknown');
  expect(milligramsText({ amount: null, locale: 'en' })).toBe('unknown');
});

test('doubtful figures carry a sign, and a lower bound says so before all else', () => {
  expect(plain(gramsText({ amount: 5, locale: 'en', isApproximate: true }))).toBe('≈ 5 g');
  const both = { isApproximate: true, isIncomplete: true };
  expect(plain(gramsText({ amount: 5, locale: 'en', ...both }))).toBe('≥ 5 g');
});

test('energy has the digits of the language', () => {
  expect(plain(kilocaloriesText({ amount: 1234.6, locale: 'en' }))).toBe('1,235 kcal');
  expect(plain(kilocaloriesText({ amount: 1234.6, locale: 'sv' }))).toBe('1 235 kcal');
});
