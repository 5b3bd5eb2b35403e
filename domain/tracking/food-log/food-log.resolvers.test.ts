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
