import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCatalog } from './catalog/catalog.ts';
import { evaluatePlan } from './judge/evaluate.ts';
import { generatePlanOrExplain } from './generate-or-explain.ts';
import { generatePlan } from './generate-plan.ts';
import { plainRecipe, planningCases } from './testing/arbitraries.ts';
import type { FeasibilityModel } from './exact/feasibility-model.ts';
import { solveModel, type Solution } from './exact/solve-model.ts';
import { provePlanInfeasible } from './exact/prove-infeasible.ts';
import { syntheticRecipes } from './testing/synthetic-catalog.ts';
import { ordinaryProfile, syntheticProfiles } from './testing/synthetic-profiles.ts';
import type { PlannerProfile, PlannerRecipe, PreferenceChange } from './types.ts';

test('ends in a valid plan or in a refusal whose relaxations all work', async () => {
  const cases = planningCases({ sizes: [40, 60, 90], days: [7] });
  await fc.assert(
    fc.asyncProperty(cases, async (planning) => {
      const { catalog, profile } = planning;
      const result = await generatePlanOrExplain({ ...planning, steps: 200 });
      const plans = result.ok ? [result.plan] : [];
      const violations = plans.flatMap(
        (plan) => evaluatePlan({ catalog, profile, plan }).violations,
      );
      const refusal = result.ok ? null : result;
      expect(violations).toEqual([]);
      expect(refusal?.proven ?? true).toBe(true);
      for (const { changes } of refusal?.proven === true ? refusal.relaxations : []) {
        const relaxed = changes.reduce(change, profile);
        const again = await generatePlanOrExplain({ ...planning, profile: relaxed, steps: 0 });
        expect(again.ok).toBe(true);
      }
    }),
    { numRuns: 5 },
  );
});

function change(profile: PlannerProfile, asked: PreferenceChange): PlannerProfile {
  if (asked.preference !== 'avoid') return { ...profile, [asked.preference]: asked.to };
  return { ...profile, avoid: profile.avoid.filter((group) => group !== asked.group) };
}

test('finds what the construction missed, and proves what nobody can find', async () => {
  const outcomes = new Set<string>();
  for (let trial = 0; trial < 8; trial++) {
    const catalog = compileCatalog(tightRecipes(trial));
    const request = { catalog, profile: strict, days: 4, seed: trial, steps: 100 };
    const quick = generatePlan(request);
    const sure = await generatePlanOrExplain(request);
    expect(sure.ok || sure.proven).toBe(true);
    const isQuick = quick.ok || quick.proven;
    expect(isQuick ? quick.ok : sure.ok).toBe(sure.ok);
    const plans = sure.ok ? [sure.plan] : [];
    const judged = plans.map((plan) => evaluatePlan({ catalog, profile: strict, plan }));
    expect(judged.flatMap(({ violations }) => violations)).toEqual([]);
    outcomes.add(sure.ok ? 'found' : 'proven');
  }

  expect(outcomes).toContain('proven');
});

const strict: PlannerProfile = {
  ...ordinaryProfile,
  mealsPerDay: 2,
  carbLevel: 'STRICT',
  leftovers: false,
  cookingTime: 'plenty',
};

/** Eight mains for eight slots, whose carbs fit into four days only in few ways, or in none. */
function tightRecipes(trial: number): PlannerRecipe[] {
  const lunches = [2, 5, 9, 13];
  return [...lunches, 17.9, 14.9, 10.9, 6.8 + (trial % 4) * 0.1].map((netCarbsGrams, index) =>
    plainRecipe({
      id: `main-${(index * 5 + trial) % 8}-${index}`,
      netCarbsGrams,
      meals: index < 4 ? ['LUNCH'] : ['DINNER'],
      rating: 1 + ((index * 7 + trial) % 5),
    }),
  );
}

test('a small catalogue of about a hundred serves ordinary members', async () => {
  const recipes = syntheticRecipes({ size: 110, seed: 12 }).map((recipe) => ({
    ...recipe,
    premium: false,
  }));
  const catalog = compileCatalog(recipes);
  for (const carbLevel of ['STRICT', 'MODERATE', 'LIBERAL'] as const) {
    for (const mealsPerDay of [2, 3] as const) {
      const profile = { ...ordinaryProfile, carbLevel, mealsPerDay };
      const result = await generatePlanOrExplain({ catalog, profile, days: 7, seed: 3 });
      expect(result.ok).toBe(true);
    }
  }
});

