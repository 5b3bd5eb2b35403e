import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { locales, type Locale } from '../i18n/locales.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { faultsOf, launchBrowser, openPage, type Viewport } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { mailedLink } from './mails.ts';
import { memberPassword, signUpMember } from './operations/api-client.ts';

const server = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(async () => {
  await browser.close();
});

const newPassword = 'walnut-oil-on-everything';

interface Journey {
  locale: Locale;
  viewport: Viewport;
  colorScheme: 'light' | 'dark';
}

const journeys: Journey[] = [
  { locale: 'en', viewport: 'phone', colorScheme: 'light' },
  { locale: 'es', viewport: 'desktop', colorScheme: 'dark' },
  { locale: 'sv', viewport: 'phone', colorScheme: 'dark' },
];

test.each(journeys)(
  'a member sets a new password by mail and two ways to log in, in $locale on a $viewport',
  { timeout: 180_000 },
  async ({ locale, viewport, colorScheme }) => {
    const languageTag = locales[locale].languageTag;
    const opened = await openPage(browser, { viewport, colorScheme, languageTag });
    const { page, context, pageErrors } = opened;
    const email = `account-${locale}@example.com`;
    await signUpMember(server.url, email);

    await resetPassword({ page, locale, email });
    await logIn({ page, locale, email });
    const secret = await setUpTwoSteps(page, locale);
    await logOut(page, locale);
    await logInWithCode({ page, locale, email, secret });
    await withPasskey({ page, context, locale });
    await expire({ page, context, locale });

    expect(faultsOf(pageErrors)).toEqual([]);
    await context.close();
  },
);

interface Step {
  page: Page;
  locale: Locale;
  email: string;
}

async function resetPassword({ page, locale, email }: Step): Promise<void> {
  await page.goto(`${server.url}${screenPath('login', locale)}`);
  await page.getByRole('link', { name: m.identity_forgot_password({}, { locale }) }).click();
  await page.waitForURL(`**${screenPath('lostPassword', locale)}`);
  // The page of before has a field of that name too.
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
  await page.fill('input[name=email]', email);
  await page.keyboard.press('Enter');
  await page.getByText(m.identity_check_mail({}, { locale })).waitFor();
  const link = await mailedLink({ url: server.url, email, kind: 'reset-password' });
  await page.goto(link);
  await expectAccessible(page);
  await page.fill('input[name=password]', newPassword);
  await page.keyboard.press('Enter');
  await page.getByText(m.identity_notice_log_in_again({}, { locale })).waitFor();
  await expectAccessible(page);
}

async function logIn({ page, locale, email }: Step): Promise<void> {
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', newPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${screenPath('memberHome', locale)}`);
  await page.goto(`${server.url}${screenPath('userSettings', locale)}`);
}

async function setUpTwoSteps(page: Page, locale: Locale): Promise<string> {
  await page.goto(`${server.url}${screenPath('twoStepLogin', locale)}`);
  await page.fill('input[name=password]', newPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: m.identity_two_step_qr({}, { locale }) }).waitFor();
  await expectAccessible(page);
  const secret = await page.locator('input[name=secret]').inputValue();
  await page.fill('input[name=code]', codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByText(m.identity_recovery_title({}, { locale })).waitFor();
  await expect.poll(() => page.locator('main li').count()).toBe(10);
  await expectAccessible(page);
  return secret;
}

function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function logOut(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${server.url}${screenPath('logout', locale)}`);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(`**${screenPath('login', locale)}`);
}

async function logInWithCode(step: Step & { secret: string }): Promise<void> {
  const { page, locale, email, secret } = step;
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', newPassword);
  await page.keyboard.press('Enter');
  await page.getByText(m.identity_code_title({}, { locale })).waitFor();
  await expectAccessible(page);
  // Each code works once: this is the one the app shows next.
  await page.fill('input[name=code]', codeOf(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${screenPath('memberHome', locale)}`);
}

interface InBrowser {
  page: Page;
  context: BrowserContext;
  locale: Locale;
}

