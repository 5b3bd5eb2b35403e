import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { launchBrowser, openPage, openPageIn, type Viewport } from './browser.ts';
import { memberWithWeek, signIn } from './member.ts';
import type { Member } from './operations/api-client.ts';

const { url } = inject('server');

export interface Device {
  page: Page;
  context: BrowserContext;
  pageErrors: string[];
}

export const locale = 'en';
export const dinner = '0.DINNER';
export const patience = { timeout: 30_000 };

/** The phone and the desktop of a member with plans, each logged in once for a file of tests. */
export function devicesOf({ email }: { email: string }) {
  let browser: Browser;
  let member: Member;
  const contexts = new Map<Viewport, BrowserContext>();
  beforeAll(async () => {
    browser = await launchBrowser({ pictures: false });
    member = await memberWithWeek(url, email);
  });
  afterAll(() => browser.close());

  return {
    async open({ viewport }: { viewport: Viewport }): Promise<Device> {
      const known = contexts.get(viewport);
      const device = known
        ? { context: known, ...(await openPageIn(known)) }
        : await openPage(browser, { viewport });
      if (!known) await signIn(device.context, { url, member });
      contexts.set(viewport, device.context);
      return device;
    },
    /** The phone of somebody who is not logged in. */
    openVisitor: () => openPage(browser, { viewport: 'phone' }),
  };
}

export async function close({ page, pageErrors }: Device): Promise<void> {
  expect(pageErrors).toEqual([]);
  await page.close();
}

/** What a message says of whichever day it is: plans begin on the day they are made. */
export const ofAnyDay = (message: (values: { day: string }) => string) =>
  new RegExp(
    `^${message({ day: 'DAY' })
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace('DAY', '.+')}$`,
  );

/** A week of its own for a test. */
export async function newPlan({ context }: Device): Promise<string> {
  const query = `mutation Make($input: GenerateMealplanInput!) {
    generateMealplan(input: $input) { mealPlan { slug } }
  }`;
  const variables = { input: { requestKey: crypto.randomUUID() } };
  const answer = await context.request.post(`${url}/graphql`, {
    data: { query, variables },
    headers: { origin: url },
  });
  const { data } = (await answer.json()) as {
    data: { generateMealplan: { mealPlan: { slug: string } } };
  };
  return data.generateMealplan.mealPlan.slug;
}

export function planUrl(slug: string, query: Record<string, string> = {}): string {
  return `${url}${screenPath('mealPlan', locale, { slug }, { query })}`;
}

export const planner = () => `${url}${screenPath('myMealPlanner', locale)}`;
/** The dishes of a meal, `0.DINNER`; each opens its sheet. */
export const dishLinks = (page: Page, place: string) =>
  page.locator(`main a[href*="dish=${place}."]`);
export const mealOf = (page: Page, place: string) =>
  page.locator('main li', { has: page.locator(`a[href*="dish=${place}."]`) }).last();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.locator('dialog:modal');

export async function dishesOf(page: Page, name: string): Promise<string[]> {
  return placesOf(dishLinks(page, name));
}

/** The dish that the keyboard would open; null for none. */
export function dishWithFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLAnchorElement)) return null;
    return new URL(activeElement.href).searchParams.get('dish');
  });
}

/** Every dish of the plan being edited, with its place. */
export async function weekOf(page: Page): Promise<string[]> {
  return placesOf(page.locator('main a[href*="dish="]'));
}

/** `2.DINNER.beef-stew` */
export function placesOf(menus: Locator): Promise<string[]> {
  return menus.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('dish') ?? ''),
  );
}

export function recipeOf(place: string): string {
  return place.split('.').slice(2).join('.');
}

export async function openDish(page: Page, name: string): Promise<void> {
  await dishLinks(page, name).first().click();
  await dialog(page).waitFor();
}

export async function moveTo(page: Page, place: string): Promise<void> {
  const opener = dialog(page).locator('summary', { hasText: m.meal_plans_move() });
  const to = dialog(page).getByLabel(m.meal_plans_move_to());
  if (!(await to.isVisible())) await opener.click();
  await to.selectOption(place);
  await dialog(page).getByRole('button', { name: m.meal_plans_move(), exact: true }).click();
}

export async function leaveOut(page: Page): Promise<void> {
  await dialog(page).getByText(m.meal_plans_leave_out(), { exact: true }).click();
}

export async function undo(page: Page): Promise<void> {
  await page.locator('output').getByRole('button', { name: m.meal_plans_undo() }).click();
}

/** Once a change has been told, its word leaves the address: a press before that would be lost. */
export function isTold(page: Page): Promise<void> {
  return page.waitForURL((address) => !address.searchParams.has('done'), patience);
}
