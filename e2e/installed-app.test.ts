import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/locales.ts';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { launchBrowser, openPage, openPageIn } from './browser.ts';
import { memberWithWeek } from './member.ts';
import { memberPassword, type Member } from './operations/api-client.ts';
import { startProxy, type MeddlingProxy } from './meddling-proxy.ts';

const server = inject('server');
let proxy: MeddlingProxy;
let browser: Browser;
let member: Member;

beforeAll(async () => {
  browser = await launchBrowser({ isWhole: true });
  member = await memberWithWeek(server.url, 'installed@example.com');
  proxy = await startProxy(server.url);
});
beforeEach(() => {
  proxy.meddle(() => undefined);
  proxy.asked.length = 0;
});
afterAll(async () => {
  await browser.close();
  await proxy.stop();
});

const locale: Locale = 'en';
const polling = { timeout: 60_000 };
const slug = 'beef-and-broccoli-stir-fry';
const recipePath = screenPath('recipe', locale, { slug });
const listPath = screenPath('shoppingList', locale);
const homePath = screenPath('memberHome', locale);
const urlOf = (path: string) => `${proxy.url}${path}`;

interface Opened {
  page: Page;
  context: BrowserContext;
}

async function openVisitor(): Promise<Opened> {
  const { page, context } = await openPage(browser, { viewport: 'desktop' });
  page.setDefaultTimeout(60_000);
  return { page, context };
}

async function openMember(): Promise<Opened> {
  const opened = await openVisitor();
  await logIn(opened.page);
  await waitForWorker(opened.page);
  return opened;
}

async function logIn(page: Page): Promise<void> {
  await page.goto(urlOf(screenPath('login', locale)));
  await page.fill('input[name=email]', member.email);
  await page.fill('input[name=password]', memberPassword);
  await page.press('input[name=password]', 'Enter');
  await page.waitForURL(urlOf(homePath));
}

async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), polling)
    .toBe(true);
}

/** Paths in the caches whose names begin so. */
function pathsIn(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  }, prefix);
}

async function waitUntilKept(page: Page, path: string, prefix = 'pages-'): Promise<void> {
  await expect.poll(() => pathsIn(page, prefix), polling).toContain(path);
}

/** Pictures that are never answered, as many as a browser has connections to one server. */
const takeAllConnections = (page: Page) =>
  page.evaluate(() => {
    for (let number = 0; number < 6; number++) {
      document.body.append(
        Object.assign(new Image(), { src: `/ingredient/unknown-${number}.svg` }),
      );
    }
  });

/** Set on a document, gone with it. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { mark: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in window);

/** A link of the page's own, once scripts answer to it. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click();
}

/** React has taken the page over: from then on its links are the app's. */
async function waitForApp(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => '__reactRouterDataRouter' in window), polling)
    .toBe(true);
}

async function demoPlanPath(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: m.home_open_plan({}, { locale }) });
  return (await link.getAttribute('href')) ?? '';
}

