import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { shoppingFacts } from './shopping.tables.ts';
import { addPlan } from './testing/member-with-plan.ts';

interface Item {
  key: string;
  name: string;
  grams: number | null;
  isTicked: boolean;
  buying: { form: string; count: number } | null;
}

interface List {
  count: number;
  aisles: { aisle: string; items: Item[] }[];
  extras: Item[];
  completed: Item[];
  recipes: { recipe: { id: string }; servings: number; additionIds: string[] }[];
}

type Change<Name extends string> = Record<
  Name,
  { problems: { path: string[]; code: string; message: string }[]; list: List }
>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const listFields = `
  count
  aisles { aisle items { ...item } }
  extras { ...item }
  completed { ...item }
  recipes { recipe { id } servings additionIds }
`;
const fragments = `
  fragment item on ShoppingItem {
    key name grams isTicked buying { form count }
  }
`;

async function change<Name extends string>(
  client: TestClient,
  name: Name,
  input: Record<string, unknown> | null,
): Promise<Change<Name>[Name]> {
  const field = input === null ? name : `${name}(input: ${literal(input)})`;
  const query = `mutation { ${field} { problems { path code message } list { ${listFields} } } }`;
  const { data, errors } = await client.graphql<Change<Name>>(query + fragments);
  expect(errors).toEqual([]);
  return data[name];
}

async function listOf(client: TestClient): Promise<List> {
  const query = `{ shoppingList { ${listFields} } }${fragments}`;
  return (await client.graphql<{ shoppingList: List }>(query)).data.shoppingList;
}

