import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withLocale } from '../shell/request-locale.server.ts';
import { servingsText } from './servings-text.ts';

const spoken = ['en', 'es', 'sv'] as const;

function saidIn(locale: (typeof spoken)[number], servings: number): string {
  return withLocale(locale, () => servingsText(servings));
}

test.each([
  [0.25, '¼ serving', '¼ porción', '¼ portion'],
  [1, '1 serving', '1 porción', '1 portion'],
  [1.25, '1¼ servings', '1¼ porciones', '1¼ portioner'],
  [2.5, '2½ servings', '2½ porciones', '2½ portioner'],
  [4, '4 servings', '4 porciones', '4 portioner'],
  // As somebody types it.
  [0.1, '⅛ serving', '⅛ porción', '⅛ portion'],
  [0.01, '⅛ serving', '⅛ porción', '⅛ portion'],
  [1.4, '1⅓ servings', '1⅓ porciones', '1⅓ portioner'],
  [1.9, '2 servings', '2 porciones', '2 portioner'],
  [0.33, '⅓ serving', '⅓ porción', '⅓ portion'],
  [1.7, '1⅔ servings', '1⅔ porciones', '1⅔ portioner'],
  [0.98, '1 serving', '1 porción', '1 portion'],
  [1.02, '1 serving', '1 porción', '1 portion'],
])('%d is said as in a kitchen: %s, %s, %s', (servings, ...texts) => {
  expect(spoken.map((locale) => saidIn(locale, servings))).toEqual(texts);
});

test('whatever was eaten is above none and no decimal', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      fc.constantFrom(...spoken),
      (servings, locale) => {
        const text = saidIn(locale, servings);
        expect(text).not.toMatch(/\d[.,]\d/);
        expect(text).not.toMatch(/^0/);
      },
    ),
  );
});
