import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { memberWithWeek, signIn } from './member.ts';
import type { Member } from './operations/api-client.ts';
import { openHydrated } from './hydrated.ts';

const server = inject('server');
let browser: Browser;
let member: Member;

beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
  member = await memberWithWeek(server.url, 'follows@example.com');
});
afterAll(async () => {
  await browser.close();
});

const locale = 'en';
const listUrl = () => `${server.url}${screenPath('shoppingList', locale)}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openMember({ hasWorker = true } = {}) {
  const opened = await openPage(browser, { viewport: 'phone', hasWorker });
  await signIn(opened.context, { url: server.url, member });
  return opened;
}

/** A week of its own for a test; the slug of its page. */
async function newPlan(page: Page): Promise<string> {
  const query = `mutation Make($input: GenerateMealplanInput!) {
    generateMealplan(input: $input) { mealPlan { slug } }
  }`;
  const variables = { input: { requestKey: crypto.randomUUID() } };
  const answer = await page.request.post(`${server.url}/graphql`, {
    data: { query, variables },
    headers: { origin: server.url },
  });
  const { data } = (await answer.json()) as {
    data: { generateMealplan: { mealPlan: { slug: string } } };
  };
  return data.generateMealplan.mealPlan.slug;
}

async function leaveOutFirstDinner(page: Page): Promise<void> {
  await page.locator('main a[href*="dish=0.DINNER."]').first().click();
  const sheet = page.locator('dialog:modal');
  await sheet.getByText(m.meal_plans_leave_out_when(), { exact: true }).click();
}

test('the list of a week opens without a network as soon as it is shopped', async () => {
  const { page, context, pageErrors } = await openMember();
  const slug = await newPlan(page);
  await openHydrated(page, `${server.url}${screenPath('mealPlan', locale, { slug })}`);
  await button(page, m.meal_plans_shop_the_week()).click();
  await page.getByText(m.meal_plans_shop_added()).waitFor();
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
          const kept = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          );
          return kept.flat().map(({ url }) => new URL(url).pathname);
        }),
      { timeout: 30_000 },
    )
    .toContain(screenPath('shoppingList', locale));
  await openHydrated(page, page.url());
  const leftToBuy = () => numberIn(page.locator('#left-to-buy'));
  const before = await leftToBuy();
  await context.setOffline(true);
  await page.getByText(m.meal_plans_offline()).waitFor();
  const plan = page.url();
  await openHydrated(page, listUrl());
  await expect.poll(() => page.locator('button[data-item]').count()).toBeGreaterThan(10);
  const item = page.locator('button[data-item][aria-pressed=false]').first();
  const key = await item.getAttribute('data-item');
  await item.click();
  await page
    .locator(`button[data-item="${key}"][aria-pressed=true]`)
    .waitFor({ state: 'attached' });
  await openHydrated(page, plan);
  await expect.poll(leftToBuy).toBe(before - 1);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

async function numberIn(heading: Locator): Promise<number> {
  return Number.parseInt((await heading.textContent()) ?? '', 10);
}

/** On a device without a network. */
async function swapFirstDinner(page: Page): Promise<void> {
  await page.locator('main a[href*="dish=0.DINNER."]').first().click();
  const sheet = page.locator('dialog:modal');
  await sheet.locator('a[href*="pick=0.DINNER"]').first().click();
  await sheet.getByText(m.meal_plans_away_choices()).waitFor();
  await sheet.getByRole('button', { name: m.meal_plans_pick_swap_named({ title: '' }) }).click();
}

interface Kept {
  'kept-swaps': {
    recipes: unknown[];
    swaps: { day: number; meal: string; dinnerWithout: number | null }[];
  } | null;
  'kept-queued-swaps': { day: number; meal: string; dish: { id: string } }[] | null;
}

/** What the device keeps under a name. */
function keptOnDevice<Name extends keyof Kept>(page: Page, name: Name): Promise<Kept[Name]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name);
}

test('a dish is swapped without a network: week, list and server agree in the end', async () => {
  const { page, context, pageErrors } = await openMember();
  const slug = await newPlan(page);
  const plan = `${server.url}${screenPath('mealPlan', locale, { slug })}`;
  await openHydrated(page, plan);
  await button(page, m.meal_plans_shop_the_week()).click();
  await page.getByText(m.meal_plans_shop_added()).waitFor();
  await openHydrated(page, listUrl());
  await openHydrated(page, plan);
  await expect
    .poll(async () => (await keptOnDevice(page, 'kept-swaps'))?.recipes.length ?? 0)
    .toBeGreaterThan(3);
  await context.setOffline(true);
  await page.getByText(m.meal_plans_offline()).waitFor();
  await swapFirstDinner(page);
  await page.getByText(m.meal_plans_away_waiting({ count: 1 })).waitFor();
  const [swap] = (await keptOnDevice(page, 'kept-queued-swaps')) ?? [];
  const swapped = page.locator(`main a[href*="dish=0.DINNER.${swap?.dish.id}"]`).first();
  await swapped.waitFor();
  await page.goto(listUrl());
  await page.getByText(m.shopping_news_title()).waitFor();
  await context.setOffline(false);
  await expect.poll(async () => (await keptOnDevice(page, 'kept-queued-swaps'))?.length).toBe(0);
  await openHydrated(page, listUrl());
  await page.getByText(m.shopping_news_title()).waitFor();
  await openHydrated(page, plan);
  await swapped.waitFor();
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('an empty meal and what is left of a dinner are filled without a network', async () => {
  const { page, context, pageErrors } = await openMember({ hasWorker: false });
  const slug = await newPlan(page);
  await openHydrated(page, `${server.url}${screenPath('mealPlan', locale, { slug })}`);
  await expect
    .poll(async () => (await keptOnDevice(page, 'kept-swaps'))?.recipes.length ?? 0)
    .toBeGreaterThan(3);
  await leaveOutFirstDinner(page);
  const emptyMeal = page.locator('main a[href$="pick=0.DINNER"]').first();
  await emptyMeal.waitFor();
  await expect
    .poll(async () => {
      const { swaps = [] } = (await keptOnDevice(page, 'kept-swaps')) ?? {};
      return swaps.map(({ day, meal }) => `${day} ${meal}`);
    })
    .not.toContain('0 DINNER');
  await context.setOffline(true);
  await page.getByText(m.meal_plans_offline()).waitFor();
  await emptyMeal.click();
  const sheet = page.locator('dialog:modal');
  await sheet.getByText(m.meal_plans_away_choices()).waitFor();
  await button(page, m.meal_plans_pick_add()).click();
  await page.getByText(m.meal_plans_away_waiting({ count: 1 })).waitFor();
  const kept = await keptOnDevice(page, 'kept-swaps');
  const lunch = kept?.swaps.find(({ dinnerWithout }) => dinnerWithout !== null);
  await page.locator(`main a[href*="dish=${lunch?.day}.LUNCH."]`).first().click();
  await sheet.locator(`a[href*="pick=${lunch?.day}.LUNCH"]`).first().click();
  await sheet.getByText(m.meal_plans_away_choices()).waitFor();
  await sheet.getByRole('button', { name: m.meal_plans_pick_swap_named({ title: '' }) }).click();
  await page.getByText(m.meal_plans_away_waiting({ count: 2 })).waitFor();
  const swaps = (await keptOnDevice(page, 'kept-queued-swaps')) ?? [];
  await context.setOffline(false);
  await expect.poll(async () => (await keptOnDevice(page, 'kept-queued-swaps'))?.length).toBe(0);
  await openHydrated(page, page.url());
  for (const { day, meal, dish } of swaps) {
    await page.locator(`main a[href*="dish=${day}.${meal}.${dish.id}"]`).first().waitFor();
  }
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('a swap that waited is sent again where the network is lost once more', async () => {
  const { page, context, pageErrors } = await openMember({ hasWorker: false });
  const slug = await newPlan(page);
  await openHydrated(page, `${server.url}${screenPath('mealPlan', locale, { slug })}`);
  await expect
    .poll(async () => (await keptOnDevice(page, 'kept-swaps'))?.recipes.length ?? 0)
    .toBeGreaterThan(3);
  await context.setOffline(true);
  await page.getByText(m.meal_plans_offline()).waitFor();
  await swapFirstDinner(page);
  await page.getByText(m.meal_plans_away_waiting({ count: 1 })).waitFor();
  const lost: string[] = [];
  await page.route(/queued-changes|\/swaps$/, async (route) => {
    const kind = route.request().method();
    if (lost.includes(kind)) return route.continue();
    lost.push(kind);
    await route.abort('failed');
  });
  await context.setOffline(false);
  await expect.poll(async () => (await keptOnDevice(page, 'kept-queued-swaps'))?.length).toBe(0);
  expect(lost).toEqual(['GET', 'POST']);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('what a swap without a network needs is asked for late, and once for each version', async () => {
  const { page, context, pageErrors } = await openMember();
  const slug = await newPlan(page);
  const plan = `${server.url}${screenPath('mealPlan', locale, { slug })}`;
  const swaps = `${server.url}${screenPath('mealPlanSwaps', locale, { slug })}`;
  let askedCount = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url() === swaps) askedCount += 1;
  });
  const answered = page.waitForResponse(swaps);
  await openHydrated(page, plan);
  await answered;
  const isLate = () =>
    page.evaluate((address) => {
      const [document] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const [own] = performance.getEntriesByName(address);
      return (
        document !== undefined && own !== undefined && own.startTime >= document.loadEventStart
      );
    }, swaps);
  await expect.poll(isLate).toBe(true);
  await expect.poll(() => keptOnDevice(page, 'kept-swaps')).not.toBeNull();
  await openHydrated(page, `${plan}?tab=ingredients`);
  await openHydrated(page, plan);
  await page.waitForLoadState('networkidle');
  expect(askedCount).toBe(1);
  await leaveOutFirstDinner(page);
  await expect.poll(() => askedCount).toBe(2);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('a dish that is left out is taken off the list by one press on the plan', async () => {
  const { page, context, pageErrors } = await openMember();
  const slug = await newPlan(page);
  const plan = `${server.url}${screenPath('mealPlan', locale, { slug })}`;
  await openHydrated(page, plan);
  await button(page, m.meal_plans_shop_the_week()).click();
  await page.getByText(m.meal_plans_shop_added()).waitFor();
  await leaveOutFirstDinner(page);
  const toast = page.locator('output');
  await toast.getByRole('button', { name: m.meal_plans_update_list() }).click();
  await page.getByText(m.meal_plans_list_updated()).waitFor();
  await button(page, m.meal_plans_shop_the_week()).waitFor();
  await page.goto(listUrl());
  await page.getByText(m.shopping_news_title()).waitFor();
  await expectAccessible(page);
  await button(page, m.shopping_news_ok()).click();
  await page.getByText(m.shopping_news_title()).waitFor({ state: 'detached' });
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('the list says that its week has changed, and follows; own and ticked items stay', async () => {
  const { page, context, pageErrors } = await openMember();
  const slug = await newPlan(page);
  const plan = `${server.url}${screenPath('mealPlan', locale, { slug })}`;
  await openHydrated(page, plan);
  await button(page, m.meal_plans_shop_the_week()).click();
  await page.getByText(m.meal_plans_shop_added()).waitFor();
  await openHydrated(page, listUrl());
  await page.getByLabel(m.shopping_add_label()).fill('Birthday candles');
  await page.keyboard.press('Enter');
  await page.locator('button[data-item]', { hasText: 'Birthday candles' }).waitFor();
  const bought = await page.locator('button[data-item]').nth(3).getAttribute('data-item');
  await page.locator(`button[data-item="${bought}"]`).click();
  await page
    .locator(`button[data-item="${bought}"][aria-pressed=true]`)
    .waitFor({ state: 'attached' });
  await openHydrated(page, plan);
  await leaveOutFirstDinner(page);
  await page.getByText(new RegExp(m.meal_plans_removed({ title: '\\S.*' }))).waitFor();
  await openHydrated(page, listUrl());
  await page.getByText(m.shopping_follow_title()).waitFor();
  await expectAccessible(page);
  await button(page, m.shopping_follow_plan()).click();
  await page.getByText(m.shopping_news_title()).waitFor();
  await page.getByText(m.shopping_follow_title()).waitFor({ state: 'detached' });
  const told = page.locator('output', { hasText: m.meal_plans_list_updated() });
  await told.getByRole('button', { name: m.shopping_undo() }).waitFor();
  await button(page, m.shopping_news_ok()).and(page.locator(':focus')).waitFor();
  await page.locator('button[data-item]', { hasText: 'Birthday candles' }).waitFor();
  const toBuyAgain = page.locator(`button[data-item="${bought}"][aria-pressed=false]`);
  await expect.poll(() => toBuyAgain.count()).toBe(0);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});
