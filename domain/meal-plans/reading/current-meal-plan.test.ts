import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLocalDays, localMoment, weekdayOfDay } from '../../../lib/local-time.ts';
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
    `mutation ($input: StartMealPlanInput!) { startMealPlan(input: $input) { problems { code } } }`,
    { input: { mealPlanId } },
  );
}

function stop(client: TestClient, mealPlanId: string) {
  return client.graphql(
    `mutation ($input: MealPlanInput!) { stopMealPlan(input: $input) { problems { code } } }`,
    { input: { mealPlanId } },
  );
}

test('the current plan is the one eaten today, else the newest', { timeout: 60_000 }, async () => {
  const member = await premium(server);
  expect((await currentOf(member)).data.currentMealPlan).toBeNull();
  const userId = await userIdOf(member);
  await addProfile({ db: server.services.db, userId, answers: ordinaryAnswers });
  const older = await planOf(member);
  const newer = await planOf(member);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: older, isStarted: true });
  await start(member, newer);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: older, isStarted: true });
  await stop(member, older);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: newer, isStarted: true });
  await stop(member, newer);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: newer, isStarted: false });
});

test(
  'a plan begins on the day its member chooses, today or later',
  { timeout: 60_000 },
  async () => {
    const member = await premium(server);
    const userId = await userIdOf(member);
    await addProfile({ db: server.services.db, userId, answers: ordinaryAnswers });
    const mealPlanId = await planOf(member);
    const startOn = async (beginsOn: string) => {
      const { data } = await member.graphql<{
        startMealPlan: { problems: { code: string }[]; mealPlan: { beginsOn: string } | null };
      }>(
        `mutation ($input: StartMealPlanInput!) {
        startMealPlan(input: $input) {
          problems { path code }
          mealPlan { beginsOn days { date weekday } }
        }
      }`,
        { input: { mealPlanId, beginsOn, timeZone: 'Europe/Stockholm' } },
      );
      return data.startMealPlan;
    };
    const today = localMoment({
      now: server.services.clock.now(),
      timeZone: 'Europe/Stockholm',
    }).day;
    const chosen = addLocalDays(today, 3);
    expect(await startOn(chosen)).toMatchObject({
      problems: [],
      mealPlan: {
        beginsOn: chosen,
        days: Array.from({ length: 7 }, (_, day) => ({
          date: addLocalDays(chosen, day),
          weekday: weekdayOfDay(addLocalDays(chosen, day)),
        })),
      },
    });
    for (const [day, code] of [
      [addLocalDays(today, -1), 'meal-plan.begins-in-the-past'],
      [addLocalDays(today, 366), 'meal-plan.begins-too-late'],
      ['2026-02-31', 'meal-plan.begins-on-no-day'],
      ['soon', 'meal-plan.begins-on-no-day'],
    ] as const) {
      expect(await startOn(day)).toEqual({
        problems: [{ path: ['beginsOn'], code }],
        mealPlan: null,
      });
    }
  },
);

test('who is no member has no plan to follow, and visitors log in first', async () => {
  const free = await currentOf(await signedUp(server));
  expect(free.data.currentMealPlan).toBeNull();
  const visitor = await currentOf(server.client());
  expect(visitor.errors[0]?.extensions.code).toBe('auth.required');
});
