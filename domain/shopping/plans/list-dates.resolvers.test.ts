import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { addLocalDays, localMoment } from '../../../lib/local-time.ts';
import { mealPlans } from '../../meal-plans/meal-plans.tables.ts';
import { dinnersOf, memberWithPlan } from '../testing/member-with-plan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Ended {
  from: string;
  to: string;
  additionIds: string[];
}

interface Dates {
  from: string;
  to: string;
  ended: Ended | null;
}

async function datesOf(client: TestClient): Promise<Dates | null> {
  const { data, errors } = await client.graphql<{ state: { dates: Dates | null } | null }>(
    '{ state: shoppingListState { dates { from to ended(timeZone: "Europe/Stockholm") { from to additionIds } } } }',
  );
  expect(errors).toEqual([]);
  return data.state?.dates ?? null;
}

async function beginOn(planId: string, days: number): Promise<string> {
  const beginsOn = addLocalDays(
    localMoment({ now: new Date(), timeZone: 'Europe/Stockholm' }).day,
    days,
  );
  // A plan that is over is followed no more, and its days stay what they were.
  await server.connection.db
    .update(mealPlans)
    .set({ isStarted: false, beginsOn })
    .where(eq(mealPlans.id, planId));
  return beginsOn;
}

/** Puts days of a plan on the list; all of them where none is named. */
async function addDays(args: { client: TestClient; planId: string; days?: number[] }) {
  const { client, planId, days } = args;
  const input = { mealPlanId: planId, requestKey: crypto.randomUUID(), ...(days && { days }) };
  const { errors } = await client.graphql(
    'mutation ($input: AddMealPlanToShoppingListInput!) { addMealPlanToShoppingList(input: $input) { operationId } }',
    { input },
  );
  expect(errors).toEqual([]);
}

test('what is left of days that are over is named, to be cleared for the next week', async () => {
  const { client, planId } = await memberWithPlan(server);
  expect(await datesOf(client)).toBeNull();
  await addDays({ client, planId });
  await beginOn(planId, -1);
  expect(await datesOf(client)).toMatchObject({ ended: null });
  const from = await beginOn(planId, -2);
  const { data } = await client.graphql(
    '{ shoppingListState { dates { plans { mealPlanId beginsOn } } } }',
  );
  expect(data).toEqual({
    shoppingListState: { dates: { plans: [{ mealPlanId: planId, beginsOn: from }] } },
  });
  const ended = await datesOf(client).then((dates) => dates?.ended);
  expect(ended).toMatchObject({ from, to: addLocalDays(from, 1) });
  expect(ended?.additionIds).toHaveLength(2);
  await client.graphql(
    'mutation ($input: RemoveRecipesFromShoppingListInput!) { removeRecipesFromShoppingList(input: $input) { problems { code } } }',
    { input: { ids: ended?.additionIds ?? [] } },
  );
  expect(await datesOf(client)).toBeNull();
});

test('the list says for which days it is, once its plan has dates', async () => {
  const { client, planId } = await memberWithPlan(server);
  await addDays({ client, planId });
  expect(await datesOf(client)).toBeNull();
  const from = await beginOn(planId, 0);
  expect(await datesOf(client)).toMatchObject({ from, to: addLocalDays(from, 1) });
  expect(await datesOf(server.client())).toBeNull();
});

/** Puts the dinner of a day on the list by itself. */
async function addDinner(args: { client: TestClient; planId: string; day: number }): Promise<void> {
  const { client, planId, day } = args;
  const recipe = { recipeId: dinnersOf(server)[day] ?? '', dish: `${planId}.${day}.dinner` };
  const { data } = await client.graphql<{ added: { problems: unknown[] } }>(
    `mutation ($input: AddRecipesToShoppingListInput!) {
      added: addRecipesToShoppingList(input: $input) { problems { code } }
    }`,
    { input: { recipes: [{ id: crypto.randomUUID(), ...recipe }] } },
  );
  expect(data.added.problems).toEqual([]);
}

