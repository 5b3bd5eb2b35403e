import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FoodId } from '../../foods/food.ts';
import { markets, type Market } from '../../foods/purchase/pack.ts';
import { shopFoodsById } from '../testing/shop-foods.ts';
import { packsToBuy } from './packs.rules.ts';

function buy(args: { foodId: FoodId; grams: number; market: Market }) {
  const food = shopFoodsById.get(args.foodId);
  if (food === undefined) throw new Error(`There is no ${args.foodId}`);
  return packsToBuy({ food, ...args });
}

function words({ foodId, grams, market }: Parameters<typeof buy>[0]): string {
  const bought = buy({ foodId, grams, market });
  if (bought === null) return 'nothing';
  const { pack, count, isLarge } = bought;
  const size = pack.size ? ` ${Math.round(pack.size.amount)} ${pack.size.unit}` : '';
  return `${count * pack.count}${isLarge ? ' large' : ''} ${pack.form}${size}`;
}

test.each<[string, FoodId, number, Market, string]>([
  ['the smallest size that is enough', 'cherry-tomato', 200, 'se', '1 box 250 g'],
  ['the larger one where the smaller is not', 'cherry-tomato', 260, 'se', '1 box 500 g'],
  ['several of the size that leaves less', 'cherry-tomato', 600, 'se', '3 box 250 g'],
  ['fewer, where as much is left', 'cherry-tomato', 900, 'se', '2 box 500 g'],
  ['the sizes of the country', 'cherry-tomato', 450, 'us', '2 box 284 g'],
  ['whole pieces', 'onion', 250, 'us', '3 piece'],
  ['a large one for a little more than one', 'broccoli', 370, 'se', '1 large head'],
  ['another one for much more', 'broccoli', 400, 'se', '2 head'],
  ['no large ones among many', 'onion', 450, 'us', '5 piece'],
  ['eggs by six', 'egg', 650, 'us', '18 piece'],
  ['steps of a counter', 'salmon', 310, 'se', '7 loose'],
  ['volume by what it weighs', 'cream', 310, 'se', '1 carton 500 ml'],
  ['just a pack', 'cherry-tomato', 250, 'se', '1 box 250 g'],
  ['one of another size rather than two small ones', 'spinach', 66, 'se', '1 bag 200 g'],
  ['few large ones rather than many that leave less', 'cherry-tomato', 2200, 'se', '5 box 500 g'],
  ['just a head, no large one', 'broccoli', 350, 'se', '1 head'],
  ['three large ones at the most', 'broccoli', 1100, 'se', '3 large head'],
  ['nothing noted', 'gruyere', 100, 'se', 'nothing'],
])('%s: %s %d g', (_what, foodId, grams, market, expected) => {
  expect(words({ foodId, grams, market })).toBe(expected);
});

test('what is bought is enough, and less than a pack too much', () => {
  const sold = [...shopFoodsById.values()].filter(({ purchase }) => purchase?.packs.us.length);
  const anyGrams = fc.double({ min: 0.1, max: 5000, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...sold),
      anyGrams,
      fc.constantFrom(...markets),
      (food, grams, market) => {
        const bought = packsToBuy({ food, grams, market });
        expect(bought?.grams).toBeGreaterThanOrEqual(grams - 1e-3);
        expect(bought?.grams).toBeLessThan(grams + (bought?.pack.grams ?? 0));
      },
    ),
  );
});
