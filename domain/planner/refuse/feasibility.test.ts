import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { poseProblem } from '../pose/pose-problem.ts';
import { plainRecipe, plainRecipes } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { LockedMeal, PlannerProfile, PlannerRecipe, RefusalReason } from '../types.ts';

const easygoing: PlannerProfile = {
  ...ordinaryProfile,
  carbLevel: 'LIBERAL',
  leftovers: false,
  cookingTime: 'plenty',
};

function reasonsFor(args: {
  recipes: readonly PlannerRecipe[];
  profile?: Partial<PlannerProfile>;
  days?: number;
  locked?: readonly LockedMeal[];
}): readonly RefusalReason[] {
  const { recipes, profile, days = 7, locked = [] } = args;
  const catalog = compileCatalog(recipes);
  const request = { catalog, profile: { ...easygoing, ...profile }, days, seed: 1, locked };
  return poseProblem(request).reasons;
}

const slow = { totalMinutes: 180 };

test('enough of everything gives no reason', () => {
  expect(reasonsFor({ recipes: plainRecipes({ breakfasts: 7, mains: 14 }) })).toEqual([]);
});

test('names the meal that has too few recipes on weekdays', () => {
  const lunches = Array.from({ length: 12 }, (_, index) =>
    plainRecipe({ id: `lunch-${index}`, meals: ['LUNCH'], ...(index === 0 ? {} : slow) }),
  );
  const dinners = Array.from({ length: 12 }, (_, index) =>
    plainRecipe({ id: `dinner-${index}`, meals: ['DINNER'] }),
  );
  const recipes = [...plainRecipes({ breakfasts: 7, mains: 0 }), ...lunches, ...dinners];

  expect(reasonsFor({ recipes })).toEqual([
    { code: 'TOO_FEW_RECIPES', meal: 'LUNCH', weekday: true, available: 1, needed: 5 },
  ]);
});

test('names the meal that is short on weekdays and weekends together', () => {
  const recipes = [
    ...plainRecipes({ breakfasts: 7, mains: 0 }),
    ...plainRecipes({ breakfasts: 0, mains: 7, changes: { meals: ['LUNCH'] } }),
    ...Array.from({ length: 6 }, (_, index) =>
      plainRecipe({ id: `dinner-${index}`, meals: ['DINNER'] }),
    ),
  ];

  expect(reasonsFor({ recipes })).toEqual([
    { code: 'TOO_FEW_RECIPES', meal: 'DINNER', weekday: null, available: 6, needed: 7 },
  ]);
});

test('names the meals that are short together', () => {
  expect(reasonsFor({ recipes: plainRecipes({ breakfasts: 7, mains: 12 }) })).toEqual([
    { code: 'TOO_FEW_RECIPES_TOGETHER', meals: ['LUNCH', 'DINNER'], available: 12, needed: 14 },
  ]);
});

test('leftovers spare lunches, save on the first day of the shop', () => {
  const changes = { leftoverSafe: true };
  const profile = { leftovers: true };

  expect(
    reasonsFor({ recipes: plainRecipes({ breakfasts: 7, mains: 8, changes }), profile }),
  ).toEqual([]);
  expect(
    reasonsFor({ recipes: plainRecipes({ breakfasts: 7, mains: 7, changes }), profile }),
  ).toEqual([
    { code: 'TOO_FEW_RECIPES_TOGETHER', meals: ['LUNCH', 'DINNER'], available: 7, needed: 8 },
  ]);
});

test('a locked recipe is no longer there for the other days, and its slot needs none', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 14 });
  const lock = (id: string): LockedMeal => ({
    day: 0,
    meal: 'DINNER',
    recipes: [{ id, servingFactor: 1, isLeftover: false, role: 'main' }],
  });
  const outsider = plainRecipe({ id: 'outsider', difficulty: 3 });

  expect(reasonsFor({ recipes, locked: [lock('main-3')] })).toEqual([]);
  expect(reasonsFor({ recipes: recipes.slice(0, -1), locked: [lock('main-3')] })).toMatchObject([
    { code: 'TOO_FEW_RECIPES_TOGETHER', available: 12, needed: 13 },
  ]);
  const others = [...recipes.slice(0, -1), outsider];
  expect(reasonsFor({ recipes: others, locked: [lock('outsider')] })).toEqual([]);
});

test('who has little time needs fewer lunches and breakfasts, and as many dinners', () => {
  const profile = { cookingTime: 'minimal' } as const;
  const recipes = (breakfasts: number, mains: number) => plainRecipes({ breakfasts, mains });

  expect(reasonsFor({ recipes: recipes(2, 9), profile })).toEqual([]);
  expect(reasonsFor({ recipes: recipes(1, 9), profile })).toEqual([
    { code: 'TOO_FEW_RECIPES', meal: 'BREAKFAST', weekday: true, available: 1, needed: 2 },
    { code: 'TOO_FEW_RECIPES', meal: 'BREAKFAST', weekday: false, available: 1, needed: 2 },
  ]);
  expect(reasonsFor({ recipes: recipes(2, 6), profile })).toEqual([
    { code: 'TOO_FEW_RECIPES', meal: 'DINNER', weekday: null, available: 6, needed: 7 },
  ]);
});

test('locked carbs above the limit are named with their day', () => {
  const recipes = [
    ...plainRecipes({ breakfasts: 7, mains: 14 }),
    plainRecipe({ id: 'rice', netCarbsGrams: 60 }),
  ];
  const rice = { id: 'rice', servingFactor: 1.5, isLeftover: false, role: 'main' as const };
  const locked: LockedMeal[] = [{ day: 3, meal: 'LUNCH', recipes: [rice] }];

  expect(reasonsFor({ recipes, locked })).toEqual([]);
  expect(reasonsFor({ recipes, locked, profile: { carbLevel: 'MODERATE' } })).toEqual([
    { code: 'NET_CARBS_ABOVE_LIMIT', day: 3, lowestGrams: 100, limitGrams: 50 },
  ]);
});
