import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { MovableClock } from '../../server/payments/testing/movable-clock.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';
import { exportOwnFirstSteps } from './export-own-data.ts';
import { newMemberMarks } from './new-members.tables.ts';

let server: TestServer;
const clock = new MovableClock('2026-03-02T08:00:00Z');
beforeAll(async () => {
  const environment = {
    PODCAST_URL_EN: 'https://podcast.example/en',
    PODCAST_URL_SV: 'https://podcast.example/sv',
  };
  server = await startTestServer({ clock, environment });
});
afterAll(() => server.close());

function mark(client: TestClient, input: { step: string; mark: string | null }) {
  const mutation = `mutation ($input: MarkNewMemberStepInput!) {
    markNewMemberStep(input: $input) { problems { code } }
  }`;
  return client.graphql<{ markNewMemberStep: { problems: unknown[] } }>(mutation, { input });
}

async function marksOf(client: TestClient) {
  const { data } = await client.graphql<{ newMemberMarks: unknown[] }>(
    'query { newMemberMarks { step mark } }',
  );
  return data.newMemberMarks;
}

test('a step is marked once, whatever is said of it again, and can be opened', async () => {
  const member = await signedUp(server);
  for (const said of ['DONE', 'DONE', 'SKIPPED']) await mark(member, { step: 'GUIDE', mark: said });
  await mark(member, { step: 'PHONE', mark: 'DONE' });
  expect(await marksOf(member)).toHaveLength(2);
  expect(await marksOf(member)).toContainEqual({ step: 'GUIDE', mark: 'SKIPPED' });
  await mark(member, { step: 'GUIDE', mark: null });
  expect(await marksOf(member)).toEqual([{ step: 'PHONE', mark: 'DONE' }]);
});

const reminders = {
  choices: [{ kind: 'WEEKLY_PLAN', channel: 'EMAIL', isOn: true }],
  timeZone: 'Europe/Stockholm',
};

async function hasStepsLeft(client: TestClient): Promise<boolean> {
  const { data } = await client.graphql<{ hasFirstStepsLeft: boolean }>('{ hasFirstStepsLeft }');
  return data.hasFirstStepsLeft;
}

test('steps are left as long as one is open, to whoever is on trial', async () => {
  const [trying, other] = [await premium(server), await signedUp(server)];
  for (const step of ['GUIDE', 'PHONE', 'MEAL_PLAN', 'SHOPPING_LIST', 'PROGRAM']) {
    expect(await hasStepsLeft(trying)).toBe(true);
    await mark(trying, { step, mark: step === 'PHONE' ? 'SKIPPED' : 'DONE' });
  }
  expect(await hasStepsLeft(trying)).toBe(true);
  expect(await hasStepsLeft(other)).toBe(false);
  await mark(trying, { step: 'REMINDERS', mark: 'SKIPPED' });
  expect(await hasStepsLeft(trying)).toBe(false);
});

test('of what was done elsewhere nothing is left: a plan, a list, a program, reminders', async () => {
  const member = await premium(server);
  for (const step of ['GUIDE', 'PHONE']) await mark(member, { step, mark: 'DONE' });
  const things: [string, string, object][] = [
    [
      'createMealPlan',
      'CreateMealPlan',
      { title: 'Mine', dayCount: 3, requestKey: crypto.randomUUID() },
    ],
    ['addShoppingExtra', 'AddShoppingExtra', { id: crypto.randomUUID(), text: 'Coffee' }],
    ['startProgram', 'StartProgram', { programId: 'first-steps' }],
    ['changeNotifications', 'ChangeNotifications', reminders],
  ];
  for (const [mutation, type, input] of things) {
    expect(await hasStepsLeft(member), mutation).toBe(true);
    const asked = `mutation ($input: ${type}Input!) { done: ${mutation}(input: $input) { problems { code } } }`;
    const { data, errors } = await member.graphql(asked, { input });
    expect({ data, errors }).toEqual({ data: { done: { problems: [] } }, errors: [] });
  }
  expect(await hasStepsLeft(member)).toBe(false);
  expect(await takenBy(member)).toEqual(['MEAL_PLAN', 'SHOPPING_LIST', 'PROGRAM', 'REMINDERS']);
});

test('whoever finds their own way skips what they said nothing of, for themselves alone', async () => {
  const [one, other] = [await signedUp(server), await signedUp(server)];
  await mark(one, { step: 'GUIDE', mark: 'DONE' });
  for (let time = 0; time < 2; time += 1) {
    await one.graphql('mutation { skipFirstSteps { problems { code } } }');
  }
  expect(await marksOf(one)).toHaveLength(6);
  expect(await marksOf(one)).toContainEqual({ step: 'GUIDE', mark: 'DONE' });
  expect(await marksOf(one)).toContainEqual({ step: 'REMINDERS', mark: 'SKIPPED' });
  expect(await marksOf(other)).toEqual([]);
});

