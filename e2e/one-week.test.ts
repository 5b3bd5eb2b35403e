import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { formatAmount, type AmountParts } from '../domain/recipes/amounts/amount-text.rules.ts';
import { screenPath } from '../i18n/paths.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { memberWithWeek, signIn } from './member.ts';
import type { Member } from './operations/api-client.ts';

const server = inject('server');
const locale = 'en';
let browser: Browser;
let member: Member;

beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
  member = await memberWithWeek(server.url, 'one-week@example.com');
});
afterAll(() => browser.close());

interface CookedDish {
  /** As the API names it, `week.0.dinner`. */
  key: string;
  title: string;
  /** Of its recipe with the plan's dish, `/recipe/stew?dish=week.0.dinner`. */
  address: string;
  rows: Row[];
  /** Their words, and what goes in besides. */
  steps: string[];
}

/** "Broccoli" and "400 g", without notes and without what counted foods weigh. */
type Row = readonly [name: string, amount: string];

async function rowsOf(page: Page, selector: string): Promise<Row[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.map(rowOf);
}

function rowOf(text: string): Row {
  const parts = text.split('\n').flatMap((part) => part.trim() || []);
  const [name = ''] = (parts[0] ?? '').split(',');
  return [name, (parts.at(-1) ?? '').replace(/ \(.*\)$/, '')];
}

/** Every dish that the week cooks, as the plan's ingredients and its instructions say it. */
async function dishesOfPlan(page: Page, slug: string): Promise<CookedDish[]> {
  const told = await cardsOfPlan(page, { slug, tab: 'instructions' });
  const cards = await cardsOfPlan(page, { slug, tab: 'ingredients' });
  const steps = new Map(told.map((card) => [card.address, card.steps]));
  const cooked = cards.filter(({ rows }) => rows.length > 0);
  return cooked.map(({ title, address, rows }) => ({
    key: new URL(address, server.url).searchParams.get('dish') ?? '',
    title,
    address,
    rows: rows.map(rowOf),
    steps: steps.get(address) ?? [],
  }));
}

async function cardsOfPlan(
  page: Page,
  { slug, tab }: { slug: string; tab: 'ingredients' | 'instructions' },
) {
  const query = { tab };
  await page.goto(`${server.url}${screenPath('mealPlan', locale, { slug }, { query })}`);
  const cards = page.locator('main article:has(h3 a[href*="dish="])');
  await cards
    .filter({ has: page.locator('li') })
    .first()
    .waitFor();
  return cards.evaluateAll((articles) =>
    articles.map((article) => {
      const link = article.querySelector('h3 a');
      return {
        title: link?.textContent ?? '',
        address: link?.getAttribute('href') ?? '',
        rows: [...article.querySelectorAll('li')].map((row) => row.innerText),
        steps: [...article.querySelectorAll('ol > li')].map((step) =>
          [...step.querySelectorAll('p, ul > li')].map((part) => part.textContent).join('\n'),
        ),
      };
    }),
  );
}

async function expectOnRecipe(page: Page, { address, rows, steps }: CookedDish): Promise<void> {
  await page.goto(`${server.url}${address}`);
  const stepsOnRecipe = () =>
    page
      .locator('section[aria-labelledby=instructions] ol > li')
      .evaluateAll((all) =>
        all.map((step) =>
          [...step.querySelectorAll('p, ul > li')].map((part) => part.textContent).join('\n'),
        ),
      );
  await expect.poll(stepsOnRecipe, { message: `${address}, its steps` }).toEqual(steps);
  // What is on the shelf is folded away behind the rest, and on paper stands behind it.
  const shelf = page.locator('section[aria-labelledby=ingredients] details');
  await shelf.evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const onRecipe = async () =>
    byName(await rowsOf(page, 'section[aria-labelledby=ingredients] li:visible'));
  await expect.poll(onRecipe, { message: address }).toEqual(byName(rows));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(onRecipe, { message: `${address} on paper` }).toEqual(byName(rows));
  await page.emulateMedia({ media: 'screen' });
}

function byName(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.join() < other.join() ? -1 : 1));
}

async function expectInCooking(page: Page, { address, rows }: CookedDish): Promise<void> {
  const href = await page.locator('a[href*="/cooking/"]').first().getAttribute('href');
  await page.goto(`${server.url}${href}`);
  const inCooking = () => rowsOf(page, 'main li:has(input[type=checkbox])');
  await expect.poll(inCooking, { message: `${address} in the kitchen` }).toEqual(rows);
}

