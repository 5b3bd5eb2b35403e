import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { targetsFor } from './targets.ts';
import { compileCatalog } from './catalog/catalog.ts';
import { evaluatePlan } from './judge/evaluate.ts';
import { generatePlan } from './generate-plan.ts';
import { plainRecipe, plainRecipes, planningCases } from './testing/arbitraries.ts';
import { syntheticRecipes } from './testing/synthetic-catalog.ts';
import { ordinaryProfile } from './testing/synthetic-profiles.ts';
import type { LockedMeal, Plan, PlannerProfile, PlannerRecipe, Success } from './types.ts';

const cases = planningCases({ sizes: [60, 120, 400], days: [1, 7, 10] });

/** Lean on energy and carbs, so that plain recipes suit everybody. */
const easygoing: PlannerProfile = { ...ordinaryProfile, carbLevel: 'LIBERAL', leftovers: false };

function planOf(args: {
  recipes: readonly PlannerRecipe[];
  profile: PlannerProfile;
  days?: number;
  locked?: readonly LockedMeal[];
  seed?: number;
}): Success {
  const { recipes, profile, days = 7, locked = [], seed = 1 } = args;
  const catalog = compileCatalog(recipes);
  const result = generatePlan({ catalog, profile, days, seed, locked, steps: 1500 });
  if (!result.ok) throw new Error(`no plan: ${JSON.stringify(result)}`);
  return result;
}

test('no plan breaks a hard rule, whoever asks', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const result = generatePlan(planning);
      if (!result.ok) return;
      const { catalog, profile } = planning;
      const { violations, objective, parts } = evaluatePlan({
        catalog,
        profile,
        plan: result.plan,
      });
      expect(violations).toEqual([]);
      expect(result.objective).toBe(objective);
      expect(result.parts).toEqual(parts);
      expect(result.plan.days).toHaveLength(planning.days);
    }),
    { numRuns: 35 },
  );
});

test('the same seed gives the same bytes, in whatever order the recipes came', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const shuffled = compileCatalog(planning.recipes.toReversed());
      const first = generatePlan(planning);
      expect(JSON.stringify(generatePlan(planning))).toBe(JSON.stringify(first));
      const second = generatePlan({ ...planning, catalog: shuffled });
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    }),
    { numRuns: 12 },
  );
});

test('another seed gives another plan where there is a choice', () => {
  const recipes = syntheticRecipes({ size: 400, seed: 1 });
  const first = planOf({ recipes, profile: ordinaryProfile, seed: 1 });
  const second = planOf({ recipes, profile: ordinaryProfile, seed: 2 });

  expect(second.plan).not.toEqual(first.plan);
});

test('more steps never make the plan worse than the start by much, and mostly better', () => {
  const recipes = syntheticRecipes({ size: 400, seed: 4 });
  const catalog = compileCatalog(recipes);
  const request = { catalog, profile: ordinaryProfile, days: 7, seed: 5 };
  const short = generatePlan({ ...request, steps: 0 });
  const long = generatePlan({ ...request, steps: 20_000 });

  if (!short.ok || !long.ok) throw new Error('expected plans');
  expect(long.objective).toBeLessThan(short.objective);
});

test('a leftover lunch is the dinner of the day before, never across the weekly shop', () => {
  const recipes = syntheticRecipes({ size: 300, seed: 6 });
  const { plan } = planOf({ recipes, profile: ordinaryProfile, days: 14 });
  const leftovers = plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal) =>
      meal.recipes.filter((r) => r.isLeftover).map((r) => ({ day, meal, r })),
    ),
  );

  expect(leftovers.length).toBeGreaterThan(3);
  for (const { day, meal, r } of leftovers) {
    expect(meal.meal).toBe('LUNCH');
    expect(day % 7).not.toBe(0);
    const dinner = plan.days[day - 1]!.meals.find((other) => other.meal === 'DINNER');
    expect(dinner?.recipes[0]).toMatchObject({ id: r.id, isLeftover: false });
  }
});

test('where the dinner before was cooked without it, a lunch is cooked itself', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 20, changes: { leftoverSafe: true } });
  const own = plainRecipe({ id: 'own', leftoverSafe: true, rating: 5 });
  const locked: LockedMeal[] = [{ day: 2, meal: 'DINNER', recipes: [served(own, 1)] }];
  const catalog = compileCatalog([...recipes, own]);
  const profile = { ...easygoing, leftovers: true };
  const request = { catalog, profile, days: 7, seed: 1, locked, steps: 1500 };
  const leftoverDays = (freshLunchDays: readonly number[]) => {
    const result = generatePlan({ ...request, freshLunchDays });
    if (!result.ok) throw new Error('expected a plan');
    return result.plan.days.flatMap(({ meals }, day) =>
      JSON.stringify(meals).includes('"isLeftover":true') ? [day] : [],
    );
  };
  expect(leftoverDays([])).toContain(3);
  expect(leftoverDays([3])).not.toContain(3);
  expect(leftoverDays([3, 5])).toContain(4);
  expect(leftoverDays([1, 2, 3, 4, 5, 6])).toEqual([]);
});

