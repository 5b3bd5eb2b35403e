import { expect, test } from 'vitest';
import type { Item, List } from '../list.ts';
import { justTicked, withJustTicked } from './just-ticked.ts';

/** A list of which nothing but the places of its rows matters. */
function listOf(args: { vegetables: string[]; dairy: string[]; completed?: string[] }): List {
  const items = (keys: readonly string[]) => keys.map((key) => ({ key }) as Item);
  const aisles = [
    { aisle: 'PRODUCE' as const, items: items(args.vegetables) },
    { aisle: 'DAIRY' as const, items: items(args.dairy) },
  ];
  return {
    count: args.vegetables.length + args.dairy.length,
    aisles: aisles.filter(({ items: rows }) => rows.length > 0) as unknown as List['aisles'],
    extras: [],
    atHome: [],
    completed: items(args.completed ?? []),
    recipes: [],
    news: null,
  };
}

const keysOf = ({ aisles }: List) => aisles.map(({ items }) => items.map(({ key }) => key));

test('a row that was ticked stays where it stood, and not in the basket too', () => {
  const before = listOf({ vegetables: ['leek', 'kale', 'onion'], dairy: ['milk'] });
  const after = listOf({ vegetables: ['leek', 'onion'], dairy: ['milk'], completed: ['kale'] });
  const ticked = justTicked({ before, after, known: [] });
  const shown = withJustTicked({ list: after, ticked });
  expect(keysOf(shown)).toEqual([['leek', 'kale', 'onion'], ['milk']]);
  expect(shown.completed).toEqual([]);
});

test('an aisle stays with its last row', () => {
  const before = listOf({ vegetables: ['leek'], dairy: ['milk'] });
  const after = listOf({ vegetables: [], dairy: ['milk'], completed: ['leek'] });
  const ticked = justTicked({ before, after, known: [] });
  expect(keysOf(withJustTicked({ list: after, ticked }))).toEqual([['leek'], ['milk']]);
});

test('rows ticked one after another stay together, and one taken back is to buy again', () => {
  const first = listOf({ vegetables: ['leek', 'kale'], dairy: ['milk'] });
  const second = listOf({ vegetables: ['kale'], dairy: ['milk'], completed: ['leek'] });
  const third = listOf({ vegetables: [], dairy: ['milk'], completed: ['leek', 'kale'] });
  const known = justTicked({ before: first, after: second, known: [] });
  const ticked = justTicked({ before: second, after: third, known });
  const shown = keysOf(withJustTicked({ list: third, ticked }));
  expect(shown[0]?.toSorted()).toEqual(['kale', 'leek']);
  const back = justTicked({ before: third, after: second, known: ticked });
  expect(back.map(({ key }) => key)).toEqual(['leek']);
});
