import { expect, test } from 'vitest';
import {
  findFoods,
  findFoodsByName,
  foodShelves,
  foodsPerPage,
  listFoods,
  lookedUpFoods,
  navigatorOf,
} from './food-navigator.ts';
import { buildFood } from '../testing/build-food.ts';

const lean = { proteinGrams: 24, fatGrams: 1, waterGrams: 70 };
const foods = [
  buildFood({ id: 'hoki', group: 'fish', per100g: lean }),
  buildFood({ id: 'caviar', group: 'fish', isPremium: true, per100g: { ...lean, fatGrams: 0 } }),
  buildFood({ id: 'bread', group: 'grains', per100g: { proteinGrams: 8, carbohydrateGrams: 50 } }),
  buildFood({ id: 'mystery', group: 'grains', per100g: { fiberGrams: null } }),
  buildFood({ id: 'olive', group: 'fruit', per100g: { fatGrams: 15, carbohydrateGrams: 1 } }),
];

test.each([
  ['carbs', ['caviar', 'hoki', 'olive', 'bread', 'mystery']],
  ['protein', ['caviar', 'hoki', 'bread', 'olive', 'mystery']],
] as const)('mode %s puts the best first and the unknown last', (mode, ids) => {
  expect(idsOf({ mode })).toEqual(ids);
});

test.each([
  ['carbs', ['caviar', 'hoki', 'olive', 'bread', 'mystery']],
  ['protein', ['hoki', 'bread', 'olive', 'mystery', 'caviar']],
  ['satiety', ['hoki', 'olive', 'bread', 'mystery', 'caviar']],
] as const)('in mode %s the place of a locked food tells nothing', (mode, ids) => {
  expect(idsOf({ mode, isPremium: false }).toSorted()).toEqual(ids.toSorted());
  expect(idsOf({ mode, isPremium: false }).at(mode === 'carbs' ? 0 : -1)).toBe('caviar');
});

test('what only seasons is not ranked by how it fills or its protein, but found by name and on its shelf', () => {
  const seasoned = [
    ...foods,
    buildFood({ id: 'parsley', group: 'herbs', per100g: { ...lean, fiberGrams: 3 } }),
    buildFood({ id: 'stock', group: 'sauces', per100g: { proteinGrams: 5 } }),
  ];
  expect(idsOf({ foods: seasoned, mode: 'satiety' })).not.toContain('parsley');
  expect(idsOf({ foods: seasoned, mode: 'satiety' })).not.toContain('stock');
  expect(idsOf({ foods: seasoned, mode: 'satiety', tag: 'seasonings' })).toEqual(['parsley']);
  expect(idsOf({ foods: seasoned, mode: 'satiety', search: 'stock' })).toEqual(['stock']);
  expect(idsOf({ foods: seasoned, mode: 'protein' })).not.toContain('parsley');
  expect(idsOf({ foods: seasoned, mode: 'carbs' })).toContain('parsley');
});

test('what people eat comes before what is rare, on a shelf, in a search and among all', () => {
  const fish = [
    ...foods,
    buildFood({ id: 'cod', group: 'fish', per100g: { carbohydrateGrams: 2 } }),
  ];
  expect(idsOf({ foods: fish, mode: 'carbs', tag: 'fish' })).toEqual(['cod', 'caviar', 'hoki']);
  expect(idsOf({ foods: fish, mode: 'carbs', search: 'cod' })[0]).toBe('cod');
  expect(idsOf({ foods: fish, mode: 'protein' })[0]).toBe('cod');
});

test('who writes down what they ate finds the very word first, then what people eat, then the rest', () => {
  const named = (id: string, en: string) =>
    buildFood({
      id,
      group: 'dairy',
      names: {
        en: { singular: en, plural: null },
        es: { singular: en, plural: null },
        sv: { singular: en, plural: null },
      },
      slugs: { en: id, es: id, sv: id },
    });
  const dairy = [
    named('milk-powder', 'Milk powder'),
    named('almond-milk', 'Almond milk'),
    named('milk', 'Whole milk'),
    named('oat-milk', 'Oat milk'),
    named('cheddar', 'Cheddar'),
    named('skim-milk', 'Milk'),
  ];
  const found = (search: string) =>
    findFoodsByName({ foods: dairy, search, language: 'en', count: 8 }).map(({ food }) => food.id);
  expect(found('milk')).toEqual(['skim-milk', 'milk', 'almond-milk', 'milk-powder', 'oat-milk']);
  expect(found('unicorn')).toEqual([]);
});

test('what is looked up most is listed in that order, and shelves are counted', () => {
  const known = ['salmon', 'egg', 'unknown'].map((id) => buildFood({ id, group: 'fish' }));
  const found = lookedUpFoods({ foods: known, count: 5 });
  expect(found.map(({ food }) => food.id)).toEqual(['egg', 'salmon']);
  expect(foodShelves(known)).toEqual([{ tag: 'fish', foodCount: 3 }]);
});