test('who wants no leftovers gets none', () => {
  const recipes = syntheticRecipes({ size: 300, seed: 4 });
  const { plan } = planOf({ recipes, profile: { ...ordinaryProfile, leftovers: false } });

  expect(JSON.stringify(plan)).not.toContain('"isLeftover":true');
});

test('adding recipes never turns a plan into a refusal', () => {
  fc.assert(
    fc.property(cases, fc.nat(1000), (planning, seed) => {
      const before = generatePlan(planning);
      const more = syntheticRecipes({ size: 40, seed }).map((recipe) => ({
        ...recipe,
        id: `more-${recipe.id}`,
      }));
      const catalog = compileCatalog([...planning.recipes, ...more]);
      const after = generatePlan({ ...planning, catalog, steps: 0 });
      const isRefused = !after.ok && after.proven;
      expect(before.ok && isRefused).toBe(false);
    }),
    { numRuns: 18 },
  );
});

test('locked meals come back as they are, whatever they break', () => {
  fc.assert(
    fc.property(cases, fc.nat(1000), (planning, pickSeed) => {
      const { catalog, profile, days } = planning;
      const anyRecipe = (offset: number) =>
        catalog.recipes[(pickSeed * 31 + offset * 7) % catalog.recipes.length]!;
      const locked: LockedMeal[] = [
        { day: 0, meal: 'DINNER', recipes: [served(anyRecipe(0), 1.25)] },
        {
          day: days - 1,
          meal: 'LUNCH',
          recipes: [served(anyRecipe(1), 1), served(anyRecipe(2), 1)],
        },
      ];
      const result = generatePlan({ ...planning, locked });
      if (!result.ok) return;
      for (const { day, meal, recipes } of locked) {
        const found = result.plan.days[day]!.meals.find((other) => other.meal === meal);
        expect(found?.recipes).toEqual(recipes);
      }
      const { violations } = evaluatePlan({ catalog, profile, plan: result.plan });
      const others = violations.filter(
        (violation) =>
          !('meal' in violation) ||
          !locked.some(({ day, meal }) => day === violation.day && meal === violation.meal),
      );
      expect(others).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

function served(recipe: PlannerRecipe, servingFactor: number) {
  return { id: recipe.id, servingFactor, isLeftover: false, role: recipe.role };
}

test('regenerating the rest keeps the locked half and changes the other', () => {
  const recipes = syntheticRecipes({ size: 400, seed: 6 });
  const { plan } = planOf({ recipes, profile: ordinaryProfile });
  const locked = lockDays({ plan, days: [0, 1, 2] });
  const again = planOf({ recipes, profile: ordinaryProfile, locked, seed: 9 });

  expect(again.plan.days.slice(0, 3)).toEqual(plan.days.slice(0, 3));
  expect(again.plan.days.slice(3)).not.toEqual(plan.days.slice(3));
  expect(again.why.every(({ day }) => day >= 3)).toBe(true);
});

function lockDays(args: { plan: Plan; days: readonly number[] }): LockedMeal[] {
  return args.days.flatMap((day) => args.plan.days[day]!.meals.map((meal) => ({ day, ...meal })));
}

test('a locked leftover settles the dinner it comes from', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 20, changes: { leftoverSafe: true } });
  const leftover = { id: 'main-3', servingFactor: 1, isLeftover: true, role: 'main' as const };
  const locked: LockedMeal[] = [{ day: 2, meal: 'LUNCH', recipes: [leftover] }];
  const { plan } = planOf({ recipes, profile: { ...easygoing, leftovers: true }, locked });

  const dinner = plan.days[1]!.meals.find(({ meal }) => meal === 'DINNER');
  expect(dinner?.recipes[0]?.id).toBe('main-3');
});

test.each([
  { changes: { avoid: ['EGGS'] }, servingFactor: 1 },
  { changes: {}, servingFactor: 2.5 },
] as const)(
  'a locked dinner we would not serve so is not offered again for lunch: $changes $servingFactor',
  ({ changes, servingFactor }) => {
    const safe = { leftoverSafe: true, rating: 1 };
    const recipes = plainRecipes({ breakfasts: 7, mains: 14, changes: safe });
    const own = plainRecipe({ ...safe, rating: 5, id: 'own', ...changes });
    const profile: PlannerProfile = { ...easygoing, leftovers: true, avoid: ['EGGS'] };
    const locked: LockedMeal[] = [
      { day: 2, meal: 'DINNER', recipes: [served(own, servingFactor)] },
    ];
    const { plan } = planOf({ recipes: [...recipes, own], profile, locked });

    expect(plan.days[3]!.meals[1]!.recipes[0]!.id).not.toBe('own');
  },
);

test.each([
  { meal: 'LUNCH', day: 9, recipes: [] },
  { meal: 'DINNER', day: 2, recipes: [{ id: 'main-1', isLeftover: true }] },
] as const)('a locked $meal that cannot be is refused with its place', ({ meal, day, recipes }) => {
  const catalog = compileCatalog(plainRecipes({ breakfasts: 7, mains: 20 }));
  const whole = recipes.map((recipe) => ({ ...recipe, servingFactor: 1, role: 'main' as const }));
  const locked: LockedMeal[] = [{ day, meal, recipes: whole }];
  const result = generatePlan({ catalog, profile: easygoing, days: 7, seed: 1, locked });

  expect(result).toMatchObject({ ok: false, reasons: [{ code: 'LOCKED_CONFLICT', day, meal }] });
});

test('a locked recipe that is gone is named', () => {
  const catalog = compileCatalog(plainRecipes({ breakfasts: 7, mains: 20 }));
  const gone = { id: 'gone', servingFactor: 1, isLeftover: false, role: 'main' as const };
  const locked: LockedMeal[] = [{ day: 1, meal: 'LUNCH', recipes: [gone] }];
  const result = generatePlan({ catalog, profile: easygoing, days: 7, seed: 1, locked });

  expect(result).toMatchObject({ reasons: [{ code: 'LOCKED_UNKNOWN_RECIPE', recipeId: 'gone' }] });
});

test('keeps to one week between two cookings where that is possible', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 14 });
  const { repeatsAfterDays, plan } = planOf({ recipes, profile: easygoing });
  const ids = plan.days.flatMap(({ meals }) => meals.map(({ recipes: [main] }) => main!.id));

  expect(repeatsAfterDays).toBe(7);
  expect(new Set(ids).size).toBe(21);
});

