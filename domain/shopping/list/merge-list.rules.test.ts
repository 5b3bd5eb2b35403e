import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FoodId } from '../../foods/food.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import { foodKey } from './item-key.ts';
import { mergeShoppingList } from './merge-list.rules.ts';
import type { ListContent, ShoppingItem, Tick } from './shopping-list.ts';
import type { ListedRecipe } from './shopping-needs.rules.ts';
import { amountText } from '../testing/amount-text.ts';
import { listContentWith } from '../testing/list-content-with.ts';
import { listed, shopFoodsById } from '../testing/shop-foods.ts';

const noon = new Date('2026-03-02T12:00:00Z');

function merge(content: Partial<ListContent>) {
  return mergeShoppingList({
    content: listContentWith(content),
    foodsById: shopFoodsById,
    language: 'en',
  });
}

function itemOf(content: Partial<ListContent>, foodId: FoodId) {
  const item = merge(content).items.find((each) => each.foodId === foodId);
  if (item === undefined) throw new Error(`${foodId} is not on the list`);
  return item;
}

function words(amount: AmountPerSystem | null): string | null {
  return amount && amountText(amount.metric);
}

/** `2 × bag 141.75 g`, `600 g`. */
function bought({ buying }: ShoppingItem): string | null {
  if (buying === null) return null;
  const size = words(buying.size);
  if (buying.form === 'loose') return size;
  return [`${buying.count} ${buying.form}`, buying.isLarge && 'large', size]
    .filter(Boolean)
    .join(' ');
}

function needed({ needed: parts }: ShoppingItem): readonly string[] {
  return parts.map(({ part, amount, pieces }) =>
    part === null ? `${words(amount)}` : `${part} ${words(amount)} of ${pieces}`,
  );
}

function tick(foodId: FoodId, grams: number | null, parts: Partial<Tick> = {}): Tick {
  return {
    itemKey: foodKey(foodId),
    grams,
    hasRest: true,
    tickedAt: noon,
    tickedById: null,
    isCleared: false,
    ...parts,
  };
}

test('a food of two recipes is one row, whatever they measure it in', () => {
  const recipes = [
    listed({ recipeId: 'omelette', lines: ['30 g butter', '3 piece egg'] }),
    listed({ recipeId: 'pancakes', lines: ['2 tbsp butter', '4 piece egg'] }),
  ];
  expect(itemOf({ recipes }, 'butter').grams).toBeCloseTo(30 + 2 * 15 * 0.96);
  expect(needed(itemOf({ recipes }, 'butter'))).toEqual(['59 g']);
  expect(needed(itemOf({ recipes }, 'egg'))).toEqual(['7 piece']);
  expect(bought(itemOf({ recipes }, 'egg'))).toBe('12 piece');
  expect(merge({ recipes }).items).toHaveLength(2);
});

test('each row tells which recipes need how much, in their own measures', () => {
  const recipes = [
    listed({ recipeId: 'omelette', servings: 4, lines: ['30 g butter'] }),
    listed({ recipeId: 'pancakes', lines: ['2 tbsp butter', '1 tbsp butter'] }),
  ];
  const sources = itemOf({ recipes }, 'butter').sources;
  expect(sources.map(({ recipeId, amount }) => [recipeId, words(amount)])).toEqual([
    ['omelette', '60 g'],
    ['pancakes', '3 tbsp'],
  ]);
});

test('of pinches, which are not added up, the largest is said', () => {
  const recipes = [
    listed({ id: 'a', recipeId: 'pancakes', lines: ['1 pinch salt'] }),
    listed({ id: 'b', recipeId: 'pancakes', lines: ['2 pinch salt'] }),
  ];
  const [source] = itemOf({ recipes }, 'salt').sources;
  expect(words(source?.amount ?? null)).toBe('2 pinch');
});

