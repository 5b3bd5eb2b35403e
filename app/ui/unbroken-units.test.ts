import { expect, test } from 'vitest';
import { unbrokenUnits } from './unbroken-units.ts';

test.each([
  ['de 20 a 50 g, y 2.2 kg', 'de 20 a 50_g, y 2.2_kg'],
  ['4 % av energin på 30 min', '4_% av energin på 30_min'],
  ['3 limones y 12 gambas', '3 limones y 12 gambas'],
  ['2 minutes, 100 grams', '2 minutes, 100 grams'],
])('%s is broken only between words', (text, unbroken) => {
  expect(unbrokenUnits(text).replaceAll('\u00A0', '_')).toBe(unbroken);
});
