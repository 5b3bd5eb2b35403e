import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { evaluatePlan } from '../judge/evaluate.ts';
import { finishPlan, searchFrom } from '../generate-plan.ts';
import { poseProblem } from '../pose/pose-problem.ts';
import type { Problem } from '../pose/problem.ts';
import { createRandom } from '../random.ts';
import { plainRecipe, planningCases } from '../testing/arbitraries.ts';
import { syntheticRecipes } from '../testing/synthetic-catalog.ts';
import { ordinaryProfile, syntheticProfiles } from '../testing/synthetic-profiles.ts';
import type { LockedMeal, Meal, PlannerProfile, PlannerRecipe } from '../types.ts';
import { buildModel } from './feasibility-model.ts';
import { usefulMains } from './mains.ts';
import { packMains } from './pack-mains.ts';
import { isPricedOut, type KnownPrices } from './price-proof.ts';

/** The last rule of a member and a small catalogue that are made of a number. */
function problemOf(seed: number): Problem {
  const size = [40, 60, 100][seed % 3]!;
  const recipes = syntheticRecipes({ size, seed });
  const recipeIds = recipes.map(({ id }) => id);
  const [member] = syntheticProfiles({ count: 1, seed: seed * 7 + 1, recipeIds });
  const carbLevel = seed % 3 === 2 ? 'MODERATE' : 'STRICT';
  const cookingTime = seed % 2 === 0 ? 'minimal' : 'average';
  const profile = { ...member!, carbLevel, cookingTime } as const;
  const days = [5, 7, 9, 15][seed % 4]!;
  const catalog = compileCatalog(recipes);
  const posed = poseProblem({ catalog, profile, days, seed, firstWeekday: seed % 7 });
  expect(posed.reasons).toEqual([]);
  return posed.problems.at(-1)!;
}

function isProven(args: { problem: Problem; rounds: number; known?: KnownPrices }): boolean {
  const { problem, rounds, known = new Map() } = args;
  return isPricedOut({ problem, mains: usefulMains(problem), keepsCarbs: true, rounds, known });
}

test.each([
  [21, 8],
  [24, 7],
  [78, 6],
  [87, 26],
  [105, 18],
  [106, 7],
  [117, 29],
  [126, 3],
  [154, 23],
  [171, 78],
  [176, 15],
  [195, 44],
])('that case %i has no plan is proven in %i rounds, the same on every machine', (seed, rounds) => {
  const problem = problemOf(seed);
  expect(isProven({ problem, rounds: rounds - 1 })).toBe(false);
  expect(isProven({ problem, rounds })).toBe(true);
});

test('prices of a proof prove the same again at once', () => {
  const problem = problemOf(117);
  const known: KnownPrices = new Map();
  expect(isProven({ problem, rounds: 29, known })).toBe(true);
  expect(known.size).toBe(usefulMains(problem).position.length);
  expect(isProven({ problem, rounds: 1, known })).toBe(true);
  expect(isProven({ problem, rounds: 1 })).toBe(false);
});

test('prices of a question with other windows are of no use, and do no harm', () => {
  const known: KnownPrices = new Map();
  expect(isProven({ problem: problemOf(24), rounds: 7, known })).toBe(true);
  expect(isProven({ problem: problemOf(126), rounds: 2, known })).toBe(false);
  expect(isProven({ problem: problemOf(126), rounds: 3, known })).toBe(true);
});

const strict: PlannerProfile = {
  ...ordinaryProfile,
  mealsPerDay: 2,
  carbLevel: 'STRICT',
  leftovers: false,
};

type Dish = readonly [id: string, meals: readonly Meal[], netCarbsGrams: number, keeps?: boolean];
const noon: readonly Meal[] = ['LUNCH'];
const evening: readonly Meal[] = ['DINNER'];
const both: readonly Meal[] = ['LUNCH', 'DINNER'];

function recipesOf(dishes: readonly Dish[]): PlannerRecipe[] {
  return dishes.map(([id, meals, netCarbsGrams, leftoverSafe = false]) =>
    plainRecipe({ id, meals, netCarbsGrams, leftoverSafe }),
  );
}

function smallProblem(args: {
  dishes: readonly Dish[];
  days?: number;
  profile?: Partial<PlannerProfile>;
  locked?: readonly LockedMeal[];
}): Problem {
  const { dishes, days = 2, locked } = args;
  const catalog = compileCatalog(recipesOf(dishes));
  const profile = { ...strict, ...args.profile };
  const { problems } = poseProblem({ catalog, profile, days, seed: 1, locked });
  return problems[0];
}

