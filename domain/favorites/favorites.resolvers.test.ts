import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../server/testing/statements-of.ts';
import { createRandomId } from '../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { generateMealPlan } from '../meal-plans/planning/generate-meal-plan.ts';
import { addProfile, ordinaryAnswers } from '../meal-plans/testing/member.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';
import { recipesPerPage } from '../recipes/reading/list-recipes.ts';
import { exportOwnFavorites } from './export-own-data.ts';
import { findFavoriteRecipes } from './find-favorite-recipes.ts';
import { favorites } from './favorites.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Item = { itemType: 'RECIPE' | 'MEALPLAN'; itemId: string; isFavorite: boolean };

function set(client: TestClient, input: Item) {
  const mutation = `mutation ($input: SetFavoriteInput!) {
    setFavorite(input: $input) { problems { path code message } }
  }`;
  return client.graphql<{ setFavorite: { problems: { code: string }[] } }>(mutation, { input });
}

async function favoritesOf(client: TestClient) {
  const { data } = await client.graphql<{
    favoriteRecipes: { totalCount: number; recipes: { id: string; isFavorite: boolean }[] };
    favoriteMealPlans: { id: string; isFavorite: boolean }[];
  }>(`query {
    favoriteRecipes { totalCount recipes { id isFavorite } }
    favoriteMealPlans { id isFavorite }
  }`);
  return data;
}

function recipeIds(count: number): string[] {
  return server.services.content.recipes.slice(0, count).map(({ id }) => id);
}

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('query { me { userId } }');
  return data.me.userId;
}

async function planOf(client: TestClient): Promise<string> {
  const { db, content, clock, createId } = server.services;
  const userId = await userIdOf(client);
  await addProfile({ db, userId, answers: ordinaryAnswers });
  const request = { userId, requestKey: createRandomId() };
  const made = await generateMealPlan({ db, content, clock, createId, ...request });
  if (!made.ok) throw new Error(made.reason.code);
  return made.value.id;
}

test('a mark set twice is set, and the latest comes first', async () => {
  const reader = await signedUp(server);
  const [older = '', newer = ''] = recipeIds(2);
  for (const itemId of [older, newer, older]) {
    await set(reader, { itemType: 'RECIPE', itemId, isFavorite: true });
  }
  const { favoriteRecipes } = await favoritesOf(reader);
  expect(favoriteRecipes).toEqual({
    totalCount: 2,
    recipes: [
      { id: newer, isFavorite: true },
      { id: older, isFavorite: true },
    ],
  });
});

test('a mark taken away twice is away, and only that one', async () => {
  const reader = await signedUp(server);
  const [kept = '', dropped = ''] = recipeIds(2);
  for (const itemId of [kept, dropped]) {
    await set(reader, { itemType: 'RECIPE', itemId, isFavorite: true });
  }
  for (let time = 1; time <= 2; time++) {
    const { data } = await set(reader, { itemType: 'RECIPE', itemId: dropped, isFavorite: false });
    expect(data.setFavorite.problems).toEqual([]);
  }
  expect((await favoritesOf(reader)).favoriteRecipes.recipes.map(({ id }) => id)).toEqual([kept]);
});

test('favorites are everybody’s own', async () => {
  const [itemId = ''] = recipeIds(1);
  const [reader, other] = [await signedUp(server), await signedUp(server)];
  await set(reader, { itemType: 'RECIPE', itemId, isFavorite: true });
  expect((await favoritesOf(other)).favoriteRecipes.totalCount).toBe(0);
  await set(other, { itemType: 'RECIPE', itemId, isFavorite: false });
  expect((await favoritesOf(reader)).favoriteRecipes.totalCount).toBe(1);
});

test('a premium member marks an own plan, and nobody else’s', async () => {
  const member = await premium(server);
  const itemId = await planOf(member);
  await set(member, { itemType: 'MEALPLAN', itemId, isFavorite: true });
  expect((await favoritesOf(member)).favoriteMealPlans).toEqual([{ id: itemId, isFavorite: true }]);

  const stranger = await premium(server);
  const refused = await set(stranger, { itemType: 'MEALPLAN', itemId, isFavorite: true });
  expect(refused.data.setFavorite.problems).toMatchObject([
    { path: ['itemId'], code: 'favorite.item-not-found' },
  ]);
});

