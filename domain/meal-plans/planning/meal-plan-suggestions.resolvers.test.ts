import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium } from '../../recipes/testing/readers.ts';
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
