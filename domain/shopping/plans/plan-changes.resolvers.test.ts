import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { mealPlanRecipes, mealPlans } from '../../meal-plans/meal-plans.tables.ts';
import { addLocalDays, localMoment } from '../../../lib/local-time.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';

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

/** Dinners for two, of which no two need the same. */
function dinners(): string[] {
  return server.services.content.recipes
    .filter(
      ({ role, meals, servings }) => role === 'main' && meals.includes('DINNER') && servings === 2,
    )
    .map(({ id }) => id);
}

async function memberWithPlan(): Promise<{ client: TestClient; userId: string; planId: string }> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { userId } = data.me;
  const id = crypto.randomUUID();
  const at = new Date();
  const { db } = server.connection;
  await db.insert(mealPlans).values({
    userId,
    id,
    slug: id,
    title: 'Week',
    description: '',
    requestKey: id,
    version: 1,
    kind: 'PERSONALIZED',
    origin: 'GENERATED',
    isStarted: false,
    isShared: false,
    adults: 2,
    children: 0,
    dayCount: 2,
    createdAt: at,
    updatedAt: at,
  });
  const [first = '', second = ''] = dinners();
  const line = {
    userId,
    mealPlanId: id,
    position: 0,
    role: 'main' as const,
    meal: 'DINNER' as const,
  };
  const rest = { portions: [1, 1], reasons: [] };
  await db.insert(mealPlanRecipes).values([
    { ...line, ...rest, day: 0, recipeId: first },
    { ...line, ...rest, day: 1, recipeId: second },
  ]);
  return { client, userId, planId: id };
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
  const { client, planId } = await memberWithPlan();
  const [first = '', second = '', third = ''] = dinners();
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
  const { client, planId } = await memberWithPlan();
  const [first = '', , third = ''] = dinners();
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
  const { client, planId } = await memberWithPlan();
  const [first = '', , third = ''] = dinners();
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
  const { client, planId } = await memberWithPlan();
  const [, , third = ''] = dinners();
  const { recipesById } = server.services.content;
  const keeping = dinners().find((id) => id !== third && recipesById.get(id)?.isGoodAsLeftovers);
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
  const { client, planId } = await memberWithPlan();
  const [first = '', second = '', third = ''] = dinners();
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
  const { client, planId } = await memberWithPlan();
  expect(await pending(client, planId)).toBeNull();
  expect(await update(client, planId)).toMatchObject({ operationId: null, changes: { items: [] } });
});

test('a plan is followed by its owner alone, and by members', async () => {
  const owner = await memberWithPlan();
  const other = await memberWithPlan();
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
  const { client, planId } = await memberWithPlan();
  const { errors } = await client.graphql(`mutation { updateShoppingListFromMealPlan(
    input: { mealPlanId: "${planId}" requestKey: "x" }
  ) { operationId } }`);
  expect(errors[0]?.extensions.code).toBe('input.invalid');
});

test('a device knows the names of dishes that left with a change', async () => {
  const { client, planId } = await memberWithPlan();
  const [first = '', , third = ''] = dinners();
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

interface Ended {
  from: string;
  to: string;
  additionIds: string[];
}

async function endedOf(client: TestClient): Promise<Ended | null> {
  const { data, errors } = await client.graphql<{
    state: { dates: { ended: Ended | null } | null } | null;
  }>(
    '{ state: shoppingListState { dates { ended(timeZone: "Europe/Stockholm") { from to additionIds } } } }',
  );
  expect(errors).toEqual([]);
  return data.state?.dates?.ended ?? null;
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

test('what is left of days that are over is named, to be cleared for the next week', async () => {
  const { client, planId } = await memberWithPlan();
  expect(await endedOf(client)).toBeNull();
  await add(client, planId);
  expect(await endedOf(client)).toBeNull();
  await beginOn(planId, -1);
  expect(await endedOf(client)).toBeNull();
  const from = await beginOn(planId, -2);
  const ended = await endedOf(client);
  expect(ended).toMatchObject({ from, to: addLocalDays(from, 1) });
  expect(ended?.additionIds).toHaveLength(2);
  await client.graphql(
    'mutation ($input: RemoveRecipesFromShoppingListInput!) { removeRecipesFromShoppingList(input: $input) { problems { code } } }',
    { input: { ids: ended?.additionIds ?? [] } },
  );
  expect(await endedOf(client)).toBeNull();
});

test('the list says for which days it is, once its plan has dates', async () => {
  const { client, planId } = await memberWithPlan();
  const datesOf = async (reader: TestClient) => {
    const { data, errors } = await reader.graphql<{
      state: { dates: { from: string; to: string } | null } | null;
    }>('{ state: shoppingListState { dates { from to } } }');
    expect(errors).toEqual([]);
    return data.state?.dates ?? null;
  };
  await add(client, planId);
  expect(await datesOf(client)).toBeNull();
  await server.connection.db
    .update(mealPlans)
    .set({ isStarted: true, beginsOn: '2026-03-31' })
    .where(eq(mealPlans.id, planId));
  expect(await datesOf(client)).toEqual({ from: '2026-03-31', to: '2026-04-01' });
  expect(await datesOf(server.client())).toBeNull();
});

test('a list that one dish of a plan was put on is for no days of it, and is shown', async () => {
  const { client, planId } = await memberWithPlan();
  const [recipeId = ''] = dinners();
  const dish = { id: crypto.randomUUID(), recipeId, dish: `${planId}.0.dinner` };
  const { data } = await client.graphql<{ added: { problems: unknown[] } }>(
    `mutation ($input: AddRecipesToShoppingListInput!) {
      added: addRecipesToShoppingList(input: $input) { problems { code } }
    }`,
    { input: { recipes: [dish] } },
  );
  expect(data.added.problems).toEqual([]);
  for (const days of [0, -7]) {
    await beginOn(planId, days);
    const { data: shown, errors } = await client.graphql<{ state: { dates: unknown } }>(
      '{ state: shoppingListState { dates { from to ended { additionIds } } } }',
    );
    expect(errors).toEqual([]);
    expect(shown.state.dates).toBeNull();
  }
});
