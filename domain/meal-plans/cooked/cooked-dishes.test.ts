import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium } from '../../recipes/testing/readers.ts';
import { placedLines, type DishPlace } from '../meals.rules.ts';
import { dishKey } from '../reading/dish-key.rules.ts';
import { addProfile, ordinaryAnswers } from '../testing/member.ts';
import { addPlan } from '../testing/plans.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Owned {
  client: TestClient;
  slug: string;
  dish: DishPlace;
}

async function memberWithPlan(): Promise<Owned> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { userId } = data.me;
  const { db, content, clock } = server.services;
  await addProfile({ db, userId, answers: ordinaryAnswers });
  const plan = await addPlan({ db, content, clock, userId });
  const [first] = placedLines(plan.days);
  if (first === undefined) throw new Error('The plan is empty');
  const { day, meal, recipeId } = first;
  return { client, slug: plan.slug, dish: { day, meal, recipeId } };
}

interface Marked {
  markDishCooked: { problems: { code: string }[] };
}

async function mark(owned: Owned, { isCooked = true, client = owned.client } = {}) {
  const { slug, dish } = owned;
  const input = { dish: dishKey({ slug, ...dish }), recipeId: dish.recipeId, isCooked };
  const { data } = await client.graphql<Marked>(
    'mutation ($input: MarkDishCookedInput!) { markDishCooked(input: $input) { problems { code } } }',
    { input },
  );
  return data.markDishCooked.problems.map(({ code }) => code);
}

async function cookedOf({ client, slug }: Pick<Owned, 'client' | 'slug'>): Promise<DishPlace[]> {
  const { data } = await client.graphql<{ mealPlan: { cookedDishes: DishPlace[] } }>(
    'query ($slug: String!) { mealPlan(slug: $slug) { cookedDishes { day meal recipeId } } }',
    { slug },
  );
  return data.mealPlan.cookedDishes;
}

test('a dish is cooked once, however often it is told, until it is taken back', async () => {
  const owned = await memberWithPlan();
  expect(await cookedOf(owned)).toEqual([]);
  expect(await mark(owned)).toEqual([]);
  expect(await mark(owned)).toEqual([]);
  expect(await cookedOf(owned)).toEqual([owned.dish]);
  expect(await mark(owned, { isCooked: false })).toEqual([]);
  expect(await cookedOf(owned)).toEqual([]);
});

test('what stands elsewhere, or nowhere, is not cooked', async () => {
  const owned = await memberWithPlan();
  const unplanned = { ...owned, dish: { ...owned.dish, recipeId: 'no-such-dish' } };
  expect(await mark(unplanned)).toEqual(['meal-plan.recipe-gone']);
  expect(await mark({ ...owned, slug: 'no-such-plan' })).toEqual(['meal-plan.recipe-gone']);
  const outside = { ...owned, dish: { ...owned.dish, day: 99 } };
  expect(await mark(outside)).toEqual(['meal-plan.recipe-gone']);
});

test('nobody ticks a dish of somebody else, nor sees what they cooked', async () => {
  const owned = await memberWithPlan();
  const { client } = await memberWithPlan();
  expect(await mark(owned, { client })).toEqual(['meal-plan.recipe-gone']);
  await mark(owned);
  const { data } = await owned.client.graphql<{ mealPlan: { id: string } }>(
    'query ($slug: String!) { mealPlan(slug: $slug) { id } }',
    { slug: owned.slug },
  );
  await owned.client.graphql(
    'mutation ($input: MealPlanInput!) { shareMealPlan(input: $input) { problems { code } } }',
    { input: { mealPlanId: data.mealPlan.id } },
  );
  expect(await cookedOf({ client, slug: owned.slug })).toEqual([]);
});

test('what was cooked is in the download', async () => {
  const owned = await memberWithPlan();
  await mark(owned);
  const { data } = await owned.client.graphql<{ myData: string }>('{ myData }');
  const { cooked } = JSON.parse(data.myData).mealPlans as { cooked: DishPlace[] };
  expect(cooked).toMatchObject([owned.dish]);
});