test('juice and zest come from the same lemons, those that are sliced from others', () => {
  const recipes = [
    listed({ recipeId: 'stew', lines: ['6 tbsp lemon-juice'] }),
    listed({ recipeId: 'cake', lines: ['2 tsp lemon-zest'] }),
    listed({ recipeId: 'fish', lines: ['1 piece lemon'] }),
  ];
  const lemons = itemOf({ recipes }, 'lemon');
  expect([lemons.key, lemons.name, bought(lemons)]).toEqual([
    'food:lemon',
    'Lemons',
    '3 piece large',
  ]);
  expect(needed(lemons)).toEqual(['1 piece', 'juice 6 tbsp of 3', 'zest 2 tsp of 1']);
  expect(lemons.sources.map(({ recipeId, part }) => [recipeId, part])).toEqual([
    ['fish', null],
    ['stew', 'juice'],
    ['cake', 'zest'],
  ]);
  expect(lemons.sources.map(({ name, amount }) => [name, words(amount)])).toEqual([
    ['Lemon', '1 piece'],
    ['Lemon juice', '6 tbsp'],
    ['Lemon zest', '2 tsp'],
  ]);
  expect(merge({ recipes }).items).toHaveLength(1);
});

test('thirteen whites beside twenty-nine eggs are eggs once', () => {
  const recipes = [listed({ lines: ['29 piece egg', '13 piece egg-white'] })];
  const eggs = itemOf({ recipes }, 'egg');
  expect(merge({ recipes }).count).toBe(1);
  expect([bought(eggs), needed(eggs)]).toEqual(['42 piece', ['29 piece', 'white 13 piece of 13']]);
});

test('staples are folded away, and come out when they are wanted', () => {
  const recipes = [listed({ lines: ['2 tbsp olive-oil', '1 tsp salt', '50 g butter'] })];
  const list = merge({ recipes });
  expect([list.count, list.atHome.map(({ name }) => name)]).toEqual([1, ['Olive oil', 'Salt']]);
  const wanting = merge({ recipes, wanted: new Set(['olive-oil']) });
  expect([wanting.count, wanting.atHome.map(({ name }) => name)]).toEqual([2, ['Salt']]);
});