/** An input as it is written in GraphQL. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => `${key}: ${literal(each)}`);
  return `{ ${fields.join(' ')} }`;
}

async function signUp(client: TestClient): Promise<string> {
  const email = `${crypto.randomUUID()}@yolk.example`;
  const { data } = await client.graphql<{ signUp: { me: { userId: string } } }>(
    `mutation { signUp(input: {
      firstName: "Maria" lastName: "Klein" email: "${email}"
      password: "a long password nobody has" hasAgreedToTerms: true
    }) { problems { code } me { userId } } }`,
  );
  return data.signUp.me.userId;
}

async function premiumMember(): Promise<{ client: TestClient; userId: string }> {
  const client = server.client();
  const userId = await signUp(client);
  await client.graphql(
    `mutation { startTrial(input: {
      plan: YEARLY paymentToken: "test_card_accepted" requestKey: "${crypto.randomUUID()}"
    }) { problems { code } } }`,
  );
  return { client, userId };
}

function recipeOf(foodId: string) {
  const recipe = server.services.content.recipes.find(
    ({ ingredients, role, meals, servings }) =>
      role === 'main' &&
      servings === 2 &&
      meals.includes('DINNER') &&
      ingredients.some((each) => each.foodId === foodId && each.standing === 'counted'),
  );
  if (recipe === undefined) throw new Error(`No recipe has ${foodId}`);
  return recipe;
}

function addition(parts: { id?: string; servings?: number } = {}) {
  const recipe = recipeOf('egg');
  return { id: crypto.randomUUID(), recipeId: recipe.id, servings: recipe.servings, ...parts };
}

function itemsOf(list: List): Item[] {
  return [...list.aisles.flatMap(({ items }) => items), ...list.extras, ...list.completed];
}

function eggsOf(list: List): Item {
  const eggs = itemsOf(list).find(({ key }) => key === 'food:egg');
  if (eggs === undefined) throw new Error('There are no eggs on the list');
  return eggs;
}

test('visitors and users without membership have no list and cannot change one', async () => {
  const visitor = server.client();
  const user = server.client();
  await signUp(user);
  for (const [client, code] of [
    [visitor, 'auth.required'],
    [user, 'premium.required'],
  ] as const) {
    const answer = await client.graphql('{ shoppingList { count } shoppingListCount }');
    expect(answer.data).toEqual({ shoppingList: null, shoppingListCount: 0 });
    const refused = await client.graphql('mutation { deleteShoppingList { list { count } } }');
    expect(refused.errors[0]?.extensions.code).toBe(code);
  }
});

test('a recipe put on the list twice by the same id is there once', async () => {
  const { client, userId } = await premiumMember();
  const recipes = [addition()];
  const first = await change(client, 'addRecipesToShoppingList', { recipes });
  expect(first.problems).toEqual([]);
  expect(first.list.recipes).toHaveLength(1);
  const second = await change(client, 'addRecipesToShoppingList', { recipes });
  expect(second).toEqual(first);
  const rows = await server.connection.db
    .select()
    .from(shoppingFacts)
    .where(eq(shoppingFacts.userId, userId));
  const { id, recipeId, servings } = recipes[0] ?? addition();
  const body = { kind: 'recipe', additionId: id, recipeId, servings, mealPlanId: null };
  expect(rows).toMatchObject([{ operationId: id, isSo: true, body }]);
});

test('the same recipe added anew doubles what it needs, and removing restores the list', async () => {
  const { client } = await premiumMember();
  const once = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  const more = addition();
  const twice = await change(client, 'addRecipesToShoppingList', { recipes: [more] });
  expect(eggsOf(twice.list).grams).toBe(2 * (eggsOf(once.list).grams ?? 0));
  expect(twice.list.recipes).toMatchObject([{ servings: 2 * recipeOf('egg').servings }]);
  const restored = await change(client, 'removeRecipesFromShoppingList', { ids: [more.id] });
  expect(restored.list).toEqual(once.list);
});

test('adding needs at least one recipe, one that exists, for servings it offers', async () => {
  const { client } = await premiumMember();
  const refusedBy = async (recipes: unknown[]) => {
    const { problems, list } = await change(client, 'addRecipesToShoppingList', { recipes });
    expect(list.count).toBe(0);
    return problems.map(({ code }) => code);
  };
  expect(await refusedBy([])).toEqual(['shopping.recipe-required']);
  expect(await refusedBy([{ ...addition(), recipeId: 'no-such-dish' }])).toEqual([
    'shopping.recipe-not-found',
  ]);
  expect(await refusedBy([addition(), addition({ servings: 77 })])).toEqual([
    'recipe.servings-mismatch',
  ]);
});

test('an id that is no UUID is refused as malformed', async () => {
  const { client } = await premiumMember();
  const recipes = literal([{ ...addition(), id: 'x' }]);
  const { errors } = await client.graphql(
    `mutation { addRecipesToShoppingList(input: { recipes: ${recipes} }) { list { count } } }`,
  );
  expect(errors[0]?.extensions.code).toBe('input.invalid');
});

test('ticking moves an item to the completed ones, however often it is sent', async () => {
  const { client, userId } = await premiumMember();
  const before = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  const input = { itemKey: 'food:egg', grams: eggsOf(before.list).grams };
  const ticked = await change(client, 'tickShoppingItem', input);
  expect(ticked.list.count).toBe(before.list.count - 1);
  expect(ticked.list.completed).toMatchObject([{ key: 'food:egg', isTicked: true }]);
  expect(await change(client, 'tickShoppingItem', input)).toEqual(ticked);
  const rows = await server.connection.db
    .select()
    .from(shoppingFacts)
    .where(and(eq(shoppingFacts.userId, userId), sql`body ->> 'kind' = 'tick'`));
  expect(rows).toMatchObject([{ isSo: true, body: { itemKey: 'food:egg', isCleared: false } }]);
  const unticked = await change(client, 'untickShoppingItem', { itemKey: 'food:egg' });
  expect(unticked.list).toEqual(before.list);
  expect(await change(client, 'untickShoppingItem', { itemKey: 'food:egg' })).toEqual(unticked);
});

test('a ticked food asks only for what a later recipe needs more', async () => {
  const { client } = await premiumMember();
  const first = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  await change(client, 'tickShoppingItem', { itemKey: 'food:egg' });
  const { list } = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  expect(eggsOf(list)).toMatchObject({ isTicked: false, buying: eggsOf(first.list).buying });
});

test('an item the member saw smaller than it is now stays to buy', async () => {
  const { client } = await premiumMember();
  const seen = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  const { list } = await change(client, 'tickShoppingItem', {
    itemKey: 'food:egg',
    grams: eggsOf(seen.list).grams,
  });
  expect(eggsOf(list)).toMatchObject({ isTicked: false, buying: eggsOf(seen.list).buying });
});

test('what is not on the list cannot be ticked', async () => {
  const { client } = await premiumMember();
  for (const itemKey of ['food:egg', 'extra:1', '', "'; drop table users"]) {
    const { problems } = await change(client, 'tickShoppingItem', { itemKey });
    expect(problems).toMatchObject([{ path: ['itemKey'], code: 'shopping.item-not-found' }]);
  }
});

test('a tick is forgotten with the last recipe that needs the food', async () => {
  const { client } = await premiumMember();
  const recipes = [addition()];
  await change(client, 'addRecipesToShoppingList', { recipes });
  await change(client, 'tickShoppingItem', { itemKey: 'food:egg' });
  await change(client, 'removeRecipesFromShoppingList', { ids: [recipes[0]?.id] });
  const { list } = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  expect(eggsOf(list).isTicked).toBe(false);
});

test('extras are cleaned, kept once, ticked and removed', async () => {
  const { client } = await premiumMember();
  const extra = { id: crypto.randomUUID(), text: '  Coffee   beans ' };
  const added = await change(client, 'addShoppingExtra', extra);
  expect(added.list.extras).toMatchObject([{ key: `extra:${extra.id}`, name: 'Coffee beans' }]);
  expect(await change(client, 'addShoppingExtra', extra)).toEqual(added);
  const ticked = await change(client, 'tickShoppingItem', { itemKey: `extra:${extra.id}` });
  expect([ticked.list.count, ticked.list.completed]).toMatchObject([0, [{ isTicked: true }]]);
  const removed = await change(client, 'removeShoppingExtra', { id: extra.id });
  expect(removed.list).toMatchObject({ extras: [], completed: [] });
});

test.each([
  ['   ', 'shopping.text-required'],
  ['x'.repeat(121), 'shopping.text-too-long'],
])('an extra of %j is refused', async (text, code) => {
  const { client } = await premiumMember();
  const { problems } = await change(client, 'addShoppingExtra', { id: crypto.randomUUID(), text });
  expect(problems).toMatchObject([{ path: ['text'], code }]);
});

test('clearing takes completed items away, and a recipe with nothing left to buy', async () => {
  const { client } = await premiumMember();
  const { list } = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  await change(client, 'tickShoppingItem', { itemKey: 'food:egg' });
  const cleared = await change(client, 'clearCompletedShoppingItems', null);
  expect(cleared.list).toMatchObject({ completed: [], count: list.count - 1 });
  expect(cleared.list.recipes).toHaveLength(1);
  for (const { key } of itemsOf(cleared.list)) {
    await change(client, 'tickShoppingItem', { itemKey: key });
  }
  const done = await change(client, 'clearCompletedShoppingItems', null);
  expect(done.list).toEqual({ count: 0, aisles: [], extras: [], completed: [], recipes: [] });
  const again = await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  expect(again.list.count).toBe(list.count);
});

test('deleting the list leaves nothing of it', async () => {
  const { client } = await premiumMember();
  await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  await change(client, 'addShoppingExtra', { id: crypto.randomUUID(), text: 'Soap' });
  const { list } = await change(client, 'deleteShoppingList', null);
  expect(list).toEqual({ count: 0, aisles: [], extras: [], completed: [], recipes: [] });
});

test('nobody sees or changes the list of somebody else', async () => {
  const owner = await premiumMember();
  const other = await premiumMember();
  const recipes = [addition()];
  const { list } = await change(owner.client, 'addRecipesToShoppingList', { recipes });
  await change(other.client, 'removeRecipesFromShoppingList', { ids: [recipes[0]?.id] });
  await change(other.client, 'deleteShoppingList', null);
  expect((await listOf(other.client)).count).toBe(0);
  expect(await listOf(owner.client)).toEqual(list);
});

test('names are of the language of the endpoint', async () => {
  const { client } = await premiumMember();
  await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  const swede = server.client({ locale: 'sv' });
  for (const [name, value] of client.cookies) swede.cookies.set(name, value);
  expect(eggsOf(await listOf(swede)).name).toBe('Ägg');
});

test('foods of a list are named in every language, or in that of the endpoint alone', async () => {
  const { client } = await premiumMember();
  await change(client, 'addRecipesToShoppingList', { recipes: [addition()] });
  const swede = server.client({ locale: 'sv' });
  for (const [name, value] of client.cookies) swede.cookies.set(name, value);
  const { data } = await swede.graphql<{
    shoppingListState: { foods: { id: string; all: object[]; own: object[] }[] };
  }>(`{ shoppingListState { foods {
    id all: names { language } own: names(ofReader: true) { language singular }
  } } }`);
  const egg = data.shoppingListState.foods.find(({ id }) => id === 'egg');
  expect(egg?.all).toEqual([{ language: 'en' }, { language: 'es' }, { language: 'sv' }]);
  expect(egg?.own).toEqual([{ language: 'sv', singular: 'Ägg' }]);
});

/** Two dinners of one dish, and what is left of the first as lunch. */
function addBeefPlan(userId: string): Promise<string> {
  const recipeId = 'beef-and-broccoli-stir-fry';
  return addPlan({
    server,
    userId,
    lines: [
      { day: 0, meal: 'DINNER', recipeId },
      { day: 1, meal: 'LUNCH', recipeId, leftoverOfDay: 0 },
      { day: 1, meal: 'DINNER', recipeId },
    ],
  });
}

