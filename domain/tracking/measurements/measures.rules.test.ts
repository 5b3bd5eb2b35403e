import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inUnit, keptValueOf, readAmount, readingOf, type MeasureUnit } from './measures.rules.ts';

const decimals: Record<MeasureUnit, number> = {
  kg: 1,
  lb: 1,
  st: 1,
  cm: 1,
  in: 1,
  'mmol/L': 1,
  'mg/dL': 0,
  mmHg: 0,
};
const units = Object.keys(decimals) as MeasureUnit[];

/** What people type: as many decimals as are shown. */
function typedIn(unit: MeasureUnit) {
  const perUnit = 10 ** decimals[unit];
  return fc.integer({ min: 1, max: 900 * perUnit }).map((steps) => steps / perUnit);
}

test.each(units.filter((unit) => unit !== 'st'))('what is typed in %s is read again', (unit) => {
  fc.assert(
    fc.property(typedIn(unit), (amount) => {
      const value = keptValueOf({ unit, amount, pounds: 0 });
      expect(readingOf({ value, unit })).toEqual({ unit, amount, pounds: 0 });
    }),
  );
});

test('what is typed in stone and pounds is read again', () => {
  const stone = fc.integer({ min: 5, max: 55 });
  const pounds = fc.integer({ min: 0, max: 139 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(stone, pounds, (amount, rest) => {
      const value = keptValueOf({ unit: 'st', amount, pounds: rest });
      expect(readingOf({ value, unit: 'st' })).toEqual({ unit: 'st', amount, pounds: rest });
    }),
  );
});

test('reading a value in every unit there is does not move it', () => {
  const value = fc.double({ min: 1, max: 350, noNaN: true });
  fc.assert(
    fc.property(value, fc.constantFrom(...units), (kept, unit) => {
      const back = keptValueOf({ unit, amount: inUnit({ value: kept, unit }), pounds: 0 });
      expect(Math.abs(back - kept)).toBeLessThan(kept * 1e-12);
    }),
  );
});

test.each([
  ['lb', 170, 77.110703],
  ['st', 12, 76.203518],
  ['in', 32, 81.28],
  ['mg/dL', 100, 5.550745],
] as const)('%s: %d is %d', (unit, amount, kept) => {
  expect(keptValueOf({ unit, amount, pounds: 0 })).toBeCloseTo(kept, 6);
});

test('almost a stone more is a stone more, not fourteen pounds', () => {
  const value = keptValueOf({ unit: 'lb', amount: 167.97, pounds: 0 });
  expect(readingOf({ value, unit: 'st' })).toEqual({ unit: 'st', amount: 12, pounds: 0 });
});

test.each([
  ['78.4', 78.4],
  ['78,4', 78.4],
  [' 80 ', 80],
  ['77.11070290000001', 77.11070290000001],
  ['1e-7', 1e-7],
])('%j is the number %d', (text, number) => {
  expect(readAmount(text)).toBe(number);
});

test.each(['', 'abc', '-5', '12345', '1.2.3', '78 kg', 'Infinity', '1e9', '0x10'])(
  '%j is no number of ours',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test.each(['kg', 'lb', 'st', 'cm', 'in', 'mmol/L', 'mg/dL', 'mmHg'] as const)(
  'a bound shown in %s is inside of what it bounds',
  (unit) => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 350, noNaN: true }), (bound) => {
        const least = keptValueOf(readingOf({ value: bound, unit, rounding: 'up' }));
        const most = keptValueOf(readingOf({ value: bound, unit, rounding: 'down' }));
        expect(least).toBeGreaterThanOrEqual(bound * (1 - 1e-5));
        expect(most).toBeLessThanOrEqual(bound * (1 + 1e-5));
      }),
    );
  },
);
