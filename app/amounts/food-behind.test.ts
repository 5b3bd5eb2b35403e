import { expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { foodBehind } from './food-behind.ts';

test.each<[Locale, string, string, string]>([
  ['en', 'g', 'Butter', 'butter'],
  ['sv', 'g', 'Smör', 'smör'],
  ['es', 'g', 'Mantequilla', 'de mantequilla'],
  ['es', 'can', 'Puré de calabaza', 'de puré de calabaza'],
  ['es', 'piece', 'Huevos', 'huevos'],
])('%s: behind an amount in %s, %s is "%s"', (locale, unit, name, expected) => {
  expect(foodBehind({ amount: { unit }, name, locale })).toBe(expected);
});
