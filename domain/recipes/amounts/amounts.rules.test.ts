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
  [5, 'tbsp', 'sauces', 1, '5 tbsp', '⅓ cup'],
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
