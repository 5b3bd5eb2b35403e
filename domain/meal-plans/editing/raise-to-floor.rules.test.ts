import { expect, test } from 'vitest';
import { testContent, testMealPlans } from '../../../server/testing/test-server.ts';
import { leastEnergyOf, mostNetCarbsMg, netCarbLimits, netCarbsMg } from '../../planner/index.ts';
import type { MealPlanDay, MealPlanLine } from '../meals.rules.ts';
import { raiseToFloor } from './raise-to-floor.rules.ts';

const { recipesById } = await testContent();

function lineOf(recipeId: string, role: MealPlanLine['role'] = 'main'): MealPlanLine {
  return { recipeId, role, portions: [1, 1], leftoverOfDay: null, reasons: [] };
}

const twoMeals: MealPlanDay = {
  index: 0,
  meals: [
    { meal: 'LUNCH', recipes: [lineOf('tuscan-kale-and-lupin-bean-soup')] },
    {
      meal: 'DINNER',
      recipes: [lineOf('cod-puttanesca'), lineOf('greek-village-salad', 'side')],
    },
  ],
};

function ownPortions(floorKcal: number): number[] {
  const [raised] = raiseToFloor({ days: [twoMeals], floorKcal, recipesById });
  const lines = (raised?.meals ?? []).flatMap(({ recipes }) => recipes);
  expect(lines.map(({ portions }) => portions[1])).toEqual([1, 1, 1]);
  return lines.map(({ portions }) => portions[0] ?? 0);
}

test('a day that is enough stays as it is', () => {
  expect(ownPortions(500)).toEqual([1, 1, 1]);
});

test('the main with the fewest net carbs grows first, by quarters, and no side does', () => {
  const [soup, cod, salad] = ownPortions(1300);
  expect([soup, salad]).toEqual([1, 1]);
  expect(cod).toBeGreaterThan(1);
  expect(Number.isInteger((cod ?? 0) * 4)).toBe(true);
});

test('no plate is larger than twice a serving', () => {
  expect(ownPortions(9000)).toEqual([2, 2, 1]);
});

const { plans } = await testMealPlans();
const levels = { keto: 'STRICT', moderate: 'MODERATE', liberal: 'LIBERAL' } as const;

function sumOfDay(day: MealPlanDay, figure: (recipeId: string, portion: number) => number): number {
  const lines = day.meals.flatMap(({ recipes }) => recipes);
  return lines.reduce((sum, { recipeId, portions }) => sum + figure(recipeId, portions[0] ?? 0), 0);
}

function carbsMgOf(day: MealPlanDay): number {
  return sumOfDay(day, (recipeId, servingFactor) => {
    const netCarbsGrams = recipesById.get(recipeId)?.nutrition.netCarbsGrams ?? 0;
    return netCarbsMg({ netCarbsGrams, servingFactor });
  });
}

function kcalOf(day: MealPlanDay): number {
  return sumOfDay(day, (recipeId, portion) => {
    return (recipesById.get(recipeId)?.nutrition.nutrients.energyKcal ?? 0) * portion;
  });
}

test.each([leastEnergyOf('FEMALE'), leastEnergyOf('OTHER'), leastEnergyOf('MALE'), 2000, 2600])(
  'no day of any plan that is raised to %i kcal leaves its level or loses energy',
  (floorKcal) => {
    const broken = plans.flatMap(({ key, days, promise }) => {
      const mostMg = mostNetCarbsMg(netCarbLimits[levels[promise.strictness]]);
      return raiseToFloor({ days, floorKcal, recipesById }).flatMap((raised, index) => {
        const before = days[index];
        if (before === undefined) throw new Error('A plan that is raised keeps its days');
        const isEnough = kcalOf(before) >= floorKcal;
        const isRight = isEnough
          ? kcalOf(raised) === kcalOf(before)
          : kcalOf(raised) >= kcalOf(before) && carbsMgOf(raised) <= mostMg;
        return isRight ? [] : [`${key}, day ${index + 1}`];
      });
    });
    expect(broken).toEqual([]);
  },
);

test('every day of every plan can be raised to what a man may eat', () => {
  const floorKcal = leastEnergyOf('MALE');
  const short = plans.flatMap(({ key, days }) =>
    raiseToFloor({ days, floorKcal, recipesById })
      .filter((day) => kcalOf(day) < floorKcal)
      .map(({ index }) => `${key}, day ${index + 1}`),
  );
  expect(short).toEqual([]);
});
