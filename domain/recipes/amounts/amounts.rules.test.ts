import { assert, constantFrom, double, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { quantityValue } from '../../../lib/fractions.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer } from '../../../lib/units.ts';
import type { Unit, UnitCode } from '../../../lib/units.ts';
import type { FoodGroup } from '../../foods/food.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { shownAmount } from './amounts.rules.ts';
import type { AmountStyle, ShownAmount } from './shown-amount.ts';

/** Amount, unit, group and density; then metric and US. */
test.each<[number, Unit, FoodGroup, number | null, string, string]>([
  [450, 'g', 'meat', null, '450 g', '1 lb'],
  [250, 'g', 'meat', null, '250 g', '9 oz'],
  [600, 'g', 'meat', null, '600 g', '1¼ lb'],
  [500, 'g', 'meat', null, '500 g', '1 lb'],
  [510, 'g', 'meat', null, '510 g', '18 oz'],
  [1000, 'g', 'meat', null, '1 kg', '2¼ lb'],
  [1250, 'g', 'poultry', null, '1.25 kg', '2¾ lb'],
  [40, 'g', 'meat', null, '40 g', '1½ oz'],
  [5, 'g', 'baking', null, '5 g', '¼ oz'],
  [3, 'g', 'spices', 0.5, '3 g', '1¼ tsp'],
  [120, 'g', 'meat', 0.5, '120 g', '4 oz'],
  [100, 'g', 'baking', 0.41, '100 g', '1 cup'],
  [15, 'g', 'dairy', 0.95, '15 g', '1 tbsp'],
  [30, 'g', 'sauces', 1.1, '30 g', '2 tbsp'],
  [500, 'g', 'vegetables', 0.38, '500 g', '1 lb'],
  [90, 'g', 'vegetables', 0.38, '90 g', '1 cup'],
  // Cherry tomatoes, bell pepper or olives are never spooned.
  [30, 'g', 'vegetables', 0.63, '30 g', '1 oz'],
  [60, 'g', 'vegetables', 0.63, '60 g', '2 oz'],
  [15, 'ml', 'fats', 0.91, '15 ml', '1 tbsp'],
  [240, 'ml', 'dairy', 1, '240 ml', '1 cup'],
  [250, 'ml', 'dairy', 1, '250 ml', '1 cup'],
  [120, 'ml', 'dairy', 1, '120 ml', '½ cup'],
  // Between the marks of ⅓ and ½.
  [100, 'ml', 'dairy', 1, '100 ml', '⅓ cup + 1 tbsp'],
  [150, 'ml', 'dairy', 1, '150 ml', '⅔ cup'],
  [200, 'ml', 'dairy', null, '200 ml', '¾ cup'],
  [210, 'ml', 'dairy', null, '210 ml', '¾ cup + 2 tbsp'],
  [1500, 'ml', 'sauces', 1, '1.5 l', '6¼ cup'],
  [3, 'tsp', 'spices', 0.5, '1 tbsp', '1 tbsp'],
  [4, 'tsp', 'spices', 0.5, '4 tsp', '4 tsp'],
  [0.5, 'tsp', 'spices', 0.5, '½ tsp', '½ tsp'],
  [0.05, 'tsp', 'spices', 0.5, '1 pinch', '1 pinch'],
  [1.5, 'tbsp', 'sauces', 1, '1½ tbsp', '1½ tbsp'],
  [3.5, 'tbsp', 'sauces', 1, '3½ tbsp', '3½ tbsp'],
  [5, 'tbsp', 'sauces', 1, '5 tbsp', '5 tbsp'],
  [4.5, 'tbsp', 'fats', 0.92, '4½ tbsp', '4½ tbsp'],
  [8, 'tbsp', 'fats', 0.92, '8 tbsp', '½ cup'],
  [70, 'ml', 'dairy', 1, '70 ml', '4½ tbsp'],
  [270, 'ml', 'dairy', 1, '270 ml', '1 cup + 2 tbsp'],
  [180, 'ml', 'sauces', 1, '180 ml', '¾ cup'],
  [1, 'pinch', 'spices', null, '1 pinch', '1 pinch'],
  [1.5, 'piece', 'vegetables', null, '1½ piece', '1½ piece'],
  [0.25, 'bunch', 'herbs', null, '¼ bunch', '¼ bunch'],
  [12, 'piece', 'eggs', null, '12 piece', '12 piece'],
  [1, 'leaf', 'herbs', null, '1 leaf', '1 leaf'],
  [2, 'can', 'fish', null, '2 can', '2 can'],
])('%f %s of %s (density %s) are %s or %s', (...row) => {
  const [amount, unit, group, densityGramsPerMl, metric, us] = row;
  const food = buildFood({ group, densityGramsPerMl });
  expect(shown({ amount, unit, food, style: { system: 'metric' } })).toBe(metric);
  expect(shown({ amount, unit, food, style: { system: 'us' } })).toBe(us);
});

test.each([
  [40, '40 ml'],
  [50, '½ dl'],
  [60, '4 tbsp'],
  [75, '¾ dl'],
  [80, '¾ dl'],
  [90, '6 tbsp'],
  [100, '1 dl'],
  [250, '2½ dl'],
  [115, '115 ml'],
  [1000, '1 l'],
])('%i ml are %s in a Swedish kitchen', (amount, expected) => {
  const style: AmountStyle = { system: 'metric', usesDeciliters: true };
  expect(shown({ amount, unit: 'ml', food: buildFood(), style })).toBe(expected);
});

test('what a member measures is near what the recipe means, in every system', () => {
  const style = constantFrom<AmountStyle>(
    { system: 'metric' },
    { system: 'metric', usesDeciliters: true },
    { system: 'us' },
  );
  const group = constantFrom<FoodGroup>('meat', 'vegetables', 'baking', 'sauces', 'drinks');
  const density = option(double({ min: 0.1, max: 1.5, noNaN: true }));
  const amount = double({ min: 5, max: 4000, noNaN: true });
  const unit = constantFrom<'g' | 'ml'>('g', 'ml');
  assert(
    property(style, group, density, amount, unit, (...args) => {
      const [chosen, foodGroup, densityGramsPerMl, value, written] = args;
      const food = buildFood({ group: foodGroup, densityGramsPerMl });
      const measured = shownAmount({ amount: value, unit: written, food, style: chosen });
      const gramsPerMl = written === 'g' ? densityGramsPerMl : null;
      const base =
        baseAmount({ ...measured, density: gramsPerMl }) +
        (measured.plus === undefined ? 0 : baseAmount({ ...measured.plus, density: gramsPerMl }));
      // A fifth, or half of the half ounce that kitchen scales in the US are read by.
      const most = Math.max(value * 0.2, (gramsPerOunce / 4) * 1.001);
      expect(Math.abs(base - value)).toBeLessThanOrEqual(most);
    }),
    { numRuns: 2000, seed: 1 },
  );
});

function shown(args: Parameters<typeof shownAmount>[0]): string {
  const { plus, ...amount } = shownAmount(args);
  return plus === undefined ? measureText(amount) : `${measureText(amount)} + ${measureText(plus)}`;
}

function measureText({ quantity, unit }: ShownAmount): string {
  const number = quantity.kind === 'decimal' ? quantity.value : quantity.whole;
  const fraction = quantity.kind === 'decimal' ? '' : (quantity.fraction ?? '');
  return `${number === 0 ? '' : number}${fraction} ${unit}`;
}

/** Back in grams or millilitres. */
function baseAmount(args: {
  quantity: Parameters<typeof quantityValue>[0];
  unit: UnitCode;
  density: number | null;
}): number {
  const perUnit: Partial<Record<UnitCode, number>> = {
    ...millilitersPer,
    g: 1,
    kg: 1000,
    oz: gramsPerOunce,
    lb: gramsPerPound,
  };
  const isVolume = args.unit in millilitersPer;
  const factor = isVolume && args.density !== null ? args.density : 1;
  return quantityValue(args.quantity) * (perUnit[args.unit] ?? 0) * factor;
}

test('what is itself a leaf is only counted', () => {
  const leafOf = (gramsPerMeasure: Partial<Record<Unit, number>>) =>
    shownAmount({
      amount: 2,
      unit: 'leaf',
      food: buildFood({ gramsPerMeasure }),
      style: { system: 'metric' },
    }).unit;
  expect(leafOf({ leaf: 0.2, piece: 0.2 })).toBe('piece');
  expect(leafOf({ leaf: 0.5 })).toBe('leaf');
  expect(leafOf({ leaf: 15, piece: 300 })).toBe('leaf');
});

/** From which amount on which measure is told, up to an end: `1.5: ¼ tsp`. */
function measuresUpTo(args: { end: number; step: number; of: (amount: number) => string }) {
  const { end, step, of } = args;
  const count = Math.round(end / step);
  const told = Array.from({ length: count }, (_, at) => {
    const amount = Math.round((at + 1) * step * 1000) / 1000;
    return { amount, text: of(amount) };
  });
  return told
    .filter(({ text }, at) => text !== told[at - 1]?.text)
    .map(({ amount, text }) => `${amount}: ${text}`)
    .join(', ');
}

const us: AmountStyle = { system: 'us' };
const metric: AmountStyle = { system: 'metric' };
const swedish: AmountStyle = { system: 'metric', usesDeciliters: true };

interface Sweep {
  end: number;
  step: number;
  unit: Unit;
  style: AmountStyle;
  food: object;
}

test.each<[string, Sweep, string]>([
  [
    'spoons',
    { end: 8, step: 0.05, unit: 'tsp', style: metric, food: {} },
    '0.05: 1 pinch, 0.1: ⅛ tsp, 0.2: ¼ tsp, 0.3: ⅓ tsp, 0.45: ½ tsp, 0.6: ⅔ tsp, 0.75: ¾ tsp, 0.9: 1 tsp, 1.15: 1¼ tsp, 1.3: 1⅓ tsp, 1.45: 1½ tsp, 1.6: 1⅔ tsp, 1.75: 1¾ tsp, 1.9: 2 tsp, 2.3: 2½ tsp, 2.75: 3 tsp, 2.9: 1 tbsp, 3.2: 3 tsp, 3.55: 4 tsp, 4.3: 1½ tbsp, 4.75: 5 tsp, 5.55: 2 tbsp, 6.8: 2½ tbsp',
  ],
  [
    'tablespoons',
    { end: 10, step: 0.05, unit: 'tbsp', style: metric, food: {} },
    '0.05: ⅛ tsp, 0.1: ⅓ tsp, 0.15: ½ tsp, 0.2: ⅔ tsp, 0.25: ¾ tsp, 0.3: 1 tsp, 0.4: 1¼ tsp, 0.45: 1⅓ tsp, 0.5: 1½ tsp, 0.55: 1⅔ tsp, 0.6: 1¾ tsp, 0.65: 2 tsp, 0.8: 2½ tsp, 0.95: 3 tsp, 1: 1 tbsp, 1.1: 3 tsp, 1.2: 4 tsp, 1.45: 1½ tbsp, 1.6: 5 tsp, 1.85: 2 tbsp, 2.3: 2½ tbsp, 2.75: 3 tbsp, 3.3: 3½ tbsp, 3.75: 4 tbsp, 4.3: 4½ tbsp, 4.75: 5 tbsp, 5.3: 5½ tbsp, 5.75: 6 tbsp, 6.3: 6½ tbsp, 6.75: 7 tbsp, 7.3: 7½ tbsp, 7.75: 8 tbsp, 8.3: 8½ tbsp, 8.45: 125 ml, 8.5: 130 ml, 8.85: 135 ml, 9.2: 140 ml, 9.5: 145 ml, 9.85: 150 ml',
  ],
  [
    'millilitres in cups',
    { end: 520, step: 1, unit: 'ml', style: us, food: {} },
    '1: ¼ tsp, 2: ⅓ tsp, 3: ⅔ tsp, 4: ¾ tsp, 5: 1 tsp, 6: 1¼ tsp, 7: 1⅓ tsp, 8: 1⅔ tsp, 9: 1¾ tsp, 10: 2 tsp, 12: 2½ tsp, 14: 3 tsp, 15: 1 tbsp, 16: 3 tsp, 18: 4 tsp, 22: 1½ tbsp, 24: 5 tsp, 28: 2 tbsp, 34: 2½ tbsp, 42: 3 tbsp, 49: 3½ tbsp, 57: 4 tbsp, 61: ¼ cup, 64: 4½ tbsp, 72: ¼ cup + 1 tbsp, 77: ⅓ cup, 85: 5½ tbsp, 87: 6 tbsp, 91: ⅓ cup + 1 tbsp, 101: 6½ tbsp, 102: 7 tbsp, 105: ⅓ cup + 2 tbsp, 115: ½ cup, 134: ½ cup + 1 tbsp, 143: ½ cup + 2 tbsp, 146: ⅔ cup, 170: ¾ cup, 201: ¾ cup + 1 tbsp, 203: ¾ cup + 2 tbsp, 218: ¾ cup + 3 tbsp, 219: 1 cup, 267: 1 cup + 2 tbsp, 273: 1¼ cup, 310: 1⅓ cup, 340: 1½ cup, 381: 1⅔ cup, 410: 1¾ cup, 450: 2 cup, 511: 2¼ cup',
  ],
  [
    'millilitres in Sweden',
    { end: 320, step: 1, unit: 'ml', style: swedish, food: {} },
    '1: 1 ml, 2: 2 ml, 3: 3 ml, 4: 4 ml, 5: 5 ml, 6: 6 ml, 7: 7 ml, 8: 8 ml, 9: 9 ml, 10: 10 ml, 11: 11 ml, 12: 12 ml, 13: 13 ml, 14: 14 ml, 15: 1 tbsp, 16: 16 ml, 17: 17 ml, 18: 18 ml, 19: 19 ml, 20: 20 ml, 21: 21 ml, 22: 22 ml, 23: 23 ml, 24: 24 ml, 25: 25 ml, 26: 26 ml, 27: 27 ml, 28: 28 ml, 29: 2 tbsp, 32: 32 ml, 33: 33 ml, 34: 34 ml, 35: 35 ml, 36: 36 ml, 37: 37 ml, 38: 38 ml, 39: 39 ml, 40: 40 ml, 41: 41 ml, 42: 42 ml, 43: 3 tbsp, 48: ½ dl, 55: 55 ml, 56: 56 ml, 57: 57 ml, 58: 4 tbsp, 64: 64 ml, 65: 65 ml, 66: 66 ml, 67: 67 ml, 68: 68 ml, 69: 69 ml, 70: ¾ dl, 82: 82 ml, 83: 83 ml, 84: 84 ml, 85: 85 ml, 86: 6 tbsp, 95: 1 dl, 109: 110 ml, 113: 115 ml, 116: 1¼ dl, 136: 135 ml, 138: 140 ml, 139: 1½ dl, 163: 1¾ dl, 188: 2 dl, 213: 2¼ dl, 238: 2½ dl, 263: 2¾ dl, 288: 3 dl, 313: 3¼ dl',
  ],
  [
    'grams of meat in the US',
    { end: 1200, step: 1, unit: 'g', style: us, food: { group: 'meat' } },
    '1: ¼ oz, 9: ⅓ oz, 12: ½ oz, 22: 1 oz, 36: 1½ oz, 50: 2 oz, 64: 2½ oz, 78: 3 oz, 93: 3½ oz, 107: 4 oz, 121: 4½ oz, 135: 5 oz, 149: 5½ oz, 164: 6 oz, 178: 6½ oz, 192: 7 oz, 206: 7½ oz, 220: 8 oz, 234: 8½ oz, 249: 9 oz, 263: 9½ oz, 277: 10 oz, 291: 10½ oz, 305: 11 oz, 319: 11½ oz, 334: 12 oz, 348: 12½ oz, 362: 13 oz, 377: 13½ oz, 390: 14 oz, 405: 14½ oz, 417: 15 oz, 434: 15½ oz, 445: 1 lb, 504: 18 oz, 516: 1¼ lb, 624: 1½ lb, 738: 1¾ lb, 851: 2 lb, 964: 2¼ lb, 1078: 2½ lb, 1191: 2¾ lb',
  ],
  [
    'grams of a vegetable in the US',
    { end: 480, step: 1, unit: 'g', style: us, food: { densityGramsPerMl: 0.5 } },
    '1: ½ tsp, 2: ¾ tsp, 3: 1¼ tsp, 4: 1½ tsp, 5: 2 tsp, 6: 2½ tsp, 7: 1 tbsp, 10: 1½ tbsp, 12: ½ oz, 22: 1 oz, 28: ¼ cup, 34: 1 oz, 36: 1½ oz, 37: ⅓ cup, 45: 1½ oz, 50: 2 oz, 55: ½ cup, 67: 2½ oz, 73: ⅔ cup, 85: ¾ cup, 101: 3½ oz, 107: 4 oz, 110: 1 cup, 134: 4½ oz, 135: 5 oz, 137: 1¼ cup, 155: 1⅓ cup, 170: 1½ cup, 191: 1⅔ cup, 205: 1¾ cup, 223: 8 oz, 234: 8½ oz, 249: 9 oz, 263: 9½ oz, 277: 10 oz, 291: 10½ oz, 305: 11 oz, 319: 11½ oz, 334: 12 oz, 348: 12½ oz, 362: 13 oz, 377: 13½ oz, 390: 14 oz, 405: 14½ oz, 417: 15 oz, 434: 15½ oz, 445: 1 lb',
  ],
  [
    'grams of a sauce in the US',
    { end: 130, step: 1, unit: 'g', style: us, food: { group: 'sauces', densityGramsPerMl: 1 } },
    '1: ¼ tsp, 2: ½ tsp, 4: ¾ tsp, 5: 1 tsp, 6: 1¼ tsp, 7: 1½ tsp, 9: 1¾ tsp, 10: 2 tsp, 12: 2½ tsp, 14: 1 tbsp, 19: 1½ tbsp, 27: 2 tbsp, 34: 2½ tbsp, 42: 3 tbsp, 49: 3½ tbsp, 57: 4 tbsp, 58: ¼ cup, 64: 4½ tbsp, 72: ¼ cup + 1 tbsp, 77: ⅓ cup, 85: 5½ tbsp, 87: 6 tbsp, 91: ⅓ cup + 1 tbsp, 101: 6½ tbsp, 102: 7 tbsp, 105: ⅓ cup + 2 tbsp, 115: ½ cup',
  ],
  [
    'grams of an herb',
    {
      end: 12,
      step: 0.25,
      unit: 'g',
      style: metric,
      food: { group: 'herbs', densityGramsPerMl: 0.25 },
    },
    '0.25: ¼ tsp, 0.5: ½ tsp, 1: ¾ tsp, 1.25: 1 tsp, 1.5: 1¼ tsp, 1.75: 1½ tsp, 2.25: 1¾ tsp, 2.5: 2 tsp, 3: 2½ tsp, 3.5: 1 tbsp, 4.75: 1½ tbsp, 6.75: 2 tbsp, 8.5: 2½ tbsp, 10: 10 g, 10.5: 11 g, 11.5: 12 g',
  ],
  [
    'grams of garlic, which is grated',
    { end: 12, step: 0.5, unit: 'g', style: us, food: { id: 'garlic', densityGramsPerMl: 0.6 } },
    '0.5: ¼ tsp, 1.5: ½ tsp, 2: ¾ tsp, 3: 1 tsp, 3.5: 1¼ tsp, 4.5: 1½ tsp, 5: 1¾ tsp, 6: 2 tsp, 7: 2½ tsp, 8.5: 1 tbsp, 11.5: ½ oz',
  ],
  [
    'grams of next to nothing',
    { end: 12, step: 0.25, unit: 'g', style: us, food: { group: 'meat' } },
    '0.25: ¼ oz, 8.5: ⅓ oz, 11.5: ½ oz',
  ],
  [
    'grams',
    { end: 12, step: 0.25, unit: 'g', style: metric, food: {} },
    '0.25: 0.5 g, 0.75: 1 g, 1.25: 1.5 g, 1.75: 2 g, 2.25: 2.5 g, 2.75: 3 g, 3.25: 3.5 g, 3.75: 4 g, 4.25: 4.5 g, 4.75: 5 g, 5.25: 5.5 g, 5.75: 6 g, 6.25: 6.5 g, 6.75: 7 g, 7.25: 7.5 g, 7.75: 8 g, 8.25: 8.5 g, 8.75: 9 g, 9.25: 9.5 g, 9.75: 10 g, 10.5: 11 g, 11.5: 12 g',
  ],
  [
    'pieces',
    { end: 12, step: 0.125, unit: 'piece', style: metric, food: {} },
    '0.125: ¼ piece, 0.375: ⅓ piece, 0.5: ½ piece, 0.625: ⅔ piece, 0.75: ¾ piece, 0.875: 1 piece, 1.25: 1¼ piece, 1.375: 1⅓ piece, 1.5: 1½ piece, 1.625: 1⅔ piece, 1.75: 1¾ piece, 1.875: 2 piece, 2.25: 2¼ piece, 2.375: 2⅓ piece, 2.5: 2½ piece, 2.625: 2⅔ piece, 2.75: 2¾ piece, 2.875: 3 piece, 3.375: 3½ piece, 3.75: 4 piece, 4.375: 4½ piece, 4.75: 5 piece, 5.375: 5½ piece, 5.75: 6 piece, 6.375: 6½ piece, 6.75: 7 piece, 7.375: 7½ piece, 7.75: 8 piece, 8.375: 8½ piece, 8.75: 9 piece, 9.375: 9½ piece, 9.75: 10 piece, 10.5: 11 piece, 11.5: 12 piece',
  ],
  [
    'sprigs',
    { end: 3, step: 0.25, unit: 'sprig', style: metric, food: {} },
    '0.25: 1 sprig, 1.5: 2 sprig, 2.5: 3 sprig',
  ],
  [
    'pinches',
    { end: 3, step: 0.25, unit: 'pinch', style: metric, food: {} },
    '0.25: 1 pinch, 1.5: 2 pinch, 2.5: 3 pinch',
  ],
])('what is measured of %s as they become more', (_what, sweep, measures) => {
  const { end, step, unit, style, food } = sweep;
  const of = (amount: number) => shown({ amount, unit, food: buildFood(food), style });
  expect(measuresUpTo({ end, step, of })).toBe(measures);
});
