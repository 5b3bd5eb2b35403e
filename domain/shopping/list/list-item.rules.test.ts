import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import { amountText } from '../testing/amount-text.ts';
import { listContentWith } from '../testing/list-content-with.ts';
import { listed, shopFoodsById } from '../testing/shop-foods.ts';
import { foodKey } from './item-key.ts';
import { mergeShoppingList } from './merge-list.rules.ts';
import type { Extra, ShoppingItem, Tick } from './shopping-list.ts';

const noon = new Date('2026-03-02T12:00:00Z');
const words = (amount: AmountPerSystem | null | undefined, system: 'metric' | 'us' = 'metric') =>
  amount ? amountText(amount[system]) : null;

function tick(itemKey: string, grams: number | null, parts: Partial<Tick> = {}): Tick {
  const rest = { tickedAt: noon, tickedById: 'maria', isCleared: false, hasRest: true };
  return { itemKey, grams, ...rest, ...parts };
}

function items(args: {
  lines?: readonly string[];
  more?: readonly string[];
  ticks?: readonly Tick[];
  extras?: readonly Extra[];
  language?: Language;
}): readonly ShoppingItem[] {
  const { lines = [], more = [], ticks = [], extras = [], language = 'en' } = args;
  const recipes = [lines, more]
    .filter(({ length }) => length > 0)
    .map((each, at) => listed({ id: `a-${at}`, recipeId: `dish-${at}`, lines: each }));
  const content = listContentWith({ recipes, ticks, extras });
  return mergeShoppingList({ content, foodsById: shopFoodsById, language }).items;
}

const onlyItem = (args: Parameters<typeof items>[0]) => {
  const [item, ...others] = items(args);
  expect(others).toEqual([]);
  return item!;
};

test('a row that nobody touched', () => {
  expect(onlyItem({ lines: ['280 g salmon'] })).toMatchObject({
    key: 'food:salmon',
    foodId: 'salmon',
    aisle: 'fish',
    standing: 'to-buy',
    name: 'Salmon fillets',
    hasPlural: true,
    grams: 280,
    amountText: null,
    isAdjusted: false,
    haveAmount: null,
    isOptional: false,
    optionalAmount: null,
    isToTaste: false,
    isTicked: false,
    isCleared: false,
    tickedAt: null,
    tickedById: null,
    alternatives: [],
  });
});

test('a row that is in the basket says who put it there and when', () => {
  const ticked = tick(foodKey('salmon'), 280, { isCleared: true });
  expect(onlyItem({ lines: ['280 g salmon'], ticks: [ticked] })).toMatchObject({
    isTicked: true,
    isCleared: true,
    tickedAt: noon,
    tickedById: 'maria',
    haveAmount: null,
  });
});

test('of what is in the basket in part, the rest is to buy', () => {
  const part = tick(foodKey('salmon'), 280, { isCleared: true });
  const salmon = onlyItem({ lines: ['280 g salmon'], more: ['280 g salmon'], ticks: [part] });
  expect(salmon).toMatchObject({ isTicked: false, isCleared: false, tickedById: null });
  expect(salmon.tickedAt).toBeNull();
  expect(words(salmon.haveAmount)).toBe('280 g');
  expect(salmon.buying?.grams).toBeCloseTo(340.19, 1);
});

test('what is sold by the piece is had in pieces, other things in their measures', () => {
  const eggs = onlyItem({ lines: ['12 piece egg'], ticks: [tick(foodKey('egg'), 300)] });
  expect(words(eggs.haveAmount)).toBe('6 piece');
  const onions = onlyItem({ lines: ['660 g onion'], ticks: [tick(foodKey('onion'), 220)] });
  expect(words(onions.haveAmount)).toBe('2 piece');
  const cream = onlyItem({ lines: ['900 ml cream'], ticks: [tick(foodKey('cream'), 404)] });
  expect(words(cream.haveAmount)).toBe('400 ml');
  expect(words(cream.haveAmount, 'us')).not.toBe('400 ml');
});

test('an empty basket is nothing to speak of', () => {
  const none = tick(foodKey('salmon'), 0);
  expect(onlyItem({ lines: ['280 g salmon'], ticks: [none] }).haveAmount).toBeNull();
});

test('what no pack is known of is weighed', () => {
  const { buying } = onlyItem({ lines: ['120 g gruyere'] });
  expect(buying).toMatchObject({ form: 'loose', count: 1, isLarge: false, grams: 120 });
  expect(words(buying?.size)).toBe('120 g');
  const loose = onlyItem({ lines: ['100 g salmon'] }).buying;
  expect(loose?.form).toBe('loose');
  expect(loose?.grams).toBeCloseTo(113.4, 1);
  expect(words(loose?.size)).toBe('115 g');
});

