import { expect, test } from 'vitest';
import { aisles } from '../../foods/food.ts';
import { chosenStoreOf, listContent, storesOf } from './list-content.rules.ts';
import type { Fact, FactBody } from '../operations/list-operation.ts';
import { recipesById } from '../testing/list-network.ts';

let lastId = 0;

function fact(body: FactBody, at = 1000): Fact {
  lastId += 1;
  return { ...body, id: `operation-${lastId}:0`, operationId: `operation-${lastId}`, at };
}

function recipe(additionId: string, recipeId = 'omelette'): Fact {
  return fact({ kind: 'recipe', additionId, recipeId, servings: 2, mealPlanId: null });
}

function tick(shares: Record<string, number>, parts: { isCleared?: boolean; at?: number } = {}) {
  const list = Object.entries(shares).map(([additionId, grams]) => ({ additionId, grams }));
  const { isCleared = false, at } = parts;
  return fact({ kind: 'tick', itemKey: 'food:egg', shares: list, isCleared }, at);
}

function extra(text: string, at: number): Fact {
  const rest = { amount: null, foodId: null, addedAt: 500 };
  return fact({ kind: 'extra', extraId: 'soap', text, ...rest }, at);
}

function store(name: string, at: number): Fact {
  return fact({ kind: 'store', storeId: 'shop', name, aisles: ['dairy', 'fish'] }, at);
}

function ticksOf(...facts: Fact[]) {
  return listContent({ facts, recipesById }).ticks;
}

test('ticks of several devices are joined addition by addition', () => {
  const facts = [recipe('a'), recipe('b'), tick({ a: 150 }), tick({ a: 100, b: 200 })];
  expect(ticksOf(...facts)).toMatchObject([{ itemKey: 'food:egg', grams: 350 }]);
});

test('a tick is forgotten with the last of its additions, not before', () => {
  expect(ticksOf(recipe('b'), tick({ a: 150, b: 200 }))).toMatchObject([{ grams: 350 }]);
  expect(ticksOf(recipe('c'), tick({ a: 150, b: 200 }))).toEqual([]);
});

test('what was cleared with its recipe is no longer in the basket', () => {
  const done = fact({ kind: 'done', additionIds: ['a'] });
  expect(ticksOf(recipe('b'), tick({ a: 150, b: 200 }), done)).toMatchObject([{ grams: 200 }]);
});

test('an item is out of sight only where every device cleared it', () => {
  const [hidden] = ticksOf(recipe('a'), tick({ a: 1 }, { isCleared: true }));
  const [seen] = ticksOf(recipe('a'), tick({ a: 1 }, { isCleared: true }), tick({ a: 1 }));
  expect([hidden?.isCleared, seen?.isCleared]).toEqual([true, false]);
});

test('an item was ticked when it was ticked last', () => {
  const [ticked] = ticksOf(recipe('a'), tick({ a: 1 }, { at: 9000 }), tick({ a: 1 }, { at: 4000 }));
  expect(ticked?.tickedAt).toEqual(new Date(9000));
});

test('of two texts written at once the later one counts, in its former place', () => {
  const { extras } = listContent({
    facts: [extra('Soap', 9000), extra('Foam', 4000)],
    recipesById,
  });
  expect(extras).toMatchObject([{ id: 'soap', text: 'Soap', addedAt: new Date(500) }]);
});

test('a recipe that left the catalogue is not on the list', () => {
  const { recipes } = listContent({ facts: [recipe('a'), recipe('b', 'gone')], recipesById });
  expect(recipes.map(({ id }) => id)).toEqual(['a']);
});

test('a store has every aisle, those it does not order last', () => {
  const [kept] = storesOf([store('Corner shop', 4000), store('The corner', 9000)]);
  expect(kept).toMatchObject({ id: 'shop', name: 'The corner' });
  expect(kept?.aisles.slice(0, 3)).toEqual(['dairy', 'fish', 'produce']);
  expect(new Set(kept?.aisles)).toEqual(new Set(aisles));
});

