import { expect, test } from 'vitest';
import { mostGrams } from '../list/list-limits.rules.ts';
import { OneList } from '../testing/one-list.ts';
import type { ListChange } from './list-change.ts';

function tick(itemKey: string, grams: number | null = null): ListChange {
  return { intent: 'tick', itemKey, grams };
}

test('a tick keeps what each addition has, and what is left in the pack', () => {
  const list = new OneList();
  list.add('stew', ['100 g spinach']);
  list.do(tick('food:spinach'));
  expect(list.ticks()).toEqual({ 'food:spinach': { stew: 100, rest: 41.75 } });
});

test('lemons are ticked with juice and zest, and taken out with both', () => {
  const list = new OneList();
  list.add('stew', ['4 tbsp lemon-juice']);
  list.add('cake', ['1 tsp lemon-zest']);
  list.do(tick('food:lemon'));
  expect(Object.keys(list.ticks()).toSorted()).toEqual([
    'food:lemon',
    'food:lemon-juice',
    'food:lemon-zest',
  ]);
  expect(list.item('food:lemon')).toMatchObject({ isTicked: true, buying: { count: 2 } });
  list.do({ intent: 'untick', itemKey: 'food:lemon' });
  expect([list.ticks(), list.item('food:lemon').isTicked]).toEqual([{}, false]);
});

test('who ticks a part as older pages name it ticks the whole', () => {
  const list = new OneList();
  list.add('stew', ['3 tbsp lemon-juice']);
  list.do(tick('food:lemon-juice'));
  expect(list.item('food:lemon').isTicked).toBe(true);
});

test('a second bag is added to the rest of the first', () => {
  const list = new OneList();
  list.add('stew', ['100 g spinach']);
  list.do(tick('food:spinach'));
  list.add('soup', ['100 g spinach']);
  expect(list.item('food:spinach')).toMatchObject({ isTicked: false, buying: { count: 1 } });
  list.do(tick('food:spinach'));
  expect(list.ticks()).toEqual({ 'food:spinach': { stew: 100, soup: 100, rest: 83.5 } });
});

test('what was bought for a recipe that left is no rest of a pack', () => {
  const list = new OneList();
  list.add('stew', ['250 g salmon']);
  list.do(tick('food:salmon'));
  list.add('soup', ['100 g salmon']);
  list.do({ intent: 'remove-recipe', ids: ['stew'] });
  list.add('pie', ['400 g salmon']);
  const before = list.item('food:salmon');
  list.do(tick('food:salmon'));
  const bought = Object.values(list.ticks()['food:salmon'] ?? {}).reduce((a, b) => a + b, 0);
  expect(before.haveAmount).not.toBeNull();
  expect(bought).toBeCloseTo(340.19 + (before.buying?.grams ?? 0), 1);
});

test('as much is ticked as the member saw', () => {
  const list = new OneList();
  list.add('stew', ['100 g butter']);
  list.add('soup', ['300 g butter']);
  list.do(tick('food:butter', 100));
  expect(list.item('food:butter')).toMatchObject({ isTicked: false, buying: { count: 1 } });
});

test('a number of packs counts for a food with all its parts', () => {
  const list = new OneList();
  list.add('stew', ['4 tbsp lemon-juice']);
  list.add('cake', ['1 tsp lemon-zest']);
  list.do({ intent: 'set-amount', foodId: 'lemon', grams: 5 * 85 });
  expect(list.item('food:lemon')).toMatchObject({ isAdjusted: true, buying: { count: 5 } });
  list.do({ intent: 'set-amount', foodId: 'lemon', grams: null });
  expect(list.item('food:lemon')).toMatchObject({ isAdjusted: false, buying: { count: 2 } });
});

test('a staple that is wanted is bought this time, and probably there the next', () => {
  const list = new OneList();
  list.add('stew', ['1 tsp salt']);
  list.do({ intent: 'want', foodId: 'salt' });
  expect(list.item('food:salt').standing).toBe('to-buy');
  list.do(tick('food:salt'));
  list.do({ intent: 'clear' });
  expect(list.facts.map(({ kind }) => kind)).toEqual(['done']);
  list.add('soup', ['1 tsp salt']);
  expect(list.item('food:salt').standing).toBe('probably-at-home');
});

test('what is always at home stays so when the list is deleted, until it is taken back', () => {
  const list = new OneList();
  list.add('stew', ['50 g butter']);
  list.do({ intent: 'keep-at-home', foodId: 'butter' });
  list.do({ intent: 'delete' });
  list.add('soup', ['50 g butter']);
  expect(list.item('food:butter').standing).toBe('always-at-home');
  list.do({ intent: 'leave-usual', foodId: 'butter' });
  expect(list.item('food:butter').standing).toBe('to-buy');
});

test.each([
  [141.75, 41.75],
  [120, 20],
  [50, 0],
  [20, 0],
])('who saw %d g of what is in the basket already has bought no gram more', (grams, soup) => {
  const list = new OneList();
  list.add('stew', ['100 g spinach']);
  list.do(tick('food:spinach'));
  list.add('soup', ['300 g spinach']);
  list.do(tick('food:spinach', grams));
  const shares = list.ticks()['food:spinach'] ?? {};
  expect(shares['soup']).toBeCloseTo(soup, 6);
  const bought = Object.values(shares).reduce((sum, of) => sum + of, 0);
  expect(bought).toBeCloseTo(141.75, 6);
});

test('an amount is more than nothing and at most a ton', () => {
  const list = new OneList();
  list.add('stew', ['100 g butter']);
  const set = (grams: number) => () => list.do({ intent: 'set-amount', foodId: 'butter', grams });
  expect(set(0)).toThrow('shopping.amount-invalid');
  expect(set(mostGrams + 1)).toThrow('shopping.amount-invalid');
  expect(set(mostGrams)).not.toThrow();
  expect(set(0.1)).not.toThrow();
});

test('what nobody wrote on the list cannot be ticked, whatever else was written there', () => {
  const list = new OneList();
  const soap = { id: 'soap', text: 'Soap', amount: null, foodId: null };
  list.do({ intent: 'add-extra', ...soap });
  expect(() => list.do(tick('extra:candles'))).toThrow('shopping.item-not-found');
  list.do(tick('extra:soap'));
  expect(list.ticks()).toEqual({ 'extra:soap': {} });
});
