import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signedUp, premium } from '../testing/readers.ts';
import { recipeRatings, recipeRatingTotals } from '../recipes.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Rated {
  rateRecipe: {
    problems: { path: string[]; code: string; message: string }[];
    recipe: { rating: { mean: number | null; count: number; own: number | null } } | null;
  };
}

function rate(client: TestClient, input: { recipeId: string; stars: number }) {
  const mutation = `mutation ($input: RateRecipeInput!) { rateRecipe(input: $input) {
    problems { path code message } recipe { rating { mean count own } }
  } }`;
  return client.graphql<Rated>(mutation, { input });
}

function recipeIdThat(isPremium: boolean, place = 0): string {
  const recipes = server.services.content.recipes.filter((each) => each.isPremium === isPremium);
  return recipes[place]?.id ?? '';
}

test('a rating counts once, again or changed', async () => {
  const recipeId = recipeIdThat(false);
  const [first, second] = [await signedUp(server), await signedUp(server)];
  await rate(first, { recipeId, stars: 5 });
  await rate(first, { recipeId, stars: 5 });
  await rate(second, { recipeId, stars: 2 });
  const { data } = await rate(first, { recipeId, stars: 3 });
  expect(data.rateRecipe).toEqual({
    problems: [],
    recipe: { rating: { mean: 2.5, count: 2, own: 3 } },
  });
  const rows = await server.services.db.select().from(recipeRatings);
  expect(rows.filter((row) => row.recipeId === recipeId)).toHaveLength(2);
});

test('ratings sent all at once add up', async () => {
  const recipeId = recipeIdThat(false, 1);
  const readers = await Promise.all([1, 2, 3].map(() => signedUp(server)));
  const presses = readers.flatMap((reader) =>
    [1, 4, 5].map((stars) => rate(reader, { recipeId, stars })),
  );
  await Promise.all(presses);
  const { db } = server.services;
  const rows = (await db.select().from(recipeRatings)).filter((row) => row.recipeId === recipeId);
  const totals = (await db.select().from(recipeRatingTotals)).find(
    (row) => row.recipeId === recipeId,
  );
  expect(totals?.count).toBe(3);
  expect(totals?.stars).toBe(rows.reduce((sum, { stars }) => sum + stars, 0));
});

test('everyone sees the mean, nobody but the member their own stars', async () => {
  const recipeId = recipeIdThat(false, 2);
  await rate(await signedUp(server), { recipeId, stars: 4 });
  const slug = server.services.content.recipesById.get(recipeId)?.texts.en.slug;
  const { data } = await server
    .client()
    .graphql<{ recipe: unknown }>(
      `query ($slug: String!) { recipe(slug: $slug) { recipe { rating { mean count own } } } }`,
      { slug },
    );
  expect(data.recipe).toEqual({ recipe: { rating: { mean: 4, count: 1, own: null } } });
});

test.each([0, 6, -1, 100])('%i stars are refused and change nothing', async (stars) => {
  const recipeId = recipeIdThat(false, 3);
  const { data, status } = await rate(await signedUp(server), { recipeId, stars });
  expect(status).toBe(200);
  expect(data.rateRecipe.problems).toEqual([
    { path: ['stars'], code: 'recipe.rating-out-of-range', message: 'Choose from 1 to 5 stars' },
  ]);
  expect(data.rateRecipe.recipe?.rating).toEqual({ mean: null, count: 0, own: null });
});

test('a recipe that is not there is a problem of its field', async () => {
  const { data } = await rate(await signedUp(server), { recipeId: 'no-such-dish', stars: 3 });
  expect(data.rateRecipe).toMatchObject({
    problems: [{ path: ['recipeId'], message: 'This recipe cannot be loaded.' }],
    recipe: null,
  });
});

test.each([
  ['visitor', false, 'auth.required'],
  ['visitor', true, 'auth.required'],
  ['free user', false, null],
  ['free user', true, 'recipe.membership-required'],
  ['premium member', false, null],
  ['premium member', true, null],
] as const)('a %s rates a recipe with premium %s: %s', async (reader, isPremium, code) => {
  const client =
    reader === 'visitor'
      ? server.client()
      : reader === 'premium member'
        ? await premium(server)
        : await signedUp(server);
  const { errors } = await rate(client, { recipeId: recipeIdThat(isPremium, 4), stars: 5 });
  expect(errors[0]?.extensions.code ?? null).toBe(code);
});