test('breakfasts come back after three days only where a week is too few recipes', () => {
  const recipes = plainRecipes({ breakfasts: 6, mains: 14 });
  const { repeatsAfterDays, plan, parts } = planOf({ recipes, profile: easygoing });
  const breakfasts = plan.days.map(({ meals }) => meals[0]!.recipes[0]!.id);

  expect(repeatsAfterDays).toBe(3);
  expect(new Set(breakfasts).size).toBe(6);
  expect(parts.repeats).toBeCloseTo(0.3, 9);
});

test('lunches and dinners never come back within the week by themselves', () => {
  const catalog = compileCatalog(plainRecipes({ breakfasts: 3, mains: 13 }));
  const result = generatePlan({ catalog, profile: easygoing, days: 7, seed: 1 });

  expect(result).toMatchObject({
    ok: false,
    proven: true,
    reasons: [
      { code: 'TOO_FEW_RECIPES_TOGETHER', meals: ['LUNCH', 'DINNER'], available: 13, needed: 14 },
    ],
  });
});

test('long plans leave two weeks between, or one where two are too many', () => {
  const twoWeeks = planOf({
    recipes: plainRecipes({ breakfasts: 16, mains: 32 }),
    profile: easygoing,
    days: 28,
  });
  const oneWeek = planOf({
    recipes: plainRecipes({ breakfasts: 9, mains: 18 }),
    profile: easygoing,
    days: 28,
  });

  expect(twoWeeks.repeatsAfterDays).toBe(14);
  expect(oneWeek.repeatsAfterDays).toBe(7);
});

test('serves a smaller portion rather than none where carbs leave no room', () => {
  const hungry: PlannerProfile = { ...easygoing, carbLevel: 'STRICT', activity: 'ACTIVE' };
  const recipes = plainRecipes({ breakfasts: 7, mains: 14, changes: { netCarbsGrams: 6 } });
  const { plan } = planOf({ recipes, profile: hungry });

  expect(plan.days[0]!.meals[0]!.recipes[0]!.servingFactor).toBe(1);
});

