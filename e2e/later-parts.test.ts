import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { avoidGroups } from '../domain/planner/types.ts';
import { memberWithWeek, signIn } from './member.ts';
import { signUpMember } from './operations/api-client.ts';

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

test('that no week is possible is said without the script of what would have to give way', async () => {
  const member = await signUpMember(url, 'refused-week@example.com');
  await member.completeQuiz({ avoid: [...avoidGroups] });
  await member.startTrial();
  const { page, context, pageErrors } = await openPage(browser, {
    viewport: 'phone',
    hasWorker: false,
  });
  await signIn(context, { url, member });
  const missing: string[] = [];
  await page.route(/\/widen-preferences/, async (route) => {
    missing.push(route.request().url());
    await route.abort('failed');
  });
  await openHydrated(page, `${url}${screenPath('myMealPlanner', 'en')}`);
  await page.getByRole('button', { name: m.site_plan_my_week(), exact: true }).first().click();
  await expect.poll(() => missing).not.toEqual([]);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: m.error_meal_plan_not_accommodated() }).waitFor();
  await main.getByRole('link', { name: m.meal_plans_planner_take_quiz(), exact: true }).waitFor();
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});