test('a single dish of a plan is for its day, and is offered to be cleared when that is over', async () => {
  const { client, planId } = await memberWithPlan(server);
  await addDinner({ client, planId, day: 1 });
  expect(await datesOf(client)).toBeNull();
  const today = await beginOn(planId, -1).then((from) => addLocalDays(from, 1));
  expect(await datesOf(client)).toEqual({ from: today, to: today, ended: null });
  const day = await beginOn(planId, -2).then((from) => addLocalDays(from, 1));
  expect(await datesOf(client)).toMatchObject({ ended: { from: day, to: day } });
});

test('a dish beside the days of a plan that were shopped for waits for its own day', async () => {
  const { client, planId } = await memberWithPlan(server);
  await addDays({ client, planId, days: [0] });
  await addDinner({ client, planId, day: 1 });
  const from = await beginOn(planId, -1);
  const to = addLocalDays(from, 1);
  const first = await datesOf(client);
  expect(first).toMatchObject({ from, to, ended: { from, to: from } });
  expect(first?.ended?.additionIds).toHaveLength(1);
  await beginOn(planId, -2);
  expect((await datesOf(client))?.ended?.additionIds).toHaveLength(2);
});

interface SentFact {
  id: string;
  recipe: unknown;
}

/** What a device tells the list. */
const nothing = { at: Date.now(), adds: [], removes: [], undoes: [] };

async function sync(client: TestClient, operation: Record<string, unknown>): Promise<void> {
  const { errors } = await client.graphql(
    'mutation ($input: SyncShoppingListInput!) { syncShoppingList(input: $input) { problems { code } } }',
    { input: { operations: [{ ...nothing, id: crypto.randomUUID(), ...operation }] } },
  );
  expect(errors).toEqual([]);
}

test('what several devices do with single dishes meets: each keeps its day, also after an undo', async () => {
  const { client, planId } = await memberWithPlan(server);
  await addDinner({ client, planId, day: 0 });
  await beginOn(planId, -2);
  const ended = await datesOf(client).then((dates) => dates?.ended);
  const clearing = crypto.randomUUID();
  // One device has cleared the first dish while another has put the second one on the list.
  const { data } = await client.graphql<{ state: { facts: SentFact[] } }>(
    '{ state: shoppingListState { facts { id recipe { recipeId } } } }',
  );
  const removes = data.state.facts.filter(({ recipe }) => recipe !== null).map(({ id }) => id);
  await addDinner({ client, planId, day: 1 });
  await sync(client, { id: clearing, removes });
  const second = await datesOf(client).then((dates) => dates?.ended);
  expect(second?.additionIds).toHaveLength(1);
  expect(second?.additionIds).not.toEqual(ended?.additionIds);
  await sync(client, { undoes: [clearing] });
  const both = await datesOf(client).then((dates) => dates?.ended);
  expect(both?.additionIds.toSorted()).toEqual(
    [...(ended?.additionIds ?? []), ...(second?.additionIds ?? [])].toSorted(),
  );
});

test('a dish of who shops with its owner is for the day it has in their plan', async () => {
  const owner = await memberWithPlan(server);
  const { client, planId } = await memberWithPlan(server);
  await owner.client.graphql('mutation { inviteToShoppingList { problems { code } } }');
  const { data } = await owner.client.graphql<{ invitation: { token: string } }>(
    '{ invitation: shoppingListInvitation { token } }',
  );
  const { errors } = await client.graphql(
    'mutation ($input: JoinShoppingListInput!) { joinShoppingList(input: $input) { problems { code } } }',
    { input: data.invitation },
  );
  expect(errors).toEqual([]);
  await addDinner({ client, planId, day: 1 });
  const day = await beginOn(planId, -2).then((from) => addLocalDays(from, 1));
  expect(await datesOf(owner.client)).toMatchObject({ from: day, to: day, ended: { from: day } });
});