/** What the API answers to another program, by the key of a dish. */
async function rowsInApi(slug: string): Promise<ReadonlyMap<string, Row[]>> {
  const amount = 'number fraction unit plus { number fraction unit }';
  const query = `query ($slug: String!) { mealPlan(slug: $slug) { days { meals { recipes {
    key sheet { ingredients { name label amount { metric { ${amount} } } } }
  } } } } }`;
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member.cookie() },
    body: JSON.stringify({ query, variables: { slug } }),
  });
  const { data } = (await response.json()) as { data: { mealPlan: PlanInApi } };
  const dishes = data.mealPlan.days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  return new Map(dishes.map(({ key, sheet }) => [key, (sheet?.ingredients ?? []).map(rowInApi)]));
}

interface PlanInApi {
  days: { meals: { recipes: { key: string; sheet: { ingredients: LineInApi[] } | null }[] }[] }[];
}

interface LineInApi {
  name: string;
  label: string | null;
  amount: { metric: AmountParts };
}

function rowInApi({ name, label, amount }: LineInApi): Row {
  const lead = label === 'OR' || label === 'AND' ? `${label.toLowerCase()} ` : '';
  return rowOf(`${lead}${name}\n${formatAmount({ amount: amount.metric, locale })}`);
}

/** By the title of a recipe: what it takes of the list. */
async function listRows(page: Page): Promise<ReadonlyMap<string, Row[]>> {
  const query = { tab: 'recipes' };
  await page.goto(`${server.url}${screenPath('shoppingList', locale, undefined, { query })}`);
  const cards = page.locator('main li:has(> ul, > * ul)');
  await cards.first().waitFor();
  const found = await cards.evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector('a')?.textContent?.trim() ?? '',
      texts: [...item.querySelectorAll('ul > li')].map((row) => (row as HTMLElement).innerText),
    })),
  );
  return new Map(found.map(({ title, texts }) => [title, texts.map(rowOf)]));
}

function numberOf(amount: string): string {
  return /^[\d.,¼½¾⅓⅔⅛]+/.exec(amount)?.[0] ?? '';
}

/** Foods that dish and list both name once: how much of them each says. */
function bothSay(dish: readonly Row[], list: readonly Row[]): [Row[], Row[]] {
  const isOnce = (rows: readonly Row[], name: string) =>
    rows.filter(([other]) => other === name).length === 1;
  const names = dish.map(([name]) => name).filter((name) => isOnce(dish, name));
  const both = names.filter((name) => isOnce(list, name)).toSorted();
  const of = (rows: readonly Row[]) =>
    both.map((name): Row => {
      const [, amount = ''] = rows.find(([other]) => other === name) ?? [];
      return [name, numberOf(amount)];
    });
  return [of(dish), of(list)];
}

test(
  'plan, its steps, recipe, cooking, paper, list and API name the same amounts of every dish of a week',
  { timeout: 240_000 },
  async () => {
    const { page, context, pageErrors } = await openPage(browser, { viewport: 'desktop' });
    await signIn(context, { url: server.url, member });
    await page.goto(`${server.url}${screenPath('myMealPlanner', locale)}`);
    const plan = await page
      .locator('section[aria-labelledby=current-plan] a')
      .first()
      .getAttribute('href');
    const slug = plan?.split('/').at(-1) ?? '';
    const dishes = await dishesOfPlan(page, slug);
    expect(dishes.length).toBeGreaterThan(7);
    const inApi = await rowsInApi(slug);
    for (const dish of dishes) {
      expect(dish.steps.length, dish.address).toBeGreaterThan(0);
      expect(inApi.get(dish.key), dish.address).toEqual(dish.rows);
      await expectOnRecipe(page, dish);
      await expectInCooking(page, dish);
    }

    const list = await listRows(page);
    const cookedOnce = dishes.filter(
      ({ title }) => dishes.filter((other) => other.title === title).length === 1,
    );
    const onList = cookedOnce.flatMap(({ title, rows }) => {
      const listed = list.get(title);
      return listed === undefined ? [] : [bothSay(rows, listed)];
    });
    expect(onList.length).toBeGreaterThan(2);
    expect(onList.flatMap(([dish]) => dish).length).toBeGreaterThan(8);
    expect(onList.map(([, listed]) => listed)).toEqual(onList.map(([dish]) => dish));
    expect(faultsOf(pageErrors)).toEqual([]);
    await context.close();
  },
);