test('a meal plan is put on the list once, its leftovers with the dinner they are from', async () => {
  const { client, userId } = await premiumMember();
  const input = { mealPlanId: await addBeefPlan(userId), requestKey: crypto.randomUUID() };
  const added = await change(client, 'addMealPlanToShoppingList', input);
  expect(added.problems).toEqual([]);
  expect(added.list.recipes).toMatchObject([{ servings: 6 }]);
  expect(added.list.recipes[0]?.additionIds).toHaveLength(2);
  expect(await change(client, 'addMealPlanToShoppingList', input)).toEqual(added);
});

test('a day of a meal plan can be put on the list alone', async () => {
  const { client, userId } = await premiumMember();
  const mealPlanId = await addBeefPlan(userId);
  const requestKey = crypto.randomUUID();
  const codesOf = async (days: number[]) => {
    const input = { mealPlanId, requestKey, days };
    const { problems } = await change(client, 'addMealPlanToShoppingList', input);
    return problems.map(({ code }) => code);
  };
  expect(await codesOf([2])).toEqual(['shopping.day-not-found']);
  expect(await codesOf([])).toEqual(['shopping.recipe-required']);
  expect(await codesOf([1])).toEqual([]);
  expect((await listOf(client)).recipes).toMatchObject([{ servings: 2 }]);
});

