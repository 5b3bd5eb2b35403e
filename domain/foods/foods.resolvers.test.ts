import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { testTokens } from '../membership/orders/test-cards.rules.ts';
import { nutrientNames } from '../../lib/nutrients.ts';
import { foodFigures } from './figures/food-figures.rules.ts';
import { gramsPerMilliliter } from './figures/weigh.rules.ts';
import type { Food } from './food.ts';
import { familiarFoods, isFamiliar, surprises } from './navigator/familiar-foods.rules.ts';
import { searchTextOf } from './navigator/food-search.rules.ts';
import { hasTag, navigatorTags, tagOf } from './navigator/navigator.rules.ts';

let server: TestServer;
const clients: Partial<Record<Reader, TestClient>> = {};
type Reader = 'visitor' | 'free user' | 'premium member';

beforeAll(async () => {
  server = await startTestServer();
  clients.visitor = server.client();
  clients['free user'] = await signedUp('free@example.com');
  clients['premium member'] = await signedUp('premium@example.com');
  await clients['premium member'].graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    {
      input: {
        plan: 'YEARLY',
        paymentToken: testTokens.cardAccepted,
        requestKey: createRandomId(),
      },
    },
  );
});
afterAll(() => server.close());

async function signedUp(email: string): Promise<TestClient> {
  const client = server.client();
  const person = { firstName: 'Maja', lastName: 'Lind', email, password: 'plum-tree-7' };
  await client.graphql(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`,
    { input: { ...person, hasAgreedToTerms: true } },
  );
  return client;
}

function clientOf(reader: Reader): TestClient {
  const client = clients[reader];
  if (client === undefined) throw new Error(reader);
  return client;
}

const ofItsRow = `
  id slug name searchText group tag isFamiliar netCarbsGrams isNetCarbsApproximate isPremium isLocked
  slugs { language slug }
  figures {
    source proteinEnergyPercent servingGrams servingUnit gramsPerMilliliter
    measures { unit grams } energyShares { netCarbs protein fat fiber alcohol }
    nutrients { name amount isIncomplete }
    satiety { version score band parts { protein density fiber palatability } }
  }`;
/** Everything there is to ask of a food. */
const everything = `${ofItsRow} hasPicture recipeCount recipes(first: 2) { id }`;

interface FoodData {
  id: string;
  slug: string;
  name: string;
  isLocked: boolean;
  netCarbsGrams: number | null;
  figures: { proteinEnergyPercent: number | null } | null;
  alternatives?: { id: string }[];
}

function ask<Data>(reader: Reader, query: string, variables: Record<string, unknown> = {}) {
  return clientOf(reader).graphql<Data>(query, variables);
}

/** With figures that nothing else in an answer could hold. */
const premiumFood = () => findFood((food) => food.isPremium && hasTellingFigures(food));
const freeFood = () => findFood((food) => !food.isPremium && hasTellingFigures(food));

function findFood(fits: (food: Food) => boolean): Food {
  const food = server.services.content.foods.find(fits);
  if (food === undefined) throw new Error('no such food');
  return food;
}

function hasTellingFigures({ nutrientsPer100g }: Food): boolean {
  return secretsOf(nutrientsPer100g).length >= 3;
}

function secretsOf(nutrients: Food['nutrientsPer100g']): string[] {
  const { proteinGrams, fatGrams, sodiumMg, potassiumMg, waterGrams } = nutrients;
  const figures = [proteinGrams, fatGrams, sodiumMg, potassiumMg, waterGrams];
  return figures.filter((figure) => figure !== null && !Number.isInteger(figure)).map(String);
}

test.each([
  ['visitor', 'free', true],
  ['free user', 'free', true],
  ['premium member', 'free', true],
  ['visitor', 'premium', false],
  ['free user', 'premium', false],
  ['premium member', 'premium', true],
] as const)('a %s and a %s food: its figures are open is %s', async (reader, kind, isOpen) => {
  const food = kind === 'free' ? freeFood() : premiumFood();
  const { data } = await ask<{ food: FoodData }>(
    reader,
    `query ($slug: String!) { food(slug: $slug) {${everything}} }`,
    { slug: food.slugs.en },
  );
  expect(data.food).toMatchObject({ id: food.id, isLocked: !isOpen });
  expect(data.food.netCarbsGrams).toBe(foodFigures({ food }).netCarbsPer100g.grams);
  expect(data.food.figures !== null).toBe(isOpen);
  const answer = JSON.stringify(data);
  const secrets = secretsOf(food.nutrientsPer100g);
  expect(secrets.map((secret) => answer.includes(secret))).toEqual(secrets.map(() => isOpen));
});

test.each([
  ['visitor', 0],
  ['free user', 0],
  ['premium member', 4],
] as const)(
  'a %s learns of %i foods with more protein than a locked one',
  async (reader, count) => {
    const locked = findFood((food) => food.isPremium && food.group === 'dairy');
    const query = `query ($slug: String!) { food(slug: $slug) { alternatives(mode: PROTEIN) { id } } }`;
    const { data } = await ask<{ food: FoodData }>(reader, query, { slug: locked.slugs.en });
    expect(data.food.alternatives).toHaveLength(count);
  },
);

test.each(['PROTEIN', 'SATIETY'])(
  'in mode %s a visitor finds locked foods last, a member among the others',
  async (mode) => {
    const query = `query ($mode: FoodNavigatorMode!) {
      foodIndex(mode: $mode) { id name isLocked figures { source } }
    }`;
    type Index = { foodIndex: FoodData[] };
    const visitor = (await ask<Index>('visitor', query, { mode })).data.foodIndex;
    const member = (await ask<Index>('premium member', query, { mode })).data.foodIndex;
    const locked = visitor.filter(({ isLocked }) => isLocked);
    expect(locked.length).toBeGreaterThan(50);
    expect(visitor.slice(-locked.length)).toEqual(locked);
    expect(locked.every(({ figures }) => figures === null)).toBe(true);
    const { compare } = new Intl.Collator('en');
    expect(locked.map(({ name }) => name)).toEqual(
      locked.map(({ name }) => name).toSorted(compare),
    );
    expect(member.some(({ isLocked }) => isLocked)).toBe(false);
    expect(member.map(({ id }) => id).toSorted()).toEqual(visitor.map(({ id }) => id).toSorted());
  },
);

test('the navigator answers by shelf, search and page', async () => {
  const query = `query ($search: String, $page: Int) {
    foodNavigator(mode: CARBS, tag: VEGETABLES, search: $search, page: $page) {
      totalCount page pageCount foods { slug tag isFamiliar netCarbsGrams }
    } }`;
  type Page = {
    foodNavigator: {
      totalCount: number;
      page: number;
      pageCount: number;
      foods: { slug: string; tag: string; isFamiliar: boolean; netCarbsGrams: number }[];
    };
  };
  const all = (await ask<Page>('visitor', query)).data.foodNavigator;
  expect(new Set(all.foods.map(({ tag }) => tag))).toEqual(new Set(['VEGETABLES']));
  for (const isCommon of [true, false]) {
    const group = all.foods.filter((food) => food.isFamiliar === isCommon);
    const figures = group.map(({ netCarbsGrams }) => netCarbsGrams);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
  }
  const last = (await ask<Page>('visitor', query, { page: 999 })).data.foodNavigator;
  expect(last.page).toBe(all.pageCount);
  const found = (await ask<Page>('visitor', query, { search: 'BRÓCCOLI' })).data.foodNavigator;
  expect(found.totalCount).toBeGreaterThan(1);
  expect(found.foods.every(({ slug }) => slug.includes('broccoli'))).toBe(true);
});

test('a food is found by the slug of any language and by its id, and says its own slug', async () => {
  const swede = server.client({ locale: 'sv' });
  for (const slug of [
    'boiled-potato',
    'potato-boiled',
    'papa-cocida',
    'patata-cocida',
    'kokt-potatis',
  ]) {
    const { data } = await swede.graphql<{ food: FoodData }>(
      `query ($slug: String!) { food(slug: $slug) { id slug } }`,
      { slug },
    );
    expect(data.food, slug).toEqual({ id: 'potato-boiled', slug: 'kokt-potatis' });
  }
});

test('an unknown food is refused in words', async () => {
  const { data, errors } = await ask('visitor', `{ food(slug: "unobtainium") { id } }`);
  expect(data).toBeNull();
  expect(errors[0]).toMatchObject({
    message: 'We know no food of that name.',
    extensions: { code: 'food.not-found' },
  });
});

test('four foods stand side by side, each once and unknown ones left out', async () => {
  const slugs = ['broccoli', 'nothing', 'broccoli', 'egg', 'butter', 'cheddar'];
  const { data } = await ask<{ foods: { slug: string }[] }>(
    'visitor',
    `query ($slugs: [String!]!) { foods(slugs: $slugs) { slug } }`,
    { slugs },
  );
  expect(data.foods.map(({ slug }) => slug)).toEqual(['broccoli', 'egg']);
});

test('alternatives and recipes are asked for within bounds', async () => {
  type Lists = { food: { alternatives: { id: string }[]; recipes: { id: string }[] } };
  const query = `query ($first: Int!) { food(slug: "white-bread") {
    alternatives(mode: CARBS, first: $first) { id } recipes(first: $first) { id } } }`;
  const many = (await ask<Lists>('visitor', query, { first: 100_000 })).data.food;
  expect(many.alternatives).toHaveLength(12);
  const none = (await ask<Lists>('visitor', query, { first: -1 })).data.food;
  expect(none.alternatives).toEqual([]);
  expect(none.recipes).toEqual([]);
});

test.each(['eggs', 'alcohol', 'meals', 'snacks', 'bread', 'nuts', 'fats', 'vegetables'] as const)(
  'on the shelf %s a member reads of each food what its row says and what follows from it',
  async (tag) => {
    const shelf = server.services.content.foods.filter((food) => hasTag({ food, tag }));
    const slugs = [0, 1, 2, 3].map((place) => shelf[place * 2]!.slugs.en);
    const { data } = await ask<{ foods: FoodData[] }>(
      'premium member',
      `query ($slugs: [String!]!) { foods(slugs: $slugs) {${ofItsRow} } }`,
      { slugs },
    );
    expect(data.foods).toHaveLength(4);
    for (const told of data.foods) {
      const food = findFood(({ id }) => id === told.id);
      const { satiety, serving, energyShares, ...figures } = foodFigures({ food });
      const { energyKcal: _kcal, ...shares } = energyShares ?? { energyKcal: null };
      expect(told, food.id).toMatchObject({
        slug: food.slugs.en,
        name: food.names.en.singular,
        searchText: searchTextOf({ food, language: 'en' }),
        group: food.group,
        tag: tagOf(food).toUpperCase(),
        isFamiliar: isFamiliar(food),
        netCarbsGrams: figures.netCarbsPer100g.grams,
        isNetCarbsApproximate: figures.netCarbsPer100g.isApproximate,
        isPremium: food.isPremium,
        isLocked: false,
        figures: {
          source: food.source,
          proteinEnergyPercent: figures.proteinEnergyPercent,
          servingGrams: serving.grams,
          servingUnit: serving.unit,
          gramsPerMilliliter: gramsPerMilliliter(food),
          energyShares: energyShares === null ? null : shares,
          nutrients: nutrientNames.map((name) => {
            return { name, amount: food.nutrientsPer100g[name], isIncomplete: false };
          }),
          satiety:
            satiety.score === null
              ? { version: 1, score: null, band: null, parts: null }
              : { ...satiety, band: satiety.band.toUpperCase() },
        },
      });
      const { slugs: addresses, figures: open } = told as unknown as {
        slugs: { language: string; slug: string }[];
        figures: { measures: { unit: string; grams: number }[] };
      };
      expect(Object.fromEntries(addresses.map(({ language, slug }) => [language, slug]))).toEqual(
        food.slugs,
      );
      const {
        tbsp: _tbsp,
        tsp: _tsp,
        cup: _cup,
        pinch: _pinch,
        ...counted
      } = Object.fromEntries(Object.entries(food.gramsPerMeasure));
      expect(Object.fromEntries(open.measures.map(({ unit, grams }) => [unit, grams]))).toEqual(
        counted,
      );
    }
  },
);

test('what people look up most comes first, sixteen of them, fewer or more as one asks', async () => {
  const list = async (args: string) => {
    const { data } = await ask<{ lookedUpFoods: { id: string }[] }>(
      'visitor',
      `{ lookedUpFoods${args} { id } }`,
    );
    return data.lookedUpFoods.map(({ id }) => id);
  };
  expect(await list('')).toEqual(familiarFoods.slice(0, 16));
  expect(await list('(first: 3)')).toEqual(familiarFoods.slice(0, 3));
  expect(await list('(first: 0)')).toEqual([]);
  expect(await list('(first: null)')).toEqual([]);
  expect(await list('(first: -2)')).toEqual([]);
  expect(await list('(first: 49)')).toEqual(familiarFoods.slice(0, 48));
});

test('the shelves say what stands on them, the count how many there are, the surprises what to take instead', async () => {
  const { data } = await ask<{
    foodShelves: { tag: string; foodCount: number }[];
    foodCount: number;
    foodSurprises: { food: { id: string }; instead: { id: string } }[];
  }>(
    'visitor',
    `{ foodShelves { tag foodCount } foodCount foodSurprises { food { id } instead { id } } }`,
  );
  const { foods } = server.services.content;
  expect(data.foodCount).toBe(foods.length);
  expect(data.foodShelves).toEqual(
    navigatorTags.map((tag) => ({
      tag: tag.toUpperCase(),
      foodCount: foods.filter((food) => hasTag({ food, tag })).length,
    })),
  );
  expect(
    data.foodSurprises.map(({ food, instead }) => ({ food: food.id, instead: instead.id })),
  ).toEqual(surprises);
});

test('who writes down what they ate is offered eight names, as many as asked up to 48, none for nothing', async () => {
  const names = async (args: string) => {
    const { data } = await ask<{ foodsByName: { name: string }[] }>(
      'visitor',
      `{ foodsByName(${args}) { name } }`,
    );
    return data.foodsByName.map(({ name }) => name);
  };
  const eight = await names('search: "  e "');
  expect(eight).toHaveLength(8);
  expect(await names('search: "e"')).toEqual(eight);
  expect(await names('search: "e", first: 2')).toEqual(eight.slice(0, 2));
  expect(await names('search: "e", first: 500')).toHaveLength(48);
  expect(await names('search: "e", first: -1')).toEqual([]);
  expect(await names('search: "e", first: null')).toEqual([]);
  expect(await names('search: "   "')).toEqual([]);
  expect(await names('search: ""')).toEqual([]);
  expect((await names('search: "egg"'))[0]).toBe('Egg');
  const padded = `egg${' '.repeat(90)}unicorn`;
  expect((await names(`search: "${padded}"`))[0]).toBe('Egg');
});

test('the navigator shows its first page unless asked, and what is beyond the longest name is not read', async () => {
  const page = async (args: string) => {
    const { data } = await ask<{ foodNavigator: { page: number; foods: { id: string }[] } }>(
      'visitor',
      `{ foodNavigator(mode: CARBS${args}) { page foods { id } } }`,
    );
    return data.foodNavigator;
  };
  const first = await page('');
  expect(first.page).toBe(1);
  expect(first.foods).toHaveLength(60);
  expect(await page(', page: null')).toEqual(first);
  expect(await page(', page: 0')).toEqual(first);
  expect(await page(', search: "   "')).toEqual(first);
  expect((await page(', page: 2')).foods).not.toEqual(first.foods);
  const eggs = await page(', search: "egg"');
  expect(await page(`, search: "  egg${' '.repeat(90)}unicorn"`)).toEqual(eggs);
  expect((await page(', search: "egg unicorn"')).foods).toEqual([]);
});

test('four alternatives are shown unless asked, none for none', async () => {
  const better = async (args: string) => {
    const { data } = await ask<{ food: { alternatives: { id: string }[] } }>(
      'visitor',
      `{ food(slug: "white-bread") { alternatives(mode: CARBS${args}) { id } } }`,
    );
    return data.food.alternatives.map(({ id }) => id);
  };
  const four = await better('');
  expect(four).toHaveLength(4);
  expect(await better(', first: 2')).toEqual(four.slice(0, 2));
  expect(await better(', first: null')).toEqual([]);
});
