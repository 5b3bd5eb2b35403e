import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { generatePlan } from '../generate-plan.ts';
import { evaluatePlan } from '../judge/evaluate.ts';
import { mostNetCarbsMg, netCarbsMg } from '../net-carbs.ts';
import { targetsFor } from '../targets.ts';
import { plainRecipes, planningCases } from '../testing/arbitraries.ts';
import { openCase } from '../testing/open-case.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { Plan, PlannedMeal, PlannerProfile } from '../types.ts';
import { assemblePlan } from './assemble.ts';
import { fitPortions } from './fit-portions.ts';

const liberal: PlannerProfile = { ...ordinaryProfile, carbLevel: 'LIBERAL', leftovers: false };
const { energyKcal, portion } = targetsFor(liberal);

/** A week of the same plain meals, with the energy of each as a share of the day's at the plan's portion. */
function weekOf({ kcalShare, netCarbsGrams = 3 }: { kcalShare: number; netCarbsGrams?: number }) {
  const kcal = (kcalShare * energyKcal) / 3 / portion;
  const changes = { kcal, netCarbsGrams, proteinGrams: 34, rating: 4 };
  const catalog = compileCatalog(plainRecipes({ breakfasts: 7, mains: 14, changes }));
  return { catalog, profile: liberal, days: 7, seed: 1, steps: 1500 };
}

function plannedBy(request: Parameters<typeof generatePlan>[0]): Plan {
  const result = generatePlan(request);
  if (!result.ok) throw new Error('expected a plan');
  return result.plan;
}

const sizesOf = (meals: readonly PlannedMeal[]) =>
  meals.flatMap(({ recipes }) => recipes.map(({ servingFactor }) => servingFactor));

test('a day that is too much at the portion of the plan gets a smaller plate', () => {
  const request = weekOf({ kcalShare: 1.12 });
  const plan = plannedBy(request);
  for (const { meals } of plan.days) {
    expect(sizesOf(meals).toSorted()).toEqual([portion - 0.25, portion, portion].toSorted());
  }
  const { days } = evaluatePlan({ ...request, plan });
  for (const { kcal } of days) expect(Math.abs(kcal / energyKcal - 1)).toBeLessThan(0.06);
});

test('on keto a plate becomes small where its day has too much energy, not for its carbs', () => {
  const keto: PlannerProfile = { ...liberal, carbLevel: 'STRICT', heightCm: 160 };
  const targets = targetsFor(keto);
  expect(targets.portion).toBe(1);
  const changes = { netCarbsGrams: 3, proteinGrams: 45, rating: 4 };
  const sizesAt = (kcalShare: number) => {
    // A plain breakfast has 450 kcal.
    const kcal = (kcalShare * targets.energyKcal - 450) / 2;
    const recipes = plainRecipes({ breakfasts: 7, mains: 14, changes: { ...changes, kcal } });
    const request = { catalog: compileCatalog(recipes), profile: keto, days: 7, seed: 1 };
    return plannedBy({ ...request, steps: 1500 }).days.map(({ meals }) => sizesOf(meals));
  };
  for (const sizes of sizesAt(1.12)) expect(sizes.toSorted()).toEqual([0.75, 1, 1]);
  for (const sizes of sizesAt(1)) expect(sizes).toEqual([1, 1, 1]);
});

test('a plate grows for energy as far as the carbs of the day allow', () => {
  const roomy = plannedBy(weekOf({ kcalShare: 0.85, netCarbsGrams: 3 }));
  expect(Math.max(...roomy.days.flatMap(({ meals }) => sizesOf(meals)))).toBeGreaterThan(portion);
  // Three plates of the plan's portion fill the limit of 100 g.
  const full = plannedBy(weekOf({ kcalShare: 0.85, netCarbsGrams: 99.9 / 3 / portion }));
  const sums = full.days.map(({ meals }) => sizesOf(meals).reduce((sum, size) => sum + size, 0));
  expect(Math.max(...sums)).toBe(3 * portion);
});

test('sizes stay where a day is right', () => {
  const plan = plannedBy(weekOf({ kcalShare: 1.01 }));
  expect(new Set(plan.days.flatMap(({ meals }) => sizesOf(meals)))).toEqual(new Set([portion]));
});

