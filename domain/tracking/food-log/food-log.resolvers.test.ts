import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { generateMealPlan } from '../../meal-plans/planning/generate-meal-plan.ts';
import { addProfile, ordinaryAnswers } from '../../meal-plans/testing/member.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';
import { foodEntries } from '../tracking.tables.ts';
import { clearDeletedEntries } from './clear-deleted-entries.ts';
import { findLastFoodEntries } from './find-last-food-entries.ts';

const clock = { now: () => new Date('2026-03-10T10:30:00Z') };
const today = '2026-03-10';

/** What Open Food Facts would answer, on this machine. */
const asked: string[] = [];
const products: Record<string, { status: number; body: unknown }> = {
  '4006381333931': {
    status: 200,
    body: {
      product: {
        product_name: 'Dark  chocolate',
        product_name_sv: 'Mörk choklad',
        nutriments: { 'energy-kcal_100g': '600', proteins_100g: 10, carbohydrates_100g: 15 },
      },
    },
  },
  '73513537': { status: 500, body: {} },
  '036000291452': { status: 200, body: 'no object' },
  '10614141000415': { status: 200, body: { product: { nutriments: {} } } },
};
const source: Server = createServer((request, response) => {
  const barcode = /product\/(\d+)\.json/.exec(request.url ?? '')?.[1] ?? '';
  asked.push(request.url ?? '');
  const { status, body } = products[barcode] ?? { status: 404, body: {} };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let server: TestServer;
let withoutSource: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const { port } = source.address() as AddressInfo;
  const environment = { BARCODE_SOURCE_URL: `http://127.0.0.1:${port}/` };
  server = await startTestServer({ clock, environment });
  withoutSource = await startTestServer({ clock });
});
afterAll(async () => {
  await Promise.all([server.close(), withoutSource.close()]);
  source.close();
});

type Problems = { path: string[]; code: string }[];

interface Day {
  entries: {
    id: string;
    slot: string;
    name: string;
    amount: number;
    unit: string;
    figures: Record<string, number | null>;
  }[];
  totals: Record<string, { amount: number; isLowerBound: boolean }>;
  targets: { energyKcal: number } | null;
  planned: { key: string; meal: string; isLogged: boolean; recipes: { id: string }[] }[];
  dayBeforeCount: number;
}

async function dayOf(client: TestClient, day = today): Promise<Day> {
  const { data } = await client.graphql<{ tracking: { foodDay: Day } }>(
    `query ($day: String!) {
      tracking {
        foodDay(day: $day) {
          entries {
            id slot name amount unit
            figures { energyKcal proteinGrams fatGrams netCarbsGrams }
          }
          totals {
            energyKcal { amount isLowerBound }
            netCarbsGrams { amount isLowerBound }
          }
          targets { energyKcal }
          planned { key meal isLogged recipes { id } }
          dayBeforeCount
        }
      }
    }`,
    { day },
  );
  return data.tracking.foodDay;
}

