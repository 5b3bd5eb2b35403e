import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { Catalogue } from '../list/catalogue.ts';
import { mostFactsAdded, mostFactsTouched, mostGrams } from '../list/list-limits.rules.ts';
import { checkOperation, type SentOperation } from './check-operation.ts';
import type { SentFields } from './fact-wire.rules.ts';

const id = '0b0e0c1e-7d5c-4b8a-9a52-0a3f2b7e6c11';
const salmon = buildFood({ id: 'salmon' });
const stew = compiled({ foods: [salmon], recipe: { id: 'stew', lines: ['100 g salmon'] } });
const catalogue: Catalogue = {
  version: '1',
  recipesById: new Map([['stew', stew]]),
  foodsById: new Map([['salmon', salmon]]),
} as Catalogue;

function check(parts: Partial<SentOperation> = {}) {
  const sent: SentOperation = { id, at: 1000, adds: [], removes: [], undoes: [], ...parts };
  return checkOperation({ sent, catalogue });
}

/** What is wrong with an operation, by code; nothing where it is taken. */
function codes(parts: Partial<SentOperation>): readonly string[] {
  const checked = check(parts);
  return checked.ok ? [] : checked.reason.map(({ code }) => code);
}

/** The same of an operation that says such a thing. */
const saying = (fields: SentFields) => codes({ adds: [{ id: `${id}:0`, ...fields }] });
const malformed = ['input.invalid'];

test('what is well formed comes back as it was sent', () => {
  const tick = {
    itemKey: 'food:salmon',
    shares: [{ additionId: 'a', grams: 5 }],
    isCleared: false,
  };
  expect(check({ adds: [{ id: `${id}:0`, tick }], removes: ['b:0'] })).toEqual({
    ok: true,
    value: {
      id,
      at: 1000,
      adds: [{ kind: 'tick', ...tick, id: `${id}:0`, operationId: id, at: 1000 }],
      removes: ['b:0'],
      undoes: [],
    },
  });
  expect(check({ undoes: ['c'] })).toMatchObject({ ok: true, value: { undoes: ['c'] } });
});

test.each([
  ['an id that is none', { id: 'one' }],
  ['no time', { at: 0 }],
  ['a time before all', { at: -1 }],
  ['a time too late', { at: Date.UTC(3000, 0) }],
  ['a removal that is no name', { removes: ['what is this'] }],
  ['an empty name', { removes: [''] }],
  ['a name that is too long', { removes: ['x'.repeat(121)] }],
  ['an undo that is no name', { undoes: ['no name'] }],
  ['an undo with a removal', { undoes: ['a'], removes: ['b'] }],
  ['too many removals', { removes: Array(mostFactsTouched + 1).fill('a') }],
  ['too many undone', { undoes: Array(mostFactsTouched + 1).fill('a') }],
])('%s is refused', (_, parts) => {
  expect(codes(parts)).toEqual(malformed);
});

test.each([
  ['the last moment', { at: Date.UTC(3000, 0) - 1 }],
  ['a long name', { removes: ['x'.repeat(120)] }],
  ['as many removals as fit', { removes: Array(mostFactsTouched).fill('a') }],
])('%s is fine', (_, parts) => {
  expect(codes(parts)).toEqual([]);
});

test('facts are named by their operation, and fit into one', () => {
  const home = { foodId: 'salmon' };
  const named = (...names: string[]) => codes({ adds: names.map((name) => ({ id: name, home })) });
  const many = (count: number) => Array.from({ length: count }, (_, at) => `${id}:${at}`);
  expect(named(`${id}:0`, `${id}:1`)).toEqual([]);
  expect(named(`${id}:0`, 'other:1')).toEqual(malformed);
  expect(named(`${id}`)).toEqual(malformed);
  expect(named(`${id}:a b`)).toEqual(malformed);
  expect(named(...many(mostFactsAdded))).toEqual([]);
  expect(named(...many(mostFactsAdded + 1))).toEqual(malformed);
  expect(codes({ adds: [{ id: `${id}:0`, home }], undoes: ['a'] })).toEqual(malformed);
});

test('a fact says one thing', () => {
  expect(saying({})).toEqual(malformed);
  expect(saying({ home: { foodId: 'salmon' }, chosenStore: { storeId: 'a' } })).toEqual(malformed);
  expect(saying({ home: { foodId: 'salmon' }, chosenStore: null })).toEqual([]);
});

