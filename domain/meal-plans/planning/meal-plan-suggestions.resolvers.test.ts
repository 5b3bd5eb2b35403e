import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import { addLocalDays, localMoment, type LocalDay } from '../../../lib/local-time.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium } from '../../recipes/testing/readers.ts';
import type { Meal } from '../../recipes/recipe.ts';
import { mealPlans } from '../meal-plans.tables.ts';
import { dishKey } from '../reading/dish-key.rules.ts';
import { findOpinions } from './find-opinions.ts';
import { addProfile, ordinaryAnswers } from '../testing/member.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Plan {
  id: string;
  version: number;
  days: { meals: { meal: string; recipes: { recipe: { id: string; role: string } }[] }[] }[];
}

async function memberWithPlan(
  answers = ordinaryAnswers,
): Promise<{ client: TestClient; plan: Plan }> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { db } = server.services;
  await addProfile({ db, userId: data.me.userId, answers });
  return { client, plan: await planFor(client) };
}

async function planFor(client: TestClient): Promise<Plan> {
  const made = await client.graphql<{ made: { mealPlan: Plan } }>(
    `mutation ($input: GenerateMealplanInput!) { made: generateMealplan(input: $input) {
      mealPlan { id version days { meals { meal recipes { recipe { id role } } } } }
    } }`,
    { input: { requestKey: createRandomId() } },
  );
  return made.data.made.mealPlan;
}

function dinnerOf(plan: Plan, day: number): string {
  const dinner = plan.days[day]?.meals.find(({ meal }) => meal === 'DINNER');
  const main = dinner?.recipes.find(({ recipe }) => recipe.role === 'MAIN');
  if (main === undefined) throw new Error('There is no dinner');
  return main.recipe.id;
}

async function suggested(args: {
  client: TestClient;
  mealPlanId: string;
  day: number;
  meal?: string;
  swapped?: string | null;
}): Promise<{ id: string; role: string }[]> {
  const { client, mealPlanId, day, meal = 'DINNER', swapped: swappedRecipeId = null } = args;
  const { data } = await client.graphql<{
    answer: { suggestions: { recipe: { id: string; role: string } }[] };
  }>(
    `query ($mealPlanId: ID!, $day: Int!, $meal: Meal!, $swappedRecipeId: ID) {
      answer: mealPlanSuggestions(
        mealPlanId: $mealPlanId day: $day meal: $meal swappedRecipeId: $swappedRecipeId
      ) { suggestions { recipe { id role } } }
    }`,
    { mealPlanId, day, meal, swappedRecipeId },
  );
  return data.answer.suggestions.map(({ recipe }) => recipe);
}

test('for a meal that is swapped or left out, mains are suggested and nothing else', async () => {
  const { client, plan } = await memberWithPlan();
  const main = dinnerOf(plan, 2);
  const asked = { client, mealPlanId: plan.id, day: 2 };
  const instead = await suggested({ ...asked, swapped: main });
  expect(instead).toHaveLength(12);
  expect(new Set(instead.map(({ role }) => role))).toEqual(new Set(['MAIN']));
  const dinner = plan.days[2]?.meals.find(({ meal }) => meal === 'DINNER')?.recipes ?? [];
  let { version } = plan;
  for (const { recipe } of dinner) {
    const { data } = await client.graphql<{ change: { mealPlan: { version: number } } }>(
      `mutation ($input: RemoveRecipeFromMealInput!) { change: removeRecipeFromMeal(input: $input) {
        mealPlan { version }
      } }`,
      {
        input: {
          mealPlanId: plan.id,
          version,
          recipe: { day: 2, meal: 'DINNER', recipeId: recipe.id },
        },
      },
    );
    version = data.change.mealPlan.version;
  }
  const anew = await suggested(asked);
  expect(new Set(anew.map(({ role }) => role))).toEqual(new Set(['MAIN']));
});

test('who has fifteen minutes for keto without fish has a choice for every dinner', async () => {
  const { client, plan } = await memberWithPlan({
    ...ordinaryAnswers,
    carbLevel: 'STRICT',
    cookingTime: 'minimal',
    avoid: ['FISH'],
    adults: 2,
  });
  for (const [day] of plan.days.entries()) {
    const swapped = dinnerOf(plan, day);
    const found = await suggested({ client, mealPlanId: plan.id, day, swapped });
    expect(found.length, `day ${day}`).toBeGreaterThanOrEqual(3);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  }
});

