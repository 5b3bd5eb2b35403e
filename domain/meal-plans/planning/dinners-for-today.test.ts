import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium } from '../../recipes/testing/readers.ts';
import { addProfile, ordinaryAnswers } from '../testing/member.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Dinner {
  dayNetCarbsGrams: number | null;
  recipe: { id: string; times: { totalMinutes: number }; nutrition: { netCarbsGrams: number } };
}

async function dinners(client: TestClient, minutes = 45): Promise<Dinner[] | null> {
  const { data, errors } = await client.graphql<{ dinnersForToday: Dinner[] | null }>(
    `query ($minutes: Int!) { dinnersForToday(minutes: $minutes, first: 12) {
      dayNetCarbsGrams
      recipe { id times { totalMinutes } nutrition { netCarbsGrams } }
    } }`,
    { minutes },
  );
  expect(errors).toEqual([]);
  return data.dinnersForToday;
}

async function memberOf(answers: Partial<typeof ordinaryAnswers> = {}): Promise<TestClient> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { db } = server.services;
  const own = { ...ordinaryAnswers, ...answers };
  await addProfile({ db, userId: data.me.userId, answers: own });
  return client;
}

test('without answers there is no day to fit', async () => {
  expect(await dinners(server.client())).toBeNull();
  expect(await dinners(await premium(server))).toBeNull();
});

test('without a plan a dinner takes half of the limit at most, in the minutes there are', async () => {
  const client = await memberOf();
  const found = await dinners(client, 30);
  const { data } = await client.graphql<{ profile: { targets: { netCarbsLimitGrams: number } } }>(
    '{ profile { targets { netCarbsLimitGrams } } }',
  );
  const { netCarbsLimitGrams } = data.profile.targets;
  expect(found).not.toEqual([]);
  for (const { recipe, dayNetCarbsGrams } of found ?? []) {
    expect(dayNetCarbsGrams).toBeNull();
    expect(recipe.times.totalMinutes).toBeLessThanOrEqual(30);
    expect(recipe.nutrition.netCarbsGrams).toBeLessThanOrEqual(netCarbsLimitGrams / 2);
  }
});

test('with a plan the day stays within its limit, and is told what it ends with', async () => {
  const client = await memberOf();
  await client.graphql(
    `mutation ($input: GenerateMealplanInput!) { generateMealplan(input: $input) { mealPlan { id } } }`,
    { input: { requestKey: createRandomId() } },
  );
  const { data } = await client.graphql<{
    startedMealPlan: {
      days: { date: string; nutrition: { netCarbsGrams: number } }[];
    } | null;
    profile: { targets: { netCarbsLimitGrams: number } };
  }>(`{ startedMealPlan { days { date } } profile { targets { netCarbsLimitGrams } } }`);
  const today = server.services.clock.now().toISOString().slice(0, 10);
  const isPlannedToday = data.startedMealPlan?.days.some(({ date }) => date === today) ?? false;
  const found = (await dinners(client)) ?? [];
  expect(found).not.toEqual([]);
  for (const { dayNetCarbsGrams, recipe } of found) {
    expect(dayNetCarbsGrams === null).toBe(!isPlannedToday);
    if (dayNetCarbsGrams === null) continue;
    expect(dayNetCarbsGrams).toBeLessThanOrEqual(data.profile.targets.netCarbsLimitGrams);
    expect(dayNetCarbsGrams).toBeGreaterThan(recipe.nutrition.netCarbsGrams);
  }
});