test('a themed plan is a favorite too, in the language of the reader', async () => {
  const member = await premium(server);
  const [themed] = server.services.themedPlans.plans;
  const itemId = themed?.id ?? '';
  const { data } = await set(member, { itemType: 'MEALPLAN', itemId, isFavorite: true });
  expect(data.setFavorite.problems).toEqual([]);
  const swede = server.client({ locale: 'sv' });
  for (const [name, value] of member.cookies) swede.cookies.set(name, value);
  const answer = await swede.graphql('query { favoriteMealPlans { id title isOwn } }');
  const title = themed?.texts.sv.title;
  expect(answer.data).toEqual({ favoriteMealPlans: [{ id: itemId, title, isOwn: false }] });
});

test.each([
  ['RECIPE', 'no-such-dish'],
  ['RECIPE', '__proto__'],
  ['MEALPLAN', 'not-an-id'],
  ['MEALPLAN', createRandomId()],
] as const)('a %s %s that is not there is refused', async (itemType, itemId) => {
  const member = await premium(server);
  const { data, status } = await set(member, { itemType, itemId, isFavorite: true });
  expect(status).toBe(200);
  expect(data.setFavorite.problems).toMatchObject([{ code: 'favorite.item-not-found' }]);
  const userId = await userIdOf(member);
  const rows = await server.services.db.select().from(favorites);
  expect(rows.filter((row) => row.userId === userId)).toEqual([]);
});

test.each([
  ['visitor', 'RECIPE', 'auth.required'],
  ['visitor', 'MEALPLAN', 'auth.required'],
  ['free user', 'RECIPE', null],
  ['free user', 'MEALPLAN', 'meal-plan.membership-required'],
  ['premium member', 'RECIPE', null],
  ['premium member', 'MEALPLAN', null],
] as const)('a %s marks a %s: %s', async (reader, itemType, code) => {
  const clients = {
    visitor: async () => server.client(),
    'free user': () => signedUp(server),
    'premium member': () => premium(server),
  };
  const client = await clients[reader]();
  const isPlan = itemType === 'MEALPLAN';
  const itemId = isPlan && reader === 'premium member' ? await planOf(client) : recipeIds(1)[0];
  const { errors } = await set(client, { itemType, itemId: itemId ?? '', isFavorite: true });
  expect(errors[0]?.extensions.code ?? null).toBe(code);
});

test('the favorites of a visitor are for logging in', async () => {
  const { errors } = await server
    .client()
    .graphql('query { favoriteRecipes { totalCount } favoriteMealPlans { id } }');
  expect(errors[0]?.extensions.code).toBe('auth.required');
});

test('hearts of a whole page cost one query', async () => {
  const reader = await signedUp(server);
  const [itemId = ''] = recipeIds(1);
  await set(reader, { itemType: 'RECIPE', itemId, isFavorite: true });
  const counted = await statementsOf(() =>
    reader.graphql('query { recipes { recipes { id isFavorite rating { mean own } } } }'),
  );
  const alone = await statementsOf(() => reader.graphql('query { me { userId } }'));
  // The favorites, the sums of the ratings and the reader's own ones.
  expect(counted.length - alone.length).toBe(3);
});

test('favorites come in pages, and no page is larger than one', async () => {
  const reader = await signedUp(server);
  const ids = recipeIds(3);
  for (const itemId of ids) await set(reader, { itemType: 'RECIPE', itemId, isFavorite: true });
  const page = (asked: string) =>
    reader.graphql(`{ favoriteRecipes(${asked}) { totalCount recipes { id } } }`);
  const latest = ids.toReversed();
  expect((await page('page: 1, pageSize: 2')).data).toEqual({
    favoriteRecipes: { totalCount: 3, recipes: latest.slice(0, 2).map((id) => ({ id })) },
  });
  expect((await page('page: 2, pageSize: 2')).data).toEqual({
    favoriteRecipes: { totalCount: 3, recipes: latest.slice(2).map((id) => ({ id })) },
  });
  expect((await page('page: 2, pageSize: 1')).data).toMatchObject({
    favoriteRecipes: { recipes: [{ id: latest[1] }] },
  });
  expect((await page(`page: null, pageSize: null`)).data).toMatchObject({
    favoriteRecipes: { recipes: latest.map((id) => ({ id })) },
  });
  const most = await page(`pageSize: ${recipesPerPage}`);
  expect(most.errors).toEqual([]);
  for (const pageSize of [0, recipesPerPage + 1]) {
    const { errors } = await page(`pageSize: ${pageSize}`);
    expect(errors[0]?.extensions.code).toBe('input.invalid');
  }
});

