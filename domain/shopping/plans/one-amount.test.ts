import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { localMoment } from '../../../lib/local-time.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import {
  anyPlan,
  dishCount,
  keepAnyPlan,
  type AnyPlan,
} from '../../meal-plans/testing/any-plan.ts';
import { formatAmount, type AmountParts } from '../../recipes/amounts/amount-text.rules.ts';
import { boughtAs } from '../list/food-rows.rules.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';
import type { Meal } from '../../recipes/recipe.ts';

/** What of a plan is cooked, eaten and bought is the same wherever a member reads it. */

let server: TestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  member = await premium(server);
});
afterAll(() => server.close());

interface Figures {
  energyKcal: number | null;
  netCarbsGrams: number | null;
}

interface Ingredient {
  key: string;
  foodId: string;
  isAlternative: boolean;
  amount: unknown;
}

interface Sheet {
  servings: number;
  nutrition: Figures;
  ingredients: Ingredient[];
}

/** A step as the instructions of a plan and cooking put it into words of their own, and the API in its. */
interface ToldStep {
  text: string;
  inUs: string;
  pieces: { text: string | null; amount: Record<'metric' | 'us', AmountParts> | null }[];
  ingredients: {
    share: number;
    isPart: boolean;
    ingredient: Pick<Ingredient, 'key' | 'amount'>;
  }[];
}

interface Dish {
  key: string;
  cookedServings: number;
  leftoverOfDay: number | null;
  portions: { servings: number }[];
  recipe: { id: string; slug: string };
  nutrition: Figures;
  sheet: Sheet | null;
}

/** As home and the page of a new member show it. */
interface CurrentDish extends Omit<Dish, 'sheet'> {
  mainIngredients: Pick<Ingredient, 'foodId' | 'amount'>[];
}

interface CurrentPlan {
  days: { nutrition: Figures; meals: { meal: Meal; recipes: CurrentDish[] }[] }[];
}

interface ShownPlan {
  days: { nutrition: Figures; meals: { meal: Meal; recipes: Dish[] }[] }[];
}

interface StepsOfDish {
  plannedDish: { sheet: { steps: ToldStep[] } | null };
}

interface List {
  recipes: {
    recipe: { id: string };
    servings: number;
    foods: { key: string; amount: unknown }[];
  }[];
}

interface Row {
  foodId: string | null;
  needed: { part: string | null; amount: object }[];
}

const amount = `amount {
  metric { number fraction unit plus { number fraction unit } }
  us { number fraction unit plus { number fraction unit } }
}`;
const sheet = `sheet {
  servings
  nutrition { energyKcal netCarbsGrams }
  ingredients { key foodId isAlternative ${amount} }
}`;
const toldSteps = `sheet { steps {
  text inUs: text(units: US)
  pieces { text ${amount} }
  ingredients { share isPart ingredient { key ${amount} } }
} }`;
const eaten = `key cookedServings leftoverOfDay portions { servings }
  recipe { id slug }
  nutrition { energyKcal netCarbsGrams }`;
const dish = `${eaten} ${sheet}`;
const daysOf = (ofDish: string) =>
  `days { nutrition { energyKcal netCarbsGrams } meals { meal recipes { ${ofDish} } } }`;
const readPlan = `query ($slug: String!) { mealPlan(slug: $slug) { ${daysOf(dish)} } }`;
const readCurrent = `{ currentMealPlan {
  ${daysOf(`${eaten} mainIngredients { foodId ${amount} }`)}
} }`;
const readRecipe = `query ($slug: String!, $dish: String!) { recipe(slug: $slug) {
  plannedDish(dish: $dish) { ${dish} }
} }`;
const readSteps = `query ($slug: String!, $dish: String!) { recipe(slug: $slug) {
  plannedDish(dish: $dish) { ${toldSteps} }
} }`;
const readRecipes = `{ shoppingList { recipes { recipe { id } servings foods { key ${amount} } } } }`;
/** Both systems of all rows at once would cost more than one operation may. */
const readRows = (system: 'metric' | 'us') => {
  const row = `foodId needed { part amount { ${system} { number fraction unit plus { number fraction unit } } } }`;
  return `{ shoppingList { aisles { items { ${row} } } atHome { ${row} } } }`;
};

/** The member's device in another language. */
function reading(locale: Locale): TestClient {
  const client = server.client({ locale });
  for (const [name, value] of member.cookies) client.cookies.set(name, value);
  return client;
}

