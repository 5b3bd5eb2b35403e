import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { memberWithWeek, signIn } from './member.ts';

const { url } = inject('server');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

test('a part of a page stands as it was written while its script is missing', async () => {
  const member = await memberWithWeek(url, 'later-parts@example.com');
  const { page, context, pageErrors } = await openPage(browser, {
    viewport: 'phone',
    hasWorker: false,
  });
  await signIn(context, { url, member });
  const missing: string[] = [];
  await page.route(/\/printed-week/, async (route) => {
    missing.push(route.request().url());
    await route.abort('failed');
  });
  await openHydrated(page, `${url}${screenPath('myMealPlanner', 'en')}`);
  const week = await page.locator('main a[href^="/meal-plan/"]').first().getAttribute('href');
  await openHydrated(page, `${url}${week}`);
  const paper = page.locator('.plan-on-paper table');
  await paper.waitFor({ state: 'attached' });
  await context.setOffline(true);
  await page.getByText(m.meal_plans_offline()).waitFor({ state: 'attached' });
  expect(missing).not.toEqual([]);
  await paper.waitFor({ state: 'attached' });
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});
