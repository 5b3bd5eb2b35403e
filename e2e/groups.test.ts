import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from './accessible.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testTokens } from '../domain/membership/orders/test-cards.rules.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { signInDemo } from './member.ts';

const { url } = inject('server');
const locale = 'en';
const group = 'Lindgård Clinic';
const name = 'Greta Holm';
const today = new Date().toISOString().slice(0, 10);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

const button = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });

async function change(context: BrowserContext, operation: string, input: object): Promise<void> {
  const type = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
  const query = `mutation Change($input: ${type}!) { ${operation}(input: $input) { problems { code } } }`;
  const data = { query, variables: { input } };
  const answer = await context.request.post(`${url}/graphql`, { data, headers: { origin: url } });
  const { data: changed } = (await answer.json()) as {
    data: Record<string, { problems: unknown[] }>;
  };
  expect(changed[operation]?.problems).toEqual([]);
}

/** Adds somebody by mail, and gives the link that everybody of the group may join by. */
async function invite(page: Page): Promise<string> {
  await openHydrated(page, `${url}${screenPath('proAdd', locale)}`);
  await page.getByLabel(m.pro_first_name()).fill('Noah');
  await page.getByLabel(m.pro_last_name()).fill('Lind');
  await page.getByLabel(m.pro_email(), { exact: true }).fill('noah.lind@clinic.example');
  await button(page, m.pro_send_invitation()).click();
  await page.getByText(m.pro_invited({ count: 1 })).waitFor();
  const link = page.locator('main a[href*="invitation="]');
  await button(page, m.pro_join_link_make()).click();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}

/** As somebody new, who shares their weight and nothing else. */
async function join(page: Page, link: string): Promise<void> {
  await openHydrated(page, link);
  await expectAccessible(page);
  await page.getByRole('link', { name: m.pro_join_start({ group }), exact: true }).click();
  await page.getByLabel(m.membership_first_name()).fill('Greta');
  await page.getByLabel(m.membership_last_name()).fill('Holm');
  await page.getByLabel(m.membership_email(), { exact: true }).fill('greta.holm@example.com');
  await page.getByLabel(m.membership_password(), { exact: true }).fill('plum-tree-7');
  await page.locator('input[name=hasAgreedToTerms]').check({ force: true });
  await expectAccessible(page);
  await button(page, m.membership_create_account()).click();
  await page.getByRole('link', { name: m.pro_join_go_on(), exact: true }).click();
  await page.locator('input[name=shares][value=MEASURES]').check({ force: true });
  await expectAccessible(page);
  await button(page, m.pro_join_confirm()).click();
  await page.waitForURL(`**/become-member/payment*`);
}

test('a member joins a group, shares their weight, accepts a program and takes the weight back', async () => {
  const [clinic, greta] = [
    await openPage(browser, { viewport: 'desktop' }),
    await openPage(browser, { viewport: 'phone' }),
  ];
  await signInDemo(clinic.context, { url, email: 'demo@yolk.example' });
  await join(greta.page, await invite(clinic.page));
  const trial = { plan: 'YEARLY', paymentToken: testTokens.cardAccepted };
  await change(greta.context, 'startTrial', { ...trial, requestKey: crypto.randomUUID() });
  const weight = { id: crypto.randomUUID(), measure: 'WEIGHT', day: today, value: 87.5 };
  await change(greta.context, 'addMeasurement', weight);

  const { page } = clinic;
  await openHydrated(page, `${url}${screenPath('proMembers', locale)}?q=Greta`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: m.pro_care_see_shared(), exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const weights = page.getByText('87.5 kg');
  await expect.poll(() => weights.count()).toBeGreaterThan(0);
  await page.getByLabel(m.pro_assign_choose()).selectOption({ index: 0 });
  await button(page, m.pro_assign()).click();
  await page.getByText(m.pro_assign_waiting()).waitFor();

  await openHydrated(greta.page, `${url}${screenPath('memberHome', locale)}`);
  await greta.page.getByRole('heading', { name: m.pro_suggests({ group }) }).waitFor();
  await button(greta.page, m.pro_accept()).click();
  await greta.page.waitForURL('**/programs/*/day/*');
  await page.reload();
  await page.getByText(m.pro_assign_accepted(), { exact: true }).waitFor();

  await openHydrated(greta.page, `${url}${screenPath('groupSees', locale)}`);
  const shared = greta.page.getByRole('switch', { name: m.pro_care_item_measures() });
  await shared.click({ force: true });
  await expect.poll(() => shared.isChecked()).toBe(false);
  const looking = async () => {
    await page.reload();
    return weights.count();
  };
  await expect.poll(looking, { timeout: 30_000 }).toBe(0);
  expect([...clinic.pageErrors, ...greta.pageErrors]).toEqual([]);
});
