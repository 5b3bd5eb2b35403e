import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';

const server = inject('server');
const locale = 'en';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const film = `${server.url}${screenPath('video', locale, { slug: 'shakshuka-in-one-pan' })}`;
const slider = (page: Page) =>
  page.getByRole('slider', { name: m.videos_position({}, { locale }) });
const momentOf = async (page: Page) => Number(await slider(page).inputValue());
const pause = (page: Page) =>
  page.getByRole('button', { name: m.videos_pause({}, { locale }) }).first();
const press = (page: Page) =>
  page.getByRole('link', {
    name: m.videos_play_titled({ title: 'Shakshuka in one pan' }, { locale }),
  });

test('a film is played by the keyboard, shows its sentences, and goes on where it was left', async () => {
  const { context, page } = await openPage(browser, { viewport: 'phone' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, film);
  expect(asked.filter((url) => /\/film\/.*json|player/.test(url))).toEqual([]);
  await press(page).click();
  await slider(page).waitFor();
  await expect.poll(() => momentOf(page)).toBeGreaterThan(0.5);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toContain('The sauce');
  await page.locator('section p', { hasText: 'In with the tomatoes.' }).waitFor();
  await page.keyboard.press('c');
  await expect
    .poll(() => page.locator('section p', { hasText: 'In with the tomatoes.' }).count())
    .toBe(0);
  await page.keyboard.press('5');
  await expect.poll(() => momentOf(page)).toBeGreaterThan(21);
  await page.keyboard.press('k');
  await pause(page).waitFor({ state: 'hidden' });
  const left = await momentOf(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Lid on, heat down/ }).click();
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toContain('The eggs');
  await expect.poll(() => momentOf(page)).toBeGreaterThan(left);
  const sought = await momentOf(page);
  await openHydrated(page, film);
  await press(page).click();
  await expect.poll(() => slider(page).count()).toBe(1);
  await expect.poll(() => momentOf(page)).toBeGreaterThanOrEqual(Math.floor(sought));
  await context.close();
});

test('whoever asked for less motion sees one still after the other', async () => {
  const { context, page } = await openPage(browser, { viewport: 'phone' });
  await openHydrated(page, film);
  await press(page).click();
  await expect.poll(() => momentOf(page)).toBeGreaterThan(0.5);
  const shown = () =>
    page.evaluate(() => document.getAnimations().map((each) => Number(each.currentTime)));
  // The still of the first chapter is its end.
  await expect.poll(async () => Math.max(...(await shown()))).toBeGreaterThan(5000);
  await context.close();
});

test('without scripts a film is its transcript with a picture of each chapter', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(film);
  await page.getByText('Draw a spoon through it.').waitFor();
  const stills = page.locator('main img[src^="/film/shakshuka-in-one-pan/"]');
  await expect.poll(() => stills.count()).toBe(5);
  await expect
    .poll(() => stills.first().evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0);
  await context.close();
});
