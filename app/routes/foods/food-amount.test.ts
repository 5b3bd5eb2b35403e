import { expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import type { FoodFactsFragment } from './operations.gen.ts';
import { amountPath, chosenAmount, foodAmounts } from './food-amount.ts';

test.each<[Locale, string[]]>([
  [
    'en',
    ['100 g', 'Serving, 150 g', '1 slice, 30 g', '1 cup, 240 g', '1 tbsp, 15 g', '1 tsp, 5 g'],
  ],
  [
    'es',
    ['100 g', 'Porción, 150 g', '1 rebanada, 30 g', '1 taza, 240 g', '1 cda, 15 g', '1 cdta, 5 g'],
  ],
  ['sv', ['100 g', 'Portion, 150 g', '1 skiva, 30 g', '1 dl, 100 g', '1 msk, 15 g', '1 tsk, 5 g']],
])('in %s a food is measured as its kitchens do', (locale, labels) => {
  const amounts = foodAmounts({ food: food({ group: 'dairy' }), locale });
  expect(amounts.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual(labels);
});

test('lettuce has no spoons, cinnamon no cup', () => {
  const unitsOf = (group: string) =>
    foodAmounts({ food: food({ group }), locale: 'sv' }).map(({ key }) => key);
  expect(unitsOf('vegetables')).toEqual(['100g', 'serving', 'slice', 'dl']);
  expect(unitsOf('spices')).toEqual(['100g', 'serving', 'slice', 'tbsp', 'tsp']);
});

test('a serving that is a piece is not said twice', () => {
  const piece = food({ group: 'fruit', servingUnit: 'slice' });
  expect(foodAmounts({ food: piece, locale: 'en' }).map(({ key }) => key)).not.toContain('serving');
});

test('a locked food has its figure per 100 g only', () => {
  const locked = { group: 'dairy', figures: null };
  expect(foodAmounts({ food: locked, locale: 'en' }).map(({ key }) => key)).toEqual(['100g']);
});

test.each([
  ['', 100],
  ['per=slice', 30],
  ['grams=85', 85],
  ['grams=12,5', 12.5],
  ['grams=0', null],
  ['grams=-3', null],
  ['grams=lots', null],
  ['grams=1e9', null],
  ['per=bucket', null],
])('"%s" asks for %s g', (query, grams) => {
  const amounts = foodAmounts({ food: food({ group: 'dairy' }), locale: 'en' });
  const search = new URLSearchParams(query);
  expect(chosenAmount({ amounts, search, locale: 'en' })?.grams ?? null).toBe(grams);
});

test('the amount is in the address, 100 g is not', () => {
  expect(amountPath({ slug: 'skyr', key: 'dl', locale: 'sv' })).toBe('/se/livsmedel/skyr?per=dl');
  expect(amountPath({ slug: 'skyr', key: '100g', locale: 'es' })).toBe('/es/alimento/skyr');
});

function food(args: {
  group: string;
  servingUnit?: string;
}): Pick<FoodFactsFragment, 'group' | 'figures'> {
  return {
    group: args.group,
    figures: {
      servingGrams: 150,
      servingUnit: args.servingUnit ?? null,
      gramsPerMilliliter: 1,
      measures: [{ unit: 'slice', grams: 30 }],
    } as FoodFactsFragment['figures'],
  };
}
