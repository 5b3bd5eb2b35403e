import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { mealPlanRecipes } from '../../meal-plans/meal-plans.tables.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';
import { dinnersOf, memberWithPlan } from '../testing/member-with-plan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Changes {
  came: { recipe: { id: string }; day: number }[];
  left: { recipe: { id: string }; day: number }[];
  items: { kind: string; item: { key: string } }[];
}

interface Changed {
  problems: { path: string[]; code: string }[];
  operationId: string | null;
  changes: Changes;
  list: { recipes: { recipe: { id: string } }[] };
}

const changesFields = `
  came { recipe { id } day } left { recipe { id } day } items { kind item { key } }
`;
const changeFields = `
  problems { path code } operationId changes { ${changesFields} } list { recipes { recipe { id } } }
`;

async function run(args: {
  client: TestClient;
  mutation: 'addMealPlanToShoppingList' | 'updateShoppingListFromMealPlan';
  mealPlanId: string;
  requestKey?: string;
}): Promise<Changed> {
  const { client, mutation, mealPlanId, requestKey = crypto.randomUUID() } = args;
  const { data, errors } = await client.graphql<{
    change: Changed;
  }>(`mutation { change: ${mutation}(
    input: { mealPlanId: "${mealPlanId}" requestKey: "${requestKey}" }
  ) { ${changeFields} } }`);
  expect(errors).toEqual([]);
  return data.change;
}

const add = (client: TestClient, mealPlanId: string) =>
  run({ client, mutation: 'addMealPlanToShoppingList', mealPlanId });
const update = (client: TestClient, mealPlanId: string, requestKey?: string) =>
  run({
    client,
    mutation: 'updateShoppingListFromMealPlan',
    mealPlanId,
    ...(requestKey && { requestKey }),
  });

async function pending(client: TestClient, mealPlanId: string): Promise<Changes | null> {
  const { data } = await client.graphql<{ changes: Changes | null }>(
    `{ changes: shoppingPlanChanges(mealPlanId: "${mealPlanId}") { ${changesFields} } }`,
  );
  return data.changes;
}

async function swap(args: { planId: string; day: number; recipeId: string }): Promise<void> {
  const { planId, day, recipeId } = args;
  await server.connection.db
    .update(mealPlanRecipes)
    .set({ recipeId })
    .where(and(eq(mealPlanRecipes.mealPlanId, planId), eq(mealPlanRecipes.day, day)));
}

const idsOf = ({ list }: Changed) => list.recipes.map(({ recipe }) => recipe.id).toSorted();

test('a swap is told, and the list follows when it is asked to', async () => {
  const { client, planId } = await memberWithPlan(server);
  const [first = '', second = '', third = ''] = dinnersOf(server);
  const added = await add(client, planId);
  expect(idsOf(added)).toEqual([first, second].toSorted());
  expect(added.changes.items.every(({ kind }) => kind === 'NEW')).toBe(true);
  expect(await pending(client, planId)).toBeNull();
  await swap({ planId, day: 0, recipeId: third });
  const told = await pending(client, planId);
  expect(told).toMatchObject({
    came: [{ recipe: { id: third }, day: 0 }],
    left: [{ recipe: { id: first }, day: 0 }],
  });
  const updated = await update(client, planId);
  expect(updated).toMatchObject({ problems: [], changes: told });
  expect(idsOf(updated)).toEqual([second, third].toSorted());
  expect(await pending(client, planId)).toBeNull();
});

