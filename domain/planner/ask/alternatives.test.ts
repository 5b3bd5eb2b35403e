import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alternatives, withAlternative } from './alternatives.ts';
import { compileCatalog } from '../catalog/catalog.ts';
import { evaluatePlan } from '../judge/evaluate.ts';
import { generatePlan } from '../generate-plan.ts';
import { plainRecipe, plainRecipes, planningCases } from '../testing/arbitraries.ts';
import { syntheticRecipes } from '../testing/synthetic-catalog.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import { costTerms, roles, type Plan, type PlannerProfile, type Slot } from '../types.ts';

const cases = planningCases({ sizes: [80, 300], days: [2, 8] });
const easygoing: PlannerProfile = { ...ordinaryProfile, carbLevel: 'LIBERAL' };

function slotsOf(plan: Plan): Slot[] {
  return plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ meal }) => roles.map((role) => ({ day, meal, role }))),
  );
}

test('each alternative keeps every rule and changes the objective as it says, term by term', () => {
  fc.assert(
    fc.property(cases, fc.nat(1000), (planning, pick) => {
      const { catalog, profile } = planning;
      const result = generatePlan(planning);
      if (!result.ok) return;
      const { plan } = result;
      const slots = slotsOf(plan);
      for (let offset = 0; offset < 4; offset++) {
        const slot = slots[(pick + offset * 5) % slots.length]!;
        for (const alternative of alternatives({ catalog, profile, plan, slot, count: 4 })) {
          const changed = withAlternative({ plan, slot, alternative });
          const { objective, parts, violations } = evaluatePlan({
            catalog,
            profile,
            plan: changed,
          });
          expect(violations).toEqual([]);
          expect(alternative.deltaObjective).toBeCloseTo(objective - result.objective, 9);
          for (const term of costTerms) {
            expect(alternative.parts[term]).toBeCloseTo(parts[term] - result.parts[term], 9);
          }
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('the best come first, none twice, never what is there already', () => {
  fc.assert(
    fc.property(cases, (planning) => {
      const { catalog, profile } = planning;
      const result = generatePlan(planning);
      if (!result.ok) return;
      const { plan } = result;
      const slot: Slot = { day: 0, meal: 'DINNER', role: 'main' };
      const found = alternatives({ catalog, profile, plan, slot, count: 8 });
      const deltas = found.map(({ deltaObjective }) => deltaObjective);
      const ids = found.map(({ id }) => id);
      const dinner = plan.days[0]!.meals.at(-1)!;
      expect(deltas).toEqual(deltas.toSorted((left, right) => left - right));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(dinner.recipes[0]!.id);
    }),
    { numRuns: 12 },
  );
});

test('the best few are the best of all, however large the catalogue', () => {
  const catalog = compileCatalog(syntheticRecipes({ size: 3000, seed: 3 }));
  for (const carbLevel of ['STRICT', 'LIBERAL'] as const) {
    const profile: PlannerProfile = { ...ordinaryProfile, carbLevel };
    const result = generatePlan({ catalog, profile, days: 7, seed: 1, steps: 20_000 });
    if (!result.ok) throw new Error('expected a plan');
    const { plan } = result;
    for (const slot of slotsOf(plan)) {
      const best = (count: number) =>
        alternatives({ catalog, profile, plan, slot, count })
          .slice(0, 3)
          .map(({ deltaObjective }) => deltaObjective);
      expect(best(3)).toEqual(best(1000));
    }
  }
});

test('what was eaten in the days before takes no place of others', () => {
  const catalog = compileCatalog(plainRecipes({ breakfasts: 0, mains: 30 }));
  const serve = (id: string) => [
    { id, servingFactor: 1, isLeftover: false, role: 'main' as const },
  ];
  const dayOf = (first: number) => ({
    meals: [
      { meal: 'LUNCH' as const, recipes: serve(`main-${first}`) },
      { meal: 'DINNER' as const, recipes: serve(`main-${first + 1}`) },
    ],
  });
  const daysBefore = [0, 2, 4, 6, 8, 10].map(dayOf);
  const profile: PlannerProfile = { ...easygoing, mealsPerDay: 2, leftovers: false, daysBefore };
  const plan: Plan = { firstWeekday: 0, repeatsAfterDays: 7, days: [dayOf(12)] };
  const slot: Slot = { day: 0, meal: 'DINNER', role: 'main' };
  const ids = alternatives({ catalog, profile, plan, slot, count: 3 }).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  const eaten = daysBefore.flatMap(({ meals }) => meals.map(({ recipes }) => recipes[0]?.id));
  expect(ids.filter((id) => eaten.includes(id))).toEqual([]);
});

test('a fresh lunch may become the leftover of the dinner before', () => {
  const recipes = plainRecipes({ breakfasts: 3, mains: 8, changes: { leftoverSafe: true } });
  const catalog = compileCatalog(recipes);
  const serve = (id: string) => [
    { id, servingFactor: 1, isLeftover: false, role: 'main' as const },
  ];
  const plan: Plan = {
    firstWeekday: 0,
    repeatsAfterDays: 7,
    days: [
      {
        meals: [
          { meal: 'BREAKFAST', recipes: serve('breakfast-0') },
          { meal: 'LUNCH', recipes: serve('main-0') },
          { meal: 'DINNER', recipes: serve('main-1') },
        ],
      },
      {
        meals: [
          { meal: 'BREAKFAST', recipes: serve('breakfast-1') },
          { meal: 'LUNCH', recipes: serve('main-2') },
          { meal: 'DINNER', recipes: serve('main-3') },
        ],
      },
    ],
  };
  const slot: Slot = { day: 1, meal: 'LUNCH', role: 'main' };
  const found = alternatives({ catalog, profile: easygoing, plan, slot, count: 10 });
  const leftover = found.find(({ isLeftover }) => isLeftover)!;
  const changed = withAlternative({ plan, slot, alternative: leftover });

  expect(leftover.id).toBe('main-1');
  expect(changed.days[1]!.meals[1]!.recipes).toEqual([
    { id: 'main-1', servingFactor: 1, isLeftover: true, role: 'main' },
  ]);
});

test('changing a dinner changes the lunch left over from it', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 16, changes: { leftoverSafe: true } });
  const catalog = compileCatalog(recipes);
  const result = generatePlan({ catalog, profile: easygoing, days: 7, seed: 1, steps: 2000 });
  if (!result.ok) throw new Error('expected a plan');
  const day = result.plan.days.findIndex(({ meals }) => meals[1]!.recipes[0]!.isLeftover) - 1;
  const slot: Slot = { day, meal: 'DINNER', role: 'main' };
  const { plan } = result;
  const [best] = alternatives({ catalog, profile: easygoing, plan, slot, count: 1 });
  const changed = withAlternative({ plan, slot, alternative: best! });

  expect(changed.days[day + 1]!.meals[1]!.recipes[0]).toMatchObject({
    id: best!.id,
    isLeftover: true,
  });
});

test('only the next lunch is left over from a dinner; the same dish elsewhere stays as it is', () => {
  const of = (id: string, isLeftover = false) => [
    { id, servingFactor: 1, isLeftover, role: 'main' as const },
  ];
  const day = (lunch: Plan['days'][number]['meals'][number]['recipes'], dinner: string) => ({
    meals: [
      { meal: 'LUNCH' as const, recipes: lunch },
      { meal: 'DINNER' as const, recipes: of(dinner) },
    ],
  });
  const days = [
    day(of('a'), 'stew'),
    day(of('stew', true), 'b'),
    day(of('stew'), 'stew'),
    day(of('stew', true), 'c'),
  ];
  const plan: Plan = { firstWeekday: 0, repeatsAfterDays: 3, days };
  const change = (slot: Slot, changing = plan) => {
    const alternative = { ...of('pie')[0]!, role: slot.role, deltaObjective: 0, parts: {} };
    const changed = withAlternative({ plan: changing, slot, alternative: alternative as never });
    return changed.days.map(({ meals }) => meals.map(({ recipes }) => recipes.map(({ id }) => id)));
  };
  const ids = (...each: string[]) => each.map((id) => [id]);
  const rest = [ids('stew', 'stew'), ids('stew', 'c')];
  expect(change({ day: 0, meal: 'DINNER', role: 'main' })).toEqual([
    ids('a', 'pie'),
    ids('pie', 'b'),
    ...rest,
  ]);
  expect(change({ day: 0, meal: 'LUNCH', role: 'main' })).toEqual([
    ids('pie', 'stew'),
    ids('stew', 'b'),
    ...rest,
  ]);
  expect(change({ day: 0, meal: 'DINNER', role: 'side' })).toEqual([
    [['a'], ['stew', 'pie']],
    ids('stew', 'b'),
    ...rest,
  ]);
  const other = { ...plan, days: [day(of('a'), 'soup'), ...days.slice(1)] };
  expect(change({ day: 0, meal: 'DINNER', role: 'main' }, other)[1]).toEqual(ids('stew', 'b'));
});

test('an empty side gets additions', () => {
  const side = plainRecipe({ id: 'side', role: 'side', kcal: 100, netCarbsGrams: 2 });
  const catalog = compileCatalog([...plainRecipes({ breakfasts: 7, mains: 14 }), side]);
  const profile = { ...easygoing, leftovers: false };
  const result = generatePlan({ catalog, profile, days: 7, seed: 1, steps: 0 });
  if (!result.ok) throw new Error('expected a plan');
  const { plan } = result;
  const free = plan.days.findIndex(({ meals }) => meals[2]!.recipes.length === 1);
  const slot: Slot = { day: free, meal: 'DINNER', role: 'side' };
  const isServed = JSON.stringify(plan).includes('"side","servingFactor"');
  const found = alternatives({ catalog, profile, plan, slot, count: 3 });

  expect(found.map(({ id }) => id)).toEqual(isServed ? [] : ['side']);
});

test('copes with a plan its member changed and recipes that are gone', () => {
  const catalog = compileCatalog(plainRecipes({ breakfasts: 3, mains: 6 }));
  const main = (id: string) => ({ id, servingFactor: 1, isLeftover: false, role: 'main' as const });
  const plan: Plan = {
    firstWeekday: 2,
    repeatsAfterDays: 7,
    days: [
      {
        meals: [
          { meal: 'LUNCH', recipes: [main('gone'), main('main-0'), main('main-1')] },
          { meal: 'DINNER', recipes: [] },
        ],
      },
    ],
  };
  const slot: Slot = { day: 0, meal: 'DINNER', role: 'main' };
  const found = alternatives({ catalog, profile: easygoing, plan, slot, count: 10 });

  expect(found.map(({ id }) => id).toSorted()).toEqual(['main-2', 'main-3', 'main-4', 'main-5']);
});

test('what stands overnight is no other breakfast for today, but for tomorrow', () => {
  const plain = plainRecipes({ breakfasts: 12, mains: 15 });
  const recipes = plain.map((recipe, at) =>
    at < 12 && at % 2 === 0 ? { ...recipe, activeMinutes: 10, totalMinutes: 250 } : recipe,
  );
  const slow = new Set(recipes.flatMap(({ id, totalMinutes }) => (totalMinutes > 180 ? id : [])));
  const catalog = compileCatalog(recipes);
  const profile: PlannerProfile = { ...easygoing, leftovers: false, today: 1 };
  const result = generatePlan({ catalog, profile, days: 3, seed: 1, steps: 1500 });
  if (!result.ok) throw new Error('expected a plan');
  const slowOn = (day: number) => {
    const slot: Slot = { day, meal: 'BREAKFAST', role: 'main' };
    const found = alternatives({ catalog, profile, plan: result.plan, slot, count: 12 });
    expect(found.length).toBeGreaterThan(0);
    return found.filter(({ id }) => slow.has(id)).length;
  };
  expect(slowOn(1)).toBe(0);
  expect(slowOn(2)).toBeGreaterThan(0);
});

/** Days of a lunch and a dinner, each a list of ids; a plus is a leftover, a number the servings. */
function smallPlan(...days: (readonly [lunch: string, dinner: string])[]): Plan {
  const serve = (each: string) => {
    const [id = '', servings = '1'] = each.replace('+', '').split(' ');
    const role = id.startsWith('side') ? ('side' as const) : ('main' as const);
    return { id, servingFactor: Number(servings), isLeftover: each.endsWith('+'), role };
  };
  const meal = (name: 'LUNCH' | 'DINNER', ids: string) => ({
    meal: name,
    recipes: ids === '' ? [] : ids.split(', ').map(serve),
  });
  return {
    firstWeekday: 0,
    repeatsAfterDays: 7,
    days: days.map(([lunch, dinner]) => ({
      meals: [meal('LUNCH', lunch), meal('DINNER', dinner)],
    })),
  };
}

const two: PlannerProfile = { ...easygoing, mealsPerDay: 2, leftovers: false };
const plainSix = plainRecipes({ breakfasts: 1, mains: 6 });

function othersFor(args: {
  plan: Plan;
  slot: Slot;
  count?: number;
  recipes?: Parameters<typeof compileCatalog>[0];
  profile?: Partial<PlannerProfile>;
}) {
  const { plan, slot, count = 9, recipes = plainSix } = args;
  const profile = { ...two, ...args.profile };
  return alternatives({ catalog: compileCatalog(recipes), profile, plan, slot, count });
}

const dinnerOf = (day: number): Slot => ({ day, meal: 'DINNER', role: 'main' });

test.each([
  ['as much as what stands there', smallPlan(['main-0 2', 'main-1 1.5']), 1.5],
  ['as much as what stands beside', smallPlan(['main-0 2', 'side-0 0.75']), 0.75],
  ['as much as anywhere', smallPlan(['main-0 1.75', '']), 1.75],
  ['what the member needs', smallPlan(['', '']), 1.5],
])('another dinner is %s', (_, plan, servings) => {
  const [first] = othersFor({ plan, slot: dinnerOf(0) });
  expect(first).toMatchObject({ servingFactor: servings, role: 'main', isLeftover: false });
});

test('a place outside the plan is a mistake of the caller', () => {
  const plan = smallPlan(['main-0', 'main-1']);
  const breakfast: Slot = { day: 0, meal: 'BREAKFAST', role: 'main' };
  for (const slot of [dinnerOf(-1), dinnerOf(1), breakfast]) {
    expect(() => othersFor({ plan, slot })).toThrow(RangeError);
  }
  expect(othersFor({ plan, slot: dinnerOf(0) })).toHaveLength(4);
});

test('a plan with a breakfast is one of three meals, whoever asks', () => {
  const { days } = smallPlan(['main-0', 'main-1']);
  const eggs = { id: 'breakfast-0', servingFactor: 1, isLeftover: false, role: 'main' } as const;
  const meals = [{ meal: 'BREAKFAST' as const, recipes: [eggs] }, ...days[0]!.meals];
  const plan: Plan = { firstWeekday: 0, repeatsAfterDays: 7, days: [{ meals }] };
  expect(othersFor({ plan, slot: dinnerOf(0) })).toHaveLength(4);
  expect(othersFor({ plan, slot: { day: 0, meal: 'BREAKFAST', role: 'main' } })).toEqual([]);
});

test('what stands elsewhere within the week is no other dish, after a week it is', () => {
  const days = Array.from({ length: 8 }, () => ['', ''] as [string, string]);
  days[0] = ['main-0', ''];
  days[6] = ['', 'main-1'];
  const ids = (plan: Plan, day: number) =>
    othersFor({ plan, slot: dinnerOf(day) })
      .map(({ id }) => id)
      .filter((id) => ['main-0', 'main-1'].includes(id));
  expect(ids(smallPlan(...days), 6)).toEqual([]);
  expect(ids(smallPlan(...days), 7)).toEqual(['main-0']);
  expect(ids({ ...smallPlan(...days), repeatsAfterDays: 14 }, 7)).toEqual([]);
  const often = { plan: smallPlan(...days), slot: dinnerOf(3) };
  expect(othersFor({ ...often, profile: { repeatsAfterDays: 3 } })).toHaveLength(6);
});

test('breakfasts that come back after three days are others, at a cost', () => {
  const eggs = (at: number) => ({
    id: `breakfast-${at}`,
    servingFactor: 1,
    isLeftover: false,
    role: 'main' as const,
  });
  const days = [0, 1, 2, 3].map((at) => ({
    meals: [{ meal: 'BREAKFAST' as const, recipes: [eggs(at)] }],
  }));
  const recipes = plainRecipes({ breakfasts: 5, mains: 0 });
  const slot: Slot = { day: 3, meal: 'BREAKFAST', role: 'main' };
  const after = (repeatsAfterDays: 3 | 7, profile: Partial<PlannerProfile> = {}) =>
    othersFor({ plan: { firstWeekday: 0, repeatsAfterDays, days }, slot, recipes, profile }).map(
      ({ id, parts }) => [id, Number(parts.repeats.toFixed(9))],
    );
  expect(after(7)).toEqual([['breakfast-4', 0]]);
  expect(after(3)).toEqual([
    ['breakfast-4', 0],
    ['breakfast-0', 0.3],
  ]);
  const busy = after(7, { cookingTime: 'minimal' }).map(([id]) => id);
  expect(busy.toSorted()).toEqual(['breakfast-0', 'breakfast-1', 'breakfast-4']);
});

test('the best come first, as many as are asked for', () => {
  const recipes = [1, 2, 3, 4, 5].map((rating) => plainRecipe({ id: `r-${rating}`, rating }));
  const asked = { recipes, plan: smallPlan(['', 'r-3']), slot: dinnerOf(0) };
  expect(othersFor(asked).map(({ id }) => id)).toEqual(['r-5', 'r-4', 'r-2', 'r-1']);
  expect(othersFor({ ...asked, count: 2 }).map(({ id }) => id)).toEqual(['r-5', 'r-4']);
  const deltas = othersFor(asked).map(({ deltaObjective }) => deltaObjective.toFixed(6));
  expect(deltas).toEqual(['-0.200000', '-0.100000', '0.100000', '0.200000']);
  expect(othersFor(asked)[0]!.parts.rating).toBeCloseTo(-0.2, 9);
});

test('what does not keep is no other dinner where the next lunch is its rest', () => {
  const keeps = { leftoverSafe: true };
  const recipes = [
    plainRecipe({ id: 'a', ...keeps }),
    plainRecipe({ id: 'b', ...keeps }),
    plainRecipe({ id: 'c' }),
    plainRecipe({ id: 'd' }),
  ];
  const profile = { leftovers: true };
  const ids = (plan: Plan) =>
    othersFor({ recipes, profile, plan, slot: dinnerOf(0) }).map(({ id }) => id);
  expect(ids(smallPlan(['d', 'a'], ['a+', '']))).toEqual(['b']);
  expect(ids(smallPlan(['d', 'a'], ['', '']))).toEqual(['b', 'c']);
});

test('no dish takes the meal above its minutes, whatever it stands beside', () => {
  const recipes = [
    plainRecipe({ id: 'quick', totalMinutes: 30 }),
    plainRecipe({ id: 'long', totalMinutes: 31 }),
    plainRecipe({ id: 'now' }),
    plainRecipe({ id: 'side-0', role: 'side', kcal: 100 }),
    plainRecipe({ id: 'side-1', role: 'side', kcal: 100, totalMinutes: 30 }),
    plainRecipe({ id: 'side-2', role: 'side', kcal: 100, totalMinutes: 31 }),
  ];
  const beside = othersFor({ recipes, plan: smallPlan(['', 'now, side-0']), slot: dinnerOf(0) });
  expect(beside.map(({ id }) => id)).toEqual(['quick']);
  const alone = othersFor({ recipes, plan: smallPlan(['', 'now']), slot: dinnerOf(0) });
  expect(alone.map(({ id }) => id).toSorted()).toEqual(['long', 'quick']);
  const side: Slot = { day: 0, meal: 'DINNER', role: 'side' };
  const sides = othersFor({ recipes, plan: smallPlan(['', 'now']), slot: side });
  expect(sides.map(({ id }) => id).toSorted()).toEqual(['side-0', 'side-1']);
});

test('carbs of the day leave room or do not; what is no more than before always fits', () => {
  const recipes = [
    plainRecipe({ id: 'now', netCarbsGrams: 30 }),
    plainRecipe({ id: 'a', netCarbsGrams: 20 }),
    plainRecipe({ id: 'b', netCarbsGrams: 20.1 }),
    plainRecipe({ id: 'c', netCarbsGrams: 30.1 }),
    plainRecipe({ id: 'lunch', netCarbsGrams: 30, meals: ['LUNCH'] }),
  ];
  const profile = { carbLevel: 'MODERATE' } as const;
  const ids = (dinner: string) =>
    othersFor({ recipes, profile, plan: smallPlan(['lunch', dinner]), slot: dinnerOf(0) })
      .map(({ id }) => id)
      .toSorted();
  expect(ids('')).toEqual(['a']);
  expect(ids('now')).toEqual(['a', 'b']);
});

test('nothing is offered that the member avoids, cannot cook or does not pay for', () => {
  const recipes = [
    plainRecipe({ id: 'now' }),
    plainRecipe({ id: 'eggs', avoid: ['EGGS'] }),
    plainRecipe({ id: 'hard', difficulty: 3 }),
    plainRecipe({ id: 'paid', premium: true }),
    plainRecipe({ id: 'lunch', meals: ['LUNCH'] }),
    plainRecipe({ id: 'fine' }),
  ];
  const profile = { avoid: ['EGGS'], includePremium: false } as const;
  const plan = smallPlan(['', 'now']);
  const ids = othersFor({ recipes, profile, plan, slot: dinnerOf(0) }).map(({ id }) => id);
  expect(ids).toEqual(['fine']);
});
