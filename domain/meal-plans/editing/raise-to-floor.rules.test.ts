import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import type { MealPlanDay, MealPlanLine } from '../meals.rules.ts';
import { raiseToFloor } from './raise-to-floor.rules.ts';

const { recipesById } = await testContent();

function lineOf(recipeId: string, role: MealPlanLine['role'] = 'main'): MealPlanLine {
  return { recipeId, role, portions: [1, 1], leftoverOfDay: null, reasons: [] };
}

const day: MealPlanDay = {
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
  const [raised] = raiseToFloor({ days: [day], floorKcal, recipesById });
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
