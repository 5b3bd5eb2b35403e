import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { addProfile, ordinaryAnswers } from '../../meal-plans/testing/member.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface ThingsToBuy {
  count: number;
  atHomeCount: number;
}

interface Plan {
  id: string;
  slug: string;
  toBuy: ThingsToBuy;
  firstDay: ThingsToBuy;
  days: {
    index: number;
    meals: {
      recipes: {
        isOnShoppingList: boolean;
        isOnShoppingListAsCooked: boolean;
        leftoverOfDay: number | null;
      }[];
    }[];
  }[];
}

const planFields = `
  id slug toBuy { count atHomeCount } firstDay: toBuy(days: [0]) { count atHomeCount }
  days { index meals { recipes { isOnShoppingList isOnShoppingListAsCooked leftoverOfDay } } }
`;

async function memberWithAnswers(): Promise<TestClient> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { db } = server.services;
  await addProfile({ db, userId: data.me.userId, answers: ordinaryAnswers });
  return client;
}

async function makePlan(client: TestClient): Promise<Plan> {
  const { data } = await client.graphql<{ made: { mealPlan: Plan } }>(
    `mutation ($input: GenerateMealplanInput!) {
      made: generateMealplan(input: $input) { mealPlan { ${planFields} } }
    }`,
    { input: { requestKey: createRandomId() } },
  );
  return data.made.mealPlan;
}

async function shop(args: {
  client: TestClient;
  plan: Plan;
  days: number[] | null;
  withoutMeals?: { day: number; meal: string }[];
}): Promise<ThingsToBuy> {
  const { client, plan, days, withoutMeals = [] } = args;
  const input = { mealPlanId: plan.id, days, withoutMeals, requestKey: createRandomId() };
  const { data } = await client.graphql<{
    added: { list: { count: number; atHome: unknown[] } };
  }>(
    `mutation ($input: AddMealPlanToShoppingListInput!) {
      added: addMealPlanToShoppingList(input: $input) { list { count atHome { key } } }
    }`,
    { input },
  );
  const { count, atHome } = data.added.list;
  return { count, atHomeCount: atHome.length };
}

async function planOf({ client, plan }: { client: TestClient; plan: Plan }): Promise<Plan> {
  const { data } = await client.graphql<{ mealPlan: Plan }>(
    `query ($slug: String!) { mealPlan(slug: $slug) { ${planFields} } }`,
    { slug: plan.slug },
  );
  return data.mealPlan;
}

test('a week says before it is shopped for how many things its list holds', async () => {
  const client = await memberWithAnswers();
  const { data } = await client.graphql<{ week: { toBuy: ThingsToBuy } }>(
    '{ week: mealPlanPreview { toBuy { count atHomeCount } } }',
  );
  const plan = await makePlan(client);
  expect(plan.toBuy.count).toBeGreaterThan(10);
  expect(data.week.toBuy).toEqual(plan.toBuy);
  expect(plan.firstDay.count).toBeLessThan(plan.toBuy.count);
  expect(await shop({ client, plan, days: [0] })).toEqual(plan.firstDay);
  expect(await shop({ client, plan, days: null })).toEqual(plan.toBuy);
});

test('nothing is bought for a meal that is eaten, until nothing else is left', async () => {
  const client = await memberWithAnswers();
  const plan = await makePlan(client);
  const dinner = { day: 0, meal: 'DINNER' };
  const { data } = await client.graphql<{ mealPlan: { toBuy: ThingsToBuy } }>(
    `query ($slug: String!, $withoutMeals: [MealPlanPlaceInput!]) {
      mealPlan(slug: $slug) { toBuy(days: [0], withoutMeals: $withoutMeals) { count atHomeCount } }
    }`,
    { slug: plan.slug, withoutMeals: [dinner] },
  );
  const { toBuy } = data.mealPlan;
  expect(toBuy.count).toBeGreaterThan(0);
  expect(toBuy.count).toBeLessThan(plan.firstDay.count);
  expect(await shop({ client, plan, days: [0], withoutMeals: [dinner] })).toEqual(toBuy);
  const followed = await client.graphql<{ changes: object | null }>(
    `{ changes: shoppingPlanChanges(mealPlanId: "${plan.id}") { items { kind } } }`,
  );
  expect(followed.data.changes).toBeNull();
  const all = ['BREAKFAST', 'LUNCH', 'DINNER'].map((meal) => ({ day: 0, meal }));
  expect(await shop({ client, plan, days: [0], withoutMeals: all })).toEqual(plan.firstDay);
});

test('a dish says whether it is on the list with its plan, and what is left of it as its dinner', async () => {
  const client = await memberWithAnswers();
  const plan = await makePlan(client);
  const dishesOf = ({ days }: Plan) =>
    days.flatMap(({ index, meals }) =>
      meals.flatMap(({ recipes }) =>
        recipes.map(({ leftoverOfDay, ...dish }) => {
          return { ...dish, cookedOn: leftoverOfDay ?? index };
        }),
      ),
    );
  expect(dishesOf(plan).some((dish) => dish.isOnShoppingList)).toBe(false);
  await shop({ client, plan, days: [0, 1] });
  const listed = dishesOf(await planOf({ client, plan }));
  for (const { cookedOn, isOnShoppingList, isOnShoppingListAsCooked } of listed) {
    expect(isOnShoppingList, `day ${cookedOn}`).toBe(cookedOn <= 1);
    expect(isOnShoppingListAsCooked, `day ${cookedOn}`).toBe(cookedOn <= 1);
  }
  // Everybody's dishes of the first day are for more than the list knows, until it follows.
  await change({
    client,
    mutation: 'changeMealPlanServings(input: $input)',
    type: 'ChangeMealPlanServingsInput',
    input: { mealPlanId: plan.id, servings: 4, children: 0, day: 0 },
  });
  const changed = dishesOf(await planOf({ client, plan }));
  const ofDay = (dishes: typeof listed, day: number) =>
    dishes.filter(({ cookedOn }) => cookedOn === day);
  for (const dish of ofDay(changed, 0)) {
    expect(dish).toMatchObject({ isOnShoppingList: true, isOnShoppingListAsCooked: false });
  }
  expect(ofDay(changed, 1)).toEqual(ofDay(listed, 1));
  await change({
    client,
    mutation: 'updateShoppingListFromMealPlan(input: $input)',
    type: 'UpdateShoppingListFromMealPlanInput',
    input: { mealPlanId: plan.id, requestKey: createRandomId() },
  });
  expect(dishesOf(await planOf({ client, plan }))).toEqual(listed);
});

async function change(args: {
  client: TestClient;
  mutation: string;
  type: string;
  input: object;
}): Promise<void> {
  const { client, mutation, type, input } = args;
  const { data, errors } = await client.graphql<{ made: { problems: unknown[] } }>(
    `mutation ($input: ${type}!) { made: ${mutation} { problems { code } } }`,
    { input },
  );
  expect([errors, data.made.problems]).toEqual([[], []]);
}

test('who has no list is told as a kitchen with nothing marked', async () => {
  const client = await signedUp(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { db } = server.services;
  await addProfile({ db, userId: data.me.userId, answers: ordinaryAnswers });
  const { data: free, errors } = await client.graphql<{ week: { toBuy: ThingsToBuy } }>(
    '{ week: mealPlanPreview { toBuy { count atHomeCount } } }',
  );
  expect(errors).toEqual([]);
  expect(free.week.toBuy.count).toBeGreaterThan(10);
});
