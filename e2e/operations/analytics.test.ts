import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair } from 'jose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { expectAccessible } from '../accessible.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { signIn } from '../member.ts';
import { startServer, type RunningServer } from '../running-server.ts';
import { unchanging } from '../unchanging.ts';
import { signUpMember } from './api-client.ts';

const polling = { timeout: 30_000 };

/** Stands for the operator's tag manager: counts who loads it. */
let manager: Server;
let loads = 0;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  manager = createServer((_request, response) => {
    loads += 1;
    response.setHeader('content-type', 'text/javascript').end('window.tagsAreLoaded = true;');
  });
  manager.listen(0, '127.0.0.1');
  await once(manager, 'listening');
  const { port } = manager.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/tags.js?id=YOLK-1`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  server = await startServer({
    environment: {
      TAG_MANAGER_URL: url,
      EXPERIMENT_ONBOARDING: 'a=50,b=50',
      EXPERIMENT_SALES_PAGE: 'a=50,b=50',
      BRAZE_AUTH_KEY: await exportPKCS8(privateKey),
    },
  });
  browser = await launchBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  manager?.close();
});
beforeEach(() => {
  loads = 0;
});

const question = (page: Page) => page.getByRole('region', { name: m.site_measure_title() });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });

type Entry = Record<string, unknown>;

function toldTo(page: Page): Promise<Entry[]> {
  return page.evaluate(() => (window as { dataLayer?: Entry[] }).dataLayer ?? []);
}

function events(page: Page, event: string): Promise<Entry[]> {
  return toldTo(page).then((entries) => entries.filter((entry) => entry['event'] === event));
}

test('nothing is loaded before somebody agrees, nor after they refuse, which is as easy', async () => {
  const { page, context, pageErrors } = await openPage(browser, { viewport: 'phone' });
  await page.goto(server.url);
  await question(page).waitFor();
  await expectAccessible(page);
  const looks = await Promise.all(
    [m.site_measure_refuse(), m.site_measure_agree()].map((name) =>
      answer(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(button);
        return { width, height, color, backgroundColor, fontWeight, borderColor };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);

  await answer(page, m.site_measure_refuse()).click();
  await question(page).waitFor({ state: 'hidden' });
  await page.goto(`${server.url}${screenPath('recipes', 'en')}`);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  expect(unchanging(await question(page).count())).toBe(0);
  expect([loads, unchanging(await toldTo(page))]).toEqual([0, []]);

  await page.getByRole('link', { name: m.site_measure_choice() }).click();
  await question(page).getByText(m.site_measure_is_denied()).waitFor();
  await answer(page, m.site_measure_agree()).click();
  await expect.poll(() => loads, polling).toBe(1);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test.each([
  ['phone', 'en'],
  ['phone', 'es'],
  ['phone', 'sv'],
  ['desktop', 'en'],
  ['desktop', 'es'],
  ['desktop', 'sv'],
] as const)(
  'on a %s the question stands beside what the start page leads to, in %s',
  async (viewport, locale) => {
    const { page, context } = await openPage(browser, { viewport });
    await page.goto(`${server.url}${screenPath('home', locale)}`);
    const asked = page.getByRole('region', { name: m.site_measure_title({}, { locale }) });
    await asked.waitFor();
    const ways = page.locator('main section').first().getByRole('link');
    const [over, ...under] = await Promise.all(
      [asked, ways.nth(0), ways.nth(1)].map((each) => each.boundingBox()),
    );
    const covered = under.filter((way) => way === null || !over || isOver(over, way));
    expect(unchanging(covered)).toEqual([]);
    await context.close();
  },
);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function isOver(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  const isAbove = one.y >= other.y + other.height || other.y >= one.y + one.height;
  return !isBeside && !isAbove;
}

test('who agreed is measured: screens, speed, logins, and no address that is a secret', async () => {
  const { page, context, pageErrors } = await openPage(browser, { viewport: 'desktop' });
  await page.goto(server.url);
  await answer(page, m.site_measure_agree()).click();
  await expect.poll(() => events(page, 'gtm.js'), polling).toHaveLength(1);
  expect(unchanging(await toldTo(page))[0]).toEqual({ platform: 'web' });

  await page.getByRole('banner').getByRole('link', { name: m.site_nav_recipes() }).click();
  await page.waitForURL(`**${screenPath('recipes', 'en')}`);
  const path = screenPath('recipes', 'en');
  await expect
    .poll(() => events(page, 'route-change'), polling)
    .toContainEqual({ event: 'route-change', screen: 'recipes.en', path });
  await expect
    .poll(async () => (await events(page, 'web-vitals')).map(({ metric }) => metric), polling)
    .toEqual(expect.arrayContaining(['LCP', 'FID']));

  const member = await signUpMember(server.url, 'measured@example.com');
  await signIn(context, { url: server.url, member });
  await page.goto(`${server.url}${screenPath('memberHome', 'en')}`);
  await expect.poll(() => events(page, 'login'), polling).toHaveLength(1);
  const [{ userId } = {}] = unchanging(await events(page, 'login'));
  expect(userId).toEqual(expect.any(String));
  expect(unchanging(await toldTo(page))).toContainEqual({ platform: 'web', userId });
  await expect
    .poll(() => events(page, 'braze-user'), polling)
    .toEqual([{ event: 'braze-user', userId, token: expect.stringMatching(/^eyJ/) }]);
  await page.reload();
  await expect.poll(() => events(page, 'route-change'), polling).toHaveLength(1);
  expect(unchanging(await events(page, 'login'))).toEqual([]);

  await expect.poll(() => loads, polling).toBe(3);
  const query = { query: { token: 'of-somebody' } };
  await page.goto(`${server.url}${screenPath('resetPassword', 'en', undefined, query)}`);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  expect([loads, unchanging(await toldTo(page))]).toEqual([3, []]);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('a campaign, the variant of the sales page and a slow press are told', async () => {
  const { page, context, pageErrors } = await openPage(browser, { viewport: 'desktop' });
  await context.addInitScript(() => localStorage.setItem('analytics', 'granted'));
  const member = await signUpMember(server.url, 'tried@example.com');
  await member.completeQuiz();
  await signIn(context, { url: server.url, member });
  const query = { content: 'ad-7', source: 'letter' };

  await page.goto(`${server.url}${screenPath('yourPlan', 'en', undefined, { query })}`);
  await expect.poll(() => events(page, 'experiment'), polling).not.toEqual([]);
  const [{ variant, ...told } = {}] = unchanging(await events(page, 'experiment'));
  expect(told).toEqual({ event: 'experiment', experiment: 'SALES_PAGE' });
  expect(['A', 'B']).toContain(variant);

  await page.route(/become-member\/payment\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/become-member\/payment\?.*content=ad-7&source=letter/);
  const signUp = { event: 'sign-up', step: 'payment', plan: 'yearly', ...query };
  await expect.poll(() => events(page, 'sign-up'), polling).toEqual([signUp]);
  const [slow] = unchanging(await events(page, 'delayed-navigation'));
  expect(slow).toMatchObject({ path: screenPath('becomeMember', 'en', { step: 'payment' }) });
  expect(Number(slow?.['milliseconds'])).toBeGreaterThan(1000);
  expect(pageErrors).toEqual([]);
  await context.close();
});