test('a shelf and a search narrow the list', () => {
  expect(idsOf({ mode: 'carbs', tag: 'fish' })).toEqual(['caviar', 'hoki']);
  expect(idsOf({ mode: 'carbs', tag: 'fish', search: 'Hó' })).toEqual(['hoki']);
  expect(idsOf({ mode: 'carbs', search: 'unicorn' })).toEqual([]);
});

test('a long list comes by the page; past the end is the last one', () => {
  const many = Array.from({ length: foodsPerPage + 1 }, (_, index) =>
    buildFood({ id: `f-${index}` }),
  );
  const list = (page: number) => listFoods({ ...query, foods: many, mode: 'carbs', page });
  expect(list(1)).toMatchObject({ page: 1, pageCount: 2, totalCount: foodsPerPage + 1 });
  expect(list(1).foods).toHaveLength(foodsPerPage);
  expect(list(9)).toMatchObject({ page: 2 });
  expect(list(9).foods).toHaveLength(1);
  expect(list(-3).page).toBe(1);
});

test('the ranking of a content version is worked out once', () => {
  expect(navigatorOf(foods)).toBe(navigatorOf(foods));
  expect(navigatorOf([...foods])).not.toBe(navigatorOf(foods));
});

type Asked = Parameters<typeof findFoods>[0];

test('a list without a search is put in order once, for members and for others', () => {
  const asked: Asked = { ...query, mode: 'protein' };
  expect(findFoods({ ...asked })).toBe(findFoods(asked));
  const others: Partial<Asked>[] = [
    { isPremium: false },
    { tag: 'fish' },
    { mode: 'carbs' },
    { foods: [...foods] },
  ];
  for (const other of others) {
    expect(findFoods({ ...asked, ...other })).not.toBe(findFoods(asked));
  }
});

const query = { foods, tag: null, search: '', language: 'en', isPremium: true } as const;

function idsOf(
  asked: Partial<Parameters<typeof listFoods>[0]> & Pick<Parameters<typeof listFoods>[0], 'mode'>,
) {
  return listFoods({ ...query, page: 1, ...asked }).foods.map(({ food }) => food.id);
}

test('foods of the same figure stand in the order of their ids', () => {
  const same = ['zorb', 'yam-root', 'quince', 'xu'].map((id) => buildFood({ id, per100g: lean }));
  for (const mode of ['carbs', 'protein', 'satiety'] as const) {
    expect(idsOf({ foods: same, mode })).toEqual(
      same.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1)),
    );
  }
});

test('locked foods stand by name in the language, the familiar among them too', () => {
  const named = (id: string, sv: string) =>
    buildFood({
      id,
      isPremium: true,
      group: 'fish',
      per100g: lean,
      names: {
        en: { singular: id, plural: null },
        es: { singular: id, plural: null },
        sv: { singular: sv, plural: null },
      },
    });
  const locked = [named('a-fish', 'Öring'), named('b-fish', 'Zebrafisk'), named('cod', 'Ål')];
  const ask = (language: 'en' | 'sv') =>
    idsOf({ foods: locked, mode: 'protein', isPremium: false, language });
  expect(ask('en')).toEqual(['a-fish', 'b-fish', 'cod']);
  expect(ask('sv')).toEqual(['b-fish', 'cod', 'a-fish']);
});

test('an empty list is one empty page, a full one no second', () => {
  expect(listFoods({ ...query, foods: [], mode: 'carbs', page: 1 })).toEqual({
    foods: [],
    totalCount: 0,
    page: 1,
    pageCount: 1,
  });
  const full = Array.from({ length: foodsPerPage }, (_, index) => buildFood({ id: `f-${index}` }));
  expect(listFoods({ ...query, foods: full, mode: 'carbs', page: 2 })).toMatchObject({
    page: 1,
    pageCount: 1,
  });
});

test('names found: the one that begins so before the one that has it inside, the shorter, then by letter', () => {
  const rare = ['xu-zorb', 'zorb-long-name', 'zorb-b', 'zorb-a', 'zorb'].map((id) =>
    buildFood({ id }),
  );
  const found = (count: number) =>
    findFoodsByName({ foods: rare, search: 'zorb', language: 'en', count }).map(
      ({ food }) => food.id,
    );
  expect(found(9)).toEqual(['zorb', 'zorb-a', 'zorb-b', 'zorb-long-name', 'xu-zorb']);
  expect(found(2)).toEqual(['zorb', 'zorb-a']);
  expect(found(0)).toEqual([]);
});

test('shelves stand in their order, and wine counts on two of them', () => {
  const wine = buildFood({ id: 'wine', group: 'drinks', per100g: { alcoholGrams: 10 } });
  expect(foodShelves([wine, ...foods])).toEqual([
    { tag: 'fruit', foodCount: 1 },
    { tag: 'fish', foodCount: 2 },
    { tag: 'drinks', foodCount: 1 },
    { tag: 'alcohol', foodCount: 1 },
    { tag: 'grains', foodCount: 2 },
  ]);
  expect(foodShelves([])).toEqual([]);
});
