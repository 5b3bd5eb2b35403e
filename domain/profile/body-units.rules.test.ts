import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  feetAndInchesOf,
  heightCmOf,
  shownHeight,
  shownWeight,
  typedWeightOf,
  weightKgOf,
} from './body-units.rules.ts';

test('whole feet and inches come back as they were typed', () => {
  const typed = fc.record({
    feet: fc.integer({ min: 3, max: 7 }),
    inches: fc.integer({ min: 0, max: 11 }),
  });
  fc.assert(
    fc.property(typed, (height) => {
      expect(feetAndInchesOf({ heightCm: heightCmOf(height) })).toEqual(height);
    }),
  );
});

test('weights to a tenth come back as they were typed, in every unit', () => {
  const unit = fc.constantFrom('kg' as const, 'lb' as const);
  const tenths = fc.integer({ min: 350, max: 7700 });
  fc.assert(
    fc.property(unit, tenths, (each, amount) => {
      const typed = { unit: each, amount: amount / 10, pounds: 0 };
      expect(typedWeightOf({ weightKg: weightKgOf(typed), unit: each })).toEqual(typed);
    }),
  );
});

test('stone and pounds to a tenth come back as they were typed', () => {
  const stones = fc.integer({ min: 5, max: 55 });
  const tenths = fc.integer({ min: 0, max: 139 });
  fc.assert(
    fc.property(stones, tenths, (amount, pounds) => {
      const typed = { unit: 'st', amount, pounds: pounds / 10 } as const;
      expect(typedWeightOf({ weightKg: weightKgOf(typed), unit: 'st' })).toEqual(typed);
    }),
  );
});

test.each([
  { feet: 5, inches: 7, heightCm: 170.2 },
  { feet: 6, inches: 0, heightCm: 182.9 },
  { feet: 5, inches: 11.5, heightCm: 181.6 },
])('$feet ft $inches in is $heightCm cm', ({ heightCm, ...typed }) => {
  expect(heightCmOf(typed)).toBe(heightCm);
});

test.each([
  { unit: 'lb', amount: 160, pounds: 0, weightKg: 72.57 },
  { unit: 'st', amount: 11, pounds: 6, weightKg: 72.57 },
  { unit: 'kg', amount: 72.5, pounds: 0, weightKg: 72.5 },
] as const)('$amount $unit $pounds is $weightKg kg', ({ weightKg, ...typed }) => {
  expect(weightKgOf(typed)).toBe(weightKg);
});

test('an inch short of a foot never shows as twelve inches', () => {
  expect(feetAndInchesOf({ heightCm: 182.7 })).toEqual({ feet: 6, inches: 0 });
});

test('bounds are rounded to the inside', () => {
  expect(shownHeight({ heightCm: 120, system: 'METRIC', rounding: 'up' })).toBe('120 cm');
  expect(shownHeight({ heightCm: 230, system: 'IMPERIAL', rounding: 'down' })).toBe('7 ft 6 in');
  expect(shownWeight({ weightKg: 35, unit: 'lb', rounding: 'up' })).toBe('78 lb');
  expect(shownWeight({ weightKg: 350, unit: 'kg', rounding: 'down' })).toBe('350 kg');
  expect(shownWeight({ weightKg: 35, unit: 'st', rounding: 'up' })).toBe('5 st 8 lb');
});

test('a weight is rounded in the tenths it is typed in', () => {
  const typed = (rounding: 'up' | 'down') =>
    typedWeightOf({ weightKg: 72.53, unit: 'kg', rounding }).amount;
  expect([typed('up'), typed('down')]).toEqual([72.6, 72.5]);
});
