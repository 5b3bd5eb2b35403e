import { expect, test } from 'vitest';
import { betterAlternatives } from './better-alternatives.ts';
import { buildFood } from '../testing/build-food.ts';

const wheat = starch({ id: 'wheat-bread', carbs: 45 });
const foods = [
  wheat,
  starch({ id: 'oat-flakes', carbs: 10 }),
  starch({ id: 'rye-bread', carbs: 30 }),
  starch({ id: 'seed-bread', carbs: 12, isPremium: true }),
  starch({ id: 'white-bread', carbs: 44 }),
  buildFood({ id: 'lettuce', group: 'vegetables', per100g: { carbohydrateGrams: 1 } }),
];

test('fewer carbs of the same group, another bread before the best grain', () => {
  expect(idsOf({ mode: 'carbs' })).toEqual(['seed-bread', 'rye-bread', 'oat-flakes']);
});

test('net carbs are open, so that a premium food may be the alternative', () => {
  expect(idsOf({ mode: 'carbs', isPremium: false })).toContain('seed-bread');
});

test('by protein a premium food is no answer for who may not see its protein', () => {
  expect(idsOf({ mode: 'protein' })).toContain('seed-bread');
  expect(idsOf({ mode: 'protein', isPremium: false })).not.toContain('seed-bread');
});

test('of a locked food only net carbs are compared', () => {
  const locked = { ...wheat, isPremium: true };
  const known = [locked, ...foods.slice(1)];
  const ask = (mode: 'carbs' | 'protein') =>
    betterAlternatives({ food: locked, foods: known, mode, count: 4, isPremium: false });
  expect(ask('carbs')).not.toEqual([]);
  expect(ask('protein')).toEqual([]);
});

test('foods with the same source say it once', () => {
  const twins = ['spelt-roll', 'spelt-bun'].map((id) => {
    return { ...starch({ id, carbs: 5 }), source: 'usda-sr28:00009' };
  });
  const found = betterAlternatives({ ...ask, foods: [wheat, ...twins], mode: 'carbs' });
  expect(found.map(({ food }) => food.id)).toEqual(['spelt-bun']);
});

test('what is unknown has no better', () => {
  const unknown = buildFood({ id: 'mystery', per100g: { fiberGrams: null } });
  expect(betterAlternatives({ ...ask, food: unknown, foods: [unknown], mode: 'carbs' })).toEqual(
    [],
  );
});

const ask = { food: wheat, foods, count: 4, isPremium: true } as const;

function idsOf(asked: { mode: 'carbs' | 'protein'; isPremium?: boolean }): string[] {
  return betterAlternatives({ ...ask, ...asked }).map(({ food }) => food.id);
}

function starch(args: { id: string; carbs: number; isPremium?: boolean }) {
  const { id, carbs, isPremium = false } = args;
  return buildFood({
    id,
    source: `label:${id}`,
    group: 'grains',
    aisle: 'bakery',
    isPremium,
    per100g: { carbohydrateGrams: carbs, proteinGrams: 50 - carbs },
  });
}

test.each([
  [45, 36, true],
  [45, 36.1, false],
  [4, 3, true],
  [4, 3.1, false],
  [5, 4, true],
  [10, 8, true],
  [10, 8.1, false],
  [0.5, 0, false],
])(
  'of bread with %d g, one with %d g has fewer net carbs worth a change: %s',
  (from, to, isBetter) => {
    const bread = starch({ id: 'own-bread', carbs: from });
    const other = starch({ id: 'other-bread', carbs: to });
    const found = betterAlternatives({ ...ask, food: bread, foods: [bread, other], mode: 'carbs' });
    expect(found.map(({ food }) => food.id)).toEqual(isBetter ? ['other-bread'] : []);
  },
);

test.each([
  [20, 25, true],
  [20, 24.75, false],
])(
  'of a food with %d %% of its energy as protein, one with %d %% is better: %s',
  (from, to, isBetter) => {
    const withProtein = (id: string, percent: number) =>
      buildFood({
        id,
        source: `label:${id}`,
        per100g: { proteinGrams: percent, carbohydrateGrams: 100 - percent },
      });
    const food = withProtein('own', from);
    const both = [food, withProtein('other', to)];
    const found = betterAlternatives({ ...ask, food, foods: both, mode: 'protein' });
    expect(found.map((entry) => entry.food.id)).toEqual(isBetter ? ['other'] : []);
  },
);

test('of two as good, the one of the same aisle is closer, and no more are told than asked', () => {
  const canned = { ...starch({ id: 'aaa-grain', carbs: 5 }), aisle: 'canned' as const };
  const baked = starch({ id: 'zzz-grain', carbs: 5 });
  const found = (count: number) =>
    betterAlternatives({ ...ask, foods: [wheat, canned, baked], mode: 'carbs', count }).map(
      ({ food }) => food.id,
    );
  expect(found(4)).toEqual(['zzz-grain', 'aaa-grain']);
  expect(found(1)).toEqual(['zzz-grain']);
  expect(found(0)).toEqual([]);
});

test('two words in common are closer than one and the aisle', () => {
  const one = starch({ id: 'rye-bread', carbs: 5 });
  const both = { ...starch({ id: 'wheat-seed-bread', carbs: 9 }), aisle: 'canned' as const };
  const found = betterAlternatives({ ...ask, foods: [wheat, one, both], mode: 'carbs' });
  expect(found.map(({ food }) => food.id)).toEqual(['wheat-seed-bread', 'rye-bread']);
});

test('a food that is not in the table has no better, one of unknown figures is none', () => {
  const unknown = { ...starch({ id: 'secret-bread', carbs: 1 }) };
  const veiled = {
    ...unknown,
    nutrientsPer100g: { ...unknown.nutrientsPer100g, fiberGrams: null },
  };
  expect(betterAlternatives({ ...ask, foods: [veiled], mode: 'carbs' })).toEqual([]);
  expect(betterAlternatives({ ...ask, foods: [wheat, veiled], mode: 'carbs' })).toEqual([]);
});