function packed(problem: Problem, keepsCarbs = true) {
  const { request, candidates } = problem;
  const mains = usefulMains(problem);
  const found = packMains({ problem, mains, random: createRandom(1), moves: 400, keepsCarbs });
  return found?.map(({ position, isLeftover }) => {
    const recipe = request.catalog.recipes[candidates.index[position] ?? -1];
    return `${recipe?.id ?? 'locked'}${isLeftover ? ' again' : ''}`;
  });
}

test('the only week there is is found: the light lunch with the heavy dinner', () => {
  const dishes: Dish[] = [
    ['a', noon, 2],
    ['b', noon, 12],
    ['c', evening, 7],
    ['d', evening, 17],
  ];
  const found = packed(smallProblem({ dishes }))!;
  expect([found.slice(0, 2).join(), found.slice(2).join()].toSorted()).toEqual(['a,d', 'b,c']);
  const heavier = dishes.with(3, ['d', evening, 18]);
  expect(packed(smallProblem({ dishes: heavier }))).toBeUndefined();
  expect(packed(smallProblem({ dishes: heavier }), false)).toHaveLength(4);
});

test('where nothing may ever fill a place nothing is tried', () => {
  const dishes: Dish[] = [
    ['a', noon, 2],
    ['b', noon, 3],
  ];
  const problem = smallProblem({ dishes });
  const random = createRandom(1);
  const mains = usefulMains(problem);
  expect(packMains({ problem, mains, random, moves: 400, keepsCarbs: true })).toBeNull();
  expect(random).toEqual(createRandom(1));
});

test('where dishes are too few for two days one is eaten again, if it keeps', () => {
  const dishes = (keeps: boolean): Dish[] => [
    ['a', noon, 2],
    ['b', evening, 5, keeps],
    ['c', evening, 6],
  ];
  const profile = { leftovers: true };
  expect(packed(smallProblem({ dishes: dishes(true), profile }))).toEqual([
    'a',
    'b',
    'b again',
    'c',
  ]);
  expect(packed(smallProblem({ dishes: dishes(false), profile }))).toBeUndefined();
  expect(packed(smallProblem({ dishes: dishes(true) }))).toBeUndefined();
});

test('a locked dinner is eaten again, and its carbs count on both days', () => {
  const dish = (netCarbsGrams: number): Dish[] => [
    ['a', noon, 2],
    ['b', evening, 8],
    ['stew', evening, netCarbsGrams, true],
  ];
  const stew = { id: 'stew', servingFactor: 1, isLeftover: false, role: 'main' } as const;
  const locked: LockedMeal[] = [{ day: 0, meal: 'DINNER', recipes: [stew] }];
  const profile = { leftovers: true };
  const problem = (grams: number) => smallProblem({ dishes: dish(grams), profile, locked });
  expect(packed(problem(11.9))).toEqual(['a', 'locked again', 'b']);
  expect(packed(problem(12))).toBeUndefined();
});

test('whatever is packed makes a plan that breaks no rule', () => {
  let count = 0;
  fc.assert(
    fc.property(
      planningCases({ sizes: [60, 100], days: [5, 9] }),
      fc.nat(200),
      (planning, pick) => {
        const { catalog } = planning;
        const recipe = catalog.recipes[pick % catalog.recipes.length]!;
        const own = { id: recipe.id, servingFactor: 1, isLeftover: false, role: recipe.role };
        const locked: LockedMeal[] =
          pick % 2 === 0 ? [] : [{ day: 1, meal: 'DINNER', recipes: [own] }];
        const { problems, reasons } = poseProblem({ ...planning, locked, steps: 0 });
        if (reasons.length > 0) return;
        const problem = problems.at(-1)!;
        const mains = usefulMains(problem);
        const random = createRandom(planning.seed);
        const assigned = packMains({ problem, mains, random, moves: 300, keepsCarbs: true });
        if (assigned === null) return;
        count += 1;
        const { plan } = finishPlan([searchFrom({ problem, assigned })]);
        const { violations } = evaluatePlan({ catalog, profile: planning.profile, plan });
        const others = violations.filter(
          (each) => pick % 2 === 0 || !('meal' in each && each.day === 1 && each.meal === 'DINNER'),
        );
        expect(others).toEqual([]);
      },
    ),
    { numRuns: 15 },
  );
  expect(count).toBeGreaterThan(3);
});