async function ask<Data>(
  client: TestClient,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { data, errors } = await client.graphql<Data>(query, variables);
  expect(errors).toEqual([]);
  return data;
}

/** Where nobody tells a time zone. */
const today = localMoment({ now: new Date(), timeZone: 'UTC' }).day;

async function keepPlan(
  asked: AnyPlan,
  { beginsOn = null }: { beginsOn?: string | null } = {},
): Promise<MealPlan> {
  const { me } = await ask<{ me: { userId: string } }>(member, '{ me { userId } }', {});
  const { db, content } = server.services;
  return keepAnyPlan({ db, content, userId: me.userId, asked, beginsOn });
}

function dishesOf(plan: ShownPlan): Dish[] {
  return plan.days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
}

/** A lemon and its juice are one row of the list. */
function bought(foodId: string): string {
  return boughtAs({ foodId, purchases: server.services.content.foodsById });
}

/** What the list says one of its recipes takes of foods that the recipe buys by one line alone. */
function listedAmounts({ shown, list }: { shown: Dish; list: List }) {
  const listed = list.recipes.find(({ recipe }) => recipe.id === shown.recipe.id);
  const counted = shown.sheet?.ingredients.filter(({ isAlternative }) => !isAlternative) ?? [];
  const once = counted.filter(
    ({ foodId }) => counted.filter((other) => bought(other.foodId) === bought(foodId)).length === 1,
  );
  const onList = new Map(listed?.foods.map(({ key, amount: each }) => [key, each]));
  const both = once.filter(({ foodId }) => onList.has(`food:${foodId}`));
  return {
    servings: listed?.servings,
    onList: both.map(({ foodId }) => onList.get(`food:${foodId}`)),
    onPlan: both.map((each) => each.amount),
  };
}

/** Foods that one dish alone takes by one line, and that their row of the list needs another amount of. */
function wrongRows({ plan, rows }: Pick<Reading, 'plan' | 'rows'>): string[] {
  const { foodsById } = server.services.content;
  const lines = dishesOf(plan).flatMap(
    ({ sheet: cooked }) => cooked?.ingredients.filter(({ isAlternative }) => !isAlternative) ?? [],
  );
  const byFood = Map.groupBy(lines, ({ foodId }) => foodId);
  const alone = [...byFood.values()].flatMap((each) => (each.length === 1 ? each : []));
  const pairs = alone.flatMap(({ foodId, amount: cooked }) => {
    const part = foodsById.get(foodId)?.purchase?.whole?.part;
    const ofFood = rows.filter((each) => each.foodId === bought(foodId));
    const needed = ofFood.flatMap((each) => each.needed);
    // Nobody buys pinches, so there is no need of them.
    const ofPart = needed.filter((each) => each.part?.toLowerCase() === part);
    return ofPart.map(({ amount: onRow }) => ({ foodId, cooked, onRow }));
  });
  const wrong = pairs.filter(
    ({ cooked, onRow }) => !isDeepStrictEqual({ ...(cooked as object), ...onRow }, cooked),
  );
  return pairs.length === 0 ? ['nothing'] : wrong.map(({ foodId }) => foodId);
}

/** Adding up in another order moves the last digit. */
const relative = 1e-9;

function isSameFigure(left: number | null, right: number | null): boolean {
  if (left === null || right === null) return left === right;
  return Math.abs(left - right) <= relative * Math.max(1, Math.abs(left));
}

interface Reading {
  plan: ShownPlan;
  current: CurrentPlan;
  calendar: string;
  list: List;
  /** To buy and at home, in each system. */
  rows: readonly Row[];
  /** By the key that a link carries. */
  opened: ReadonlyMap<string, Dish>;
}

/** What the plan, the recipe and cooking opened from it, and the list say of a dish differently. */
function differencesOf({ plan, current, calendar, list, opened }: Reading): string[] {
  const dishes = dishesOf(plan);
  const ofHome = differencesAtHome({ plan, current });
  const ofDishes = dishes.flatMap((shown) => {
    const cooked = opened.get(shown.key);
    if (shown.leftoverOfDay !== null) {
      // Leftovers open the dinner they were cooked as; nothing is cooked or bought for them.
      const dinner = dishes.find(({ key }) => key === cooked?.key);
      const isOne = dinner !== undefined && isDeepStrictEqual(cooked, dinner);
      return isOne && shown.sheet === null ? [] : [`${shown.key}: opened`];
    }
    const { servings, onList, onPlan } = listedAmounts({ shown, list });
    return [
      isDeepStrictEqual(cooked, shown) ? [] : 'opened',
      cooked?.sheet?.servings === shown.cookedServings ? [] : 'cooked servings',
      servings === shown.cookedServings ? [] : 'servings on the list',
      onPlan.length > 0 && isDeepStrictEqual(onList, onPlan) ? [] : 'amounts on the list',
      isShareOfPot(shown) ? [] : 'figures of a plate',
    ]
      .flat()
      .map((what) => `${shown.key}: ${what}`);
  });
  const notLinked = dishes.filter(({ key }) => !calendar.includes(`?dish=${key}`));
  return [...ofHome, ...ofDishes, ...notLinked.map(({ key }) => `${key}: in the calendar`)];
}