test('what is bought of a dish is told before it is swapped, to who bought it alone', async () => {
  const { client, planId } = await memberWithPlan(server);
  const [first = '', , third = ''] = dinnersOf(server);
  await add(client, planId);
  interface Asked {
    bought: { left: string[]; dishes: { recipeId: string; toBuyCount: number }[] } | null;
  }
  const bought = async (who: TestClient) => {
    const { data } = await who.graphql<Asked>(
      `query ($mealPlanId: ID!, $recipeId: ID!, $instead: [ID!]!) {
        bought: shoppingBoughtForSwap(mealPlanId: $mealPlanId, day: 0, recipeId: $recipeId,
          instead: $instead) { left dishes { recipeId toBuyCount } } }`,
      { mealPlanId: planId, recipeId: first, instead: [third, first] },
    );
    return data.bought;
  };
  const before = await bought(client);
  expect(before?.left).toEqual([]);
  const { data } = await client.graphql<{
    shoppingList: { aisles: { items: { key: string }[] }[] };
  }>('{ shoppingList { aisles { items { key } } } }');
  for (const { key } of data.shoppingList.aisles.flatMap(({ items }) => items)) {
    await client.graphql(
      'mutation ($itemKey: String!) { tickShoppingItem(input: { itemKey: $itemKey }) { problems { code } } }',
      { itemKey: key },
    );
  }
  const after = await bought(client);
  expect(after?.left.length).toBeGreaterThan(0);
  expect(after?.dishes.find(({ recipeId }) => recipeId === first)?.toBuyCount).toBe(0);
  expect(await bought(await premium(server))).toBeNull();
  expect(await bought(server.client())).toBeNull();
});

test('a device is told what a swap would cook, as the list has it once it was made', async () => {
  const { client, planId } = await memberWithPlan(server);
  const [first = '', , third = ''] = dinnersOf(server);
  await add(client, planId);
  interface Asked {
    told: {
      recipes: { recipe: { id: string } }[];
      foods: { id: string }[];
      swaps: { day: number; recipeId: string; cookedInstead: number[] }[];
    } | null;
  }
  const told = async (who: TestClient) => {
    const { data } = await who.graphql<Asked>(
      `query ($mealPlanId: ID!, $instead: [ID!]!) {
        told: shoppingDishesInstead(mealPlanId: $mealPlanId, instead: $instead) {
          recipes { recipe { id } } foods { id } swaps { day recipeId cookedInstead }
        } }`,
      { mealPlanId: planId, instead: [third, 'no-such-dish'] },
    );
    return data.told;
  };
  const before = await told(client);
  expect(before?.recipes).toEqual([{ recipe: { id: third } }]);
  expect(before?.foods.length).toBeGreaterThan(3);
  const swapped = before?.swaps.find(({ day }) => day === 0);
  expect(swapped?.recipeId).toBe(first);
  await swap({ planId, day: 0, recipeId: third });
  const { data } = await client.graphql<{ changes: { came: { servings: number }[] } }>(
    `{ changes: shoppingPlanChanges(mealPlanId: "${planId}") { came { servings } } }`,
  );
  expect(swapped?.cookedInstead).toEqual(data.changes.came.map(({ servings }) => servings));
  expect(await told(await premium(server))).toBeNull();
  expect(await told(server.client())).toBeNull();
});

test('a device is told what a dinner without its lunch would cook, and an empty meal', async () => {
  const { client, planId } = await memberWithPlan(server);
  const [, , third = ''] = dinnersOf(server);
  const { recipesById } = server.services.content;
  const keeping = dinnersOf(server).find(
    (id) => id !== third && recipesById.get(id)?.isGoodAsLeftovers,
  );
  await swap({ planId, day: 0, recipeId: keeping ?? '' });
  const at = `mealPlanId: "${planId}"`;
  const done = await client.graphql<Record<string, { problems: unknown[] }>>(`mutation {
    change: planLeftovers(input: { ${at} day: 0 recipeId: "${keeping}" isWanted: true }) {
      problems { code } } }`);
  expect(done.data['change']?.problems).toEqual([]);
  const { data: told } = await client.graphql<{
    told: {
      swaps: { day: number; meal: string; cookedInstead: number[]; dinnerWithout: number | null }[];
      cookedAlone: number[];
    };
  }>(`{ told: shoppingDishesInstead(${at} instead: ["${third}"]) {
    swaps { day meal cookedInstead dinnerWithout } cookedAlone } }`);
  const lunch = told.told.swaps.find(({ meal }) => meal === 'LUNCH');
  const dinner = told.told.swaps.find(({ day, meal }) => day === 0 && meal === 'DINNER');
  expect([lunch?.day, dinner?.dinnerWithout]).toEqual([1, null]);
  const made = await client.graphql<Record<string, { problems: unknown[] }>>(`mutation {
    swapped: swapMealRecipe(input: { ${at} withRecipeId: "${third}"
      recipe: { day: 1 meal: LUNCH recipeId: "${keeping}" } }) { problems { code } }
    added: addRecipeToMeal(input: { ${at} day: 0 meal: LUNCH recipeId: "${third}" }) {
      problems { code } } }`);
  expect(Object.values(made.data).flatMap(({ problems }) => problems)).toEqual([]);
  const { data } = await client.graphql<{
    mealPlan: { days: { meals: { meal: string; recipes: { cookedServings: number }[] }[] }[] };
  }>(`{ mealPlan(slug: "${planId}") { days { meals { meal recipes { cookedServings } } } } }`);
  const cooked = (day: number, meal: string) =>
    data.mealPlan.days[day]?.meals
      .filter((each) => each.meal === meal)
      .flatMap(({ recipes }) => recipes.map(({ cookedServings }) => cookedServings));
  expect(cooked(0, 'DINNER')).toEqual([lunch?.dinnerWithout]);
  expect(cooked(1, 'LUNCH')).toEqual(lunch?.cookedInstead);
  expect(cooked(0, 'LUNCH')).toEqual(told.told.cookedAlone);
});