test('keeps keto under 20 g, not at 20 g', () => {
  const strict: PlannerProfile = { ...easygoing, carbLevel: 'STRICT', mealsPerDay: 2 };
  const at = (netCarbsGrams: number) => {
    const recipes = plainRecipes({ breakfasts: 0, mains: 14, changes: { netCarbsGrams } });
    return generatePlan({ catalog: compileCatalog(recipes), profile: strict, days: 7, seed: 1 });
  };

  expect(at(9.99).ok).toBe(true);
  expect(at(10)).toMatchObject({
    proven: true,
    reasons: [{ code: 'NET_CARBS_ABOVE_LIMIT', lowestGrams: 20, limitGrams: 20 }, {}, {}],
  });
});

test('weekends allow more time for who has plenty, whichever day the plan starts on', () => {
  const quick = plainRecipes({ breakfasts: 7, mains: 10, changes: { totalMinutes: 15 } });
  const slow = Array.from({ length: 4 }, (_, index) =>
    plainRecipe({ id: `slow-${index}`, totalMinutes: 180 }),
  );
  const profile: PlannerProfile = { ...easygoing, cookingTime: 'plenty' };
  const catalog = compileCatalog([...quick, ...slow]);
  for (const firstWeekday of [0, 3, 6]) {
    const result = generatePlan({ catalog, profile, days: 7, seed: 1, firstWeekday });
    if (!result.ok) throw new Error('expected a plan');
    const slowDays = result.plan.days.flatMap(({ meals }, day) =>
      meals.some(({ recipes }) => recipes[0]!.id.startsWith('slow')) ? [day] : [],
    );
    expect(slowDays.map((day) => (day + firstWeekday) % 7).toSorted()).toEqual([5, 6]);
  }
});

test.each([
  ['minimal', 15],
  ['average', 45],
] as const)(
  '%s time to cook means %s minutes at the stove on any day',
  (cookingTime, mostMinutes) => {
    fc.assert(
      fc.property(cases, (planning) => {
        const profile: PlannerProfile = { ...planning.profile, cookingTime };
        const result = generatePlan({ ...planning, profile, days: 7 });
        if (!result.ok) return;
        const { catalog } = planning;
        const ids = result.plan.days.flatMap(({ meals }) =>
          meals.flatMap(({ recipes }) => recipes),
        );
        for (const { id } of ids) {
          expect(catalog.recipes[catalog.indexById.get(id)!]!.activeMinutes).toBeLessThanOrEqual(
            mostMinutes,
          );
        }
      }),
      { numRuns: 10 },
    );
  },
);

test('leaves out what was eaten lately where there is a choice', () => {
  const recipes = plainRecipes({ breakfasts: 14, mains: 28 });
  const eaten = ['main-0', 'main-5', 'breakfast-3'];
  const history = eaten.map((id) => ({ id, daysAgo: 20 }));
  const { plan } = planOf({ recipes, profile: { ...easygoing, history } });

  for (const id of eaten) expect(JSON.stringify(plan)).not.toContain(`"${id}"`);
});

test.each([true, false])(
  'a dish of last week comes back where it has a heart: %s',
  (isFavorite) => {
    const recipes = plainRecipes({ breakfasts: 14, mains: 28 });
    const untried = ['main-1', 'main-2', 'main-3'];
    const mains = recipes.map(({ id }) => id).filter((id) => id.startsWith('main'));
    const history = mains
      .filter((id) => !untried.includes(id))
      .map((id) => ({ id, daysAgo: id === 'main-0' ? 8 : 100 }));
    const opinions = [{ id: 'main-0', stars: null, isFavorite, timesSwappedOut: 0 }];
    const { plan } = planOf({ recipes, profile: { ...easygoing, history, opinions } });

    expect(JSON.stringify(plan).includes('"main-0"')).toBe(isFavorite);
  },
);

test('a request outside its bounds is a mistake of the caller', () => {
  const catalog = compileCatalog([]);
  const request = { catalog, profile: easygoing, seed: 1 };

  expect(() => generatePlan({ ...request, days: 29 })).toThrow(RangeError);
  expect(() => generatePlan({ ...request, days: 7, firstWeekday: 7 })).toThrow(RangeError);
});

test('an empty catalogue is refused with every meal that is short', () => {
  const result = generatePlan({
    catalog: compileCatalog([]),
    profile: easygoing,
    days: 7,
    seed: 1,
  });

  expect(result).toMatchObject({ ok: false, proven: true });
});

