import { expect, test } from 'vitest';
import type { Food } from '../food.ts';
import { servingOf } from './serving.rules.ts';
import { buildFood } from '../testing/build-food.ts';

type FoodParts = Parameters<typeof buildFood>[0];

test.each<[string, FoodParts, ReturnType<typeof servingOf>]>([
  ['an apple', { group: 'fruit', gramsPerMeasure: { piece: 180 } }, { grams: 180, unit: 'piece' }],
  ['raspberries', { group: 'fruit', gramsPerMeasure: { piece: 4 } }, { grams: 100, unit: null }],
  [
    'a slice of pizza',
    { group: 'meals', gramsPerMeasure: { slice: 107 } },
    { grams: 107, unit: 'slice' },
  ],
  ['a stew', { group: 'meals', gramsPerMeasure: { can: 425 } }, { grams: 250, unit: null }],
  [
    'a clove of garlic',
    { group: 'vegetables', gramsPerMeasure: { piece: 60 }, per100g: { waterGrams: 59 } },
    { grams: 100, unit: null },
  ],
  ['ham', { group: 'meat', gramsPerMeasure: { slice: 28 } }, { grams: 40, unit: null }],
  ['a steak', { group: 'meat', gramsPerMeasure: { slice: 81 } }, { grams: 150, unit: null }],
  [
    'the thickest slice of ham',
    { group: 'meat', gramsPerMeasure: { slice: 40 } },
    { grams: 40, unit: null },
  ],
  [
    'a slice of roast',
    { group: 'meat', gramsPerMeasure: { slice: 41 } },
    { grams: 150, unit: null },
  ],
  [
    'the smallest apricot',
    { group: 'fruit', gramsPerMeasure: { piece: 35 } },
    { grams: 35, unit: 'piece' },
  ],
  ['a date', { group: 'fruit', gramsPerMeasure: { piece: 34 } }, { grams: 100, unit: null }],
  [
    'half a melon',
    { group: 'fruit', gramsPerMeasure: { piece: 350 } },
    { grams: 350, unit: 'piece' },
  ],
  ['a melon', { group: 'fruit', gramsPerMeasure: { piece: 351 } }, { grams: 100, unit: null }],
  ['cooked rice', { group: 'grains', per100g: { waterGrams: 68 } }, { grams: 150, unit: null }],
  ['dry rice', { group: 'grains', per100g: { waterGrams: 12 } }, { grams: 60, unit: null }],
  ['whisky', drink({ waterGrams: 64, alcoholGrams: 36 }), { grams: 40, unit: null }],
  ['wine', drink({ waterGrams: 86, alcoholGrams: 10.6 }), { grams: 150, unit: null }],
  ['beer', drink({ waterGrams: 92, alcoholGrams: 3.9 }), { grams: 330, unit: null }],
  ['cola', drink({ waterGrams: 89 }), { grams: 200, unit: null }],
  ['coffee powder', drink({ waterGrams: 3 }), { grams: 5, unit: null }],
  [
    'gravy',
    { group: 'sauces', aisle: 'canned', per100g: { waterGrams: 87 } },
    { grams: 60, unit: null },
  ],
  ['nori', { group: 'vegetables', per100g: { waterGrams: 2.3 } }, { grams: 10, unit: null }],
  ['anchovies in oil', { group: 'fish', per100g: { sodiumMg: 3668 } }, { grams: 20, unit: null }],
  ['salmon', { group: 'fish', per100g: { sodiumMg: 59 } }, { grams: 150, unit: null }],
  ['eggs', { group: 'eggs', gramsPerMeasure: { piece: 50 } }, { grams: 100, unit: null }],
  ['yolks', { group: 'eggs', gramsPerMeasure: { piece: 17 } }, { grams: 34, unit: null }],
  ['quail eggs', { group: 'eggs', gramsPerMeasure: { piece: 9 } }, { grams: 100, unit: null }],
  [
    'just cooked grains',
    { group: 'grains', per100g: { waterGrams: 55 } },
    { grams: 150, unit: null },
  ],
  ['no powder any more', drink({ waterGrams: 20 }), { grams: 200, unit: null }],
  ['the weakest spirit', drink({ waterGrams: 80, alcoholGrams: 20 }), { grams: 40, unit: null }],
  ['the weakest wine', drink({ waterGrams: 90, alcoholGrams: 8 }), { grams: 150, unit: null }],
  ['the weakest beer', drink({ waterGrams: 95, alcoholGrams: 2 }), { grams: 330, unit: null }],
  [
    'a vegetable that is no longer dried',
    { group: 'vegetables', per100g: { waterGrams: 20 } },
    { grams: 100, unit: null },
  ],
  [
    'the least salted of them',
    { group: 'fish', per100g: { sodiumMg: 2500 } },
    { grams: 20, unit: null },
  ],
  [
    'the smallest yolks',
    { group: 'eggs', gramsPerMeasure: { piece: 15 } },
    { grams: 30, unit: null },
  ],
  ['ketchup', { group: 'sauces', per100g: { waterGrams: 69 } }, { grams: 15, unit: null }],
])('a serving of %s', (_name, parts, serving) => {
  expect(servingOf(buildFood(parts))).toEqual(serving);
});