test('a store that is gone is not chosen', () => {
  const chosen = fact({ kind: 'chosen-store', storeId: 'shop' });
  expect(chosenStoreOf([chosen])).toBeNull();
  expect(chosenStoreOf([chosen, store('Corner shop', 1)])?.name).toBe('Corner shop');
});

test('stores stand in the order of their names', () => {
  const named = (storeId: string, name: string) =>
    fact({ kind: 'store', storeId, name, aisles: [] });
  const stores = storesOf([named('a', 'Corner'), named('b', 'Big one'), named('c', 'Dairy')]);
  expect(stores.map(({ name }) => name)).toEqual(['Big one', 'Corner', 'Dairy']);
});

test('of two stores that were chosen at once the later one counts', () => {
  const facts = [
    store('Corner shop', 1),
    fact({ kind: 'store', storeId: 'b', name: 'Big', aisles: [] }),
  ];
  const chosen = (storeId: string, at: number) => fact({ kind: 'chosen-store', storeId }, at);
  expect(chosenStoreOf([...facts, chosen('b', 9000), chosen('shop', 4000)])?.name).toBe('Big');
  expect(chosenStoreOf([...facts, chosen('b', 4000), chosen('shop', 9000)])?.id).toBe('shop');
  expect(chosenStoreOf(facts)).toBeNull();
});

test('of what was said in the same moment the greater id counts, on every device', () => {
  const [first, second] = [extra('Foam', 9000), extra('Soap', 9000)];
  for (const facts of [
    [first, second],
    [second, first],
  ]) {
    expect(listContent({ facts, recipesById }).extras).toMatchObject([{ text: 'Soap' }]);
  }
});

test('recipes stand as they were added, those of one moment by id', () => {
  const added = (additionId: string, at: number) =>
    fact({ kind: 'recipe', additionId, recipeId: 'stew', servings: 2, mealPlanId: null }, at);
  const facts = [added('c', 5), added('b', 9), added('a', 5), added('d', 1)];
  const { recipes } = listContent({ facts, recipesById });
  expect(recipes.map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b']);
});

test('an extra is ticked by whoever ticked it last, and has no grams', () => {
  const ticked = (byId: string | undefined, at: number): Fact => ({
    ...fact({ kind: 'tick', itemKey: 'extra:soap', shares: [], isCleared: false }, at),
    byId,
  });
  expect(ticksOf(extra('Soap', 1), ticked('olof', 9), ticked('maria', 4))).toMatchObject([
    { itemKey: 'extra:soap', grams: null, hasRest: false, tickedById: 'olof' },
  ]);
  expect(ticksOf(extra('Soap', 1), ticked(undefined, 9))[0]?.tickedById).toBeNull();
  expect(ticksOf(ticked('olof', 9))).toEqual([]);
});

test('a tick tells whether packs held more', () => {
  expect(ticksOf(recipe('a'), tick({ a: 5, rest: 3 }))).toMatchObject([
    { grams: 8, hasRest: true },
  ]);
  expect(ticksOf(recipe('a'), tick({ a: 5 }))).toMatchObject([{ grams: 5, hasRest: false }]);
});

test('what is wanted is forgotten with the last recipe it was wanted for', () => {
  const wanted = fact({ kind: 'wanted', foodId: 'salt', additionIds: ['a', 'b'] });
  const wantedWith = (...facts: Fact[]) => [
    ...listContent({ facts: [wanted, ...facts], recipesById }).wanted,
  ];
  expect(wantedWith(recipe('b'))).toEqual(['salt']);
  expect(wantedWith(recipe('c'))).toEqual([]);
});

test('of two amounts that were chosen the later one counts', () => {
  const amount = (grams: number, at: number) =>
    fact({ kind: 'amount', foodId: 'egg', shares: [{ additionId: 'a', grams }] }, at);
  const { amounts } = listContent({ facts: [amount(5, 9), amount(7, 4)], recipesById });
  expect([...amounts]).toEqual([['egg', new Map([['a', 5]])]]);
});
