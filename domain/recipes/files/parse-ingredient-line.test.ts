import { expect, test } from 'vitest';
import { parseIngredientLine } from './parse-ingredient-line.ts';
import type { IngredientLine } from './parse-ingredient-line.ts';

const plain = { label: null, discardedAmount: 0, discardedFatGrams: 0, note: null };

test.each<[string, IngredientLine]>([
  ['3 tbsp tamari', { ...plain, amount: 3, unit: 'tbsp', foodId: 'tamari' }],
  [
    '600 g flank-steak | sliced thinly',
    { ...plain, amount: 600, unit: 'g', foodId: 'flank-steak', note: 'sliced thinly' },
  ],
  [
    'or 2 tsp garlic-powder',
    { ...plain, label: 'or', amount: 2, unit: 'tsp', foodId: 'garlic-powder' },
  ],
  [
    'optional 1/2 piece lime | in wedges, to serve',
    {
      ...plain,
      label: 'optional',
      amount: 0.5,
      unit: 'piece',
      foodId: 'lime',
      note: 'in wedges, to serve',
    },
  ],
  ['and 1½ piece egg', { ...plain, label: 'and', amount: 1.5, unit: 'piece', foodId: 'egg' }],
  [
    '30 ml sesame-oil (discarded 15) | for frying',
    {
      ...plain,
      amount: 30,
      unit: 'ml',
      foodId: 'sesame-oil',
      discardedAmount: 15,
      note: 'for frying',
    },
  ],
  [
    '6 piece chicken-thigh (discarded fat 50) | skin on',
    {
      ...plain,
      amount: 6,
      unit: 'piece',
      foodId: 'chicken-thigh',
      discardedFatGrams: 50,
      note: 'skin on',
    },
  ],
  ['  1 1/2 tsp cumin  ', { ...plain, amount: 1.5, unit: 'tsp', foodId: 'cumin' }],
])('reads "%s"', (line, expected) => {
  expect(parseIngredientLine(line)).toEqual({ ok: true, value: expected });
});

test.each([
  ['flank-steak', 'should read like'],
  ['600 flank-steak', 'should read like'],
  ['600 g Flank steak', 'should read like'],
  ['some g butter', 'should read like'],
  ['0 g butter', 'should be above zero'],
  ['2 cups almond-flour', '"cups" is no unit; use one of g, ml, tsp'],
  ['30 ml oil (discarded 40)', 'discards more than it lists'],
  ['', 'should read like'],
])('says what is wrong with "%s"', (line, message) => {
  expect(parseIngredientLine(line)).toEqual({
    ok: false,
    reason: expect.stringContaining(message),
  });
});
