import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium } from '../../recipes/testing/readers.ts';
import type { Meal } from '../../recipes/recipe.ts';
import { placedLines } from '../meals.rules.ts';
import { anyPlan, keepAnyPlan } from '../testing/any-plan.ts';

let server: TestServer;
let member: TestClient;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  member = await premium(server);
  const { data } = await member.graphql<{ me: { userId: string } }>('{ me { userId } }');
  userId = data.me.userId;
});
afterAll(() => server.close());

interface Figures {
  netCarbsGrams: number | null;
  proteinGrams: number | null;
  energyKcal: number | null;
}

interface ShownDay {
  index: number;
  nutrition: Figures;
  meals: {
    meal: Meal;
    recipes: { recipe: { id: string; times: { totalMinutes: number } } }[];
  }[];
}

const figures = 'nutrition { netCarbsGrams proteinGrams energyKcal }';

const swaps = fc.record({
  asked: anyPlan,
  day: fc.nat(1),
  meal: fc.constantFrom<Meal>('BREAKFAST', 'LUNCH', 'DINNER'),
  instead: fc.nat(10_000),
});

async function told(args: {
  mealPlanId: string;
  day: number;
  meal: Meal;
  swappedRecipeId: string | null;
  instead: string[];
}) {
  const { data, errors } = await member.graphql<{
    days: {
      recipeId: string;
      nutrition: Figures;
      hasOpenMeal: boolean;
      lunchDay: { index: number; nutrition: Figures; hasOpenMeal: boolean } | null;
      times: { totalMinutes: number };
    }[];
  }>(
    `query ($mealPlanId: ID!, $day: Int!, $meal: Meal!, $swappedRecipeId: ID, $instead: [ID!]!) {
      days: mealPlanDaysInstead(mealPlanId: $mealPlanId day: $day meal: $meal
        swappedRecipeId: $swappedRecipeId instead: $instead) {
        recipeId ${figures} hasOpenMeal lunchDay { index ${figures} hasOpenMeal } times { totalMinutes } }
    }`,
    args,
  );
  return { days: data?.days ?? [], codes: errors.map(({ extensions }) => extensions['code']) };
}

test('what a swap is said to make of a day is what the plan says once it is made', async () => {
  const { db, content } = server.services;
  let lunchesSeen = 0;
  await fc.assert(
    fc.asyncProperty(swaps, async ({ asked, day, meal, instead }) => {
      const plan = await keepAnyPlan({ db, content, userId, asked });
      const there = plan.days[day]?.meals.find((each) => each.meal === meal)?.recipes ?? [];
      const recipeId = there[0]?.recipeId ?? '';
      const mains = content.recipes.filter(({ role, id }) => role === 'main' && id !== recipeId);
      const withRecipeId = mains[instead % mains.length]?.id ?? '';
      const place = { mealPlanId: plan.id, day, meal, swappedRecipeId: recipeId };
      const { days } = await told({ ...place, instead: [withRecipeId] });
      const { data } = await member.graphql<{
        swap: { problems: unknown[]; mealPlan: { days: ShownDay[] } };
      }>(
        `mutation ($input: SwapMealRecipeInput!) { swap: swapMealRecipe(input: $input) {
          problems { code } mealPlan { days { index ${figures} meals { meal recipes {
            recipe { id times { totalMinutes } } } } } }
        } }`,
        { input: { mealPlanId: plan.id, recipe: { day, meal, recipeId }, withRecipeId } },
      );
      expect(data.swap.problems).toEqual([]);
      const { nutrition, meals } = data.swap.mealPlan.days[day]!;
      const mealsOf = (each: ShownDay) => each.meals.map((of) => of.meal);
      const planned = new Set(data.swap.mealPlan.days.flatMap(mealsOf));
      const isOpen = (each: ShownDay) => mealsOf(each).length < planned.size;
      const swapped = meals.find((each) => each.meal === meal)?.recipes ?? [];
      const { times } = swapped.find((each) => each.recipe.id === withRecipeId)!.recipe;
      const lunch = placedLines(plan.days).find(
        (line) => line.leftoverOfDay === day && line.recipeId === recipeId,
      );
      const dayOfLunch = meal === 'DINNER' && data.swap.mealPlan.days[lunch?.day ?? -1];
      const lunchDay = dayOfLunch
        ? {
            index: dayOfLunch.index,
            nutrition: dayOfLunch.nutrition,
            hasOpenMeal: isOpen(dayOfLunch),
          }
        : null;
      if (lunchDay !== null) lunchesSeen += 1;
      const hasOpenMeal = isOpen(data.swap.mealPlan.days[day]!);
      expect(days).toEqual([{ recipeId: withRecipeId, nutrition, hasOpenMeal, lunchDay, times }]);
    }),
    { numRuns: 12, seed: 3, endOnFailure: true },
  );
  expect(lunchesSeen).toBeGreaterThan(0);
});