test('a heart moves a dish up, one star moves it down', async () => {
  const { client, plan } = await memberWithPlan();
  const asked = { client, mealPlanId: plan.id, day: 3, swapped: dinnerOf(plan, 3) };
  const before = (await suggested(asked)).map(({ id }) => id);
  const [first = ''] = before;
  const last = before.at(-1) ?? '';
  await client.graphql(
    `mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { problems { code } } }`,
    { input: { itemType: 'RECIPE', itemId: last, isFavorite: true } },
  );
  const hearted = (await suggested(asked)).map(({ id }) => id);
  expect(hearted.indexOf(last)).toBeLessThan(before.indexOf(last));
  await client.graphql(
    `mutation ($input: RateRecipeInput!) { rateRecipe(input: $input) { problems { code } } }`,
    { input: { recipeId: first, stars: 1 } },
  );
  const rated = (await suggested(asked)).map(({ id }) => id);
  expect(rated.indexOf(first)).not.toBe(0);
});

test('what the week before ends with is not suggested for the day after it', async () => {
  const { client, plan: first } = await memberWithPlan();
  const second = await planFor(client);
  const asked = { client, mealPlanId: second.id, day: 0, swapped: dinnerOf(second, 0) };
  const [best] = await suggested(asked);
  const recipe = { day: 6, meal: 'DINNER', recipeId: dinnerOf(first, 6) };
  const input = { mealPlanId: first.id, version: first.version, recipe, withRecipeId: best?.id };
  await client.graphql(
    `mutation ($input: SwapMealRecipeInput!) { swapMealRecipe(input: $input) {
      problems { code }
    } }`,
    { input },
  );
  const [bestNow] = await suggested(asked);
  expect(bestNow?.id).not.toBe(best?.id);
});

test('what is suggested for a week that waits is the same whether another one waits too', async () => {
  const { client } = await memberWithPlan();
  const ignored = await planFor(client);
  const waiting = await planFor(client);
  const asked = { client, mealPlanId: waiting.id, day: 0, swapped: dinnerOf(waiting, 0) };
  const before = await suggested(asked);
  await client.graphql(
    'mutation ($input: MealPlanInput!) { deleteMealPlan(input: $input) { problems { code } } }',
    { input: { mealPlanId: ignored.id } },
  );
  expect(await suggested(asked)).toEqual(before);
});

