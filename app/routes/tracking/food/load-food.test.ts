import { expect, test } from 'vitest';
import { fakeApi } from '../../../graphql/testing/fake-api.ts';
import {
  FoodsToLogDocument,
  FoodToLogDocument,
  ProductToLogDocument,
  RecipesToLogDocument,
  TrackedFoodDocument,
} from '../operations.gen.ts';
import type { Addition } from '../tracking-address.ts';
import { loadFood } from './load-food.ts';

interface Visit {
  addition?: Addition;
  search?: string;
  foodSlug?: string | null;
  hasBarcodes?: boolean;
  isMember?: boolean;
}

const nothing = { foods: [], food: null, recipes: [], product: null };

async function load(visit: Visit, recipes: object | null = { hits: [{ recipe: 'a stew' }] }) {
  const { addition = 'food', search = '', foodSlug = null, hasBarcodes = true } = visit;
  const tracking = visit.isMember === false ? null : { foodDay: 'the day', hasBarcodes };
  const { context, asked } = fakeApi([
    [TrackedFoodDocument, { me: visit.isMember === false ? null : {}, offers: {}, tracking }],
    [FoodsToLogDocument, { foodsByName: ['an egg'] }],
    [FoodToLogDocument, { food: 'the egg' }],
    [ProductToLogDocument, { findProduct: 'a yoghurt' }],
    [RecipesToLogDocument, { search: { recipes } }],
  ]);
  const address = { day: '2026-11-20', addition, search, foodSlug } as const;
  const loaded = await loadFood({ context, address });
  return { loaded, found: loaded.food?.found, asked };
}

test('the day of the address is shown', async () => {
  const { loaded, asked } = await load({});
  expect(loaded.food).toMatchObject({ foodDay: 'the day', hasBarcodes: true, found: nothing });
  expect(loaded.offer.isSignedIn).toBe(true);
  expect(asked.map(({ variables }) => variables)).toEqual([{ day: '2026-11-20' }]);
});

test('who is no member gets the offer, and nothing is looked for', async () => {
  const { loaded, asked } = await load({ isMember: false, search: 'egg' });
  expect(loaded).toMatchObject({ offer: { isSignedIn: false }, food: null });
  expect(asked).toHaveLength(1);
});

test.each([
  ['food', { foods: ['an egg'] }, { search: 'egg', first: 8 }],
  ['recipe', { recipes: ['a stew'] }, { input: { text: 'egg', tab: 'RECIPES', first: 8 } }],
  ['barcode', { product: 'a yoghurt' }, { barcode: 'egg' }],
] as const)(
  'what is looked for as a %s is found among those alone',
  async (addition, found, sent) => {
    const { asked, ...answer } = await load({ addition, search: 'egg' });
    expect(answer.found).toEqual({ ...nothing, ...found });
    expect(asked[1]?.variables).toEqual(sent);
  },
);

test('a search that answers without recipes found none', async () => {
  expect((await load({ addition: 'recipe', search: 'egg' }, null)).found).toEqual(nothing);
});

test('a food that was picked is shown instead of the search, on the tab of foods alone', async () => {
  const picked = await load({ foodSlug: 'egg', search: 'eg' });
  expect(picked.found).toEqual({ ...nothing, food: 'the egg' });
  const elsewhere = await load({ addition: 'recipe', foodSlug: 'egg', search: 'egg' });
  expect(elsewhere.found).toEqual({ ...nothing, recipes: ['a stew'] });
});

test.each([
  { addition: 'quick', search: 'egg' },
  { addition: 'food', search: '' },
  { addition: 'recipe', search: '' },
  { addition: 'barcode', search: '400638133', hasBarcodes: false },
] as const)('nobody is asked for $addition "$search"', async (visit) => {
  const { found, asked } = await load(visit);
  expect(found).toEqual(nothing);
  expect(asked).toHaveLength(1);
});