test('the same request twice changes the list once, and is undone as one', async () => {
  const { client, planId } = await memberWithPlan(server);
  const [first = '', second = '', third = ''] = dinnersOf(server);
  await add(client, planId);
  await swap({ planId, day: 1, recipeId: third });
  const requestKey = crypto.randomUUID();
  const once = await update(client, planId, requestKey);
  const twice = await update(client, planId, requestKey);
  expect([twice.operationId, idsOf(twice)]).toEqual([once.operationId, idsOf(once)]);
  await client.graphql(`mutation { syncShoppingList(input: { operations: [{
    id: "${crypto.randomUUID()}" at: ${Date.now()} adds: [] removes: [] undoes: ["${once.operationId}"]
  }] }) { refused { operationId } } }`);
  const { data } = await client.graphql<{ shoppingList: Changed['list'] }>(
    '{ shoppingList { recipes { recipe { id } } } }',
  );
  expect(data.shoppingList.recipes.map(({ recipe }) => recipe.id).toSorted()).toEqual(
    [first, second].toSorted(),
  );
});

test('a list that is not for the plan has nothing to follow', async () => {
  const { client, planId } = await memberWithPlan(server);
  expect(await pending(client, planId)).toBeNull();
  expect(await update(client, planId)).toMatchObject({ operationId: null, changes: { items: [] } });
});

test('a plan is followed by its owner alone, and by members', async () => {
  const owner = await memberWithPlan(server);
  const other = await memberWithPlan(server);
  await add(owner.client, owner.planId);
  expect((await update(other.client, owner.planId)).problems).toEqual([
    { path: ['mealPlanId'], code: 'shopping.meal-plan-not-found' },
  ]);
  expect(await pending(other.client, owner.planId)).toBeNull();
  const free = await signedUp(server);
  expect(await pending(free, owner.planId)).toBeNull();
  const refused = await free.graphql(`mutation { updateShoppingListFromMealPlan(
    input: { mealPlanId: "${owner.planId}" requestKey: "${crypto.randomUUID()}" }
  ) { operationId } }`);
  expect(refused.errors[0]?.extensions.code).toBe('premium.required');
});

test('a key that is no UUID is refused as malformed', async () => {
  const { client, planId } = await memberWithPlan(server);
  const { errors } = await client.graphql(`mutation { updateShoppingListFromMealPlan(
    input: { mealPlanId: "${planId}" requestKey: "x" }
  ) { operationId } }`);
  expect(errors[0]?.extensions.code).toBe('input.invalid');
});

test('a device knows the names of dishes that left with a change', async () => {
  const { client, planId } = await memberWithPlan(server);
  const [first = '', , third = ''] = dinnersOf(server);
  await add(client, planId);
  await swap({ planId, day: 0, recipeId: third });
  await update(client, planId);
  const { data } = await client.graphql<{
    state: { recipes: { recipe: { id: string } }[]; facts: { news: { left: unknown } | null }[] };
  }>(`{ state: shoppingListState {
    recipes { recipe { id } } facts { news { left { recipeId } } }
  } }`);
  expect(data.state.facts).toContainEqual({ news: { left: [{ recipeId: first }] } });
  expect(data.state.recipes).toContainEqual({ recipe: { id: first } });
});
