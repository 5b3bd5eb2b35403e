import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCatalog, type Catalog } from '../catalog/catalog.ts';
import { evaluatePlan } from '../judge/evaluate.ts';
import { generatePlan } from '../generate-plan.ts';
import { plainRecipe, plainRecipes, planningCases } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import { meals, type Meal, type Plan, type PlannedMeal, type PlannerProfile } from '../types.ts';
import { poseProblem } from '../pose/pose-problem.ts';
import { provePlanInfeasible, solveProblem } from './prove-infeasible.ts';
import { solveModel } from './solve-model.ts';

const tinyRecipes = fc.array(
  fc.record({
    meals: fc.subarray([...meals].slice(1) as Meal[], { minLength: 1 }),
    netCarbsGrams: fc.integer({ min: 3, max: 15 }),
    totalMinutes: fc.constantFrom(15, 30),
    leftoverSafe: fc.boolean(),
  }),
  { minLength: 2, maxLength: 4 },
);

const strict: PlannerProfile = {
  ...ordinaryProfile,
  mealsPerDay: 2,
  carbLevel: 'STRICT',
  cookingTime: 'minimal',
};

/** Every plan of two days, one after the other. */
function existsByTrying(args: { catalog: Catalog; profile: PlannerProfile; firstWeekday: number }) {
  const { catalog, profile, firstWeekday } = args;
  const ids = catalog.recipes.map(({ id }) => id);
  const serve = (meal: Meal, id: string, isLeftover = false): PlannedMeal => ({
    meal,
    recipes: [{ id, servingFactor: 1, isLeftover, role: 'main' }],
  });
  for (const first of ids) {
    for (const evening of ids) {
      const nextLunches = [serve('LUNCH', evening, true), ...ids.map((id) => serve('LUNCH', id))];
      for (const lunch of nextLunches) {
        for (const last of ids) {
          const days = [
            { meals: [serve('LUNCH', first), serve('DINNER', evening)] },
            { meals: [lunch, serve('DINNER', last)] },
          ];
          const plan: Plan = { firstWeekday, repeatsAfterDays: 7, days };
          if (evaluatePlan({ catalog, profile, plan }).violations.length === 0) return true;
        }
      }
    }
  }
  return false;
}

test('agrees with trying everything', async () => {
  await fc.assert(
    fc.asyncProperty(
      tinyRecipes,
      fc.boolean(),
      fc.constantFrom(0, 4, 5),
      async (changes, leftovers, firstWeekday) => {
        const recipes = changes.map((change, index) =>
          plainRecipe({ ...change, id: `r-${index}` }),
        );
        const catalog = compileCatalog(recipes);
        const profile = { ...strict, leftovers };
        const exists = existsByTrying({ catalog, profile, firstWeekday });
        const request = { catalog, profile, days: 2, seed: 1, firstWeekday, steps: 0 };
        const proof = await provePlanInfeasible(request);
        const plan = generatePlan(request);
        expect(proof.outcome).toBe(exists ? 'FEASIBLE' : 'INFEASIBLE');
        const isUndecided = !plan.ok && !plan.proven;
        expect(plan.ok || isUndecided || !exists).toBe(true);
        expect(plan.ok ? exists : true).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});

test('whatever the search finds, the solver calls possible', async () => {
  const cases = planningCases({ sizes: [60, 100], days: [7] });
  await fc.assert(
    fc.asyncProperty(cases, async (planning) => {
      const result = generatePlan({ ...planning, steps: 0 });
      if (!result.ok) return;
      const { outcome } = await provePlanInfeasible(planning);
      expect(outcome).toBe('FEASIBLE');
    }),
    { numRuns: 3 },
  );
});

test('a locked dinner is left over as often as it is locked, also to the solver', async () => {
  const profile: PlannerProfile = { ...ordinaryProfile, mealsPerDay: 2, carbLevel: 'LIBERAL' };
  const stew = { id: 'stew', servingFactor: 1, isLeftover: false, role: 'main' as const };
  const locked = [0, 2].map((day) => ({ day, meal: 'DINNER' as const, recipes: [stew] }));
  const outcomeOf = async (mains: number) => {
    const recipes = [
      ...plainRecipes({ breakfasts: 0, mains }),
      plainRecipe({ id: 'stew', leftoverSafe: true }),
    ];
    const request = { catalog: compileCatalog(recipes), profile, days: 4, seed: 1, locked };
    const [problem] = poseProblem(request).problems;
    return (await solveProblem({ problem, solve: solveModel })).outcome;
  };
  // Of six lunches and dinners two are the stew again.
  expect([await outcomeOf(4), await outcomeOf(3)]).toEqual(['FEASIBLE', 'INFEASIBLE']);
});

test('blames carbs where recipes would be enough', async () => {
  const light = { netCarbsGrams: 6, meals: ['DINNER'] as const };
  const recipes = [
    plainRecipe({ ...light, id: 'dinner-0' }),
    plainRecipe({ ...light, id: 'dinner-1', netCarbsGrams: 13 }),
    plainRecipe({ id: 'lunch-0', meals: ['LUNCH'], netCarbsGrams: 7 }),
    plainRecipe({ id: 'lunch-1', meals: ['LUNCH'], netCarbsGrams: 14 }),
  ];
  const catalog = compileCatalog(recipes);
  const profile: PlannerProfile = { ...strict, leftovers: false };
  const proof = await provePlanInfeasible({ catalog, profile, days: 2, seed: 1 });

  // 7 + 13 is 20, which is not under 20.
  expect(proof).toEqual({
    outcome: 'INFEASIBLE',
    reasons: [{ code: 'NO_COMBINATION', because: 'CARBS' }],
  });
});
