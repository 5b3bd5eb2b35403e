import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dishMinutes } from '../domain/kitchen/dish-minutes.rules.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { memberWithWeek, signIn } from './member.ts';
import type { Member } from './operations/api-client.ts';
import { unchanging } from './unchanging.ts';
import {
  addressOf,
  askAs,
  dishesOf,
  eventsInApi,
  eventsOf,
  figuresOfDay,
  forWhom,
  gramsText,
  kilocaloriesText,
  netCarbsText,
  rowOf,
  rowsInApi,
  sumsOfDay,
  weekInApi,
  type DishInApi,
  type Row,
  type WeekInApi,
} from './week-in-api.ts';

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
  /** Without how long it takes. */
  said: string[];
}

async function rowsOf(page: Page, selector: string): Promise<Row[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.map(rowOf);
}

/** Every dish that the week cooks, as the plan's ingredients and its instructions say it. */
async function dishesOfPlan(page: Page, slug: string): Promise<CookedDish[]> {
  const told = await cardsOfPlan(page, { slug, tab: 'instructions' });
  const cards = await cardsOfPlan(page, { slug, tab: 'ingredients' });
  const ways = new Map(told.map((card) => [card.address, card]));
  const cooked = cards.filter(({ rows }) => rows.length > 0);
  return cooked.map(({ title, address, rows }) => ({
    key: new URL(address, server.url).searchParams.get('dish') ?? '',
    title,
    address,
    rows: rows.map(rowOf),
    steps: ways.get(address)?.steps ?? [],
    said: ways.get(address)?.said ?? [],
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
        said: [...article.querySelectorAll('ol > li')].map((step) =>
          [...step.querySelectorAll('p:first-of-type, ul > li')]
            .map((part) => part.textContent)
            .join('\n'),
        ),
      };
    }),
  );
}

async function expectOnRecipe(
  page: Page,
  { address, rows, steps }: CookedDish,
  { nutrition }: DishInApi,
): Promise<void> {
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
  const onPlate = `${gramsText(nutrition.proteinGrams)} ${m.recipes_fact_protein({}, { locale })}`;
  await expect.poll(() => textsOf(page, 'main li'), { message: address }).toContain(onPlate);
  const energy = kilocaloriesText(nutrition.energyKcal);
  await expect.poll(() => textsOf(page, 'main h2 + span'), { message: address }).toContain(energy);
}

function textsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => all.map(({ textContent }) => textContent));
}

function byName(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.join() < other.join() ? -1 : 1));
}

async function expectInCooking(
  page: Page,
  { address, rows, said }: CookedDish,
  dish: DishInApi,
): Promise<void> {
  const href = await page.locator('a[href*="/cooking/"]').first().getAttribute('href');
  await openHydrated(page, `${server.url}${href}`);
  const message = `${address} in the kitchen`;
  const inCooking = () => rowsOf(page, 'main li:has(input[type=checkbox])');
  await expect.poll(inCooking, { message }).toEqual(rows);
  for (const [index, words] of said.entries()) {
    const id = `step-${index + 1}`;
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    const shown = [{ id, words }];
    await expect.poll(() => stepsInCooking(page), { message, interval: 20 }).toEqual(shown);
  }
  const [detail = ''] = unchanging(await textsOf(page, 'main section h2 + p'));
  for (const part of forWhom(dish)) expect(detail, message).toContain(part);
}

/** The steps in view, of which there is one at a time. */
function stepsInCooking(page: Page) {
  const needs = m.cooking_step_ingredients({}, { locale });
  return page.locator('main section[id^=step-]').evaluateAll(
    (all, label) =>
      all.map((section) => ({
        id: section.id,
        words: [...section.querySelectorAll(`h2[aria-describedby], ul[aria-label="${label}"] > li`)]
          .map((part) => {
            const text = document.getElementById(part.getAttribute('aria-describedby') ?? '');
            return (text ?? part).textContent;
          })
          .join('\n'),
      })),
    needs,
  );
}

/** The day that the table of the plan tells of is what its dishes have together. */
async function expectInNutrition(page: Page, slug: string, week: WeekInApi): Promise<void> {
  const query = { tab: 'nutrition' };
  await page.goto(`${server.url}${screenPath('mealPlan', locale, { slug }, { query })}`);
  const rows = () =>
    page
      .locator('table[aria-labelledby=nutrition] tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].slice(0, -1).map(({ textContent }) => textContent),
        ),
      );
  await expect.poll(rows).toEqual(week.days.map(figuresOfDay));
  const sums = week.days.map(sumsOfDay);
  expect(sums.map(([, summed]) => summed)).toEqual(sums.map(([said]) => said));
}

