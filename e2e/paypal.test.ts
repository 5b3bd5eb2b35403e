import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../i18n/locales.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { systemClock } from '../lib/clock.ts';
import {
  doubledSecret,
  startPayPalDouble,
  type PayPalDouble,
} from '../server/payments/testing/paypal-double.ts';
import { startStripeDouble, type StripeDouble } from '../server/payments/testing/stripe-double.ts';
import { expectAccessible } from './accessible.ts';
import { launchBrowser } from './browser.ts';
import { startServer, type RunningServer } from './running-server.ts';

let paypal: PayPalDouble;
let stripe: StripeDouble;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [paypal, stripe] = await Promise.all([
    startPayPalDouble({ clock: systemClock }),
    startStripeDouble({ clock: systemClock }),
  ]);
  const environment = {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: doubledSecret,
    PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
    PAYPAL_PRODUCT_ID: 'PROD-1',
    PAYPAL_API_URL: paypal.url,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRODUCT_ID: 'prod_1',
    STRIPE_API_URL: stripe.url,
  };
  [server, browser] = await Promise.all([
    startServer({ environment }),
    launchBrowser({ pictures: false }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await Promise.all([paypal.close(), stripe.close()]);
});

test.each([
  { locale: 'en', javaScriptEnabled: true },
  { locale: 'es', javaScriptEnabled: false },
  { locale: 'sv', javaScriptEnabled: false },
] as const)(
  'a member pays with PayPal, there and back, in $locale, with scripts: $javaScriptEnabled',
  { timeout: 240_000 },
  async ({ locale, javaScriptEnabled }) => {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await createAccount({ page, locale, isHydrated: javaScriptEnabled });

    await choosePayPal({ page, locale });
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByText(m.error_payment_not_approved({}, { locale })).waitFor();
    // As it was left: PayPal, and the plan by the month.
    const chosen = page.locator('input[name=method][value=paypal]');
    await expect.poll(() => chosen.isChecked()).toBe(true);
    await page.waitForURL(/[?&]plan=monthly&content=ad-7&source=letter$/);
    if (javaScriptEnabled) await expectAccessible(page);

    await choosePayPal({ page, locale });
    await page.getByRole('link', { name: 'Agree' }).click();
    const success = screenPath('becomeMember', locale, { step: 'success' });
    await page.waitForURL(`**${success}?plan=monthly&content=ad-7&source=letter`);
    const title = m.membership_success_title({ name: 'Alma' }, { locale });
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

    await page.goto(`${server.url}${screenPath('membership', locale)}`);
    await page.getByRole('button', { name: m.membership_portal_paypal({}, { locale }) }).waitFor();
    if (javaScriptEnabled) await expectAccessible(page);
    await page.locator('form:has(input[value=offer]) button').click();
    await page.getByRole('link', { name: 'Agree' }).click();
    await page.waitForURL(/done=offer/);
    await context.close();
  },
);

async function createAccount({
  page,
  locale,
  isHydrated,
}: {
  page: Page;
  locale: Locale;
  isHydrated: boolean;
}): Promise<void> {
  const path = screenPath(
    'becomeMember',
    locale,
    { step: 'account' },
    { query: { plan: 'monthly', content: 'ad-7', source: 'letter' } },
  );
  const waitUntil = isHydrated ? 'networkidle' : 'load';
  await page.goto(`${server.url}${path}`, { waitUntil });
  await page.fill('input[name=firstName]', 'Alma');
  await page.fill('input[name=lastName]', 'Lind');
  await page.fill('input[name=email]', `paypal-${locale}@example.com`);
  await page.fill('input[name=password]', 'avocado-on-everything');
  await page.locator('label:has(input[name=hasAgreedToTerms])').click();
  await page.locator('main form button[type=submit]').last().click();
}

async function choosePayPal({ page, locale }: { page: Page; locale: Locale }): Promise<void> {
  await page.waitForURL(`**${screenPath('becomeMember', locale, { step: 'payment' })}*`);
  await page.locator('label:has(input[name=method][value=paypal])').click();
  await page.getByRole('button', { name: m.membership_start_trial({}, { locale }) }).click();
  await page.getByRole('heading', { name: 'PayPal' }).waitFor();
}