test("somebody else's meal plan looks like none at all", async () => {
  const owner = await premiumMember();
  const { client } = await premiumMember();
  for (const mealPlanId of [await addBeefPlan(owner.userId), 'nonsense']) {
    const input = { mealPlanId, requestKey: crypto.randomUUID() };
    const { problems } = await change(client, 'addMealPlanToShoppingList', input);
    expect(problems).toMatchObject([{ code: 'shopping.meal-plan-not-found' }]);
  }
});

test('additions at the same moment are all kept', async () => {
  const { client } = await premiumMember();
  const additions = Array.from({ length: 5 }, () => addition());
  await Promise.all(
    additions.map((each) => change(client, 'addRecipesToShoppingList', { recipes: [each] })),
  );
  expect((await listOf(client)).recipes[0]?.additionIds).toHaveLength(5);
});

test('a long list takes as many queries as a short one', async () => {
  const { client } = await premiumMember();
  const select = vi.spyOn(server.connection.db, 'select');
  const queriesForList = async () => {
    select.mockClear();
    await listOf(client);
    return select.mock.calls.length;
  };
  const ofEmpty = await queriesForList();
  const recipes = Array.from({ length: 20 }, () => addition());
  await change(client, 'addRecipesToShoppingList', { recipes });
  expect(await queriesForList()).toBe(ofEmpty);
  select.mockRestore();
});

