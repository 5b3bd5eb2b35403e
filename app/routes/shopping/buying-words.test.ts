import { expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import type { KitchenAmountsFragment } from '../../amounts/operations.gen.ts';
import { itemTitle, neededWords } from './buying-words.ts';
import type { Item } from './list.ts';
import { itemNamed } from './testing/build-list.ts';

type Buying = NonNullable<Item['buying']>;

function amount(number: number, unit: string): KitchenAmountsFragment {
  const parts = { number, fraction: null, unit };
  return { metric: parts, us: { ...parts, plus: null } };
}

function item(name: string, buying: Partial<Buying>, parts: Partial<Item> = {}): Item {
  const usual: Buying = { form: 'PIECE', count: 1, isLarge: false, size: null, grams: 100 };
  return itemNamed(name, 'PRODUCE', { buying: { ...usual, ...buying }, ...parts });
}

function title(each: Item, locale: Locale): string {
  return itemTitle({ item: each, units: 'metric', locale }).replaceAll('\u00a0', ' ');
}

const beans = { form: 'BAG', size: amount(400, 'g') } as const;
const lettuce = { form: 'HEAD', count: 2 } as const;

test.each<[Locale, Item, string]>([
  ['en', item('Lemons', { count: 3 }), '3 lemons'],
  ['en', item('Green beans', beans), '1 bag green beans, 400 g'],
  ['en', item('Frozen berries', { form: 'BAG', count: 2 }), '2 bags frozen berries'],
  [
    'en',
    item('Greek yogurt', { form: 'TUB', size: amount(500, 'g') }),
    '1 tub Greek yogurt, 500 g',
  ],
  ['en', item('Garlic', lettuce, { hasPlural: false }), '2 heads of garlic'],
  ['en', item('Romaine lettuces', lettuce), '2 romaine lettuces'],
  ['en', item('Ground beef', { form: 'LOOSE', size: amount(500, 'g') }), 'Ground beef, 500 g'],
  ['en', item('Fresh ginger', { form: 'ROOT' }), '1 piece fresh ginger'],
  ['en', item('Lemongrass', { form: 'STALK', count: 2 }), '2 stalks lemongrass'],
  ['en', item('Sweet corn', { form: 'EAR', count: 2 }), '2 ears sweet corn'],
  ['es', item('Jengibre fresco', { form: 'ROOT' }), '1 trozo de jengibre fresco'],
  ['es', item('Hierba limón', { form: 'STALK' }), '1 tallo de hierba limón'],
  ['sv', item('Färsk ingefära', { form: 'ROOT', count: 2 }), '2 bitar färsk ingefära'],
  ['es', item('Ejotes', beans), '1 bolsa de ejotes, 400 g'],
  ['es', item('Ajo', lettuce, { hasPlural: false }), '2 cabezas de ajo'],
  ['sv', item('Haricots verts', { ...beans, count: 2 }), '2 påsar haricots verts, 400 g'],
  ['sv', item('Blomkål', lettuce, { hasPlural: false }), '2 blomkål'],
  ['sv', item('Fetaost', { size: amount(200, 'g') }), '1 fetaost, 200 g'],
])('%s: what to take from the shelf', (locale, each, expected) => {
  expect(title(each, locale)).toBe(expected);
});

test('what is written by hand keeps its words', () => {
  expect(title(itemNamed('Oat milk', null, { amountText: '2 l' }), 'en')).toBe('Oat milk, 2 l');
  expect(title(itemNamed('Soap', null), 'en')).toBe('Soap');
});

function needed(locale: Locale, each: Item): string | null {
  return neededWords({ item: each, units: 'metric', locale })?.replaceAll('\u00a0', ' ') ?? null;
}

test('what is behind it is said part by part', () => {
  const parts: Item['needed'] = [
    { part: 'JUICE', amount: amount(70, 'ml'), pieces: 2 },
    { part: 'ZEST', amount: amount(2, 'tsp'), pieces: 2 },
  ];
  const lemons = item('Lemons', { count: 3 }, { needed: parts });
  expect(needed('en', lemons)).toBe('70 ml juice, zest of 2');
  expect(needed('es', lemons)).toBe('70 ml de jugo, ralladura de 2');
  expect(needed('sv', lemons)).toBe('70 ml saft, skalet av 2');
});

test('a number that the title says is not said again', () => {
  const eggs = (count: number) =>
    item(
      'Eggs',
      { count: 6 },
      {
        needed: [{ part: null, amount: amount(count, 'piece'), pieces: count }],
      },
    );
  expect(needed('en', eggs(6))).toBeNull();
  expect(needed('en', eggs(5))).toBe('5');
  expect(needed('en', item('Cauliflower', { isLarge: true }))).toBe('large');
});