test('what one member says is nothing to another', async () => {
  const [one, other] = [await signedUp(server), await signedUp(server)];
  await mark(one, { step: 'GUIDE', mark: 'DONE' });
  await mark(other, { step: 'GUIDE', mark: null });
  expect(await marksOf(other)).toEqual([]);
  expect(await marksOf(one)).toHaveLength(1);
});

test('a step that does not exist is refused, and nothing is kept', async () => {
  const member = await signedUp(server);
  const { errors } = await mark(member, { step: 'HOLIDAY', mark: 'DONE' });
  expect(errors).toHaveLength(1);
  const rows = await server.services.db
    .select()
    .from(newMemberMarks)
    .where(eq(newMemberMarks.userId, await userIdOf(member)));
  expect(rows).toEqual([]);
});

async function takenBy(client: TestClient): Promise<string[]> {
  const { data } = await client.graphql<{ firstStepsTaken: string[] }>('query { firstStepsTaken }');
  return data.firstStepsTaken;
}

test('what a member did elsewhere stays done when the free trial is over', async () => {
  const member = await premium(server);
  expect(await takenBy(member)).toEqual([]);
  await member.graphql(
    'mutation ($input: CreateMealPlanInput!) { createMealPlan(input: $input) { mealPlan { id } } }',
    { input: { title: 'Mine', dayCount: 3, requestKey: crypto.randomUUID() } },
  );
  expect(await takenBy(member)).toEqual(['MEAL_PLAN']);
  await member.graphql(
    'mutation ($input: StartProgramInput!) { startProgram(input: $input) { problems { code } } }',
    { input: { programId: 'first-steps' } },
  );
  expect(await takenBy(member)).toEqual(['MEAL_PLAN', 'PROGRAM']);
  await member.graphql(
    'mutation ($input: MembershipRequestInput!) { cancelMembership(input: $input) { problems { code } } }',
    { input: { requestKey: crypto.randomUUID() } },
  );
  clock.addSeconds(30 * 24 * 60 * 60);
  const { data } = await member.graphql<{ membershipSubscription: { status: string } }>(
    'query { membershipSubscription { status } }',
  );
  expect(data.membershipSubscription.status).not.toBe('ACTIVE');
  expect(await takenBy(member)).toEqual(['MEAL_PLAN', 'PROGRAM']);
  expect(await takenBy(await signedUp(server))).toEqual([]);
});

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('query { me { userId } }');
  return data.me.userId;
}

test('the podcast is the one in the language of the pages, or none', async () => {
  const urls = await Promise.all(
    (['en', 'es', 'sv'] as const).map(async (locale) => {
      const { data } = await server.client({ locale }).graphql('{ podcastUrl }');
      return data;
    }),
  );
  expect(urls).toEqual([
    { podcastUrl: 'https://podcast.example/en' },
    { podcastUrl: null },
    { podcastUrl: 'https://podcast.example/sv' },
  ]);
});

test.each([
  '{ newMemberMarks { step } }',
  '{ firstStepsTaken }',
  '{ hasFirstStepsLeft }',
  'mutation { markNewMemberStep(input: { step: GUIDE }) { problems { code } } }',
  'mutation { skipFirstSteps { problems { code } } }',
])('a visitor has no first steps: %s', async (query) => {
  const { errors } = await server.client().graphql(query);
  expect(errors[0]?.extensions.code).toBe('auth.required');
});

test('what was said last, and when, is in the download', async () => {
  const member = await signedUp(server);
  const userId = await userIdOf(member);
  await mark(member, { step: 'GUIDE', mark: 'SKIPPED' });
  clock.addSeconds(60);
  const said = await mark(member, { step: 'GUIDE', mark: 'DONE' });
  expect(said.data.markNewMemberStep.problems).toEqual([]);
  expect(await exportOwnFirstSteps({ db: server.services.db, userId })).toEqual([
    { step: 'GUIDE', mark: 'DONE', markedAt: clock.now() },
  ]);
});

test('a member whose trial is over is asked to take no step', async () => {
  const member = await premium(server);
  expect(await hasStepsLeft(member)).toBe(true);
  clock.addDays(8);
  expect(await hasStepsLeft(member)).toBe(false);
});

test('a step that can be taken nowhere else is left until something is said of it', async () => {
  const member = await premium(server);
  const rest = ['MEAL_PLAN', 'SHOPPING_LIST', 'PROGRAM', 'REMINDERS', 'PHONE'];
  for (const step of rest) await mark(member, { step, mark: 'SKIPPED' });
  expect(await hasStepsLeft(member)).toBe(true);
  await mark(member, { step: 'GUIDE', mark: 'DONE' });
  expect(await hasStepsLeft(member)).toBe(false);
  await mark(member, { step: 'MEAL_PLAN', mark: null });
  expect(await hasStepsLeft(member)).toBe(true);
});
