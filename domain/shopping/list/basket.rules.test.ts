import { expect, test } from 'vitest';
import { shopFoodsById } from '../testing/shop-foods.ts';
import { basketsOf, isInBasket } from './basket.rules.ts';
import type { Tick } from './shopping-list.ts';

test.each([
  [100, 100, true],
  [100, 98, true],
  [100, 97, false],
  [100, 80, false],
  [400, 392, true],
  [400, 391, false],
  [100, 250, true],
])('of %d g needed, %d g in the basket are enough: %s', (needed, bought, isEnough) => {
  expect(isInBasket({ row: { grams: needed }, basket: { grams: bought } })).toBe(isEnough);
});

test('what nobody bought is not in the basket', () => {
  expect(isInBasket({ row: { grams: 100 }, basket: undefined })).toBe(false);
});

function tick(parts: Partial<Tick> = {}): Tick {
  return {
    itemKey: 'food:spinach',
    grams: 100,
    hasRest: false,
    tickedAt: new Date('2026-03-02T08:00:00Z'),
    tickedById: 'maria',
    isCleared: false,
    ...parts,
  };
}

function basket(ticks: readonly Tick[]) {
  return [...basketsOf({ ticks, purchases: shopFoodsById, market: 'us' }).values()][0];
}

test('whole packs count as bought, unless a tick tells the rest', () => {
  expect(basket([tick()])?.grams).toBeCloseTo(141.75, 2);
  expect(basket([tick({ hasRest: true })])?.grams).toBe(100);
  expect(basket([tick(), tick({ grams: 20, hasRest: true })])?.grams).toBe(120);
  expect(basket([tick({ grams: 0 })])?.grams).toBe(0);
});

test('a food that is in no table has the grams that were ticked', () => {
  expect(basket([tick({ itemKey: 'food:gone' })])?.grams).toBe(100);
});

test('a part counts as the whole it was bought as', () => {
  const juice = tick({ itemKey: 'food:lemon-juice', grams: 45, hasRest: true });
  expect(basket([juice])?.grams).toBeCloseTo(85, 6);
});

test('whoever ticked last has the food, and it is out of sight once all of it is', () => {
  const later = tick({ tickedAt: new Date('2026-03-02T09:00:00Z'), tickedById: 'olof' });
  for (const ticks of [
    [tick(), later],
    [later, tick()],
  ]) {
    expect(basket(ticks)).toMatchObject({ tickedAt: later.tickedAt, tickedById: 'olof' });
  }
  expect(basket([tick({ isCleared: true }), tick()])?.isCleared).toBe(false);
  expect(basket([tick({ isCleared: true }), tick({ isCleared: true })])?.isCleared).toBe(true);
});