/** With an authenticator of the browser's own that says yes to everything. Passkeys want a name, not an address. */
async function withPasskey({ page, context, locale }: InBrowser): Promise<void> {
  const { port } = new URL(server.url);
  const site = `http://localhost:${port}`;
  const [auth] = (await context.cookies()).filter(({ name }) => name === 'auth');
  await context.addCookies([{ name: 'auth', value: auth?.value ?? '', url: site }]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openHydrated(page, `${site}${screenPath('passkeys', locale)}`);
  await page.fill('input[name=name]', 'Virtual key');
  await page.fill('input[name=password]', newPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Virtual key').waitFor();
  await expectAccessible(page);
  await context.clearCookies();
  await openHydrated(page, `${site}${screenPath('login', locale)}`);
  await page.getByRole('button', { name: m.identity_passkey_log_in({}, { locale }) }).click();
  await page.waitForURL(`**${screenPath('memberHome', locale)}`);
}

/** A login that has ended says so once, and logs out. */
async function expire({ page, context, locale }: InBrowser): Promise<void> {
  await context.clearCookies();
  await context.addCookies([{ name: 'auth', value: 'ended', url: server.url }]);
  await page.goto(`${server.url}${screenPath('userSettings', locale)}`);
  const title = m.site_error_expired_title({}, { locale });
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByText(m.site_error_expired_text({}, { locale })).waitFor();
  await expectAccessible(page);
  const cookieNames = async () => (await context.cookies(server.url)).map(({ name }) => name);
  await expect.poll(cookieNames).not.toContain('auth');
  await page.getByRole('link', { name: m.identity_expired_link({}, { locale }) }).click();
  await page.locator('input[name=password]').waitFor();
  await page.waitForURL(
    (url) => url.searchParams.get('redirect_to') === screenPath('userSettings', locale),
  );
}

test('without JavaScript a member logs in with a code, ends other sessions and deletes the account', async () => {
  const email = 'account-plain@example.com';
  await signUpMember(server.url, email);
  await signInElsewhere(email);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const open = (screen: 'login' | 'twoStepLogin' | 'userSettings' | 'deleteAccount') =>
    page.goto(`${server.url}${screenPath(screen, 'en')}`);
  const isHome = () => page.waitForURL(`**${screenPath('memberHome', 'en')}`);
  const fillPassword = () => page.fill('input[name=password]', memberPassword);

  await open('login');
  await page.fill('input[name=email]', email);
  await fillPassword();
  await page.getByRole('button', { name: m.identity_log_in() }).click();
  await isHome();
  await open('twoStepLogin');
  await fillPassword();
  await page.getByRole('button', { name: m.identity_two_step_start() }).click();
  const secret = await page.locator('input[name=secret]').inputValue();
  await page.fill('input[name=code]', '000000');
  await page.getByRole('button', { name: m.identity_two_step_confirm() }).click();
  await page.getByText(m.error_code_incorrect()).waitFor();
  await expect.poll(() => page.locator('input[name=secret]').inputValue()).toBe(secret);
  await page.fill('input[name=code]', codeOf(secret));
  await page.getByRole('button', { name: m.identity_two_step_confirm() }).click();
  await page.getByText(m.identity_recovery_title()).waitFor();
  const [recoveryCode = ''] = await page.locator('main li').allTextContents();

  await context.clearCookies();
  await open('login');
  await page.fill('input[name=email]', email);
  await fillPassword();
  await page.getByRole('button', { name: m.identity_log_in() }).click();
  await page.fill('input[name=code]', recoveryCode);
  await page.getByRole('button', { name: m.identity_log_in() }).click();
  await isHome();
  await open('userSettings');
  const endOthers = page.getByRole('button', { name: m.identity_sessions_end_others() });
  await endOthers.click();
  await expect.poll(() => endOthers.count()).toBe(0);
  const current = page.getByText(m.identity_session_current(), { exact: true });
  await expect.poll(() => current.count()).toBe(1);

  await open('deleteAccount');
  await fillPassword();
  await page.getByRole('button', { name: m.identity_delete_button() }).click();
  await page.getByText(m.error_delete_unconfirmed()).waitFor();
  await fillPassword();
  await page.locator('label:has(input[name=isSure])').click();
  await page.getByRole('button', { name: m.identity_delete_button() }).click();
  await page.getByText(m.identity_notice_deleted()).waitFor();
  await context.close();
});

async function signInElsewhere(email: string): Promise<void> {
  const body = new URLSearchParams({ intent: 'password', email, password: memberPassword });
  await fetch(`${server.url}${screenPath('login', 'en')}`, { method: 'POST', body });
}