test('stars, hearts and swaps of a member are their opinions, and nobody else’s', async () => {
  const { client, plan } = await memberWithPlan();
  const other = await memberWithPlan();
  const userIdOf = async (of: TestClient) => {
    const { data } = await of.graphql<{ me: { userId: string } }>('{ me { userId } }');
    return data.me.userId;
  };
  const out = dinnerOf(plan, 3);
  const [into = '', hearted = '', rated = ''] = (
    await suggested({ client, mealPlanId: plan.id, day: 3, swapped: out })
  ).map(({ id }) => id);
  const recipe = { day: 3, meal: 'DINNER', recipeId: out };
  const swap = { mealPlanId: plan.id, version: plan.version, recipe, withRecipeId: into };
  await client.graphql(
    `mutation ($swap: SwapMealRecipeInput!, $heart: SetFavoriteInput!, $stars: RateRecipeInput!) {
      swapMealRecipe(input: $swap) { problems { code } }
      setFavorite(input: $heart) { problems { code } }
      rateRecipe(input: $stars) { problems { code } }
    }`,
    {
      swap,
      heart: { itemType: 'RECIPE', itemId: hearted, isFavorite: true },
      stars: { recipeId: rated, stars: 4 },
    },
  );
  const { db, findFavoriteRecipes } = server.services;
  const opinionsOf = async (of: TestClient) =>
    findOpinions({ db, userId: await userIdOf(of), findFavoriteRecipes });
  const silent = { stars: null, isFavorite: false, timesSwappedOut: 0, swappedOutOn: null };
  const swappedOutOn = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
  expect(await opinionsOf(client)).toEqual(
    [
      { ...silent, id: out, timesSwappedOut: 1, swappedOutOn },
      { ...silent, id: hearted, isFavorite: true },
      { ...silent, id: rated, stars: 4 },
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(await opinionsOf(other.client)).toEqual([]);
});

/** West and east of everybody: the days there are never the same. */
const [west, east] = ['Etc/GMT+12', 'Pacific/Kiritimati'];

interface RunningPlan {
  slug: string;
  version: number;
  days: {
    meals: {
      meal: Meal;
      recipes: { leftoverOfDay: number | null; portions: unknown[]; recipe: { id: string } }[];
    }[];
  }[];
}

async function readPlan({ client, id }: { client: TestClient; id: string }): Promise<RunningPlan> {
  const { db } = server.services;
  const [row] = await db.select().from(mealPlans).where(eq(mealPlans.id, id));
  const { data } = await client.graphql<{ mealPlan: RunningPlan }>(
    `query ($slug: String!) { mealPlan(slug: $slug) {
      slug version
      days { meals { meal recipes { leftoverOfDay portions { servings } recipe { id } } } }
    } }`,
    { slug: row?.slug },
  );
  return data.mealPlan;
}

/** A week on its fourth day, in the west. */
async function runningWeek() {
  const { client, plan } = await memberWithPlan();
  const { db, clock } = server.services;
  const today: LocalDay = localMoment({ now: clock.now(), timeZone: west }).day;
  const beginsOn = addLocalDays(today, -3);
  await db.update(mealPlans).set({ beginsOn }).where(eq(mealPlans.id, plan.id));
  const { id } = plan;
  const change = async (name: string, input: object) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await client.graphql<{ change: { problems: { code: string }[] } }>(
      `mutation ($input: ${type}!) { change: ${name}(input: $input) { problems { code } } }`,
      { input },
    );
    expect(errors).toEqual([]);
    return data.change.problems.map(({ code }) => code);
  };
  return { client, id, today, change, read: () => readPlan({ client, id }) };
}

const mealsOfDay = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;

test('past days, the dinner that is cooked and the meal that is logged are not planned anew', async () => {
  const { client, id, today, change, read } = await runningWeek();
  const before = await read();
  const [breakfast, , dinner] = before.days[3]?.meals ?? [];
  const recipeId = dinner?.recipes[0]?.recipe.id ?? '';
  const key = dishKey({ slug: before.slug, day: 3, meal: 'DINNER' });
  expect(await change('markDishCooked', { dish: key, recipeId, isCooked: true })).toEqual([]);
  const logged = { id: createRandomId(), day: today, key: `${id}:3:BREAKFAST` };
  expect(await change('logPlannedMeal', logged)).toEqual([]);

  const slots = before.days.flatMap((_, day) => mealsOfDay.map((meal) => ({ day, meal })));
  const asked = { mealPlanId: id, version: before.version, timeZone: west };
  const anew = (more: object) =>
    change('regenerateMealPlan', { ...asked, requestKey: createRandomId(), ...more });
  expect(await anew({ slots: slots.filter(({ day }) => day < 3) })).toEqual([
    'meal-plan.nothing-to-plan',
  ]);
  expect(await anew({ slots })).toEqual([]);
  const after = await read();
  expect(after.days.slice(0, 3)).toEqual(before.days.slice(0, 3));
  expect(after.days[3]?.meals[0]).toEqual(breakfast);
  expect(after.days[3]?.meals[2]).toEqual(dinner);
  expect(after.days.slice(4)).not.toEqual(before.days.slice(4));
  const { data } = await client.graphql<{
    mealPlan: { cookedDishes: unknown[]; eatenMeals: unknown[] };
  }>(
    `query ($slug: String!) {
      mealPlan(slug: $slug) { cookedDishes { day meal recipeId } eatenMeals { day meal } }
    }`,
    { slug: before.slug },
  );
  expect(data.mealPlan).toEqual({
    cookedDishes: [{ day: 3, meal: 'DINNER', recipeId }],
    eatenMeals: [{ day: 3, meal: 'BREAKFAST' }],
  });
});

test('what is past is told by the clock of the member', async () => {
  const { id: mealPlanId, change, read } = await runningWeek();
  const { days } = await read();
  const dinnerId = (day: number) => days[day]?.meals[2]?.recipes[0]?.recipe.id ?? '';
  const recipe = { day: 5, meal: 'DINNER', recipeId: dinnerId(5) };
  const move = (day: number, timeZone: string) =>
    change('moveMealRecipe', { mealPlanId, recipe, to: { day, meal: 'DINNER' }, timeZone });
  expect(await move(2, west)).toEqual(['meal-plan.day-is-past']);
  expect(await move(3, east)).toEqual(['meal-plan.day-is-past']);
  expect(await move(3, west)).toEqual([]);

  const forMore = { mealPlanId, servings: 3, timeZone: west };
  expect(await change('changeMealPlanServings', forMore)).toEqual([]);
  const eaters = (await read()).days.map(({ meals }) => meals[0]?.recipes[0]?.portions.length);
  expect(eaters).toEqual([1, 1, 1, 3, 3, 3, 3]);
});
