import { expect, test } from 'vitest';
import { askPath, numberIn, programAlternates, questionOf } from './program-address.ts';

test('a question of a program has an address, and odd ones ask nothing', () => {
  const path = askPath({ slug: 'first-steps', ask: 'stop', locale: 'en' });
  expect(path).toBe('/programs/first-steps?ask=stop');
  expect(questionOf(new URLSearchParams('ask=stop'))).toBe('stop');
  expect(questionOf(new URLSearchParams('ask=x'))).toBeNull();
});

test.each([
  ['1', 1],
  ['12', 12],
  ['999', 999],
  ['1000', 0],
  ['0', 0],
  ['01', 0],
  ['1x', 0],
  [undefined, 0],
])('a lesson %s is number %i', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test('a program has its own address in every language', () => {
  const slugs = [
    { language: 'en', slug: 'first-steps' },
    { language: 'sv', slug: 'forsta-stegen' },
  ];
  const paths = programAlternates({ slugs }, (locale, slug) => `${locale}/${slug}`);
  expect(paths.en).toBe('en/first-steps');
  expect(paths.sv).toBe('sv/forsta-stegen');
  expect(paths.es).toBe('es/');
});
