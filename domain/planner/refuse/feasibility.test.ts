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

/** So many mains of one kind, by name. */
const some = (name: string, count: number, changes: Partial<PlannerRecipe> = {}) =>
  Array.from({ length: count }, (_, at) => plainRecipe({ id: `${name}-${at}`, ...changes }));

const breakfasts = some('breakfast', 7, { meals: ['BREAKFAST'] });

test('says at most three reasons, the plainest first', () => {
  const reasons = reasonsFor({ recipes: [] });
  expect(reasons).toHaveLength(3);
  expect(reasons.map((reason) => reason.code)).toEqual(Array(3).fill('TOO_FEW_RECIPES'));
  expect(reasons[0]).toEqual({
    code: 'TOO_FEW_RECIPES',
    meal: 'BREAKFAST',
    weekday: true,
    available: 0,
    needed: 3,
  });
});

test('a weekend alone needs what takes long as little as what is quick', () => {
  const recipes = [...breakfasts, ...some('slow', 14, slow)];
  const weekend = (days: number, firstWeekday: number) => {
    const catalog = compileCatalog(recipes);
    return poseProblem({ catalog, profile: easygoing, days, seed: 1, firstWeekday }).reasons;
  };
  expect(weekend(2, 5)).toEqual([]);
  expect(weekend(1, 6)).toEqual([]);
  expect(weekend(1, 4).map(({ code }) => code)).toEqual(['TOO_FEW_RECIPES', 'TOO_FEW_RECIPES']);
});

test('a long plan needs no more dishes than a week, and a short one fewer', () => {
  const recipes = [...breakfasts, ...some('main', 14)];
  expect(reasonsFor({ recipes, days: 28 })).toEqual([]);
  expect(reasonsFor({ recipes: [...breakfasts, ...some('main', 4)], days: 2 })).toEqual([]);
  expect(reasonsFor({ recipes: [...breakfasts, ...some('main', 3)], days: 2 })).toEqual([
    { code: 'TOO_FEW_RECIPES_TOGETHER', meals: ['LUNCH', 'DINNER'], available: 3, needed: 4 },
  ]);
});

test('who accepts repeats needs dishes for three days', () => {
  const profile = { repeatsAfterDays: 3 } as const;
  const three = some('breakfast', 3, { meals: ['BREAKFAST'] });
  expect(reasonsFor({ recipes: [...three, ...some('main', 6)], profile })).toEqual([]);
  expect(reasonsFor({ recipes: [...three, ...some('main', 5)], profile })).toMatchObject([
    { code: 'TOO_FEW_RECIPES_TOGETHER', available: 5, needed: 6 },
  ]);
});

test('all three meals may be short together', () => {
  const any = some('any', 20, { meals: ['BREAKFAST', 'LUNCH', 'DINNER'] });
  expect(reasonsFor({ recipes: any.slice(0, 3), days: 1 })).toEqual([]);
  const [reason] = reasonsFor({ recipes: any.slice(0, 2), days: 1 });
  expect(reason).toEqual({
    code: 'TOO_FEW_RECIPES_TOGETHER',
    meals: ['BREAKFAST', 'LUNCH', 'DINNER'],
    available: 2,
    needed: 3,
  });
});

const dinnerLock = (id: string, day = 0, isLeftover = false): LockedMeal => ({
  day,
  meal: 'DINNER',
  recipes: [{ id, servingFactor: 1, isLeftover, role: 'main' }],
});

test('a locked side takes no main away, and a locked main only on its days', () => {
  const recipes = [
    ...breakfasts,
    ...some('main', 13),
    plainRecipe({ id: 'side', role: 'side' }),
    plainRecipe({ id: 'own', avoid: ['NUTS'] }),
  ];
  const profile = { avoid: ['NUTS'] } as const;
  const own = dinnerLock('own');
  const side = { id: 'side', servingFactor: 1, isLeftover: false, role: 'side' } as const;
  const withSide = { ...own, recipes: [...own.recipes, side] };
  expect(reasonsFor({ recipes, profile, locked: [withSide] })).toEqual([]);
  const short = recipes.filter(({ id }) => id !== 'main-12');
  expect(reasonsFor({ recipes: short, profile, locked: [withSide] })).toMatchObject([
    { available: 12, needed: 13 },
  ]);
});