/** Steps whose amounts are not those of the ingredients, or whose words in the API are others. */
async function wrongSteps({ plan, locale }: { plan: ShownPlan; locale: Locale }) {
  const client = reading(locale);
  const wrong: string[] = [];
  for (const { key, recipe, sheet: cooked } of dishesOf(plan)) {
    if (cooked === null) continue;
    const variables = { slug: recipe.slug, dish: key };
    const answer = await ask<{ recipe: StepsOfDish }>(client, readSteps, variables);
    const told = answer.recipe.plannedDish.sheet?.steps ?? [];
    const words = told.map((step) => ({
      text: stepInWords({ step, units: 'metric', locale }),
      inUs: stepInWords({ step, units: 'us', locale }),
    }));
    const inApi = told.map(({ text, inUs }) => ({ text, inUs }));
    if (told.length === 0 || !isDeepStrictEqual(words, inApi)) wrong.push(`${key}: words`);
    wrong.push(...takenOtherwise({ told, cooked }).map((line) => `${key}: ${line}`));
  }
  return wrong;
}

/** Ingredients of which one step takes all, and another amount. */
function takenOtherwise({ told, cooked }: { told: readonly ToldStep[]; cooked: Sheet }): string[] {
  const amounts = new Map(cooked.ingredients.map((line) => [line.key, line.amount]));
  const whole = told.flatMap(({ ingredients }) => ingredients).filter(({ share }) => share === 1);
  const others = whole.filter(({ isPart, ingredient: { key, amount: taken } }) => {
    return isPart || !isDeepStrictEqual(taken, amounts.get(key));
  });
  return whole.length === 0 ? ['nothing'] : others.map(({ ingredient: { key } }) => key);
}

function stepInWords(args: { step: ToldStep; units: 'metric' | 'us'; locale: Locale }): string {
  const { step, units, locale } = args;
  const { contentLanguage } = locales[locale];
  const words = step.pieces.map(({ text, amount: told }) => {
    if (told === null) return text;
    return `${formatAmount({ amount: told[units], locale: contentLanguage })}${text}`;
  });
  return words.join('');
}

/** What home and the page of a new member say of a plan that its own page does not. */
function differencesAtHome({ plan, current }: Pick<Reading, 'plan' | 'current'>): string[] {
  const ofPage = dishesOf(plan);
  const atHome = current.days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  const figures = ({ days }: ShownPlan | CurrentPlan) => days.map(({ nutrition }) => nutrition);
  return [
    ...(isDeepStrictEqual(figures(current), figures(plan)) ? [] : ['days at home']),
    ...(atHome.length === ofPage.length ? [] : ['dishes at home']),
    ...atHome.flatMap(({ mainIngredients, ...shown }, index) => {
      const { sheet: cooked = null, ...page } = ofPage[index] ?? {};
      const areAsCooked = mainIngredients.every((main) =>
        cooked?.ingredients.some(
          (line) => line.foodId === main.foodId && isDeepStrictEqual(line.amount, main.amount),
        ),
      );
      return areAsCooked && isDeepStrictEqual(shown, page) ? [] : [`${shown.key}: at home`];
    }),
  ];
}

function isShareOfPot({ sheet: cooked, nutrition, portions }: Dish): boolean {
  const energyKcal = cooked?.nutrition.energyKcal ?? null;
  const own = portions[0]?.servings ?? 0;
  return isSameFigure(nutrition.energyKcal, energyKcal === null ? null : energyKcal * own);
}

