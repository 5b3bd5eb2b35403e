import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { mailedLink } from './mails.ts';
import { signInAdministrator } from './member.ts';
import { unchanging } from './unchanging.ts';

const { url } = inject('server');
const locale = 'en';
const said = { locale } as const;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

const name = 'Dr. Åsa Bergström-Lind';
const button = (page: Page, words: string) =>
  page.getByRole('button', { name: words, exact: true });

async function apply(page: Page, email: string): Promise<void> {
  await openHydrated(page, `${url}${screenPath('doctorApply', locale)}`);
  await page.getByLabel(m.doctors_field_name({}, said)).fill(name);
  await page.locator('label:has(input[name=specialties][value=DIABETES])').click();
  await page.getByLabel(m.doctors_field_city({}, said)).fill('Uppsala');
  await page.locator('select[name=country]').selectOption('SE');
  await page.locator('label:has(input[name=languages][value=sv])').click();
  await page.getByLabel(m.doctors_field_text({}, said)).fill(firstText);
  await page.getByLabel(m.doctors_field_licence({}, said)).fill('1234567, Socialstyrelsen');
  await page.getByLabel(m.doctors_field_email({}, said)).fill(email);
  await page.locator('input[name=hasConsent]').check({ force: true });
  await button(page, m.doctors_apply_send({}, said)).click();
  await page.getByText(m.doctors_apply_sent({}, said)).waitFor();
}

const firstText = 'I begin with what you already eat, and we change one thing at a time.';
const corrected = 'I begin with what you already eat. Video visits on Tuesdays and Thursdays.';

/** The administrator reads what waits, sees the text, and lists that. */
async function list(admin: Page, text: string): Promise<void> {
  await openHydrated(admin, `${url}${screenPath('adminDoctors', locale)}`);
  const waiting = admin.getByRole('listitem').filter({ hasText: text });
  await waiting.getByText('1234567, Socialstyrelsen').waitFor();
  await waiting.getByRole('button', { name: m.admin_doctor_list_named({ name }, said) }).click();
  await expect.poll(() => admin.getByText(text).count()).toBe(0);
}

async function structuredOf(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts
    .map((json) => JSON.parse(json) as Record<string, unknown>)
    .filter((each) => each['@type'] === 'Physician');
}

/** The address of who is found by a name in the directory; null for nobody. */
async function addressFoundBy(context: BrowserContext, words: string): Promise<string | null> {
  const page = await context.newPage();
  const query = { q: words };
  const path = screenPath('allDoctors', locale, undefined, { query });
  await page.goto(`${url}${path}`);
  const links = page.getByRole('main').getByRole('link', { name: words });
  const href = (await links.count()) === 0 ? null : await links.first().getAttribute('href');
  await page.close();
  return href;
}

test('a doctor applies, confirms by mail, is read and listed, corrects, and withdraws', async () => {
  const email = 'asa.bergstrom@clinic.example';
  const { context, page, pageErrors } = await openPage(browser, { viewport: 'phone' });
  const { context: adminContext, page: admin } = await openPage(browser, { viewport: 'desktop' });
  await signInAdministrator(adminContext, url);

  await apply(page, email);
  await expect.poll(() => addressFoundBy(context, name)).toBeNull();
  const own = await mailedLink({ url, email, kind: 'doctor-entry' });
  await openHydrated(page, own);
  await expectAccessible(page);
  await button(page, m.doctors_own_confirm({}, said)).click();
  await page.getByText(m.doctors_own_waiting({}, said)).waitFor();
  await expect.poll(() => addressFoundBy(context, name)).toBeNull();

  await list(admin, firstText);
  // The list was read when it was listed, so that it is found from here on.
  const path = unchanging(await addressFoundBy(context, name));
  expect(path).toMatch(/^\/low-carb\/doctor\/.*bergstrom/);
  await page.goto(`${url}${path ?? ''}`);
  await page.getByText(firstText).waitFor();
  await expect
    .poll(() => structuredOf(page))
    .toMatchObject([
      {
        '@context': 'https://schema.org',
        name,
        url: expect.stringContaining(path ?? 'nowhere'),
        knowsLanguage: ['sv'],
        address: { '@type': 'PostalAddress', addressLocality: 'Uppsala', addressCountry: 'SE' },
      },
    ]);
  const siteMaps = await sitemaps();
  expect(siteMaps).toContain(path);

  await openHydrated(page, own);
  await page.getByLabel(m.doctors_field_text({}, said)).fill(corrected);
  await button(page, m.doctors_own_correct_send({}, said)).click();
  await page.getByText(m.doctors_own_waiting({}, said)).waitFor();
  const reader = await context.newPage();
  await reader.goto(`${url}${path ?? ''}`);
  await reader.getByText(firstText).waitFor();
  await list(admin, corrected);
  await reader.reload();
  await reader.getByText(corrected).waitFor();

  await openHydrated(page, own);
  await button(page, m.doctors_own_withdraw_send({}, said)).click();
  await page.getByText(m.doctors_own_withdrawn({}, said)).waitFor();
  expect((await reader.goto(`${url}${path ?? ''}`))?.status()).toBe(404);
  await expect.poll(() => addressFoundBy(context, name)).toBeNull();
  expect(faultsOf(pageErrors)).toEqual([]);
  await Promise.all([context.close(), adminContext.close()]);
});

test('a sample is marked as one, and search engines are told nothing of it', async () => {
  const { context, page } = await openPage(browser, { viewport: 'phone' });
  await page.goto(`${url}${screenPath('allDoctors', locale)}`);
  const sample = page.getByRole('main').locator(`a[href*="/low-carb/doctor/"]`).first();
  const path = (await sample.getAttribute('href')) ?? '';
  await page.goto(`${url}${path}`);
  await page.getByText(m.doctors_sample_long({}, said)).waitFor();
  await expect.poll(() => structuredOf(page)).toEqual([]);
  const robots = page.locator('meta[name=robots]');
  await expect.poll(() => robots.getAttribute('content')).toContain('noindex');
  expect(await sitemaps()).not.toContain(path);
  await context.close();
});

/** All of them, as one text. */
async function sitemaps(): Promise<string> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, address]) => address ?? [],
  );
  const maps = addresses.filter((each) => each.endsWith('.xml'));
  const texts = maps.map(async (each) => (await fetch(each)).text());
  return [index, ...(await Promise.all(texts))].join('\n');
}
