import { expect, test } from 'vitest';
import { cookFromFridge } from './cook-from-fridge.rules.ts';
import { cookTonight } from './cook-tonight.rules.ts';

type Tonight = Parameters<typeof cookTonight>[0]['recipes'][number];
type FromFridge = Parameters<typeof cookFromFridge>[0]['recipes'][number];

function dinner(id: string, change: Partial<Tonight> = {}): Tonight {
  return {
    id,
    role: 'main',
    meals: ['DINNER'],
    dish: 'STEW',
    ingredients: [],
    times: { totalMinutes: 30 },
    ...change,
  };
}

function tonight(recipes: readonly Tonight[], day = '2026-11-23'): string[] {
  return cookTonight({ recipes, minutes: 30, day, count: 5 }).map(({ id }) => id);
}

test('tonight is a dinner that is ready in time', () => {
  const late = dinner('late', { times: { totalMinutes: 31 } });
  const sauce = dinner('sauce', { role: 'extra' });
  const porridge = dinner('porridge', { meals: ['BREAKFAST'] });
  expect(tonight([late, sauce, porridge, dinner('in time')])).toEqual(['in time']);
});

test('tonight stays the same all day and is another on another day', () => {
  const many = Array.from({ length: 40 }, (_, index) => dinner(`dish-${index}`));
  expect(tonight(many)).toEqual(tonight(many));
  expect(tonight(many)).not.toEqual(tonight(many, '2026-11-24'));
});

test('tonight shows each kind of dish before it shows one again', () => {
  const stews = Array.from({ length: 30 }, (_, index) => dinner(`stew-${index}`));
  const found = tonight([...stews, dinner('soup', { dish: 'SOUP' })]);
  expect(found.slice(0, 2)).toContain('soup');
});

function made(id: string, ...foodIds: string[]): FromFridge {
  const ingredients = foodIds.map((foodId) => ({ foodId, standing: 'counted' }));
  return { id, role: 'main', ingredients: ingredients as unknown as FromFridge['ingredients'] };
}

test('from the fridge comes what has all the foods, the least to buy first', () => {
  const recipes = [
    made('quiche', 'egg', 'feta', 'leek', 'cream'),
    made('omelet', 'egg', 'feta', 'salt'),
    made('salad', 'feta', 'cucumber'),
  ];
  const found = cookFromFridge({
    recipes,
    foodIds: ['egg', 'feta'],
    isStaple: (id) => id === 'salt',
  });
  expect(found).toEqual([
    { recipe: recipes[1], missing: [] },
    { recipe: recipes[0], missing: ['leek', 'cream'] },
  ]);
});

test('an empty fridge cooks nothing', () => {
  const recipes = [made('omelet', 'egg')];
  expect(cookFromFridge({ recipes, foodIds: [], isStaple: () => true })).toEqual([]);
});