test('a dish that does not keep leaves the lunch of the day after open, and says so', async () => {
  const { db, content } = server.services;
  const asked = {
    eaters: { adults: 1, children: 0 },
    portions: [1, 1, 1, 1, 1, 1],
    hasLeftovers: true,
    picks: [1, 2, 3, 4, 5, 6],
  };
  const plan = await keepAnyPlan({ db, content, userId, asked });
  const { recipeId = '' } =
    plan.days[0]?.meals.find(({ meal }) => meal === 'DINNER')?.recipes[0] ?? {};
  const dinners = content.recipes.filter(
    ({ role, meals, id }) => role === 'main' && meals.includes('DINNER') && id !== recipeId,
  );
  const keeping = dinners.find(({ isGoodAsLeftovers }) => isGoodAsLeftovers)!;
  const fresh = dinners.find(({ isGoodAsLeftovers }) => !isGoodAsLeftovers)!;
  const place = { mealPlanId: plan.id, day: 0, meal: 'DINNER' as const, swappedRecipeId: recipeId };
  const { days } = await told({ ...place, instead: [keeping.id, fresh.id] });
  expect(days.map(({ hasOpenMeal, lunchDay }) => [hasOpenMeal, lunchDay?.hasOpenMeal])).toEqual([
    [false, false],
    [false, true],
  ]);
});

test('who eats of a dish, and how much, eats of what comes for it', async () => {
  const { db, content } = server.services;
  const asked = {
    eaters: { adults: 2, children: 1 },
    portions: [1, 1, 1.5, 1, 1, 1],
    hasLeftovers: false,
    picks: [1, 2, 3, 4, 5, 6],
  };
  const plan = await keepAnyPlan({ db, content, userId, asked });
  const [dinner] = plan.days[0]?.meals[2]?.recipes ?? [];
  const recipe = { day: 0, meal: 'DINNER', recipeId: dinner?.recipeId };
  const used = new Set(
    plan.days.flatMap(({ meals }) => meals.map((each) => each.recipes[0]?.recipeId)),
  );
  const other = content.recipes.find(({ role, id }) => role === 'main' && !used.has(id));
  const shown = 'mealPlan { days { meals { meal recipes { portions { servings } } } } }';
  await member.graphql(
    `mutation ($input: ChangeMealPlanServingsInput!) { changeMealPlanServings(input: $input) { problems { code } } }`,
    { input: { mealPlanId: plan.id, servings: 4, children: 0, day: 0, meal: 'DINNER' } },
  );
  const { data } = await member.graphql<{
    swap: {
      mealPlan: { days: { meals: { recipes: { portions: { servings: number }[] }[] }[] }[] };
    };
  }>(
    `mutation ($input: SwapMealRecipeInput!) { swap: swapMealRecipe(input: $input) { ${shown} } }`,
    { input: { mealPlanId: plan.id, recipe, withRecipeId: other?.id } },
  );
  const portions = data.swap.mealPlan.days[0]?.meals[2]?.recipes[0]?.portions;
  expect(portions?.map(({ servings }) => servings)).toEqual([1.5, 1, 1, 1]);
});

test('nobody learns anything of a plan that is not theirs', async () => {
  const { db, content } = server.services;
  const asked = {
    eaters: { adults: 1, children: 0 },
    portions: [1, 1, 1, 1, 1, 1],
    hasLeftovers: false,
    picks: [1, 2, 3, 4, 5, 6],
  };
  const plan = await keepAnyPlan({ db, content, userId, asked });
  const place = { mealPlanId: plan.id, day: 0, meal: 'DINNER' as const, swappedRecipeId: null };
  const [recipe] = content.recipes;
  const instead = [recipe?.id ?? ''];
  const own = member;
  member = await premium(server);
  const { codes } = await told({ ...place, instead });
  member = own;
  expect(codes).toEqual(['meal-plan.not-found']);
});
