import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { signIn } from './member.ts';
import { signUpMember } from './operations/api-client.ts';

const { url } = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(async () => {
  await browser.close();
});

const locale = 'en';
const success = screenPath('becomeMember', locale, { step: 'success' });
const recipes = screenPath('recipes', locale);

/** A page of a member with answers and without a plan, that fetches nothing ahead. */
async function openSlowly(email: string, path: string) {
  const member = await signUpMember(url, email);
  await member.completeQuiz();
  await member.startTrial();
  const opened = await openPage(browser, { viewport: 'phone', hasWorker: false });
  await opened.context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  await signIn(opened.context, { url, member });
  await openHydrated(opened.page, `${url}${path}`);
  // By then it knows of the pages behind its links which scripts they have.
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

/** From now on scripts are asked for and do not come. The function lets them. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isBusy = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).getAttribute('aria-busy');

test('a link is told to work for as long as the scripts of its page are on their way', async () => {
  const { page, context, pageErrors } = await openSlowly('slow-link@example.com', success);
  const letThrough = await holdScripts(context);
  await page.locator(`a[href="${recipes}"]:visible`).first().click();
  const progress = page.getByRole('status').filter({ hasText: m.site_loading() });
  await progress.locator('span').first().waitFor();
  letThrough();
  await page.getByRole('heading', { level: 1, name: m.recipes_discover_title() }).waitFor();
  await progress.waitFor({ state: 'detached' });
  expect(pageErrors).toEqual([]);
  await context.close();
}, 60_000);

test('a form for another page is busy while that page is loaded, and is sent once', async () => {
  const { page, context, pageErrors } = await openSlowly('slow-form@example.com', success);
  const letThrough = await holdScripts(context);
  const name = m.membership_success_plan();
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => isBusy(page, name)).toBe('true');
  await page.getByRole('button', { name, exact: true }).press('Enter');
  expect(sent).toBe(0);
  letThrough();
  await page.waitForURL((to) => to.pathname !== success);
  expect(sent).toBe(1);
  expect(pageErrors).toEqual([]);
  await context.close();
}, 60_000);

test('a link pressed while a tick is saved leads to its page, whose routes are asked for meanwhile', async () => {
  const slug = 'first-steps';
  const program = screenPath('program', locale, { slug });
  const { page, context, pageErrors } = await openSlowly('slow-tick@example.com', program);
  await page.getByRole('button', { name: m.programs_start(), exact: true }).click();
  const day = page.getByRole('heading', { name: m.programs_day({ number: 1 }), exact: true });
  await day.waitFor();
  const [manifest, reread] = [0, 1].map(() => Promise.withResolvers<void>());
  await context.route(/__manifest\?.*check-in/, async (route) => {
    await manifest?.promise;
    await route.continue();
  });
  await openHydrated(page, page.url());
  await context.route('**/day/1.data*', async (route) => {
    if (route.request().method() === 'GET') await reread?.promise;
    await route.continue();
  });
  const asked = (method: string) =>
    page.waitForRequest((r) => r.url().includes('/day/1.data') && r.method() === method);
  const rereading = asked('GET');
  await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
  await rereading;
  await page.getByRole('link', { name: m.programs_check_in_start(), exact: true }).click();
  reread?.resolve();
  await page.getByRole('main').getByRole('button', { pressed: true }).first().waitFor();
  await day.waitFor();
  manifest?.resolve();
  await page.getByRole('radiogroup', { name: m.programs_mood() }).waitFor();
  expect(pageErrors).toEqual([]);
  await context.close();
}, 60_000);
