import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import type { Aisle, Food, FoodId } from '../food.ts';

let foods: ReadonlyMap<FoodId, Food>;
beforeAll(async () => {
  foods = (await testContent()).foodsById;
});

/** Where somebody looks for it in the shops of each country. */
test.each<[FoodId, us: Aisle, se: Aisle]>([
  ['tofu-firm', 'plant-based', 'plant-based'],
  ['tofu-smoked', 'plant-based', 'plant-based'],
  ['tempeh', 'plant-based', 'plant-based'],
  ['soy-milk', 'plant-based', 'plant-based'],
  ['lemon', 'produce', 'produce'],
  ['cauliflower', 'produce', 'produce'],
  ['parsley', 'produce', 'produce'],
  ['button-mushroom', 'produce', 'produce'],
  ['chicken-breast', 'meat', 'meat'],
  ['salmon', 'fish', 'fish'],
  ['egg', 'dairy', 'dairy'],
  ['butter', 'dairy', 'dairy'],
  ['greek-yogurt', 'dairy', 'dairy'],
  ['olive-oil', 'oils-sauces', 'oils-sauces'],
  ['canned-tomato', 'canned', 'canned'],
  ['almond', 'snacks-nuts', 'snacks-nuts'],
  ['almond-flour', 'baking', 'baking'],
  ['cumin', 'spices', 'spices'],
  ['tomatillo', 'produce', 'world'],
  ['okra', 'produce', 'frozen'],
  ['nopal', 'world', 'canned'],
  ['oaxaca-cheese', 'dairy', 'world'],
])('%s stands in the aisle %s, in Sweden in %s', (id, us, se) => {
  expect(foods.get(id)?.purchase?.aisles).toEqual({ us, se });
});

test('only what grows is among fruit and vegetables, whether shops are known to sell it or not', () => {
  const grown = ['vegetables', 'fruit', 'herbs', 'nuts', 'legumes'];
  const inProduce = ({ aisle, purchase }: Food) =>
    [aisle, purchase?.aisles.us, purchase?.aisles.se].includes('produce');
  const others = [...foods.values()].filter(
    (food) => inProduce(food) && !grown.includes(food.group),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});

type Kind = Pick<Food, 'id' | 'group' | 'purchase'>;

/** What most kitchens have, by kind; oil in a can of tuna is none. */
const staples: Record<string, (food: Kind) => boolean> = {
  oil: ({ id, group }) => group === 'fats' && id.endsWith('-oil'),
  salt: ({ id }) => /(^|-)salt$/.test(id),
  spices: ({ id, group }) =>
    group === 'spices' || (group === 'herbs' && /-dried$|^bay-leaf$/.test(id)),
  vinegar: ({ id }) => id.endsWith('-vinegar'),
  mustard: ({ id }) => id.endsWith('-mustard'),
  stock: ({ id }) => id.endsWith('-stock'),
  flour: ({ id }) => id.endsWith('-flour'),
  sweetener: ({ group }) => group === 'sweeteners',
};

/** Besides them: what keeps for months and is used by the spoon. */
const otherStaples = [
  'baking-powder',
  'baking-soda',
  'black-tea',
  'cocoa-powder',
  'coffee',
  'espresso',
  'green-tea',
  'hot-sauce',
  'ketchup',
  'psyllium-husk',
  'raisin',
  'tamari',
  'vanilla-extract',
  'worcestershire-sauce',
  'xanthan-gum',
];

test('oil, salt, spices, vinegar, mustard, stock, flour and sweetener are what one probably has, and little else', () => {
  const sold = [...foods.values()].filter(({ purchase }) => purchase !== null);
  const idsOf = (each: readonly Food[]) => each.map(({ id }) => id).toSorted();
  const kinds = Object.entries(staples).map(([kind, isOne]) => [kind, sold.filter(isOne)] as const);
  expect(kinds.filter(([, ofKind]) => ofKind.length === 0)).toEqual([]);
  const expected = new Set([...kinds.flatMap(([, ofKind]) => idsOf(ofKind)), ...otherStaples]);
  const marked = sold.filter(({ purchase }) => purchase?.isStaple);
  expect(idsOf(marked)).toEqual([...expected].toSorted());
});

test.each(['butter', 'egg', 'garlic', 'onion', 'lemon', 'parsley', 'heavy-cream', 'parmesan'])(
  '%s is bought for the week, not taken to be there',
  (id) => {
    expect(foods.get(id)?.purchase?.isStaple).toBe(false);
  },
);