test('a small vegan catalogue makes a week, with breakfasts that come back', async () => {
  const vegan = { diet: 'vegan', netCarbsGrams: 8, leftoverSafe: true } as const;
  const recipes = [
    ...Array.from({ length: 6 }, (_, index) =>
      plainRecipe({ ...vegan, id: `breakfast-${index}`, meals: ['BREAKFAST'], kcal: 400 }),
    ),
    ...Array.from({ length: 14 }, (_, index) => plainRecipe({ ...vegan, id: `main-${index}` })),
    plainRecipe({ id: 'steak', avoid: ['BEEF'] }),
  ];
  const catalog = compileCatalog(recipes);
  for (const leftovers of [false, true]) {
    const profile: PlannerProfile = { ...ordinaryProfile, diet: 'VEGAN', leftovers };
    const result = await generatePlanOrExplain({ catalog, profile, days: 7, seed: 3 });
    expect(result).toMatchObject({ ok: true, repeatsAfterDays: 3 });
  }
});

test('breakfasts also come back where it is carbs that leave too few for a week', async () => {
  const recipes = [
    ...[2, 2, 2, 19, 19, 19, 19].map((netCarbsGrams, index) =>
      plainRecipe({ netCarbsGrams, id: `breakfast-${index}`, meals: ['BREAKFAST'], kcal: 400 }),
    ),
    ...Array.from({ length: 14 }, (_, index) => plainRecipe({ id: `main-${index}` })),
  ];
  const profile: PlannerProfile = { ...ordinaryProfile, carbLevel: 'STRICT', leftovers: false };
  for (const days of [7, 10, 28]) {
    const catalog = compileCatalog(recipes);
    const result = await generatePlanOrExplain({ catalog, profile, days, seed: 3 });
    expect(result).toMatchObject({ ok: true, repeatsAfterDays: 3 });
  }
});

/** A week of who has little time that neither search nor prices decide. */
function openQuestion() {
  const recipes = syntheticRecipes({ size: 100, seed: 38 });
  const recipeIds = recipes.map(({ id }) => id);
  const [member] = syntheticProfiles({ count: 1, seed: 38 * 7 + 1, recipeIds });
  const profile: PlannerProfile = { ...member!, carbLevel: 'MODERATE', cookingTime: 'minimal' };
  return {
    catalog: compileCatalog(recipes),
    profile,
    days: 9,
    seed: 38,
    firstWeekday: 3,
    steps: 0,
  };
}

/** A solver that answers so, and what it was asked. */
function answering(outcome: 'INFEASIBLE' | 'UNDECIDED') {
  const asked: FeasibilityModel[] = [];
  const solve = async (model: FeasibilityModel): Promise<Solution> => {
    asked.push(model);
    return { outcome };
  };
  return { asked, solve };
}

test('where the solver gives up nothing is said', async () => {
  const request = openQuestion();
  expect(generatePlan(request)).toEqual({ ok: false, proven: false });
  const { asked, solve } = answering('UNDECIDED');
  expect(await generatePlanOrExplain(request, solve)).toEqual({ ok: false, proven: false });
  expect(asked).toHaveLength(1);
  expect(await provePlanInfeasible(request, solve)).toEqual({ outcome: 'UNDECIDED' });
});

test('where the solver finds no plan, why and what would help is said', async () => {
  const { asked, solve } = answering('INFEASIBLE');
  const refusal = await generatePlanOrExplain(openQuestion(), solve);
  if (refusal.ok || !refusal.proven) throw new Error('expected a refusal');
  expect(refusal.reasons).toHaveLength(1);
  expect(refusal.reasons[0]?.code).toBe('NO_COMBINATION');
  expect(refusal.relaxations.length).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThanOrEqual(1);
  const proof = await provePlanInfeasible(openQuestion(), solve);
  expect(proof).toEqual({ outcome: 'INFEASIBLE', reasons: refusal.reasons });
});

test('a solver is told what no number of columns can make, and of nothing', async () => {
  const columns = [{ position: 0, slot: 0, isLeftover: false }];
  const row = (entries: readonly (readonly [number, number])[], least: number, most: number) => {
    return { entries, least, most };
  };
  const solved = async (rows: FeasibilityModel['rows'], of = columns) =>
    solveModel({ columns: of, rows });
  expect(await solved([row([], 1, 1)])).toEqual({ outcome: 'INFEASIBLE' });
  expect(await solved([row([], 0, 1)], [])).toEqual({
    outcome: 'FEASIBLE',
    values: new Float64Array(),
  });
  expect(await solved([row([[0, 1]], 1, 1)])).toMatchObject({ outcome: 'FEASIBLE' });
  expect(await solved([row([[0, 1]], 2, 2)])).toEqual({ outcome: 'INFEASIBLE' });
  const two = [...columns, { position: 1, slot: 0, isLeftover: false }];
  const heavy = [
    row(
      [
        [0, 1],
        [1, 1],
      ],
      1,
      1,
    ),
    row(
      [
        [0, 5],
        [1, 2],
      ],
      -Infinity,
      3,
    ),
  ];
  const found = await solved(heavy, two);
  expect(found.outcome === 'FEASIBLE' && [...found.values]).toEqual([0, 1]);
});
