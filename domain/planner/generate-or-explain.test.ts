import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCatalog } from './catalog/catalog.ts';
import { evaluatePlan } from './judge/evaluate.ts';
import { generatePlanOrExplain } from './generate-or-explain.ts';
import { generatePlan } from './generate-plan.ts';
import { plainRecipe, planningCases } from './testing/arbitraries.ts';
import { syntheticRecipes } from './testing/synthetic-catalog.ts';
import { ordinaryProfile } from './testing/synthetic-profiles.ts';
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