test('a dinner grows while a breakfast shrinks, until it is a dinner', () => {
  const breakfastKcal = 0.45 * energyKcal;
  const mainKcal = (share: number) => (share * energyKcal) / portion;
  const [lunch, dinner] = [mainKcal(0.33), mainKcal(0.22)];
  const plain = { netCarbsGrams: 3, proteinGrams: 40, rating: 4 };
  const mains = plainRecipes({ breakfasts: 0, mains: 14, changes: plain }).map((recipe, at) =>
    at < 7
      ? { ...recipe, kcal: lunch, meals: ['LUNCH'] as const }
      : { ...recipe, kcal: dinner, meals: ['DINNER'] as const },
  );
  const changes = { ...plain, kcal: breakfastKcal / portion };
  const breakfasts = plainRecipes({ breakfasts: 7, mains: 0, changes });
  const catalog = compileCatalog([...breakfasts, ...mains]);
  const plan = plannedBy({ catalog, profile: liberal, days: 7, seed: 1, steps: 1500 });
  const kcalOf = ({ id, servingFactor }: { id: string; servingFactor: number }) =>
    servingFactor * catalog.recipes[catalog.indexById.get(id)!]!.kcal;
  for (const { meals } of plan.days) {
    const kcal = meals.map(({ recipes }) => recipes.reduce((sum, each) => sum + kcalOf(each), 0));
    const [, , ofDinner = 0] = kcal;
    expect(ofDinner / energyKcal).toBeGreaterThan(0.25);
  }
});

test('a locked meal keeps its size; another of its day makes up for it', () => {
  const request = weekOf({ kcalShare: 1.12 });
  const [monday] = plannedBy(request).days;
  const locked = monday!.meals.slice(1).map(({ meal, recipes: [main] }) => ({
    day: 0,
    meal,
    recipes: [{ ...main!, servingFactor: portion }],
  }));
  const [again] = plannedBy({ ...request, locked }).days;
  expect(sizesOf(again!.meals)).toEqual([portion - 0.25, portion, portion]);
});

test('no plan gets worse by it, nor breaks a rule', () => {
  let changed = 0;
  fc.assert(
    fc.property(planningCases({ sizes: [150, 300], days: [7] }), (planning) => {
      const search = openCase(planning);
      if (search === null) return;
      const { catalog, profile } = planning;
      const before = assemblePlan(search);
      const plan = fitPortions({ problem: search.problem, plan: before });
      const judged = evaluatePlan({ catalog, profile, plan });
      expect(judged.violations).toEqual([]);
      // A little is given for being nearer within the tolerance.
      const first = evaluatePlan({ catalog, profile, plan: before });
      expect(judged.objective).toBeLessThan(first.objective + 0.2 * plan.days.length);
      if (judged.objective < first.objective) changed += 1;
    }),
    { numRuns: 12 },
  );
  expect(changed).toBeGreaterThan(3);
});

test('what is left of a dinner is eaten in the size of the dinner, on days within the limit', () => {
  let leftovers = 0;
  const sizes = new Set<number>();
  fc.assert(
    fc.property(planningCases({ sizes: [300], days: [7] }), (planning) => {
      const { catalog } = planning;
      const profile = { ...planning.profile, leftovers: true };
      const result = generatePlan({ ...planning, profile, steps: 20_000 });
      if (!result.ok) return;
      const mostMg = mostNetCarbsMg(targetsFor(profile).netCarbs);
      for (const [index, { meals }] of result.plan.days.entries()) {
        const dishes = meals.flatMap(({ recipes }) => recipes);
        const carbs = dishes.map(({ id, servingFactor }) => {
          const { netCarbsGrams } = catalog.recipes[catalog.indexById.get(id)!]!;
          return netCarbsMg({ netCarbsGrams, servingFactor });
        });
        expect(carbs.reduce((sum, mg) => sum + mg, 0)).toBeLessThanOrEqual(mostMg);
        for (const { id, servingFactor } of dishes.filter(({ isLeftover }) => isLeftover)) {
          const evening = result.plan.days[index - 1]!.meals.flatMap(({ recipes }) => recipes);
          const cooked = evening.filter((dish) => dish.id === id && !dish.isLeftover);
          expect(cooked.map((dish) => dish.servingFactor)).toEqual([servingFactor]);
          leftovers += 1;
          sizes.add(servingFactor);
        }
      }
    }),
    { numRuns: 12 },
  );
  expect(leftovers).toBeGreaterThan(3);
  expect(sizes.size).toBeGreaterThan(2);
});