/** Days whose figures are not the sum of their dishes. */
function wrongDays(plan: ShownPlan): number[] {
  return plan.days.flatMap(({ nutrition, meals }, index) => {
    const dishes = meals.flatMap(({ recipes }) => recipes);
    const isSum = (['energyKcal', 'netCarbsGrams'] as const).every((name) => {
      const figures = dishes.map((each) => each.nutrition[name]);
      const sum = figures.includes(null)
        ? null
        : figures.reduce<number>((total, each) => total + (each ?? 0), 0);
      return isSameFigure(nutrition[name], sum);
    });
    return isSum ? [] : [index];
  });
}

async function readEverywhere({ slug, locale }: { slug: string; locale: Locale }) {
  const client = reading(locale);
  const { mealPlan: plan } = await ask<{ mealPlan: ShownPlan }>(client, readPlan, { slug });
  const { currentMealPlan: current } = await ask<{ currentMealPlan: CurrentPlan }>(
    client,
    readCurrent,
    {},
  );
  const calendar = await readCalendar(locale);
  const { shoppingList: list } = await ask<{ shoppingList: List }>(client, readRecipes, {});
  const rows = [...(await readNeeded(client, 'metric')), ...(await readNeeded(client, 'us'))];
  const opened = new Map<string, Dish>();
  for (const { key, recipe } of dishesOf(plan)) {
    const variables = { slug: recipe.slug, dish: key };
    const answer = await ask<{ recipe: { plannedDish: Dish } }>(client, readRecipe, variables);
    opened.set(key, answer.recipe.plannedDish);
  }
  return { plan, current, calendar, list, rows, opened };
}

async function readNeeded(client: TestClient, system: 'metric' | 'us'): Promise<Row[]> {
  const { shoppingList: list } = await ask<{
    shoppingList: { aisles: { items: Row[] }[]; atHome: Row[] };
  }>(client, readRows(system), {});
  return [...list.aisles.flatMap(({ items }) => items), ...list.atHome];
}

/** Its lines as they were before they were folded. */
async function readCalendar(locale: Locale): Promise<string> {
  const { openMealPlanCalendar } = await ask<{ openMealPlanCalendar: { address: string } }>(
    member,
    'mutation { openMealPlanCalendar { address } }',
    {},
  );
  const path = new URL(openMealPlanCalendar.address).pathname;
  const { body } = await server.app.inject(path.replace(/^\/calendar\/\w+/, `/calendar/${locale}`));
  return body.replaceAll('\r\n ', '');
}

test(
  'plan, steps, home, recipe, cooking, calendar and list name the same amounts, in every language and unit',
  { timeout: 120_000 },
  async () => {
    // One language for the steps of each plan: what they take is the same in all.
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(anyPlan, async (given) => {
        const { id, slug } = await keepPlan(given, { beginsOn: today });
        await ask(
          member,
          `mutation ($input: AddMealPlanToShoppingListInput!) {
            addMealPlanToShoppingList(input: $input) { problems { code } }
          }`,
          { input: { mealPlanId: id, requestKey: createRandomId() } },
        );
        for (const locale of localeCodes) {
          const read = await readEverywhere({ slug, locale });
          expect(differencesOf(read)).toEqual([]);
          expect(wrongDays(read.plan)).toEqual([]);
          expect(wrongRows(read)).toEqual([]);
          const isToldIn = localeCodes.indexOf(locale) === tried % localeCodes.length;
          expect(isToldIn ? await wrongSteps({ plan: read.plan, locale }) : []).toEqual([]);
        }
        tried += 1;
        await ask(member, 'mutation { deleteShoppingList { problems { code } } }', {});
        await ask(
          member,
          `mutation ($input: MealPlanInput!) { stopMealPlan(input: $input) { problems { code } } }`,
          { input: { mealPlanId: id } },
        );
      }),
      { numRuns: 8, seed: 7, endOnFailure: true },
    );
  },
);

