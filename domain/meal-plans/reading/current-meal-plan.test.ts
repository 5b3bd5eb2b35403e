import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';
import { generateMealPlan } from '../planning/generate-meal-plan.ts';
import { addProfile, ordinaryAnswers } from '../testing/member.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('query { me { userId } }');
  return data.me.userId;
}

async function planOf(client: TestClient): Promise<string> {
  const { db, content, clock, createId } = server.services;
  const userId = await userIdOf(client);
  const request = { userId, requestKey: createRandomId() };
  const made = await generateMealPlan({ db, content, clock, createId, ...request });
  if (!made.ok) throw new Error(made.reason.code);
  return made.value.id;
}

function currentOf(client: TestClient) {
  return client.graphql<{ currentMealPlan: { id: string; isStarted: boolean } | null }>(
    'query { currentMealPlan { id isStarted } }',
  );
}

function start(client: TestClient, mealPlanId: string) {
  return client.graphql(
    `mutation ($input: MealPlanInput!) { startMealPlan(input: $input) { problems { code } } }`,
    { input: { mealPlanId } },
  );
}

test('the current plan is the newest until one is followed', { timeout: 60_000 }, async () => {
  const member = await premium(server);
  expect((await currentOf(member)).data.currentMealPlan).toBeNull();
  const userId = await userIdOf(member);
  await addProfile({ db: server.services.db, userId, answers: ordinaryAnswers });
  const older = await planOf(member);
  const newer = await planOf(member);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: newer, isStarted: false });
  await start(member, older);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: older, isStarted: true });
});

test('who is no member has no plan to follow, and visitors log in first', async () => {
  const free = await currentOf(await signedUp(server));
  expect(free.data.currentMealPlan).toBeNull();
  const visitor = await currentOf(server.client());
  expect(visitor.errors[0]?.extensions.code).toBe('auth.required');
});
