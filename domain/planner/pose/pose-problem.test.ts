import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { plainRecipes } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { LockedMeal, PlannedDay, PlannedRecipe, PlannerProfile } from '../types.ts';
import { portionsToTry, poseProblem } from './pose-problem.ts';
import type { PlanRequest } from './problem.ts';

const easygoing: PlannerProfile = { ...ordinaryProfile, carbLevel: 'LIBERAL', leftovers: false };
const catalog = compileCatalog(plainRecipes({ breakfasts: 8, mains: 16 }));

function pose(asked: Partial<PlanRequest> & { changes?: Partial<PlannerProfile> } = {}) {
  const { changes, ...request } = asked;
  const profile = { ...easygoing, ...changes };
  return poseProblem({ catalog, profile, days: 7, seed: 1, ...request });
}

const rulesOf = (posed: ReturnType<typeof poseProblem>) =>
  posed.problems.map(({ horizon: { rule } }) => {
    return [rule.everydayDays, rule.otherDays, rule.everydayDaysBefore, rule.otherDaysBefore];
  });

test('a week is a week apart, then with breakfasts that come back', () => {
  expect(rulesOf(pose())).toEqual([
    [7, 7, 0, 0],
    [3, 7, 0, 0],
  ]);
  expect(pose().reasons).toEqual([]);
  const [{ horizon, request }] = pose({ firstWeekday: 3, days: 5 }).problems;
  expect(horizon).toMatchObject({ firstWeekday: 3, days: 5, mealsPerDay: 3 });
  expect(pose().problems[0].horizon.firstWeekday).toBe(0);
  expect(request.seed).toBe(1);
});

test.each([
  [{ daysBefore: [{ meals: [] }] satisfies PlannedDay[] }, 6],
  [{ today: 0 }, 6],
  [{ daysBefore: [] }, 2],
  [{ repeatsAfterDays: 3 }, 1],
  [{ cookingTime: 'minimal' }, 1],
] as const)('with %j so many rules are tried: %i', (changes, count) => {
  expect(pose({ changes: changes as Partial<PlannerProfile> }).problems).toHaveLength(count);
});

test('rules that counting proves impossible are not tried', () => {
  const few = compileCatalog(plainRecipes({ breakfasts: 6, mains: 16 }));
  expect(rulesOf(pose({ catalog: few }))).toEqual([[3, 7, 0, 0]]);
});

test('what no rule can keep is told of the last', () => {
  const few = compileCatalog(plainRecipes({ breakfasts: 1, mains: 16 }));
  const posed = pose({ catalog: few });
  expect(rulesOf(posed)).toEqual([[3, 7, 0, 0]]);
  expect(posed.reasons).toMatchObject([
    { code: 'TOO_FEW_RECIPES', meal: 'BREAKFAST', weekday: true, available: 1, needed: 3 },
    { code: 'TOO_FEW_RECIPES', meal: 'BREAKFAST', weekday: false, available: 1, needed: 2 },
  ]);
});

test.each([
  [{ days: 0 }],
  [{ days: 29 }],
  [{ days: 1.5 }],
  [{ days: Number.NaN }],
  [{ firstWeekday: -1 }],
  [{ firstWeekday: 7 }],
  [{ firstWeekday: 0.5 }],
])('%j is no request', (request) => {
  expect(() => pose(request)).toThrow(RangeError);
});

test.each([[{ days: 1 }], [{ days: 28 }], [{ firstWeekday: 6 }]])('%j is one', (request) => {
  expect(() => pose(request)).not.toThrow();
});

const served = (changes: Partial<PlannedRecipe>): PlannedRecipe => {
  return { id: 'main-0', servingFactor: 1, isLeftover: false, role: 'main', ...changes };
};
const dinnerOf = (day: number, ...recipes: Partial<PlannedRecipe>[]): LockedMeal => {
  return { day, meal: 'DINNER', recipes: recipes.map(served) };
};

test('a locked recipe nobody knows is said before anything else', () => {
  const { reasons } = pose({ locked: [dinnerOf(1, { id: 'gone' }), dinnerOf(1, { id: 'lost' })] });
  expect(reasons).toEqual([
    { code: 'LOCKED_UNKNOWN_RECIPE', recipeId: 'gone' },
    { code: 'LOCKED_UNKNOWN_RECIPE', recipeId: 'lost' },
  ]);
});

test('portions are what energy asks for, and smaller ones', () => {
  const [problem] = pose({ changes: { isLosingWeight: false } }).problems;
  expect(problem.requirements.targets.portion).toBe(1.5);
  expect(portionsToTry(problem)).toEqual([1.5, 1.25, 1]);
});

test('no plate is smaller than energy asks for', () => {
  const small = { weightKg: 45, heightCm: 150, ageYears: 70, activity: 'LESS_ACTIVE' } as const;
  const [problem] = pose({ changes: small }).problems;
  expect(problem.requirements.targets.portion).toBe(0.75);
  expect(portionsToTry(problem)).toEqual([0.75]);
});

test.each([
  [[{ servingFactor: 1.75 }], [1.75, 1.5, 1.25, 1]],
  [[{ servingFactor: 0.75 }], [0.75]],
  [
    [{ servingFactor: 2.5 }, { role: 'side', servingFactor: 2 }],
    [1.25, 1],
  ],
  [[{ servingFactor: 1.1 }], [1.25, 1]],
] as const)('beside a locked meal of %j portions are %j', (recipes, portions) => {
  const [problem] = pose({ locked: [dinnerOf(2, ...recipes)] }).problems;
  expect(portionsToTry(problem)).toEqual([...portions]);
});

test('the first locked main in a portion we serve says which', () => {
  const locked = [
    dinnerOf(3, { id: 'main-3', servingFactor: 1.5 }),
    dinnerOf(1, { id: 'main-1', servingFactor: 3 }),
    dinnerOf(2, { id: 'main-2', servingFactor: 2 }),
  ];
  expect(portionsToTry(pose({ locked }).problems[0])[0]).toBe(2);
});

test('who takes part in no breakfast has none locked', () => {
  const breakfast: LockedMeal = { day: 0, meal: 'BREAKFAST', recipes: [served({})] };
  expect(pose({ locked: [breakfast], changes: { mealsPerDay: 2 } }).reasons).toEqual([
    { code: 'LOCKED_CONFLICT', day: 0, meal: 'BREAKFAST' },
  ]);
});