async function send(client: TestClient, field: string, input: object) {
  const type = field.endsWith('Entries')
    ? 'TrackingEntryIdsInput'
    : `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { problems: Problems }>>(
    `mutation ($input: ${type}!) { ${field}(input: $input) { problems { path code } } }`,
    { input },
  );
  return { problems: data?.[field]?.problems ?? [], code: errors[0]?.extensions.code };
}

function place(change: object = {}) {
  return { id: createRandomId(), day: today, slot: 'LUNCH', ...change };
}

function quick(change: object = {}) {
  return place({ name: 'Omelet', energyKcal: 420, proteinGrams: 25, netCarbsGrams: 3, ...change });
}

test('a recipe is logged by servings, with its figures', async () => {
  const member = await premium(server);
  const [recipe] = server.services.content.recipes;
  if (recipe === undefined) throw new Error('no recipe');
  const input = place({ recipeId: recipe.id, servings: 1.5 });
  await send(member, 'logRecipe', input);
  await send(member, 'logRecipe', input);
  const { entries, totals } = await dayOf(member);
  const { energyKcal } = recipe.nutrition.nutrients;
  expect(entries).toMatchObject([{ name: recipe.texts.en.title, amount: 1.5, unit: 'serving' }]);
  expect(totals.energyKcal?.amount).toBeCloseTo((energyKcal ?? 0) * 1.5, 6);
});

test('a food is logged by its own measures', async () => {
  const member = await premium(server);
  const food = server.services.content.foodsById.get('egg');
  const gramsEach = food?.gramsPerMeasure.piece ?? 0;
  expect(gramsEach).toBeGreaterThan(0);
  await send(member, 'logFood', place({ foodId: 'egg', amount: 2, unit: 'piece' }));
  const { entries } = await dayOf(member);
  const kcalPer100g = food?.nutrientsPer100g.energyKcal ?? 0;
  expect(entries[0]?.figures.energyKcal).toBeCloseTo((kcalPer100g * 2 * gramsEach) / 100, 6);
});

test('what a quick entry leaves out makes the sum a lower bound', async () => {
  const member = await premium(server);
  await send(member, 'logQuickEntry', quick());
  await send(member, 'logQuickEntry', quick({ name: 'Tea', energyKcal: 0, netCarbsGrams: null }));
  const { totals } = await dayOf(member);
  expect(totals.energyKcal).toEqual({ amount: 420, isLowerBound: false });
  expect(totals.netCarbsGrams).toEqual({ amount: 3, isLowerBound: true });
});

test.each([
  ['logRecipe', { recipeId: 'no-such', servings: 1 }, 'tracking.recipe-not-found'],
  ['logFood', { foodId: '__proto__', amount: 1, unit: 'g' }, 'tracking.food-not-found'],
  ['logFood', { foodId: 'egg', amount: 1, unit: 'bunch' }, 'tracking.unit-unknown'],
  ['logFood', { foodId: 'egg', amount: -1, unit: 'g' }, 'tracking.amount-out-of-range'],
  ['logFood', { foodId: 'egg', amount: 5001, unit: 'g' }, 'tracking.amount-out-of-range'],
  ['logQuickEntry', { name: ' ', energyKcal: 1 }, 'tracking.name-required'],
  ['logQuickEntry', { name: 'x'.repeat(81), energyKcal: 1 }, 'tracking.name-too-long'],
  ['logQuickEntry', { name: 'Soup' }, 'tracking.energy-required'],
  ['logQuickEntry', { name: 'Soup', energyKcal: -1 }, 'tracking.energy-out-of-range'],
  ['logQuickEntry', { name: 'Soup', energyKcal: 1, fatGrams: -1 }, 'tracking.amount-out-of-range'],
  ['logQuickEntry', { name: 'Soup', energyKcal: 1, day: '2026-03-12' }, 'tracking.day-in-future'],
  ['logQuickEntry', { name: 'Soup', energyKcal: 1, day: 'today' }, 'tracking.day-invalid'],
])('%s with %j is refused: %s', async (field, given, code) => {
  const member = await premium(server);
  const { problems } = await send(member, field, place(given));
  expect(problems).toMatchObject([{ code }]);
  expect((await dayOf(member)).entries).toEqual([]);
});

test('servings of nothing or of a feast are refused', async () => {
  const member = await premium(server);
  const [recipe] = server.services.content.recipes;
  for (const servings of [0, 21]) {
    const { problems } = await send(member, 'logRecipe', place({ recipeId: recipe?.id, servings }));
    expect(problems).toMatchObject([{ code: 'tracking.servings-out-of-range' }]);
  }
});

test('a planned meal is logged with one tap and only once, from two devices too', async () => {
  const member = await premium(server);
  await withPlan(member);
  const { planned, targets } = await dayOf(member);
  const [meal] = planned;
  if (meal === undefined) throw new Error('nothing planned');
  expect(targets?.energyKcal).toBeGreaterThan(1000);
  expect(meal.isLogged).toBe(false);
  const tap = () =>
    send(member, 'logPlannedMeal', { id: createRandomId(), day: today, key: meal.key });
  await Promise.all([tap(), tap()]);
  await tap();
  const after = await dayOf(member);
  expect(after.entries).toHaveLength(meal.recipes.length);
  expect(after.entries[0]?.slot).toBe(meal.meal);
  expect(after.planned[0]?.isLogged).toBe(true);
  await send(member, 'deleteFoodEntries', { ids: after.entries.map(({ id }) => id) });
  expect((await dayOf(member)).planned[0]?.isLogged).toBe(false);
  await tap();
  expect((await dayOf(member)).entries).toHaveLength(meal.recipes.length);
});

test('a meal of somebody else’s plan is none', async () => {
  const [member, stranger] = [await premium(server), await premium(server)];
  await withPlan(member);
  const [meal] = (await dayOf(member)).planned;
  const input = { id: createRandomId(), day: today, key: meal?.key };
  const { problems } = await send(stranger, 'logPlannedMeal', input);
  expect(problems).toMatchObject([{ code: 'tracking.planned-meal-not-found' }]);
});

test('yesterday is copied once per request, and undone', async () => {
  const member = await premium(server);
  await send(member, 'logQuickEntry', quick({ day: '2026-03-09' }));
  await send(member, 'logQuickEntry', quick({ day: '2026-03-09', name: 'Salad' }));
  expect((await dayOf(member)).dayBeforeCount).toBe(2);
  const input = { id: createRandomId(), fromDay: '2026-03-09', day: today };
  await send(member, 'copyFoodDay', input);
  await send(member, 'copyFoodDay', input);
  const { entries } = await dayOf(member);
  expect(entries.map(({ name }) => name).toSorted()).toEqual(['Omelet', 'Salad']);
  await send(member, 'deleteFoodEntries', { ids: entries.map(({ id }) => id) });
  expect((await dayOf(member)).entries).toEqual([]);
  expect((await dayOf(member, '2026-03-09')).entries).toHaveLength(2);
  await send(member, 'restoreFoodEntries', { ids: entries.map(({ id }) => id) });
  expect((await dayOf(member)).entries).toEqual(entries);
});

test('what is eaten is everybody’s own', async () => {
  const [member, stranger] = [await premium(server), await premium(server)];
  const entry = quick();
  await send(member, 'logQuickEntry', entry);
  await send(stranger, 'deleteFoodEntries', { ids: [entry.id] });
  expect((await dayOf(stranger)).entries).toEqual([]);
  expect((await dayOf(member)).entries).toHaveLength(1);
});

test('a barcode is looked up where the operator said, and logged by weight', async () => {
  const member = await premium(server);
  asked.length = 0;
  await send(member, 'logProduct', place({ barcode: '4006381 333931', grams: 50 }));
  expect(asked).toEqual([expect.stringContaining('/api/v2/product/4006381333931.json')]);
  const { entries, totals } = await dayOf(member);
  expect(entries).toMatchObject([{ name: 'Dark chocolate', amount: 50, unit: 'g' }]);
  expect(entries[0]?.figures).toEqual({
    energyKcal: 300,
    proteinGrams: 5,
    fatGrams: null,
    netCarbsGrams: 7.5,
  });
  expect(totals.netCarbsGrams).toEqual({ amount: 7.5, isLowerBound: false });
});

function find(client: TestClient, barcode: string) {
  return client.graphql<{ findProduct: { problems: Problems; product: { name: string } | null } }>(
    `query ($barcode: String!) { findProduct(barcode: $barcode) { problems { path code } product { name } } }`,
    { barcode },
  );
}

test('a product is named in the reader’s language', async () => {
  const member = await premium(server);
  const swede = server.client({ locale: 'sv' });
  for (const [name, value] of member.cookies) swede.cookies.set(name, value);
  const { data } = await find(swede, '4006381333931');
  expect(data.findProduct.product?.name).toBe('Mörk choklad');
});

test.each([
  ['96385074', 'tracking.product-not-found'],
  ['10614141000415', 'tracking.product-not-found'],
  ['73513537', 'tracking.products-unavailable'],
  ['036000291452', 'tracking.products-unavailable'],
  ['12345678', 'tracking.barcode-invalid'],
])('the barcode %s: %s', async (barcode, code) => {
  const { data } = await find(await premium(server), barcode);
  expect(data.findProduct).toMatchObject({
    product: null,
    problems: [{ path: ['barcode'], code }],
  });
});

test('without a source there are no barcodes', async () => {
  const member = await premium(withoutSource);
  const { data } = await find(member, '4006381333931');
  expect(data.findProduct.problems).toMatchObject([{ code: 'tracking.barcodes-off' }]);
  const asking = '{ tracking { hasBarcodes } }';
  const off = await member.graphql<{ tracking: { hasBarcodes: boolean } }>(asking);
  expect(off.data.tracking.hasBarcodes).toBe(false);
  const on = await (await premium(server)).graphql<typeof off.data>(asking);
  expect(on.data.tracking.hasBarcodes).toBe(true);
});

test.each([
  ['logPlannedMeal', { id: createRandomId(), day: today, key: 'a:0:LUNCH' }],
  ['logRecipe', place({ recipeId: 'a', servings: 1 })],
  ['logFood', place({ foodId: 'egg', amount: 1, unit: 'g' })],
  ['logQuickEntry', quick()],
  ['logProduct', place({ barcode: '4006381333931', grams: 10 })],
  ['copyFoodDay', { id: createRandomId(), fromDay: '2026-03-09', day: today }],
  ['deleteFoodEntries', { ids: [createRandomId()] }],
  ['restoreFoodEntries', { ids: [createRandomId()] }],
])('%s is for premium members', async (field, input) => {
  expect((await send(server.client(), field, input)).code).toBe('auth.required');
  expect((await send(await signedUp(server), field, input)).code).toBe('premium.required');
});

test('looking up a barcode is for premium members', async () => {
  expect((await find(server.client(), '4006381333931')).errors[0]?.extensions.code).toBe(
    'auth.required',
  );
});

async function withPlan(client: TestClient): Promise<void> {
  const { db, content, createId } = server.services;
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { userId } = data.me;
  await addProfile({ db, userId, answers: ordinaryAnswers });
  const request = { userId, requestKey: createRandomId() };
  const made = await generateMealPlan({ db, content, clock, createId, ...request });
  if (!made.ok) throw new Error(made.reason.code);
}

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  return data.me.userId;
}

test('an entry reads as it was written, in every field and in the reader’s language', async () => {
  const member = await premium(server);
  const [recipe] = server.services.content.recipes;
  // Written at one moment, they come in the order of their ids.
  const [id, ofFood, ofQuick] = [createRandomId(), createRandomId(), createRandomId()].toSorted();
  await send(member, 'logRecipe', place({ id, slot: 'DINNER', recipeId: recipe?.id, servings: 2 }));
  await send(member, 'logFood', place({ id: ofFood, foodId: 'egg', amount: 100, unit: 'g' }));
  const eggs = quick({ id: ofQuick, slot: 'SNACK', name: '  Two   eggs ' });
  await send(member, 'logQuickEntry', eggs);
  const swede = server.client({ locale: 'sv' });
  for (const [name, value] of member.cookies) swede.cookies.set(name, value);
  const { data } = await swede.graphql<{ tracking: { foodDay: Record<string, unknown> } }>(
    `{ tracking { foodDay(day: "${today}") {
      day dayBeforeCount
      entries {
        id slot source sourceId name amount unit recipe { id }
        figures { energyKcal proteinGrams fatGrams netCarbsGrams isNetCarbsApproximate }
      }
      totals {
        energyKcal { amount isLowerBound } proteinGrams { amount isLowerBound }
        fatGrams { amount isLowerBound } netCarbsGrams { amount isLowerBound }
        isNetCarbsApproximate
      }
      planned { key }
    } } }`,
  );
  const { nutrition } = recipe!;
  const { nutrients } = nutrition;
  const egg = server.services.content.foodsById.get('egg')!;
  const twice = (amount: number | null) => (amount === null ? null : amount * 2);
  const { entries, totals, ...day } = data.tracking.foodDay;
  expect(day).toEqual({ day: today, dayBeforeCount: 0, planned: [] });
  expect(entries).toEqual([
    {
      id,
      slot: 'DINNER',
      source: 'RECIPE',
      sourceId: recipe?.id,
      name: recipe?.texts.sv.title,
      amount: 2,
      unit: 'serving',
      recipe: { id: recipe?.id },
      figures: {
        energyKcal: twice(nutrients.energyKcal),
        proteinGrams: twice(nutrients.proteinGrams),
        fatGrams: twice(nutrients.fatGrams),
        netCarbsGrams: twice(nutrition.netCarbsGrams),
        isNetCarbsApproximate: nutrition.isNetCarbsApproximate,
      },
    },
    expect.objectContaining({
      source: 'FOOD',
      sourceId: 'egg',
      name: egg.names.sv.singular,
      recipe: null,
      amount: 100,
      unit: 'g',
      figures: expect.objectContaining({ proteinGrams: egg.nutrientsPer100g.proteinGrams }),
    }),
    expect.objectContaining({
      slot: 'SNACK',
      source: 'QUICK',
      sourceId: null,
      name: 'Two eggs',
      recipe: null,
      amount: 1,
      unit: 'serving',
      figures: {
        energyKcal: 420,
        proteinGrams: 25,
        fatGrams: null,
        netCarbsGrams: 3,
        isNetCarbsApproximate: false,
      },
    }),
  ]);
  const fat = 2 * (nutrients.fatGrams ?? 0) + (egg.nutrientsPer100g.fatGrams ?? 0);
  expect(totals).toMatchObject({
    fatGrams: { amount: expect.closeTo(fat, 6), isLowerBound: true },
    proteinGrams: { isLowerBound: false },
    isNetCarbsApproximate: expect.any(Boolean),
  });
});

test('what has left the collection keeps the name and the figures it had', async () => {
  const member = await premium(server);
  const userId = await userIdOf(member);
  const figures = { energyKcal: 100, proteinGrams: 1, fatGrams: 2, netCarbsGrams: 3 };
  await server.services.db.insert(foodEntries).values(
    (['RECIPE', 'FOOD'] as const).map((kind) => ({
      userId,
      id: createRandomId(),
      day: today,
      slot: 'LUNCH' as const,
      source: kind,
      sourceId: 'gone',
      plannedMeal: null,
      name: `Old ${kind}`,
      amount: 1,
      unit: 'serving',
      ...figures,
      isNetCarbsApproximate: true,
      addedAt: new Date(),
    })),
  );
  const { data } = await member.graphql<{ tracking: { foodDay: object } }>(
    `{ tracking { foodDay(day: "${today}") {
      entries { name recipe { id } figures { isNetCarbsApproximate } }
      totals { isNetCarbsApproximate } } } }`,
  );
  const { entries } = await dayOf(member);
  expect(entries.map(({ name }) => name).toSorted()).toEqual(['Old FOOD', 'Old RECIPE']);
  expect(data.tracking.foodDay).toMatchObject({
    entries: [{ recipe: null }, { recipe: null }],
    totals: { isNetCarbsApproximate: true },
  });
});

test.each([
  ['logRecipe', { servings: 20 }, true],
  ['logRecipe', { servings: 20.1 }, false],
  ['logRecipe', { servings: -1 }, false],
  ['logFood', { foodId: 'egg', amount: 5000, unit: 'g' }, true],
  ['logFood', { foodId: 'egg', amount: 0, unit: 'g' }, false],
  ['logQuickEntry', { name: 'x'.repeat(80), energyKcal: 0 }, true],
  ['logQuickEntry', { name: 'Feast', energyKcal: 10_000 }, true],
  ['logQuickEntry', { name: 'Feast', energyKcal: 10_001 }, false],
  ['logQuickEntry', { name: 'Oil', energyKcal: 1, fatGrams: 5000 }, true],
  ['logQuickEntry', { name: 'Oil', energyKcal: 1, fatGrams: 5001 }, false],
  ['logQuickEntry', { name: 'Water', energyKcal: 0, proteinGrams: 0, netCarbsGrams: 0 }, true],
  ['logQuickEntry', { name: 'Bread', energyKcal: 1, netCarbsGrams: -0.1 }, false],
  ['logProduct', { barcode: '4006381333931', grams: 5000 }, true],
  ['logProduct', { barcode: '4006381333931', grams: 5001 }, false],
])('%s with %j is taken: %s', async (field, given, isTaken) => {
  const member = await premium(server);
  const recipeId = field === 'logRecipe' && server.services.content.recipes[0]?.id;
  const input = place({ ...(recipeId && { recipeId }), ...given });
  const { problems } = await send(member, field, input);
  expect(problems).toHaveLength(isTaken ? 0 : 1);
  expect((await dayOf(member)).entries).toHaveLength(isTaken ? 1 : 0);
});

test('all that is wrong with a quick entry is said at once, each at its field', async () => {
  const member = await premium(server);
  const wrong = { name: '', energyKcal: -1, proteinGrams: -1, fatGrams: 5001, netCarbsGrams: 1 };
  const { problems } = await send(member, 'logQuickEntry', place(wrong));
  expect(problems.map(({ path, code }) => `${path.join()} ${code}`)).toEqual([
    'name tracking.name-required',
    'energyKcal tracking.energy-out-of-range',
    'proteinGrams tracking.amount-out-of-range',
    'fatGrams tracking.amount-out-of-range',
  ]);
  const grams = place({ barcode: '4006381333931', grams: 0 });
  expect((await send(member, 'logProduct', grams)).problems).toMatchObject([
    { path: ['grams'], code: 'tracking.amount-out-of-range' },
  ]);
});

test('a day has room for two hundred entries', async () => {
  const member = await premium(server);
  const userId = await userIdOf(member);
  await server.services.db.insert(foodEntries).values(
    Array.from({ length: 199 }, () => ({
      userId,
      id: createRandomId(),
      day: today,
      slot: 'SNACK' as const,
      source: 'QUICK' as const,
      name: 'Nut',
      amount: 1,
      unit: 'serving',
      isNetCarbsApproximate: false,
      addedAt: new Date(),
    })),
  );
  const copy = { id: createRandomId(), fromDay: '2026-03-09', day: today };
  await send(member, 'logQuickEntry', quick({ day: '2026-03-09' }));
  await send(member, 'logQuickEntry', quick({ day: '2026-03-09' }));
  expect((await send(member, 'copyFoodDay', copy)).problems).toEqual([
    { path: [], code: 'tracking.day-full' },
  ]);
  expect((await send(member, 'logQuickEntry', quick())).problems).toEqual([]);
  expect((await send(member, 'logQuickEntry', quick())).problems).toMatchObject([
    { code: 'tracking.day-full' },
  ]);
  expect((await dayOf(member)).entries).toHaveLength(200);
});

test('a day is copied from another one that there is', async () => {
  const member = await premium(server);
  for (const fromDay of [today, 'yesterday']) {
    const { problems } = await send(member, 'copyFoodDay', {
      id: createRandomId(),
      fromDay,
      day: today,
    });
    expect(problems).toEqual([{ path: ['fromDay'], code: 'tracking.day-invalid' }]);
  }
  const empty = { id: createRandomId(), fromDay: '2026-03-08', day: today };
  expect((await send(member, 'copyFoodDay', empty)).problems).toEqual([]);
  expect((await dayOf(member)).entries).toEqual([]);
});

test('a change of the food log says what it added and how the day is now', async () => {
  const member = await premium(server);
  const input = quick();
  const { data } = await member.graphql<{ logQuickEntry: object }>(
    `mutation ($input: LogQuickEntryInput!) { logQuickEntry(input: $input) {
      problems { code } addedIds
      tracking { foodDay(day: "${today}") { entries { id } } }
    } }`,
    { input },
  );
  expect(data.logQuickEntry).toEqual({
    problems: [],
    addedIds: [input.id],
    tracking: { foodDay: { entries: [{ id: input.id }] } },
  });
  const refused = await member.graphql<{ logQuickEntry: object }>(
    `mutation ($input: LogQuickEntryInput!) { logQuickEntry(input: $input) {
      problems { code } addedIds } }`,
    { input: quick({ name: '' }) },
  );
  expect(refused.data.logQuickEntry).toEqual({
    problems: [{ code: 'tracking.name-required' }],
    addedIds: [],
  });
});

test('a planned meal says what is in it; eaten, the plan says so and its owner alone', async () => {
  const [member, stranger] = [await premium(server), await premium(server)];
  await withPlan(member);
  const planAndDay = `{
    tracking { foodDay(day: "${today}") { planned {
      key meal isLogged recipes { id } nutrition { energyKcal }
    } entries { slot amount unit plannedOf: sourceId figures { energyKcal } } } }
    currentMealPlan { id eatenMeals { day meal } }
  }`;
  interface Answer {
    tracking: {
      foodDay: {
        planned: {
          key: string;
          meal: string;
          recipes: { id: string }[];
          nutrition: { energyKcal: number };
        }[];
        entries: {
          slot: string;
          amount: number;
          unit: string;
          plannedOf: string;
          figures: { energyKcal: number };
        }[];
      };
    };
    currentMealPlan: { id: string; eatenMeals: object[] };
  }
  const before = (await member.graphql<Answer>(planAndDay)).data;
  const [, dinner] = before.tracking.foodDay.planned;
  expect(before.currentMealPlan.eatenMeals).toEqual([]);
  expect(before.tracking.foodDay.planned.every(({ nutrition }) => nutrition !== null)).toBe(true);
  const input = { id: createRandomId(), day: today, key: dinner?.key };
  await send(member, 'logPlannedMeal', input);
  await send(member, 'logQuickEntry', quick());
  const after = (await member.graphql<Answer>(planAndDay)).data;
  const dayOfPlan = Number(dinner?.key.split(':')[1]);
  expect(after.currentMealPlan.eatenMeals).toEqual([{ day: dayOfPlan, meal: dinner?.meal }]);
  const logged = after.tracking.foodDay.entries.filter(({ plannedOf }) => plannedOf !== null);
  expect(logged.map(({ plannedOf }) => plannedOf).toSorted()).toEqual(
    dinner?.recipes.map(({ id }) => id).toSorted(),
  );
  for (const { slot, amount, unit } of logged) {
    expect([slot, unit]).toEqual([dinner?.meal, 'serving']);
    expect(amount).toBeGreaterThan(0);
  }
  // Of what is cooked, whose amounts are rounded: not of the recipe as it is written.
  const loggedEnergy = logged.reduce((sum, { figures }) => sum + figures.energyKcal, 0);
  expect(loggedEnergy).toBeCloseTo(dinner?.nutrition.energyKcal ?? 0, 3);
  const { data } = await stranger.graphql<{ currentMealPlan: null }>(
    '{ currentMealPlan { eatenMeals { day } } }',
  );
  expect(data.currentMealPlan).toBeNull();
  const [themed] = server.services.themedPlans.plans;
  const open = await member.graphql<{ mealPlan: { eatenMeals: object[] } }>(
    `query ($slug: String!) { mealPlan(slug: $slug) { eatenMeals { day } } }`,
    { slug: themed?.texts.en.slug },
  );
  expect(open.data.mealPlan.eatenMeals).toEqual([]);
});

test('a planned meal of a day that the plan does not have is none', async () => {
  const member = await premium(server);
  await withPlan(member);
  expect((await dayOf(member, '2026-01-01')).planned).toEqual([]);
  const key = (await dayOf(member)).planned[0]?.key;
  const other = { id: createRandomId(), day: '2026-03-09', key };
  expect((await send(member, 'logPlannedMeal', other)).problems).toMatchObject([
    { path: ['key'], code: 'tracking.planned-meal-not-found' },
  ]);
});

test('a product that is found says what is in it', async () => {
  const member = await premium(server);
  const { data } = await member.graphql(
    `{ findProduct(barcode: "4006381333931") { problems { code } product {
      barcode name
      per100g { energyKcal proteinGrams fatGrams netCarbsGrams isNetCarbsApproximate }
    } } }`,
  );
  expect(data).toEqual({
    findProduct: {
      problems: [],
      product: {
        barcode: '4006381333931',
        name: 'Dark chocolate',
        per100g: {
          energyKcal: 600,
          proteinGrams: 10,
          fatGrams: null,
          netCarbsGrams: 15,
          isNetCarbsApproximate: expect.any(Boolean),
        },
      },
    },
  });
});

test('a day of the query that is none is the fault of the client', async () => {
  const member = await premium(server);
  const { errors } = await member.graphql('{ tracking { foodDay(day: "today") { day } } }');
  expect(errors[0]?.extensions.code).toBe('input.invalid');
});

test('the newest of what was eaten since a day is found, and no more than asked for', async () => {
  const member = await premium(server);
  const userId = await userIdOf(member);
  for (const [day, name] of [
    ['2026-03-07', 'Oldest'],
    ['2026-03-09', 'Older'],
    [today, 'Newest'],
  ]) {
    await send(member, 'logQuickEntry', quick({ day, name }));
  }
  const { db } = server.services;
  const last = async (fromDay: string, limit: number) => {
    const found = await findLastFoodEntries({ db, userId, fromDay, limit });
    return found.map(({ name }) => name);
  };
  expect(await last('2026-03-08', 5)).toEqual(['Newest', 'Older']);
  expect(await last('2026-03-01', 2)).toEqual(['Newest', 'Older']);
});

test('what was deleted of the food log is gone for good after a day', async () => {
  const member = await premium(server);
  const entry = quick();
  await send(member, 'logQuickEntry', entry);
  await send(member, 'deleteFoodEntries', { ids: [entry.id] });
  const { db } = server.services;
  const clear = async (time: string) => {
    await clearDeletedEntries({ db, clock: { now: () => new Date(time) } });
    await send(member, 'restoreFoodEntries', { ids: [entry.id] });
    return (await dayOf(member)).entries.length;
  };
  expect(await clear('2026-03-11T10:29:59Z')).toBe(1);
  await send(member, 'deleteFoodEntries', { ids: [entry.id] });
  expect(await clear('2026-03-11T10:30:01Z')).toBe(0);
  expect((await send(member, 'deleteFoodEntries', { ids: [] })).code).toBeUndefined();
});