test('six eggs to a box are counted one by one', () => {
  expect(onlyItem({ lines: ['7 piece egg'] }).buying).toMatchObject({
    form: 'piece',
    count: 12,
    isLarge: false,
    size: null,
    grams: 600,
  });
});

test.each([
  ['100 g onion', 'Onion'],
  ['300 g onion', 'Onions'],
  ['100 g salmon', 'Salmon fillet'],
  ['300 g salmon', 'Salmon fillets'],
  ['100 g cherry-tomato', 'Cherry tomatoes'],
  ['300 g spinach', 'Spinach'],
  ['1 piece egg', 'Eggs'],
])('%s are called %s', (line, name) => {
  expect(onlyItem({ lines: [line] }).name).toBe(name);
});

test('a pinch is bought by nobody, and its name is that of many', () => {
  const leaf = onlyItem({ lines: ['1 pinch salt'] });
  expect(leaf).toMatchObject({ buying: null, needed: [], isToTaste: true, name: 'Salt' });
});

test('parts tell of how many wholes they come, and stand behind the whole', () => {
  const lemon = onlyItem({ lines: ['46 g lemon-juice', '5 g lemon-zest', '1 piece lemon'] });
  expect(lemon.needed.map(({ part, pieces }) => [part, pieces])).toEqual([
    [null, 1],
    ['juice', 2],
    ['zest', 1],
  ]);
  expect(lemon.sources.map(({ part, hasPlural }) => [part, hasPlural])).toEqual([
    [null, true],
    ['juice', false],
    ['zest', false],
  ]);
  expect(onlyItem({ lines: ['100 g spinach'] }).needed).toMatchObject([{ pieces: null }]);
});

test('how much is optional is told of one food, not of a whole and its parts', () => {
  const optional = (...lines: string[]) => onlyItem({ lines: ['200 ml cream'], more: lines });
  expect(words(optional('optional 100 ml cream').optionalAmount)).toBe('100 ml');
  expect(optional('100 ml cream').optionalAmount).toBeNull();
  const lemon = onlyItem({ lines: ['1 piece lemon'], more: ['optional 9 g lemon-juice'] });
  expect(lemon).toMatchObject({ optionalAmount: null, isOptional: false });
  const all = onlyItem({ lines: ['optional 1 piece lemon', 'optional 9 g lemon-juice'] });
  expect(all).toMatchObject({ optionalAmount: null, isOptional: true });
});

test.each([
  ['or 300 g onion', 'Onions', '300 g'],
  ['or 1 piece onion', 'Onion', '1 piece'],
  ['or 2 piece onion', 'Onions', '2 piece'],
  ['or 100 g butter', 'Butter', '100 g'],
  ['or 1 pinch salt', 'Salt', null],
])('instead of cheddar "%s" is %s, %s', (line, name, amount) => {
  const { alternatives } = onlyItem({ lines: ['120 g cheddar', line] });
  const [alternative] = alternatives;
  expect(alternative?.foods.map((food) => [food.name, words(food.amount)])).toEqual([
    [name, amount],
  ]);
});

test('Swedes read decilitres, whatever they need', () => {
  const { sources, needed } = onlyItem({ lines: ['300 ml cream'], language: 'sv' });
  expect(words(sources[0]?.amount)).toBe('3 dl');
  expect(words(needed[0]?.amount)).toBe('3 dl');
  expect(words(onlyItem({ lines: ['300 ml cream'] }).needed[0]?.amount)).toBe('300 ml');
});

const extra: Extra = {
  id: 'soap',
  text: 'Green soap',
  amount: '2 bars',
  foodId: null,
  addedAt: noon,
};

test('what somebody wrote is a row in their words', () => {
  expect(onlyItem({ extras: [extra] })).toEqual({
    key: 'extra:soap',
    foodId: null,
    aisle: null,
    standing: 'to-buy',
    name: 'Green soap',
    hasPlural: false,
    grams: null,
    buying: null,
    needed: [],
    amountText: '2 bars',
    isAdjusted: false,
    haveAmount: null,
    isOptional: false,
    optionalAmount: null,
    isToTaste: false,
    isTicked: false,
    isCleared: false,
    tickedAt: null,
    tickedById: null,
    alternatives: [],
    sources: [],
  });
});

test('what somebody wrote and ticked says who and when, and is in no aisle unless it is a food', () => {
  const ticks = [tick('extra:soap', null, { isCleared: true })];
  expect(onlyItem({ extras: [extra], ticks })).toMatchObject({
    isTicked: true,
    isCleared: true,
    tickedAt: noon,
    tickedById: 'maria',
  });
  expect(onlyItem({ extras: [{ ...extra, foodId: 'egg' }] }).aisle).toBe('dairy');
  expect(onlyItem({ extras: [{ ...extra, foodId: 'moon' }] })).toMatchObject({
    aisle: null,
    foodId: 'moon',
  });
});
