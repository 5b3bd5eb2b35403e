import { expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { units } from '../../../lib/units.ts';
import {
  amountParts,
  formatAmount,
  isSingularAmount,
  unitWord,
  type AmountParts,
} from './amount-text.rules.ts';

function format(amount: AmountParts, locale: Locale = 'en', namesPieces = false): string {
  return formatAmount({ amount, locale, namesPieces }).replaceAll('\u00a0', ' ');
}

test('a cup and a spoonful more are said as both', () => {
  const amount = { number: 0, fraction: '⅓', unit: 'cup', plus: { number: 1, unit: 'tbsp' } };
  expect(format(amount)).toBe('⅓ cup + 1 tbsp');
});

test.each<[AmountParts, string, string, string]>([
  [{ number: 600, unit: 'g' }, '600 g', '600 g', '600 g'],
  [{ number: 1.25, unit: 'kg' }, '1.25 kg', '1.25 kg', '1,25 kg'],
  [{ number: 1, fraction: '½', unit: 'cup' }, '1½ cups', '1½ tazas', '1½ koppar'],
  [{ number: 0, fraction: '½', unit: 'cup' }, '½ cup', '½ taza', '½ kopp'],
  [{ number: 1, unit: 'tbsp' }, '1 tbsp', '1 cda', '1 msk'],
  [{ number: 3, fraction: '¼', unit: 'tsp' }, '3¼ tsp', '3¼ cdta', '3¼ tsk'],
  [{ number: 2, unit: 'head' }, '2 heads', '2 cabezas', '2 huvuden'],
  [{ number: 1, unit: 'bunch' }, '1 bunch', '1 manojo', '1 knippe'],
  [{ number: 2, unit: 'clove' }, '2 cloves', '2 dientes', '2 klyftor'],
  [{ number: 1, unit: 'fl-oz' }, '1 fl oz', '1 fl oz', '1 fl oz'],
])('an amount is written in the words of each language: %j', (amount, en, es, sv) => {
  expect(format(amount, 'en')).toBe(en);
  expect(format(amount, 'es')).toBe(es);
  expect(format(amount, 'sv')).toBe(sv);
});

test('pieces are only counted, unless asked for by name', () => {
  expect(format({ number: 12, unit: 'piece' })).toBe('12');
  expect(format({ number: 1, unit: 'piece' }, 'en', true)).toBe('1 pc');
  expect(format({ number: 2, unit: 'piece' }, 'sv', true)).toBe('2 st');
});

test('number and unit are never torn apart by a line break', () => {
  const text = formatAmount({ amount: { number: 2, unit: 'fl-oz' }, locale: 'en' });
  expect(text.startsWith('2\u00a0')).toBe(true);
});

test.each(['en', 'es', 'sv', 'zu'] as const)('every unit has its words in %s', (locale) => {
  for (const unit of [...units, 'kg', 'dl', 'l', 'oz', 'lb', 'cup', 'fl-oz']) {
    for (const number of [1, 2]) {
      expect(format({ number, unit }, locale, true)).not.toContain('units_');
    }
  }
});

test('a fraction keeps its whole and a decimal its value', () => {
  const half = { kind: 'fraction', whole: 2, fraction: '½' } as const;
  expect(amountParts({ quantity: half, unit: 'dl' })).toEqual({
    number: 2,
    fraction: '½',
    unit: 'dl',
  });
  const decimal = { kind: 'decimal', value: 1.2 } as const;
  expect(amountParts({ quantity: decimal, unit: 'l' })).toEqual({
    number: 1.2,
    fraction: null,
    unit: 'l',
  });
});

test('up to one is singular', () => {
  expect(isSingularAmount({ number: 0, fraction: '¾' })).toBe(true);
  expect(isSingularAmount({ number: 1 })).toBe(true);
  expect(isSingularAmount({ number: 0.5 })).toBe(true);
  expect(isSingularAmount({ number: 1, fraction: '¼' })).toBe(false);
  expect(isSingularAmount({ number: 2 })).toBe(false);
});

test('what is measured besides comes along', () => {
  const third = { kind: 'fraction', whole: 0, fraction: '⅓' } as const;
  const spoon = { quantity: { kind: 'decimal', value: 1 }, unit: 'tbsp' } as const;
  const parts = amountParts({ quantity: third, unit: 'cup', plus: spoon });
  expect(parts).toEqual({
    number: 0,
    fraction: '⅓',
    unit: 'cup',
    plus: { number: 1, fraction: null, unit: 'tbsp' },
  });
});

test('who does not ask for the word beside pieces gets the number, with two decimals at most', () => {
  expect(formatAmount({ amount: { number: 3, unit: 'piece' }, locale: 'en' })).toBe('3');
  expect(format({ number: 1.2345, unit: 'kg' })).toBe('1.23 kg');
});

test('a unit of a newer server is shown as it came', () => {
  expect(unitWord({ amount: { number: 2, unit: 'jar' }, locale: 'sv' })).toBe('jar');
});
