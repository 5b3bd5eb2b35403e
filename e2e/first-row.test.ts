import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';

const server = inject('server');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each([
  ['/recipes', 'phone'],
  ['/recipes', 'desktop'],
  ['/search', 'desktop'],
] as const)('the first row of %s on a %s needs no other answer', async (path, viewport) => {
  const { page, context } = await openPage(browser, { viewport, hasWorker: false });
  await page.route(/\/(dish|plate|ingredient|image)\//, (route) => route.abort());
  await page.goto(`${server.url}${path}`);
  const first = page.locator('main picture img').first();
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await context.close();
});

test('a page with its first row in it stays light', async () => {
  const response = await fetch(`${server.url}/recipes`, { headers: { 'accept-encoding': 'br' } });
  const html = await response.text();
  expect([...html.matchAll(/src="data:image\/svg/g)].length).toBeLessThanOrEqual(6);
  expect(html.length).toBeLessThan(200_000);
});

test.each([true, false])(
  'a page that is only read has its icon and manifest, where scripts run (%s) after it',
  async (javaScriptEnabled) => {
    const sent = await (await fetch(`${server.url}/guides`)).text();
    expect(linksOf(sent.replace(/<noscript id="n">.*<\/noscript>/s, ''))).toEqual({
      icon: 'data:,',
    });
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${server.url}/guides`);
    await expect
      .poll(async () => linksOf(await page.content()))
      .toEqual({
        icon: '/favicon.svg',
        'apple-touch-icon': '/icon-144.png',
        manifest: '/manifest.webmanifest',
      });
    await context.close();
  },
);

const linkOfWindow =
  /<link (?:nonce="[^"]*" )?rel="(icon|apple-touch-icon|manifest)" href="([^"]*)"/g;

/** The last of each kind is the one that counts. */
function linksOf(html: string): Record<string, string> {
  const links = html.matchAll(linkOfWindow);
  return Object.fromEntries([...links].map(([, kind = '', address = '']) => [kind, address]));
}