test('a recipe that has left the collection is no favorite that is shown', async () => {
  const reader = await signedUp(server);
  const userId = await userIdOf(reader);
  const [itemId = ''] = recipeIds(1);
  await set(reader, { itemType: 'RECIPE', itemId, isFavorite: true });
  const addedAt = new Date(Date.now() + 60_000);
  await server.services.db
    .insert(favorites)
    .values({ userId, itemType: 'RECIPE', itemId: 'gone', addedAt });
  expect((await favoritesOf(reader)).favoriteRecipes).toMatchObject({
    totalCount: 1,
    recipes: [{ id: itemId }],
  });
  const owner = { db: server.services.db, userId };
  expect(await findFavoriteRecipes(owner)).toEqual(['gone', itemId]);
  expect(await exportOwnFavorites(owner)).toEqual(
    expect.arrayContaining([
      { itemType: 'RECIPE', itemId: 'gone', addedAt },
      { itemType: 'RECIPE', itemId, addedAt: expect.any(Date) },
    ]),
  );
});

test('a plan is no recipe, and is kept but not shown to who is no premium member', async () => {
  const member = await signedUp(server);
  const userId = await userIdOf(member);
  const [recipeId = ''] = recipeIds(1);
  const [themed] = server.services.themedPlans.plans;
  const planId = themed?.id ?? '';
  const addedAt = new Date();
  await server.services.db.insert(favorites).values([
    { userId, itemType: 'RECIPE', itemId: recipeId, addedAt },
    { userId, itemType: 'MEALPLAN', itemId: planId, addedAt },
  ]);
  const shown = await favoritesOf(member);
  expect(shown.favoriteRecipes.recipes).toEqual([{ id: recipeId, isFavorite: true }]);
  expect(shown.favoriteMealPlans).toEqual([]);
  const owner = { db: server.services.db, userId };
  expect(await findFavoriteRecipes(owner)).toEqual([recipeId]);
  // Who has lost the membership can still take a plan away.
  const away = { itemType: 'MEALPLAN', itemId: planId, isFavorite: false } as const;
  expect((await set(member, away)).data.setFavorite.problems).toEqual([]);
  expect(await exportOwnFavorites(owner)).toMatchObject([{ itemType: 'RECIPE' }]);
});

test('a visitor has marked nothing', async () => {
  const [id = ''] = recipeIds(1);
  const { slug } = server.services.content.recipesById.get(id)!.texts.en;
  const reader = await signedUp(server);
  const asked = `{ recipe(slug: "${slug}") { recipe { isFavorite } } }`;
  const isFavorite = async (client: TestClient) => (await client.graphql(asked)).data;
  expect(await isFavorite(reader)).toEqual({ recipe: { recipe: { isFavorite: false } } });
  await set(reader, { itemType: 'RECIPE', itemId: id, isFavorite: true });
  expect(await isFavorite(reader)).toEqual({ recipe: { recipe: { isFavorite: true } } });
  expect(await isFavorite(server.client())).toEqual({ recipe: { recipe: { isFavorite: false } } });
});

test('a marked plan of one’s own is shown with its targets', async () => {
  const member = await premium(server);
  const itemId = await planOf(member);
  await set(member, { itemType: 'MEALPLAN', itemId, isFavorite: true });
  const { data } = await member.graphql<{ favoriteMealPlans: { targets: object | null }[] }>(
    '{ favoriteMealPlans { isOwn targets { energyKcal } } }',
  );
  expect(data.favoriteMealPlans).toMatchObject([
    { isOwn: true, targets: { energyKcal: expect.any(Number) } },
  ]);
});