test.each<[string, SentFields, readonly string[]]>([
  ['a recipe', { recipe: { additionId: 'a', recipeId: 'stew', servings: 2 } }, []],
  [
    'a recipe of a plan',
    { recipe: { additionId: 'a', recipeId: 'stew', servings: 2, mealPlanId: 'week' } },
    [],
  ],
  [
    'a recipe nobody knows',
    { recipe: { additionId: 'a', recipeId: 'pie', servings: 2 } },
    ['shopping.recipe-not-found'],
  ],
  [
    'servings it is not offered for',
    { recipe: { additionId: 'a', recipeId: 'stew', servings: 3 } },
    ['recipe.servings-mismatch'],
  ],
  ['no name', { recipe: { additionId: 'a b', recipeId: 'stew', servings: 2 } }, malformed],
  [
    'no name of a plan',
    { recipe: { additionId: 'a', recipeId: 'stew', servings: 2, mealPlanId: '?' } },
    malformed,
  ],
  ['a food at home', { home: { foodId: 'salmon' } }, []],
  ['an unknown food at home', { home: { foodId: 'moon' } }, malformed],
  ['a food that is wanted', { wanted: { foodId: 'salmon', additionIds: ['a'] } }, []],
  ['an unknown food', { wanted: { foodId: 'moon', additionIds: ['a'] } }, malformed],
  ['wanted for no name', { wanted: { foodId: 'salmon', additionIds: ['?'] } }, malformed],
  ['what was shopped for', { done: { additionIds: ['a', 'b'] } }, []],
  ['no name shopped for', { done: { additionIds: ['a', ''] } }, malformed],
  ['as many names as recipes fit', { done: { additionIds: Array(200).fill('a') } }, []],
  ['more', { done: { additionIds: Array(201).fill('a') } }, malformed],
  ['a chosen store', { chosenStore: { storeId: 'corner' } }, []],
  ['a chosen store without a name', { chosenStore: { storeId: '' } }, malformed],
  ['a plan', { plan: { mealPlanId: 'week', days: null, dishes: [] } }, malformed],
  ['news', { news: { mealPlanId: 'week', came: [], left: [] } }, malformed],
])('%s', (_, fields, expected) => {
  expect(saying(fields)).toEqual(expected);
});

test.each([
  ['food:salmon', []],
  ['extra:soap', []],
  ['food:', malformed],
  ['other:salmon', malformed],
  ['food:no name', malformed],
  [`food:${'x'.repeat(110)}`, []],
  [`food:${'x'.repeat(111)}`, malformed],
  ['a food:salmon', malformed],
])('the key "%s" of a tick', (itemKey, expected) => {
  expect(saying({ tick: { itemKey, shares: [], isCleared: false } })).toEqual(expected);
});

test.each([
  [0, []],
  [mostGrams, []],
  [-1, malformed],
  [mostGrams + 1, malformed],
  [Number.NaN, malformed],
])('%d g of a share', (grams, expected) => {
  const shares = [{ additionId: 'a', grams }];
  expect(saying({ tick: { itemKey: 'food:salmon', shares, isCleared: true } })).toEqual(expected);
  expect(saying({ amount: { foodId: 'salmon', shares } })).toEqual(expected);
});

test('an amount is of a food that is known, shared by names', () => {
  expect(saying({ amount: { foodId: 'moon', shares: [] } })).toEqual(malformed);
  const shares = [{ additionId: '?', grams: 1 }];
  expect(saying({ amount: { foodId: 'salmon', shares } })).toEqual(malformed);
});

const extra = { extraId: 'soap', text: 'Soap', addedAt: 500 };

test.each<
  [string, Partial<typeof extra> & { foodId?: string; amount?: string }, readonly string[]]
>([
  ['as it is', {}, []],
  ['as a food', { foodId: 'salmon' }, []],
  ['as an unknown food', { foodId: 'moon' }, malformed],
  ['without words', { text: '  ' }, ['shopping.text-required']],
  ['with many words', { text: 'x'.repeat(121) }, ['shopping.text-too-long']],
  ['with as many as fit', { text: 'x'.repeat(120) }, []],
  ['with a long amount', { amount: 'x'.repeat(41) }, ['shopping.amount-too-long']],
  ['written at no time', { addedAt: 0 }, malformed],
  ['written too late', { addedAt: Date.UTC(3000, 0) }, malformed],
  ['without a name', { extraId: 'so ap' }, malformed],
])('what somebody wrote, %s', (_, parts, expected) => {
  expect(saying({ extra: { ...extra, ...parts } })).toEqual(expected);
});

test('words come back in one line', () => {
  const words = { ...extra, text: ' Green \n soap ', amount: ' 2 \t bars ' };
  expect(check({ adds: [{ id: `${id}:0`, extra: words }] })).toMatchObject({
    ok: true,
    value: { adds: [{ kind: 'extra', text: 'Green soap', amount: '2 bars', foodId: null }] },
  });
});

test('a store has a name and each aisle once', () => {
  const store = { storeId: 'corner', name: ' The  corner ', aisles: ['dairy', 'fish'] as const };
  expect(check({ adds: [{ id: `${id}:0`, store }] })).toMatchObject({
    ok: true,
    value: { adds: [{ name: 'The corner', aisles: ['dairy', 'fish'] }] },
  });
  expect(saying({ store: { ...store, name: ' ' } })).toEqual(['shopping.store-name-required']);
  expect(saying({ store: { ...store, name: 'x'.repeat(41) } })).toEqual([
    'shopping.store-name-too-long',
  ]);
  expect(saying({ store: { ...store, aisles: ['dairy', 'dairy'] } })).toEqual(malformed);
  expect(saying({ store: { ...store, storeId: '' } })).toEqual(malformed);
});

test('all that is wrong is told at once', () => {
  const adds = [
    { id: `${id}:0`, extra: { ...extra, text: '' } },
    { id: `${id}:1`, home: { foodId: 'salmon' } },
    { id: `${id}:2`, home: { foodId: 'moon' } },
  ];
  expect(codes({ adds })).toEqual(['shopping.text-required', 'input.invalid']);
});
