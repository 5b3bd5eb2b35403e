import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { memberPassword, signUpMember } from './operations/api-client.ts';

const server = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

const locale = 'en';
let email = '';

test.each([
  ['with a service worker', true],
  ['without one', false],
])(
  'in a tunnel every form stays as it was typed, and goes through behind it, %s',
  async (_how, hasWorker) => {
    email = `tunnel-${hasWorker}@example.com`;
    await signUpMember(server.url, email);
    const { page, context, pageErrors } = await openPage(browser, { viewport: 'phone', hasWorker });
    await quizStep(page, context);
    await logIn(page, context);
    await pay(page, context);
    await changeName(page, context);
    await logOut(page, context);
    expect(faultsOf(pageErrors)).toEqual([]);
    await context.close();
  },
  180_000,
);

test('without a service worker, data that stays lost after three more tries is loaded as a page', async () => {
  const { page, context } = await openPage(browser, { viewport: 'phone', hasWorker: false });
  const recipes = screenPath('recipes', locale);
  let tries = 0;
  await open(page, screenPath('login', locale));
  await context.route(`**${recipes}.data*`, async (route) => {
    tries += 1;
    await route.abort('connectionreset');
  });
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await page.locator(`a[href="${recipes}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === recipes);
  await page.getByRole('heading', { level: 1, name: m.recipes_discover_title() }).waitFor();
  expect(tries).toBeGreaterThanOrEqual(4);
  await expect.poll(() => page.evaluate(() => 'isMarked' in window)).toBe(false);
  await context.close();
}, 60_000);

test('a page that is read sends its letter in place: what is wrong, what got lost, what arrived', async () => {
  const { page, context, pageErrors } = await openPage(browser, { viewport: 'phone' });
  await page.goto(`${server.url}${screenPath('contact', locale)}`);
  const send = page.getByRole('button', { name: m.pages_contact_send() });
  const textbox = (name: string) => page.getByRole('textbox', { name });
  await textbox(m.pages_contact_email()).fill('nobody');
  await textbox(m.pages_contact_text()).fill('Where is my list?');
  await send.click();
  await page.locator('[name=email][aria-invalid=true]:focus').waitFor();
  await expectAccessible(page);
  await textbox(m.pages_contact_email()).fill('maja@example.com');
  await enterTunnel(context);
  await send.click();
  await page.getByRole('alert').getByText(m.pages_contact_failure()).waitFor();
  // What was wrong with the letter before is not said of this one.
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0);
  await expect.poll(() => page.getByText(m.error_email_invalid()).count()).toBe(0);
  await context.unrouteAll();
  await expect.poll(() => textbox(m.pages_contact_text()).inputValue()).toBe('Where is my list?');
  await page.getByRole('button', { name: m.site_try_again() }).click();
  await page.getByText(m.pages_contact_sent_text({ email: 'maja@example.com' })).waitFor();
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 60_000);

test('without any script the answer to a letter is a page that has what was typed', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const path = screenPath('contact', 'sv');
  await page.goto(`${server.url}${path}`);
  await page.fill('textarea', 'Var är min lista?');
  await page.getByRole('button', { name: m.pages_contact_send({}, { locale: 'sv' }) }).click();
  await page.locator('[name=email][aria-invalid=true]').waitFor();
  await expect.poll(() => page.inputValue('textarea')).toBe('Var är min lista?');
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${path}#write`);
  await context.close();
}, 60_000);

async function quizStep(page: Page, context: BrowserContext): Promise<void> {
  await open(page, screenPath('onboarding', locale, {}));
  await page.getByRole('button', { name: m.onboarding_start() }).click();
  await page.waitForURL(/goal/);
  const goal = page.locator('label:has(input[name=goals])').first();
  await goal.click();
  await enterTunnel(context);
  await page.getByRole('button', { name: m.onboarding_continue() }).click();
  await page.getByRole('alert').filter({ hasText: m.onboarding_error() }).waitFor();
  await expectAccessible(page);
  await expect.poll(() => page.locator('input[name=goals]').first().isChecked()).toBe(true);
  await tryAgainOutside(page, context);
  await page.waitForURL(/\/sex/);
}

async function logIn(page: Page, context: BrowserContext): Promise<void> {
  await open(page, screenPath('login', locale));
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', memberPassword);
  await enterTunnel(context);
  await page.getByRole('button', { name: m.identity_log_in(), exact: true }).click();
  await page.getByText(m.error_login_failed()).waitFor();
  await expect.poll(() => page.inputValue('input[name=password]')).toBe(memberPassword);
  await tryAgainOutside(page, context);
  await page.waitForURL((url) => url.pathname !== screenPath('login', locale));
}

async function pay(page: Page, context: BrowserContext): Promise<void> {
  const query = { content: 'membership' };
  await open(page, screenPath('becomeMember', locale, { step: 'payment' }, { query }));
  await enterTunnel(context);
  await page.getByRole('button', { name: m.membership_start_trial() }).click();
  await page.getByText(m.membership_payment_failed()).waitFor();
  await tryAgainOutside(page, context);
  await page.waitForURL(/success/);
}

async function changeName(page: Page, context: BrowserContext): Promise<void> {
  await open(page, screenPath('userSettings', locale));
  await page.getByText(m.identity_change_name(), { exact: true }).click();
  await page.fill('input[name=firstName]', 'Åsa');
  await enterTunnel(context);
  await page.getByRole('button', { name: m.identity_change_name_save() }).click();
  const support = page.getByRole('alert').getByRole('link', { name: m.site_support() });
  await expect.poll(() => support.getAttribute('href')).toMatch(/^mailto:/);
  await expect.poll(() => page.inputValue('input[name=firstName]')).toBe('Åsa');
  await tryAgainOutside(page, context);
  await page.getByText(m.identity_notice_name()).waitFor();
}

/** The device forgets the member at once; the server is told behind the tunnel. */
async function logOut(page: Page, context: BrowserContext): Promise<void> {
  await enterTunnel(context);
  await page.getByRole('button', { name: m.identity_log_out(), exact: true }).click();
  await page.getByRole('heading', { name: m.identity_logged_out_here() }).waitFor();
  await expectAccessible(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: m.identity_logged_out_here() }).waitFor();
  // The page may tell the server by itself as soon as it is reached, before anybody presses.
  await tryAgainOutside(page, context).catch(() => undefined);
  await page.locator('input[name=email]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto(`${server.url}${screenPath('userSettings', locale)}`);
  await page.waitForURL(/redirect_to/);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
}

/** What is sent gets lost; what is read still arrives, as a page has been read before. */
async function enterTunnel(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
}

async function tryAgainOutside(page: Page, context: BrowserContext): Promise<void> {
  await context.unrouteAll();
  await page.getByRole('button', { name: m.site_try_again() }).click({ timeout: 10_000 });
}