test('what is always at home is on no list, a staple or not', () => {
  const recipes = [listed({ lines: ['1 tsp salt', '50 g butter', '2 piece egg'] })];
  const list = merge({ recipes, home: new Set(['butter', 'salt']) });
  expect(list.aisles.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(['food:egg']);
  expect(list.atHome.map(({ key, standing }) => [key, standing])).toEqual([
    ['food:butter', 'always-at-home'],
    ['food:salt', 'always-at-home'],
  ]);
});

test('what was written as a food stands in its aisle', () => {
  const extra = { id: 'a', text: 'Butter for mum', amount: '2', addedAt: noon };
  const list = merge({ extras: [{ ...extra, foodId: 'butter' }] });
  expect(list.aisles).toMatchObject([{ aisle: 'dairy', items: [{ key: 'extra:a' }] }]);
  expect(list.extras).toEqual([]);
});

test('packs are those of the country', () => {
  const content = listContentWith({ recipes: [listed({ lines: ['300 g spinach'] })] });
  const inSweden = mergeShoppingList({ content, foodsById: shopFoodsById, language: 'sv' });
  expect(bought(inSweden.items[0] as ShoppingItem)).toBe('2 bag 200 g');
  expect(bought(itemOf(content, 'spinach'))).toBe('3 bag 142 g');
});

test('a bag that holds more than was needed is enough for a little more', () => {
  const first = listed({ recipeId: 'stew', lines: ['100 g spinach'] });
  const second = listed({ recipeId: 'soup', lines: ['40 g spinach'] });
  const recipes = [first, second];
  const told = tick('spinach', 141.75);
  expect(itemOf({ recipes, ticks: [told] }, 'spinach').isTicked).toBe(true);
  // A tick that tells nothing of a rest was of whole packs all the same.
  const untold = tick('spinach', 100, { hasRest: false });
  expect(itemOf({ recipes, ticks: [untold] }, 'spinach').isTicked).toBe(true);
  const without = tick('spinach', 100);
  expect(itemOf({ recipes, ticks: [without] }, 'spinach').isTicked).toBe(false);
});

test('a lemon that was bought for its juice gives its zest to what is added later', () => {
  const juice = listed({ recipeId: 'stew', lines: ['6 tbsp lemon-juice'] });
  const zest = listed({ recipeId: 'cake', lines: ['2 tsp lemon-zest'] });
  const ticks = [tick('lemon-juice', 93)];
  expect(itemOf({ recipes: [juice, zest], ticks }, 'lemon').isTicked).toBe(true);
  const whole = listed({ recipeId: 'fish', lines: ['1 piece lemon'] });
  const more = itemOf({ recipes: [juice, zest, whole], ticks }, 'lemon');
  expect([more.isTicked, bought(more), words(more.haveAmount)]).toEqual([
    false,
    '1 piece',
    '2 piece',
  ]);
});

test('rows stand in the order of a shop, by name within their aisle', () => {
  const recipes = [
    listed({
      lines: [
        '1 tbsp sesame-seed',
        '2 piece egg',
        '50 g cheddar',
        '1 piece onion',
        '1 piece lemon',
      ],
    }),
  ];
  const aisles = merge({ recipes }).aisles.map(({ aisle, items }) => [
    aisle,
    items.map(({ name }) => name),
  ]);
  expect(aisles).toEqual([
    ['produce', ['Lemon', 'Onion']],
    ['dairy', ['Cheddar', 'Eggs']],
    ['snacks-nuts', ['Sesame seeds']],
  ]);
});

test('rows stand in the order of the store the member chose', () => {
  const recipes = [listed({ lines: ['1 tbsp sesame-seed', '2 piece egg', '1 piece onion'] })];
  const { aisles } = mergeShoppingList({
    content: listContentWith({ recipes }),
    foodsById: shopFoodsById,
    language: 'en',
    aisles: ['snacks-nuts', 'dairy', 'produce'],
  });
  expect(aisles.map(({ aisle }) => aisle)).toEqual(['snacks-nuts', 'dairy', 'produce']);
});

test('a chosen amount takes the place of what its additions need, and of nothing added later', () => {
  const recipes = [
    listed({ id: 'a', recipeId: 'stew', lines: ['200 g salmon'] }),
    listed({ id: 'b', recipeId: 'soup', lines: ['100 g salmon'] }),
  ];
  const amounts = new Map([['salmon', new Map([['a', 500]])]]);
  const salmon = itemOf({ recipes, amounts }, 'salmon');
  expect([salmon.isAdjusted, needed(salmon)]).toEqual([true, ['600 g']]);
  expect(itemOf({ recipes: recipes.slice(1), amounts }, 'salmon').isAdjusted).toBe(false);
});

test('water is never on the list', () => {
  expect(merge({ recipes: [listed({ lines: ['500 ml water', '1 piece egg'] })] }).count).toBe(1);
});

test('a pinch is listed without an amount, and adds nothing to one', () => {
  const pinch = listed({ recipeId: 'soup', lines: ['1 pinch salt'] });
  const spoon = listed({ recipeId: 'stew', lines: ['1 tsp salt'] });
  const alone = itemOf({ recipes: [pinch] }, 'salt');
  expect([alone.buying, alone.needed, alone.isToTaste]).toEqual([null, [], true]);
  expect(words(alone.sources[0]?.amount ?? null)).toBe('1 pinch');
  const both = itemOf({ recipes: [pinch, spoon] }, 'salt');
  expect([needed(both), both.isToTaste]).toEqual([['1 tsp'], false]);
});

test('alternatives are named at the food they stand in for and are no rows of their own', () => {
  const lines = ['120 g cheddar', 'or 100 g gruyere', 'and 1 tsp salt'];
  const recipes = [
    listed({ recipeId: 'quiche', lines }),
    listed({ recipeId: 'gratin', lines: ['50 g cheddar'] }),
  ];
  const cheddar = itemOf({ recipes }, 'cheddar');
  expect(needed(cheddar)).toEqual(['170 g']);
  const [alternative] = cheddar.alternatives;
  expect(alternative?.foods.map(({ name, amount }) => [name, words(amount)])).toEqual([
    ['Gruyère', '100 g'],
    ['Salt', '1 tsp'],
  ]);
  expect(merge({ recipes }).items).toHaveLength(1);
});

test('a row is optional when no recipe insists on it; else it tells how much is', () => {
  const optional = listed({ recipeId: 'soup', lines: ['optional 100 ml cream'] });
  const insisting = listed({ recipeId: 'sauce', lines: ['200 ml cream'] });
  expect(itemOf({ recipes: [optional] }, 'cream')).toMatchObject({
    isOptional: true,
    optionalAmount: null,
  });
  const both = itemOf({ recipes: [optional, insisting] }, 'cream');
  expect(both.isOptional).toBe(false);
  expect([needed(both), words(both.optionalAmount)]).toEqual([['300 ml'], '100 ml']);
});

test('what is ticked moves to the completed ones and leaves the count', () => {
  const recipes = [listed({ lines: ['30 g butter', '2 piece egg'] })];
  const list = merge({ recipes, ticks: [tick('butter', 30)] });
  expect(list.count).toBe(1);
  expect(list.completed.map(({ foodId }) => foodId)).toEqual(['butter']);
  expect(list.aisles.flatMap(({ items }) => items).map(({ foodId }) => foodId)).toEqual(['egg']);
});

test('a ticked food comes back with what is still missing when more is added', () => {
  const first = listed({ recipeId: 'stew', lines: ['200 g salmon'] });
  const second = listed({ recipeId: 'soup', lines: ['300 g salmon'] });
  const salmon = itemOf({ recipes: [first, second], ticks: [tick('salmon', 200)] }, 'salmon');
  expect(salmon.isTicked).toBe(false);
  expect(bought(salmon)).toBe('340 g');
  expect(words(salmon.haveAmount)).toBe('200 g');
});

test('a ticked food stays ticked when a recipe leaves the list', () => {
  const recipes = [listed({ lines: ['200 g salmon'] })];
  expect(itemOf({ recipes, ticks: [tick('salmon', 500)] }, 'salmon').isTicked).toBe(true);
});

test('a hair more than was ticked brings nothing back', () => {
  const recipes = [listed({ lines: ['504 g salmon'] })];
  expect(itemOf({ recipes, ticks: [tick('salmon', 500)] }, 'salmon').isTicked).toBe(true);
});

test('a ticked pinch stays ticked until a recipe measures the food', () => {
  const pinch = listed({ recipeId: 'soup', lines: ['1 pinch salt'] });
  const spoon = listed({ recipeId: 'stew', lines: ['1 tsp salt'] });
  const ticks = [tick('salt', 0)];
  expect(itemOf({ recipes: [pinch], ticks }, 'salt').isTicked).toBe(true);
  const measured = itemOf({ recipes: [pinch, spoon], ticks }, 'salt');
  expect([measured.isTicked, needed(measured)]).toEqual([false, ['1 tsp']]);
});

test('what was cleared is nowhere on the list until more of it is added', () => {
  const ticks = [tick('salmon', 200, { isCleared: true })];
  const first = listed({ recipeId: 'stew', lines: ['200 g salmon'] });
  const cleared = merge({ recipes: [first], ticks });
  expect([cleared.count, cleared.completed, cleared.aisles]).toEqual([0, [], []]);
  const second = listed({ recipeId: 'soup', lines: ['100 g salmon'] });
  expect(merge({ recipes: [first, second], ticks }).count).toBe(1);
});

test('what the member wrote has its own group, in the order it was written', () => {
  const extras = [
    { id: 'b', text: 'Coffee', addedAt: new Date('2026-03-02T12:01:00Z') },
    { id: 'a', text: 'Candles', addedAt: noon },
    { id: 'c', text: 'Soap', addedAt: noon },
  ].map((extra) => ({ amount: null, foodId: null, ...extra }));
  const ticks = [
    {
      itemKey: 'extra:c',
      grams: null,
      hasRest: false,
      tickedAt: noon,
      tickedById: null,
      isCleared: false,
    },
  ];
  const list = merge({ extras, ticks });
  expect(list.extras.map(({ name }) => name)).toEqual(['Candles', 'Coffee']);
  expect(list.completed.map(({ key }) => key)).toEqual(['extra:c']);
  expect(list.count).toBe(2);
});

test('the last one ticked is the first of the completed ones', () => {
  const recipes = [listed({ lines: ['30 g butter', '2 piece egg'] })];
  const later = new Date('2026-03-02T12:05:00Z');
  const ticks = [tick('butter', 30), tick('egg', 100, { tickedAt: later })];
  expect(merge({ recipes, ticks }).completed.map(({ foodId }) => foodId)).toEqual([
    'egg',
    'butter',
  ]);
});

const anyLine = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom('g butter', 'tbsp butter', 'piece egg', 'clove garlic', 'ml cream', 'tsp salt'),
    fc.constantFrom('', 'optional '),
  )
  .map(([amount, food, label]) => `${label}${amount} ${food}`);

