import { expect, test } from 'vitest';
import type { Aisle } from '../../foods/food.ts';
import { chosenStoreOf, storesOf } from '../list/list-content.rules.ts';
import { mostStores } from '../list/list-limits.rules.ts';
import { OneList } from '../testing/one-list.ts';

const aisles: readonly Aisle[] = ['dairy', 'fish'];
const save = (list: OneList, id: string, name: string, way: readonly Aisle[] = aisles) =>
  list.do({ intent: 'save-store', id, name, aisles: way });
const names = (list: OneList) => storesOf(list.facts).map(({ name }) => name);
const chosen = (list: OneList) => chosenStoreOf(list.facts)?.name ?? null;

test('a new store is chosen at once, and the others stay', () => {
  const list = new OneList();
  save(list, 'a', '  Corner   shop ');
  save(list, 'b', 'Big one');
  expect(names(list)).toEqual(['Big one', 'Corner shop']);
  expect(chosen(list)).toBe('Big one');
});

test('a store that is renamed is not chosen by it, and is there once', () => {
  const list = new OneList();
  save(list, 'a', 'Corner shop');
  save(list, 'b', 'Big one');
  save(list, 'a', 'Around the corner');
  expect(names(list)).toEqual(['Around the corner', 'Big one']);
  expect(chosen(list)).toBe('Big one');
  expect(list.facts.filter(({ kind }) => kind === 'store')).toHaveLength(2);
});

test('saving a store as it is does nothing; another way through it does', () => {
  const list = new OneList();
  save(list, 'a', 'Corner shop');
  const [store] = storesOf(list.facts);
  const { facts } = list;
  save(list, 'a', 'Corner shop', store!.aisles);
  expect(list.facts).toEqual(facts);
  save(list, 'a', 'Corner shop', store!.aisles.toReversed());
  expect(storesOf(list.facts)[0]?.aisles).toEqual(store!.aisles.toReversed());
});

test.each([
  ['', 'shopping.store-name-required'],
  [' \n ', 'shopping.store-name-required'],
  ['x'.repeat(41), 'shopping.store-name-too-long'],
])('a store cannot be called "%s"', (name, code) => {
  expect(() => save(new OneList(), 'a', name)).toThrow(code);
});

test('a long name that fits is a name', () => {
  const list = new OneList();
  save(list, 'a', 'x'.repeat(40));
  expect(chosen(list)).toBe('x'.repeat(40));
});

test('there are as many stores as somebody can tell apart, and known ones may be renamed', () => {
  const list = new OneList();
  for (let at = 0; at < mostStores; at++) save(list, `s-${at}`, `Store ${at}`);
  expect(() => save(list, 'more', 'One more')).toThrow('shopping.too-many-stores');
  save(list, 's-0', 'Another name');
  expect(names(list)).toHaveLength(mostStores);
});

test('somebody shops in one store, or nowhere in particular', () => {
  const list = new OneList();
  save(list, 'a', 'Corner shop');
  save(list, 'b', 'Big one');
  list.do({ intent: 'choose-store', id: 'a' });
  expect(chosen(list)).toBe('Corner shop');
  const { facts } = list;
  list.do({ intent: 'choose-store', id: 'a' });
  expect(list.facts).toEqual(facts);
  expect(facts.filter(({ kind }) => kind === 'chosen-store')).toHaveLength(1);
  list.do({ intent: 'choose-store', id: null });
  expect(chosen(list)).toBeNull();
  expect(list.facts.some(({ kind }) => kind === 'chosen-store')).toBe(false);
});

test('a store that is removed is no longer chosen; removing another leaves the choice', () => {
  const list = new OneList();
  save(list, 'a', 'Corner shop');
  save(list, 'b', 'Big one');
  list.do({ intent: 'remove-store', id: 'a' });
  expect([names(list), chosen(list)]).toEqual([['Big one'], 'Big one']);
  list.do({ intent: 'remove-store', id: 'b' });
  expect(list.facts).toEqual([]);
});