test('no main comes back within seven days of the plan before, where there is enough to choose', () => {
  const catalog = compileCatalog(syntheticRecipes({ size: 600, seed: 5 }));
  for (const cookingTime of ['minimal', 'plenty'] as const) {
    const profile: PlannerProfile = { ...easygoing, cookingTime, mealsPerDay: 3 };
    const request = { catalog, days: 7, seed: 3, steps: 20_000 };
    const first = generatePlan({ ...request, profile });
    if (!first.ok) throw new Error('expected a plan');
    const daysBefore = first.plan.days;
    const second = generatePlan({ ...request, profile: { ...profile, daysBefore } });
    if (!second.ok) throw new Error('expected a plan');
    const cookedOn = (plan: Plan, day: number) =>
      plan.days[day]!.meals.flatMap(({ recipes }) => recipes)
        .filter(({ role, isLeftover }) => role === 'main' && !isLeftover)
        .map(({ id }) => id);
    for (let day = 0; day < 7; day++) {
      const tooClose = Array.from({ length: 6 - day }, (_, later) =>
        cookedOn(first.plan, day + 1 + later),
      ).flat();
      for (const id of cookedOn(second.plan, day)) expect(tooClose).not.toContain(id);
    }
    expect(second.parts.repeats).toBe(0);
  }
});

test('what was eaten before gives way where nothing else is left', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 14 });
  const profile: PlannerProfile = { ...easygoing, leftovers: false };
  const eaten = recipes.map((recipe) => served(recipe, 1));
  const daysBefore = [{ meals: [{ meal: 'DINNER' as const, recipes: eaten }] }];
  const { plan, parts } = planOf({ recipes, profile: { ...profile, daysBefore } });

  expect(plan.days).toHaveLength(7);
  expect(parts.repeats).toBeCloseTo(0.3 * 3 * 6, 9);
});

test('what stands overnight is no breakfast of the day that the plan is made, unless there is nothing else', () => {
  const profile: PlannerProfile = { ...easygoing, leftovers: false };
  const recipesWith = (slowCount: number) =>
    plainRecipes({ breakfasts: 8, mains: 15 }).map((recipe, at) =>
      at < slowCount ? { ...recipe, activeMinutes: 10, totalMinutes: 250 } : recipe,
    );
  const slowDays = (args: { slowCount: number; today?: number; seed: number }) => {
    const { slowCount, today, seed } = args;
    const { plan } = planOf({
      recipes: recipesWith(slowCount),
      profile: { ...profile, today },
      seed,
    });
    const slow = new Set(
      recipesWith(slowCount)
        .slice(0, slowCount)
        .map(({ id }) => id),
    );
    return plan.days.flatMap(({ meals: [breakfast] }, day) =>
      breakfast!.recipes.some(({ id }) => slow.has(id)) ? [day] : [],
    );
  };
  const seeds = Array.from({ length: 8 }, (_, seed) => seed);
  // Six of eight breakfasts stand overnight.
  expect(seeds.flatMap((seed) => slowDays({ slowCount: 6, seed }))).toContain(0);
  for (const seed of seeds) {
    expect(slowDays({ slowCount: 6, seed, today: 0 })).not.toContain(0);
    expect(slowDays({ slowCount: 6, seed, today: 1 })).not.toContain(1);
  }
  expect(slowDays({ slowCount: 8, seed: 1, today: 0 })).toHaveLength(7);
});

test('who has little time cooks at most twelve different dishes a week', () => {
  for (const size of [300, 1200]) {
    const catalog = compileCatalog(syntheticRecipes({ size, seed: 2 }));
    for (const leftovers of [true, false]) {
      const profile: PlannerProfile = { ...easygoing, cookingTime: 'minimal', leftovers };
      const result = generatePlan({ catalog, profile, days: 7, seed: 1 });
      if (!result.ok) throw new Error('expected a plan');
      const cooked = result.plan.days.flatMap(({ meals }) =>
        meals.flatMap(({ recipes }) => recipes.filter(({ isLeftover }) => !isLeftover)),
      );
      expect(new Set(cooked.map(({ id }) => id)).size).toBeLessThanOrEqual(12);
    }
  }
});

test('a larger portion is served where it makes the better week', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 14, changes: { kcal: 400 } });
  const profile: PlannerProfile = { ...easygoing, leftovers: false };
  const { portion } = targetsFor(profile);
  const { plan } = planOf({ recipes, profile });

  const mains = plan.days.flatMap(({ meals }) => meals.map((meal) => meal.recipes[0]!));
  const larger = mains.filter(({ servingFactor }) => servingFactor === portion + 0.25);
  expect(larger.length).toBeGreaterThan(mains.length / 2);
});