const anyRecipes: fc.Arbitrary<ListedRecipe[]> = fc
  .array(fc.tuple(fc.array(anyLine, { minLength: 1, maxLength: 5 }), fc.constantFrom(1, 2, 4)), {
    maxLength: 5,
  })
  .map((entries) =>
    entries.map(([lines, servings], index) =>
      listed({ id: `addition-${index}`, recipeId: `recipe-${index}`, servings, lines }),
    ),
  );

test('the order of additions never changes the list', () => {
  fc.assert(
    fc.property(
      anyRecipes.chain((recipes) =>
        fc.tuple(fc.constant(recipes), fc.shuffledSubarray(recipes, { minLength: recipes.length })),
      ),
      ([recipes, shuffled]) => {
        expect(merge({ recipes: shuffled })).toEqual(merge({ recipes }));
      },
    ),
  );
});

test('removing what was added restores the list', () => {
  fc.assert(
    fc.property(anyRecipes, fc.array(anyLine, { minLength: 1 }), (recipes, lines) => {
      const added = listed({ id: 'addition-new', recipeId: 'recipe-new', lines });
      const grown = [...recipes, added];
      expect(merge({ recipes: grown.filter(({ id }) => id !== added.id) })).toEqual(
        merge({ recipes }),
      );
      for (const item of merge({ recipes }).items) {
        const more = itemOf({ recipes: grown }, item.foodId ?? '');
        expect(more.grams).toBeGreaterThanOrEqual((item.grams ?? 0) - 1e-9);
      }
    }),
  );
});

test('ticking all there is leaves nothing to buy', () => {
  fc.assert(
    fc.property(anyRecipes, (recipes) => {
      const ticks = merge({ recipes }).items.map((item) =>
        tick(item.foodId ?? '', Math.ceil(item.grams ?? 0)),
      );
      expect(merge({ recipes, ticks }).count).toBe(0);
    }),
  );
});

test('one head is named as one, two as several', () => {
  const namedFor = (grams: number) => {
    const recipes = [listed({ lines: [`${grams} g lettuce`] })];
    return itemOf({ recipes }, 'lettuce').name;
  };
  expect([namedFor(400), namedFor(800)]).toEqual(['Iceberg lettuce', 'Iceberg lettuces']);
});
