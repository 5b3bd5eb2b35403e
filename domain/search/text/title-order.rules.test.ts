import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import { titleOrder } from './title-order.rules.ts';

test.each<[Language, string[]]>([
  ['en', ['Almond bread', 'bacon', 'Crème', 'Crisp']],
  ['es', ['Nuez', 'Ñandú', 'Óleo', 'Papa']],
  ['sv', ['Oliver', 'Zucchini', 'Ål', 'Ägg', 'Örter']],
])('in %s the alphabet is that of the language', (language, titles) => {
  const mixed = titles.toReversed();
  const ordered = [...titleOrder({ titles: mixed, language })].map((number) => mixed[number]);
  expect(ordered).toEqual(titles);
});

test('the same titles keep the order they are numbered in', () => {
  expect([...titleOrder({ titles: ['Soup', 'Soup', 'Soup'], language: 'en' })]).toEqual([0, 1, 2]);
});