test('of dishes for the same slots only the lightest matter, as many as there are slots', () => {
  const many = Array.from({ length: 9 }, (_, at): Dish => [`r-${at}`, both, 9 - at]);
  const keeping = Array.from({ length: 3 }, (_, at): Dish => [`s-${at}`, both, 9 + at, true]);
  const slow: Dish = ['side', both, 1];
  const problem = smallProblem({ dishes: [...many, ...keeping, slow] });
  const mains = usefulMains(problem);
  const { catalog } = problem.request;
  const ids = Array.from(
    mains.position,
    (at) => catalog.recipes[problem.candidates.index[at]!]!.id,
  );
  expect(ids.toSorted()).toEqual(['r-6', 'r-7', 'r-8', 's-0', 's-1', 's-2', 'side']);
  const at = (id: string) => ids.indexOf(id);
  expect(mains.carbsMg[at('r-8')]).toBe(1000);
  expect([mains.isSafe[at('r-8')], mains.isSafe[at('s-0')]]).toEqual([0, 1]);
  expect(mains.slotClasses[at('r-8')]).toBe(0b111100);
});

test('the program for the solver: slots, leftovers, repeats and carbs in rows', () => {
  const dishes: Dish[] = [
    ['a', noon, 2],
    ['b', both, 5, true],
  ];
  const problem = smallProblem({ dishes, profile: { leftovers: true } });
  const { columns, rows } = buildModel({ problem, keepsCarbs: true });
  const nameOf = ({ position, slot, isLeftover }: (typeof columns)[number]) => {
    const { id } = problem.request.catalog.recipes[problem.candidates.index[position]!]!;
    return `${id}${slot}${isLeftover ? '+' : ''}`;
  };
  const names = columns.map(nameOf);
  expect(names.toSorted()).toEqual(['a0', 'a2', 'b0', 'b1', 'b2', 'b2+', 'b3']);
  const told = rows.map(({ entries, least, most }) => {
    const sum = entries.map(([column, value]) => `${value} ${names[column]}`).toSorted();
    return `${least} ≤ ${sum.join(' ')} ≤ ${most}`;
  });
  const [a, b] = [2, 5];
  expect(told.toSorted()).toEqual(
    [
      '1 ≤ 1 a0 1 b0 ≤ 1',
      '1 ≤ 1 b1 ≤ 1',
      '1 ≤ 1 a2 1 b2 1 b2+ ≤ 1',
      '1 ≤ 1 b3 ≤ 1',
      '-Infinity ≤ -1 b1 1 b2+ ≤ 0',
      '-Infinity ≤ 1 a0 1 a2 ≤ 1',
      '-Infinity ≤ 1 b0 1 b1 1 b2 1 b3 ≤ 1',
      `-Infinity ≤ ${a} a0 ${b} b0 ${b} b1 ≤ 19.999`,
      `-Infinity ≤ ${a} a2 ${b} b2 ${b} b2+ ${b} b3 ≤ 19.999`,
    ].toSorted(),
  );
  expect(buildModel({ problem, keepsCarbs: false }).rows).toHaveLength(rows.length - 2);
});

test('in the program breakfasts of who has little time may come back, not dinners', () => {
  const dishes: Dish[] = [['a', ['BREAKFAST', 'DINNER'], 1]];
  const problem = smallProblem({
    dishes,
    days: 3,
    profile: { mealsPerDay: 3, cookingTime: 'minimal' },
  });
  const { columns, rows } = buildModel({ problem, keepsCarbs: false });
  const slotsOf = (entries: (typeof rows)[number]['entries']) =>
    entries
      .map(([column]) => columns[column]!.slot)
      .toSorted((one, other) => one - other)
      .join(' ');
  const groups = rows.filter(({ most, least }) => most === 1 && least === -Infinity);
  // Breakfasts are slots 0, 3 and 6, dinners 2, 5 and 8.
  expect(groups.map(({ entries }) => slotsOf(entries)).toSorted()).toEqual([
    '0 2 5 8',
    '0 3',
    '2 3 5 8',
    '2 5 6 8',
    '2 5 8',
    '3 6',
  ]);
});

test('in the program a locked dinner is left over without being cooked', () => {
  const dishes: Dish[] = [
    ['a', noon, 2],
    ['stew', evening, 4, true],
  ];
  const stew = { id: 'stew', servingFactor: 1.5, isLeftover: false, role: 'main' } as const;
  const locked: LockedMeal[] = [{ day: 0, meal: 'DINNER', recipes: [stew] }];
  const problem = smallProblem({ dishes, profile: { leftovers: true }, locked });
  const { columns, rows } = buildModel({ problem, keepsCarbs: true });
  expect(columns).toContainEqual({ position: -1, slot: 2, isLeftover: true });
  // The stew may not be cooked again within the week.
  expect(columns.filter(({ slot }) => slot === 3)).toEqual([]);
  const last = rows.at(-1)!;
  const eaten = columns.findIndex(({ position }) => position === -1);
  expect(last.entries).toContainEqual([eaten, 6]);
  expect(last.most).toBe(19.999);
  expect(rows.at(-2)!.most).toBe(13.999);
});