/** What is next, and the meals of a day on which the week begins. */
async function expectOnHome(page: Page, week: WeekInApi): Promise<void> {
  await page.goto(`${server.url}${screenPath('memberHome', locale)}`);
  const name = m.home_today({}, { locale });
  const today = page.locator('main section', {
    has: page.getByRole('heading', { name, exact: true }),
  });
  const rows = () =>
    today.locator('li:has(a)').evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector('a');
        const net = (item as HTMLElement).innerText.split('\n').at(-1);
        return [link?.textContent, link?.getAttribute('href'), net];
      }),
    );
  const meals = week.days[0]?.meals ?? [];
  const dishes = meals.flatMap(({ recipes }) => recipes);
  await expect
    .poll(rows)
    .toEqual(dishes.map((dish) => [dish.recipe.title, addressOf(dish), netCarbsText(dish)]));
  await expectNext(page, week);
}

async function expectNext(page: Page, week: WeekInApi): Promise<void> {
  const card = page.locator('main article:has(a[href*="dish="])').first();
  const next = unchanging(
    await card.evaluate((article) => ({
      title: article.querySelector('h2')?.textContent,
      link: article.querySelector('a[href*="dish="]')?.getAttribute('href') ?? '',
      facts: [...article.querySelectorAll('ul > li')].map(({ textContent }) => textContent),
    })),
  );
  const key = new URL(next.link, server.url).searchParams.get('dish');
  const dish = dishesOf(week).find((each) => each.key === key)!;
  const { title, times } = dish.recipe;
  const isCooked = dish.leftoverOfDay === null;
  expect(next).toEqual({
    title,
    link: isCooked ? addressOf(dish).replace('/recipes/', '/cooking/') : addressOf(dish),
    facts: [
      `${netCarbsText(dish)} ${m.recipes_net_carbs({}, { locale })}`,
      `${gramsText(dish.nutrition.proteinGrams)} ${m.recipes_fact_protein({}, { locale })}`,
      ...(isCooked ? [dishMinutes(times, { locale })] : []),
    ],
  });
}

/** The week as a calendar program subscribes to it. */
async function expectInCalendar(week: WeekInApi): Promise<void> {
  const { result } = await askAs<{ result: { address: string } }>(
    { url: server.url, member },
    'mutation { result: openMealPlanCalendar { address } }',
  );
  const { pathname } = new URL(result.address);
  const response = await fetch(`${server.url}${pathname}`);
  expect(eventsOf(await response.text())).toEqual(eventsInApi(week));
}

/** Whatever the hour, the week is eaten from today on. */
async function beginToday({ id, days }: WeekInApi): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const beginsOn = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
  if (days[0]?.date === beginsOn) return;
  const { result } = await askAs<{ result: { problems: unknown[] } }>(
    { url: server.url, member },
    `mutation ($input: StartMealPlanInput!) {
      result: startMealPlan(input: $input) { problems { code } }
    }`,
    { input: { mealPlanId: id, beginsOn, timeZone } },
  );
  expect(result.problems).toEqual([]);
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
  'plan, its steps and figures, recipe, cooking and its steps, paper, list, home, calendar and API say the same of every dish of a week',
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
    const asked = { url: server.url, member, slug };
    await beginToday(await weekInApi(asked));
    const week = await weekInApi(asked);
    await expectOnHome(page, week);
    await expectInCalendar(week);
    await expectInNutrition(page, slug, week);
    const dishes = await dishesOfPlan(page, slug);
    expect(dishes.length).toBeGreaterThan(7);
    const inApi = await rowsInApi(asked);
    for (const dish of dishes) {
      const known = dishesOf(week).find(({ key }) => key === dish.key)!;
      expect([known.recipe.title, addressOf(known)]).toEqual([dish.title, dish.address]);
      expect(dish.steps.length, dish.address).toBeGreaterThan(0);
      expect(inApi.get(dish.key), dish.address).toEqual(dish.rows);
      await expectOnRecipe(page, dish, known);
      await expectInCooking(page, dish, known);
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