test('a dish of a plan is added with what the plan cooks, and only once beside its plan', async () => {
  const eaters = { adults: 2, children: 1 };
  const portions = Array.from({ length: dishCount }, () => 1.25);
  const picks = [11, 22, 33, 44, 55, 66];
  const kept = await keepPlan({ eaters, portions, picks, hasLeftovers: true });
  const { mealPlan } = await ask<{ mealPlan: ShownPlan }>(member, readPlan, { slug: kept.slug });
  const add = async (shown: Dish, key: string) => {
    const input = { recipes: [{ id: createRandomId(), recipeId: shown.recipe.id, dish: key }] };
    const { addRecipesToShoppingList: change } = await ask<{
      addRecipesToShoppingList: { problems: { code: string }[]; list: List };
    }>(
      member,
      `mutation ($input: AddRecipesToShoppingListInput!) { addRecipesToShoppingList(input: $input) {
        problems { code } list { recipes { recipe { id } servings foods { key ${amount} } } }
      } }`,
      { input },
    );
    return change;
  };
  const dinner = dishesOf(mealPlan).find(({ key }) => key === `${kept.slug}.0.dinner`);
  const leftovers = dishesOf(mealPlan).find(({ leftoverOfDay }) => leftoverOfDay === 0);
  if (dinner === undefined || leftovers === undefined) throw new Error('The plan has no dinner');

  // Leftovers are bought as the dinner they were cooked as.
  const { problems, list } = await add(leftovers, leftovers.key);
  expect(problems).toEqual([]);
  expect(list.recipes).toMatchObject([
    { recipe: { id: dinner.recipe.id }, servings: dinner.cookedServings },
  ]);
  expect((await add(dinner, `${kept.slug}.1.dinner`)).problems).toMatchObject([
    { code: 'shopping.dish-not-found' },
  ]);
  expect((await add(dinner, 'no key')).problems).toMatchObject([
    { code: 'shopping.dish-not-found' },
  ]);

  await ask(member, 'mutation { deleteShoppingList { problems { code } } }', {});
  await ask(
    member,
    `mutation ($input: AddMealPlanToShoppingListInput!) {
      addMealPlanToShoppingList(input: $input) { problems { code } }
    }`,
    { input: { mealPlanId: kept.id, requestKey: createRandomId() } },
  );
  const again = await add(dinner, dinner.key);
  expect(again.problems).toEqual([]);
  const listed = again.list.recipes.find(({ recipe }) => recipe.id === dinner.recipe.id);
  expect(listed?.servings).toBe(dinner.cookedServings);
});

test('who shops from the same list cooks its dishes by the same amounts, and reads no other', async () => {
  const eaters = { adults: 2, children: 0 };
  const portions = Array.from({ length: dishCount }, () => 1.5);
  const picks = [7, 17, 27, 37, 47, 57];
  const kept = await keepPlan({ eaters, portions, picks, hasLeftovers: false });
  const { mealPlan } = await ask<{ mealPlan: ShownPlan }>(member, readPlan, { slug: kept.slug });
  await ask(
    member,
    `mutation ($input: AddMealPlanToShoppingListInput!) {
      addMealPlanToShoppingList(input: $input) { problems { code } }
    }`,
    { input: { mealPlanId: kept.id, days: [0], requestKey: createRandomId() } },
  );
  const partner = await premium(server);
  const guest = await signedUp(server);
  const [onList, other] = mealPlan.days.map(({ meals }) => meals[2]?.recipes[0]);
  if (onList === undefined || other === undefined) throw new Error('The plan has no dinners');
  const open = async (client: TestClient, { dish: shown, key }: { dish: Dish; key: string }) => {
    const variables = { slug: shown.recipe.slug, dish: key };
    const answer = await ask<{ recipe: { plannedDish: Dish | null } }>(
      client,
      readRecipe,
      variables,
    );
    return answer.recipe.plannedDish;
  };
  const lent = { dish: onList, key: `${kept.id}.0` };
  expect(await open(partner, lent)).toBeNull();

  for (const client of [partner, guest]) {
    await ask(member, 'mutation { inviteToShoppingList { problems { code } } }', {});
    const { shoppingListInvitation } = await ask<{ shoppingListInvitation: { token: string } }>(
      member,
      '{ shoppingListInvitation { token } }',
      {},
    );
    await ask(
      client,
      `mutation ($token: String!) {
        joinShoppingList(input: { token: $token }) { problems { code } }
      }`,
      { token: shoppingListInvitation.token },
    );
  }
  const opened = await open(partner, lent);
  expect(opened?.sheet).toEqual(onList.sheet);
  expect(opened?.cookedServings).toBe(onList.cookedServings);
  // Their plate is that of the second eater.
  expect(opened?.portions).toEqual([{ servings: 1 }, { servings: 1.5 }]);
  expect(opened?.key).toBe(lent.key);
  expect(await open(partner, { dish: other, key: `${kept.id}.1` })).toBeNull();
  const isOpenToAll = !server.services.content.recipesById.get(onList.recipe.id)?.isPremium;
  expect((await open(guest, lent)) !== null).toBe(isOpenToAll);
  await ask(member, 'mutation { deleteShoppingList { problems { code } } }', {});
});
