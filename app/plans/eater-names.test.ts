import { expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { withLocale } from '../shell/request-locale.server.ts';
import { everybodyNamed, nameOfEater } from './eater-names.ts';

const family = { adults: 2, children: 1 };
const names = { adults: ['Leo'], children: ['Bo'] };

test.each([
  [0, null],
  [1, 'Leo'],
  [2, 'Bo'],
  [3, null],
])('the eater at place %d is called %s', (index, name) => {
  expect(nameOfEater({ index, eaters: family, names })).toBe(name);
});

test.each<[Locale, string]>([
  ['en', 'you, Leo, and Bo'],
  ['es', 'ti, Leo y Bo'],
  ['sv', 'dig, Leo och Bo'],
])('in %s they are "%s" together', (locale, words) => {
  const said = () => everybodyNamed({ eaters: family, names, locale });
  expect(withLocale(locale, said)).toBe(words);
});

test('who eats alone, or with somebody without a name, is counted instead', () => {
  const locale = 'en';
  expect(everybodyNamed({ eaters: { adults: 1, children: 0 }, names, locale })).toBeNull();
  expect(everybodyNamed({ eaters: { adults: 3, children: 1 }, names, locale })).toBeNull();
  const some = { adults: [''], children: ['Bo'] };
  expect(everybodyNamed({ eaters: family, names: some, locale })).toBeNull();
});