function drink(per100g: Partial<Food['nutrientsPer100g']>): FoodParts {
  return { group: 'drinks', per100g };
}

test.each<[Food['group'], 'piece' | 'slice', number, number]>([
  ['fruit', 'piece', 35, 350],
  ['grains', 'slice', 24, 150],
  ['sweets', 'piece', 30, 200],
  ['snacks', 'piece', 20, 120],
  ['meals', 'slice', 60, 350],
])('%s are eaten by the %s from %i to %i g', (group, unit, from, to) => {
  const served = (grams: number) =>
    servingOf(buildFood({ group, gramsPerMeasure: { [unit]: grams } })).unit;
  expect([from - 1, from, to, to + 1].map(served)).toEqual([null, unit, unit, null]);
});

test('of a piece and a slice it is the piece, unless that is no meal', () => {
  const bread = (piece: number) =>
    servingOf(buildFood({ group: 'grains', gramsPerMeasure: { piece, slice: 30 } }));
  expect(bread(60)).toEqual({ grams: 60, unit: 'piece' });
  expect(bread(500)).toEqual({ grams: 30, unit: 'slice' });
});

test.each<[string, FoodParts, number]>([
  ['nearly cooked grains', { group: 'grains', per100g: { waterGrams: 54.9 } }, 60],
  ['grains of unknown water', { group: 'grains', per100g: { waterGrams: null } }, 60],
  ['poultry in slices', { group: 'poultry', gramsPerMeasure: { slice: 1 } }, 40],
  ['shaved meat', { group: 'meat', gramsPerMeasure: { slice: 0.9 } }, 150],
  ['chicken', { group: 'poultry' }, 150],
  ['a drink of unknown water and alcohol', drink({ waterGrams: null, alcoholGrams: null }), 200],
  ['a powder', drink({ waterGrams: 19.9 }), 5],
  ['nearly beer', drink({ waterGrams: 90, alcoholGrams: 1.9 }), 200],
  ['nearly wine', drink({ waterGrams: 90, alcoholGrams: 7.9 }), 330],
  ['nearly a spirit', drink({ waterGrams: 80, alcoholGrams: 19.9 }), 150],
  ['stock in a can', { group: 'sauces', aisle: 'canned', per100g: { waterGrams: 98 } }, 200],
  ['a vegetable of unknown water', { group: 'vegetables', per100g: { waterGrams: null } }, 100],
  ['a dried vegetable', { group: 'vegetables', per100g: { waterGrams: 19.9 } }, 10],
  ['fish of unknown salt', { group: 'fish', per100g: { sodiumMg: null } }, 150],
  ['nearly anchovies', { group: 'fish', per100g: { sodiumMg: 2499 } }, 150],
  ['salted meat', { group: 'meat', per100g: { sodiumMg: 3000 } }, 150],
  ['eggs of unknown weight', { group: 'eggs' }, 100],
  ['the largest quail eggs', { group: 'eggs', gramsPerMeasure: { piece: 14.9 } }, 100],
])('of %s one takes %d grams', (_name, parts, grams) => {
  expect(servingOf(buildFood(parts))).toEqual({ grams, unit: null });
});