test('a device reads all that it needs to add a list up by itself', async () => {
  const { client, userId } = await premiumMember();
  const recipes = [addition()];
  const extra = { id: crypto.randomUUID(), text: 'Soap 2 cans' };
  await change(client, 'addRecipesToShoppingList', { recipes });
  await change(client, 'addShoppingExtra', extra);
  const { data, errors } = await client.graphql<{ shoppingListState: Record<string, never[]> }>(
    `{ shoppingListState {
      listId revision people { id }
      facts { id operationId recipe { additionId recipeId servings } extra { text amount addedAt } }
      recipes { recipe { id } servings ingredients { foodId amount unit grams label standing } }
      foods { id group aisle hasPicture densityGramsPerMl measures { unit grams }
        purchase { wholeId part gramsPerGram isStaple aisle packs { form grams count size sizeUnit } }
        names(ofReader: true) { language singular plural } }
    } }`,
  );
  expect(errors).toEqual([]);
  const state = data.shoppingListState;
  const { content } = server.services;
  const recipe = recipeOf('egg');
  const { id: additionId, servings } = recipes[0]!;
  expect(state).toMatchObject({ listId: userId, people: [] });
  expect(state['revision']).toBeGreaterThan(0);
  const said = state['facts'] as unknown as { recipe: object | null; extra: object | null }[];
  expect(said.map((fact) => fact.recipe ?? fact.extra)).toMatchObject([
    { additionId, recipeId: recipe.id, servings },
    { text: 'Soap', amount: '2 cans' },
  ]);
  expect(state['recipes']).toEqual([
    {
      recipe: { id: recipe.id },
      servings: recipe.servings,
      ingredients: recipe.ingredients.map(({ foodId, amount, unit, grams, label, standing }) => {
        return { foodId, amount, unit, grams, label: label ?? null, standing };
      }),
    },
  ]);
  const foods = state['foods'] as unknown as { id: string; purchase: { wholeId: string | null } }[];
  for (const { id, ...told } of foods) {
    const food = content.foodsById.get(id)!;
    const { purchase } = food;
    expect(told).toMatchObject({
      group: food.group,
      densityGramsPerMl: food.densityGramsPerMl,
      measures: Object.entries(food.gramsPerMeasure).map(([unit, grams]) => ({ unit, grams })),
      names: [{ language: 'en', ...food.names.en }],
      purchase: purchase && {
        wholeId: purchase.whole?.foodId ?? null,
        gramsPerGram: purchase.whole?.gramsPerGram ?? null,
        isStaple: purchase.isStaple,
        packs: purchase.packs.us.map(({ grams, count, size }) => {
          return { grams, count, size: size?.amount ?? null, sizeUnit: size?.unit ?? null };
        }),
      },
    });
  }
  const named = recipe.ingredients.map(({ foodId }) => foodId);
  expect(foods.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});

test('a list tells of each item and recipe all that its page shows', async () => {
  const { client } = await premiumMember();
  const recipes = [addition()];
  await change(client, 'addRecipesToShoppingList', { recipes });
  const extra = { id: crypto.randomUUID(), text: 'Candles', amount: '3' };
  await change(client, 'addShoppingExtra', extra);
  const { data, errors } = await client.graphql<{
    shoppingList: {
      aisles: { aisle: string; items: { key: string; sources: { recipeId: string }[] }[] }[];
      atHome: { key: string; standing: string }[];
      extras: { key: string }[];
      recipes: { foods: { key: string; name: string }[]; servings: number }[];
    };
  }>(
    `{ shoppingList { count
      aisles { aisle items { key foodId foodGroup hasPicture aisle name hasPlural grams standing
        buying { form count isLarge grams size { metric { unit } } }
        needed { part pieces amount { metric { unit } } } amountText isAdjusted isToTaste
        haveAmount { metric { unit } } isOptional optionalAmount { metric { unit } } isTicked tickedById
        alternatives { foods { name } } sources { recipeId part recipe { id } } } }
      extras { key foodId foodGroup aisle name amountText grams buying { form } needed { part }
        sources { recipeId } }
      completed { key } atHome { key standing }
      recipes { recipe { id } servings additionIds foods { key name hasPlural isTicked } } } }`,
  );
  expect(errors).toEqual([]);
  const { shoppingList } = data;
  const items = shoppingList.aisles.flatMap(({ aisle, items: of }) =>
    of.map((item) => ({ ...item, inAisle: aisle })),
  );
  const recipe = recipeOf('egg');
  expect(items.find(({ key }) => key === 'food:egg')).toMatchObject({
    foodId: 'egg',
    foodGroup: 'eggs',
    hasPicture: true,
    aisle: 'DAIRY',
    inAisle: 'DAIRY',
    hasPlural: true,
    standing: 'TO_BUY',
    buying: { form: 'PIECE', isLarge: false },
    amountText: null,
    isAdjusted: false,
    isToTaste: false,
    isOptional: false,
    isTicked: false,
    tickedById: null,
    sources: [{ recipeId: recipe.id, part: null, recipe: { id: recipe.id } }],
  });
  expect(shoppingList.extras).toEqual([
    {
      key: `extra:${extra.id}`,
      foodId: null,
      foodGroup: null,
      aisle: null,
      name: 'Candles',
      amountText: '3',
      grams: null,
      buying: null,
      needed: [],
      sources: [],
    },
  ]);
  const [onList] = shoppingList.recipes;
  expect(onList?.servings).toBe(recipe.servings);
  const keys = new Set([...items, ...shoppingList.atHome].map(({ key }) => key));
  expect(onList?.foods.filter(({ key }) => !keys.has(key))).toEqual([]);
  expect(onList?.foods.some(({ name }) => name.startsWith('Egg'))).toBe(true);
  expect(shoppingList.atHome.every(({ standing }) => standing === 'PROBABLY_AT_HOME')).toBe(true);
});

test('the download holds the list, what was on it, and nothing of who owns it', async () => {
  const { client, userId } = await premiumMember();
  const extra = { id: crypto.randomUUID(), text: 'Soap' };
  await change(client, 'addShoppingExtra', extra);
  await change(client, 'removeShoppingExtra', { id: extra.id });
  await change(client, 'addShoppingExtra', { id: crypto.randomUUID(), text: 'Candles' });
  const { data } = await client.graphql<{ myData: string }>('{ myData }');
  const { shoppingList } = JSON.parse(data.myData) as { shoppingList: Record<string, unknown[]> };
  expect(shoppingList).toMatchObject({
    sharedSince: null,
    invitations: [],
    isOnListOfAnother: false,
  });
  const entries = shoppingList['entries'] as { text: string; isOnList: boolean; at: string }[];
  const told = entries.map(({ text, isOnList }) => [text, isOnList]);
  expect(told.toSorted()).toEqual([
    ['Candles', true],
    ['Soap', false],
  ]);
  expect(entries.every(({ at }) => at.length > 0)).toBe(true);
  expect(JSON.stringify(shoppingList)).not.toContain(userId);
});
