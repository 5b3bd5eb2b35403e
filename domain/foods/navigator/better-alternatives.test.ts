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