test('lunches need a dinner that keeps: one that is locked, or one of the evening before', () => {
  const profile = { leftovers: true };
  const keeping = { leftoverSafe: true };
  const lunch = some('lunch', 1, { meals: ['LUNCH'] });
  const recipes = (dinners: Partial<PlannerRecipe>) => [
    ...breakfasts,
    ...lunch,
    ...some('dinner', 2, { meals: ['DINNER'], ...dinners }),
  ];
  const days = 2;
  expect(reasonsFor({ recipes: recipes(keeping), profile, days })).toEqual([]);
  expect(reasonsFor({ recipes: recipes({}), profile, days })).toMatchObject([
    { meal: 'LUNCH', available: 1, needed: 2 },
  ]);
  const locked = [dinnerLock('dinner-0')];
  expect(reasonsFor({ recipes: recipes(keeping), profile, days, locked })).toEqual([]);
  expect(reasonsFor({ recipes: recipes({}), profile, days, locked })).toMatchObject([
    { meal: 'LUNCH', available: 1, needed: 2 },
  ]);
});

test('a day is too much when its lightest meals are, leftovers among them', () => {
  const profile = { carbLevel: 'STRICT', mealsPerDay: 2, leftovers: true } as const;
  const lunches = (grams: number) => some('lunch', 7, { meals: ['LUNCH'], netCarbsGrams: grams });
  const dinners = (grams: number, leftoverSafe: boolean) =>
    some('dinner', 7, { meals: ['DINNER'], netCarbsGrams: grams, leftoverSafe });
  const days = (recipes: readonly PlannerRecipe[]) =>
    reasonsFor({ recipes, profile }).map((reason) => {
      if (reason.code !== 'NET_CARBS_ABOVE_LIMIT') throw new Error(reason.code);
      return [reason.day, reason.lowestGrams, reason.limitGrams];
    });
  expect(days([...lunches(9), ...dinners(10, false)])).toEqual([]);
  expect(days([...lunches(12), ...dinners(9, true)])).toEqual([[0, 21, 20]]);
  expect(days([...lunches(12), ...dinners(9, false)])).toEqual([
    [0, 21, 20],
    [1, 21, 20],
    [2, 21, 20],
  ]);
});

test('a locked dinner that is eaten again counts in its own size', () => {
  const profile = { carbLevel: 'STRICT', mealsPerDay: 2, leftovers: true } as const;
  const recipes = [
    ...some('lunch', 2, { meals: ['LUNCH'], netCarbsGrams: 16 }),
    ...some('dinner', 2, { meals: ['DINNER'], netCarbsGrams: 4 }),
    plainRecipe({ id: 'stew', meals: ['DINNER'], netCarbsGrams: 10, leftoverSafe: true }),
  ];
  const lightLunch = plainRecipe({ id: 'lunch-x', meals: ['LUNCH'], netCarbsGrams: 0 });
  const stew = (servingFactor: number): LockedMeal[] => [
    {
      day: 0,
      meal: 'DINNER',
      recipes: [{ id: 'stew', servingFactor, isLeftover: false, role: 'main' }],
    },
  ];
  const reasons = (servingFactor: number) =>
    reasonsFor({
      recipes: [...recipes, lightLunch],
      profile,
      days: 2,
      locked: stew(servingFactor),
    });
  expect(reasons(1)).toEqual([]);
  expect(reasonsFor({ recipes, profile, days: 2, locked: stew(1.5) })).toEqual([
    { code: 'NET_CARBS_ABOVE_LIMIT', day: 0, lowestGrams: 31, limitGrams: 20 },
  ]);
});