test('the current plan opens from a cold start, and other pages tell what there is', async () => {
  const opened = await openMember();
  const { context } = opened;
  let { page } = opened;
  const planPath = await demoPlanPath(page);
  await waitUntilKept(page, homePath);
  await waitUntilKept(page, `${planPath}?tab=nutrition`);
  await page.goto(urlOf(recipePath));
  await waitUntilKept(page, recipePath);
  await page.goto(urlOf(screenPath('search', 'sv')));
  await waitUntilKept(page, screenPath('offline', 'sv'), 'offline-');

  await page.close();
  await context.setOffline(true);
  ({ page } = await openPageIn(context));
  page.setDefaultTimeout(60_000);
  await page.goto(urlOf('/'));
  await page.waitForURL(urlOf(homePath));
  await waitForApp(page);
  await page.getByRole('link', { name: m.home_open_plan({}, { locale }) }).click();
  await page.waitForURL(urlOf(planPath));
  await waitForApp(page);
  await page.getByRole('link', { name: m.meal_plans_tab_nutrition({}, { locale }) }).click();
  await expect.poll(() => page.url(), polling).toBe(urlOf(`${planPath}?tab=nutrition`));
  const tab = page.getByRole('link', { name: m.meal_plans_tab_nutrition({}, { locale }) });
  await expect.poll(() => tab.getAttribute('aria-current'), polling).toMatch(/page|true/);

  await waitForApp(page);
  await followLink(page, screenPath('tracking', locale));
  await page.getByRole('heading', { name: m.offline_title({}, { locale }) }).waitFor();
  await page.getByRole('link', { name: 'Beef and broccoli stir-fry' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Beef and broccoli stir-fry' }).click();
  await page.waitForURL(urlOf(recipePath));
  await page.getByRole('heading', { level: 1, name: 'Beef and broccoli stir-fry' }).waitFor();

  await page.goto(urlOf(screenPath('tracking', 'sv')));
  await page.getByRole('heading', { name: m.offline_title({}, { locale: 'sv' }) }).waitFor();
  await context.setOffline(false);
  await page.getByText(m.offline_back_online({}, { locale: 'sv' })).waitFor();
  await page.getByRole('button', { name: m.site_try_again({}, { locale: 'sv' }) }).click();
  await page.waitForURL(urlOf(screenPath('tracking', 'sv')));
  await context.close();
});

test('links to kept pages work without a network, and where it only seems to be there', async () => {
  const { page, context } = await openMember();
  await page.goto(urlOf(listPath));
  await waitUntilKept(page, listPath);
  const listTitle = page.getByRole('heading', { level: 1, name: m.shopping_title({}, { locale }) });
  await page.goto(urlOf(screenPath('search', locale)));
  await waitForApp(page);
  await context.setOffline(true);
  await followLink(page, listPath);
  await listTitle.waitFor();
  expect(new URL(page.url()).pathname).toBe(listPath);
  await context.setOffline(false);

  await page.goto(urlOf(screenPath('search', locale)));
  await waitForApp(page);
  proxy.meddle(() => 'lost');
  await followLink(page, listPath);
  await listTitle.waitFor();
  await context.close();
});

test('where the network says nothing, kept pages are shown and links lead to them', async () => {
  const { page, context } = await openMember();
  await page.goto(urlOf(listPath));
  await waitUntilKept(page, listPath);
  const listTitle = page.getByRole('heading', { level: 1, name: m.shopping_title({}, { locale }) });
  proxy.meddle(() => 'silent');
  await page.goto(urlOf(listPath));
  await listTitle.waitFor();
  await takeAllConnections(page);

  proxy.meddle(() => undefined);
  await page.goto(urlOf(screenPath('search', locale)));
  await waitForApp(page);
  proxy.meddle(() => 'silent');
  await followLink(page, listPath);
  await listTitle.waitFor();
  expect(new URL(page.url()).pathname).toBe(listPath);
  await context.close();
});

test('what a visitor opened is gone when somebody logs in, and the plan is kept instead', async () => {
  const { page, context } = await openVisitor();
  await page.goto(urlOf(recipePath));
  await waitUntilKept(page, recipePath);
  await logIn(page);
  await waitUntilKept(page, homePath);
  await expect.poll(() => pathsIn(page, 'pages-'), polling).not.toContain(recipePath);
  await context.close();
});

test('a device that has kept nothing says what it would keep', async () => {
  const { page, context } = await openVisitor();
  await page.goto(urlOf(screenPath('login', locale)));
  await waitForWorker(page);
  await waitUntilKept(page, screenPath('offline', locale), 'offline-');
  await context.setOffline(true);
  await page.goto(urlOf(screenPath('search', locale)));
  await page.getByText(m.offline_nothing_kept({}, { locale })).waitFor();
  expect(new URL(page.url()).pathname).toBe(screenPath('offline', locale));
  await context.close();
});

test('page data that is lost or refused is asked for again, three times at most', async () => {
  const { page, context } = await openVisitor();
  const recipes = screenPath('recipes', locale);
  const isOfData = (path: string) => path.startsWith(`${recipes}.data`);
  const tries = () => proxy.asked.filter(isOfData).length;
  const failures = ['lost', 503] as const;
  await page.goto(urlOf(screenPath('login', locale)));
  await waitForApp(page);
  await markDocument(page);
  proxy.meddle((path) => (isOfData(path) ? failures[tries() - 1] : undefined));
  await followLink(page, recipes);
  await page.waitForURL(urlOf(recipes));
  expect(tries()).toBe(3);
  await expect.poll(() => isSameDocument(page), polling).toBe(true);

  await page.goto(urlOf(screenPath('login', locale)));
  await waitForApp(page);
  await markDocument(page);
  proxy.asked.length = 0;
  proxy.meddle((path) => (isOfData(path) ? 503 : undefined));
  await followLink(page, recipes);
  await page.waitForURL(urlOf(recipes));
  expect(tries()).toBe(4);
  await expect.poll(() => isSameDocument(page), polling).toBe(false);
  await context.close();
});

test('a page whose script is missing is loaded as a document, once', async () => {
  const { page, context } = await openVisitor();
  await page.goto(urlOf(screenPath('recipes', locale)));
  await waitForApp(page);
  proxy.meddle((path) => (path.startsWith('/assets/login-') ? 404 : undefined));
  const login = screenPath('login', locale);
  await followLink(page, login);
  await page.waitForURL(urlOf(login));
  await page.locator('input[name=email]').waitFor();
  expect(proxy.asked.filter((path) => path === login)).toHaveLength(1);
  await context.close();
});

test('a new build is told of, takes nothing that was typed, and comes with the next page', async () => {
  const { page, context } = await openVisitor();
  await page.goto(urlOf(recipePath));
  await waitForWorker(page);
  await waitUntilKept(page, recipePath);
  await page.goto(urlOf(screenPath('login', locale)));
  await waitForApp(page);
  await markDocument(page);
  proxy.meddle((path) =>
    path === '/sw.js'
      ? (text) => text.replaceAll(/manifest-[\w-]+\.js/g, 'manifest-next.js')
      : undefined,
  );
  await page.fill('input[name=email]', 'somebody@example.com');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText(m.site_update_ready({}, { locale })).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: m.site_update_reload({}, { locale }) }).click();
  await page.getByText(m.site_update_later({}, { locale })).waitFor();
  await expect.poll(() => page.inputValue('input[name=email]')).toBe('somebody@example.com');
  await expect.poll(() => isSameDocument(page), polling).toBe(true);

  await followLink(page, screenPath('recipes', locale));
  await page.waitForURL(urlOf(screenPath('recipes', locale)), { waitUntil: 'commit' });
  await expect.poll(() => isSameDocument(page), polling).toBe(false);
  await waitUntilKept(page, recipePath, 'pages-manifest-next');
  await expect.poll(() => pathsIn(page, 'pages-'), polling).toEqual([recipePath]);
  await context.close();
});

test('the notice of a new build loads it when asked to', async () => {
  const { page, context } = await openVisitor();
  await page.goto(urlOf(screenPath('recipes', locale)));
  await waitForWorker(page);
  await waitForApp(page);
  await markDocument(page);
  proxy.meddle((path) => (path === '/sw.js' ? (text) => `${text}\n// newer` : undefined));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole('button', { name: m.site_update_reload({}, { locale }) }).click();
  await expect.poll(() => isSameDocument(page), polling).toBe(false);
  await context.close();
});

const readersBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** How many pages each turn has fetched ahead, as the links in the head tell. */
async function openWatched({ userAgent, savesData }: { userAgent?: string; savesData?: boolean }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 2400 },
    ...(userAgent !== undefined && { userAgent }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript((isSaving) => {
    const connection = { effectiveType: '4g', saveData: isSaving };
    Object.defineProperty(navigator, 'connection', { value: connection });
    const turns: number[] = [];
    Object.assign(window, { turns });
    const isAhead = (node: Node) => node instanceof HTMLLinkElement && node.as === 'fetch';
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes]).filter(isAhead);
      if (added.length > 0) turns.push(added.length);
    }).observe(document, { subtree: true, childList: true });
  }, savesData ?? false);
  await page.goto(urlOf(screenPath('recipes', locale)));
  await waitForApp(page);
  const turns = () => page.evaluate(() => (window as unknown as { turns: number[] }).turns);
  return { page, context, turns };
}

const isPrefetcherAsked = () =>
  proxy.asked.some((path) => path.startsWith('/assets/prefetch-links'));

test('pages behind links in view are fetched ahead, four at a time', async () => {
  const { context, turns } = await openWatched({ userAgent: readersBrowser });
  await expect.poll(async () => (await turns()).length, polling).toBeGreaterThanOrEqual(2);
  await expect.poll(async () => Math.max(...(await turns())), polling).toBe(4);
  await context.close();
});

test('nothing is fetched ahead for those who save data, nor for bots', async () => {
  const saver = await openWatched({ userAgent: readersBrowser, savesData: true });
  await waitForWorker(saver.page);
  await waitUntilKept(saver.page, screenPath('offline', locale), 'offline-');
  expect(isPrefetcherAsked()).toBe(false);
  await saver.context.close();

  const bot = await openWatched({});
  await bot.page.clock.install();
  await bot.page.reload();
  await expect.poll(isPrefetcherAsked, polling).toBe(true);
  await waitUntilKept(bot.page, screenPath('offline', locale), 'offline-');
  await bot.page.clock.runFor(12_000);
  await expect.poll(bot.turns, polling).toEqual([]);
  await bot.context.close();
});
