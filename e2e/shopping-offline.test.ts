import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { faultsOf, launchBrowser, openPage, type Viewport } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { memberWithWeek, signIn } from './member.ts';
import { signUpMember, type Member } from './operations/api-client.ts';

const server = inject('server');
let browser: Browser;
let member: Member;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await memberWithWeek(server.url, 'shops@example.com');
});
afterAll(async () => {
  await browser.close();
});

const locale = 'en';
const listUrl = () => `${server.url}${screenPath('shoppingList', locale)}`;

interface Device {
  page: Page;
  context: BrowserContext;
  pageErrors: string[];
}

async function openDevice(viewport: Viewport): Promise<Device> {
  const opened = await openPage(browser, { viewport });
  await signIn(opened.context, { url: server.url, member });
  await openHydrated(opened.page, listUrl());
  return opened;
}

const toBuy = (page: Page) => page.locator('button[data-item][aria-pressed=false]');
const inBasket = (page: Page) => page.locator('button[data-item][aria-pressed=true]');
const keysOf = async (rows: ReturnType<Page['locator']>) =>
  (await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-item')))).toSorted();
const row = (page: Page, key: string) => page.locator(`button[data-item="${key}"]`);

/** Its list and its files, so that it opens from nothing. */
async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
          const kept = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          );
          return kept.flat().map(({ url }) => new URL(url).pathname);
        }),
      { timeout: 30_000 },
    )
    .toContain(screenPath('shoppingList', locale));
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(m.shopping_add_label({}, { locale })).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('button[data-item]', { hasText: text }).waitFor();
}

test('what is written on an empty list stays, one thing after another', async () => {
  const beginner = await signUpMember(server.url, 'writes@example.com');
  await beginner.startTrial();
  const { page, context, pageErrors } = await openPage(browser, { viewport: 'phone' });
  await signIn(context, { url: server.url, member: beginner });
  await openHydrated(page, listUrl());
  for (const text of ['soap', 'candles', 'matches']) await write(page, text);
  await expect.poll(() => toBuy(page).count()).toBe(3);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('two phones and a browser that edit at once end with the same list', async () => {
  const [phone, other, desktop] = [
    await openDevice('phone'),
    await openDevice('phone'),
    await openDevice('desktop'),
  ];
  const devices = [phone, other, desktop];
  await waitUntilKept(phone.page);
  const [first, second, third] = await keysOf(toBuy(phone.page));
  if (!first || !second || !third) throw new Error('The demo list is too short');

  await phone.context.setOffline(true);
  await other.context.setOffline(true);
  await row(phone.page, first).click();
  await write(phone.page, 'Candles');
  await row(other.page, first).click();
  await row(other.page, second).click();
  await write(desktop.page, 'Soap');
  await row(desktop.page, third).click();

  await phone.page.close();
  phone.page = await phone.context.newPage();
  await phone.page.goto(listUrl());
  await row(phone.page, first).and(inBasket(phone.page)).waitFor({ state: 'attached' });
  await phone.page.locator('button[data-item]', { hasText: 'Candles' }).waitFor();
  await phone.page.getByText(m.shopping_offline_waiting({ count: 2 }, { locale })).waitFor();
  await expectAccessible(phone.page);

  await phone.context.setOffline(false);
  await other.context.setOffline(false);
  for (const { page } of devices) {
    await expect
      .poll(() => keysOf(inBasket(page)), { timeout: 30_000 })
      .toEqual([first, second, third].toSorted());
    for (const text of ['Candles', 'Soap']) {
      await page.locator('button[data-item]', { hasText: text }).waitFor();
    }
  }
  await expect
    .poll(async () => {
      const [ofOther, ofDesktop] = [toBuy(other.page), toBuy(desktop.page)].map(keysOf);
      return isDeepStrictEqual(await ofOther, await ofDesktop);
    })
    .toBe(true);
  await phone.page.reload();
  await expect.poll(() => keysOf(inBasket(phone.page))).toEqual([first, second, third].toSorted());
  for (const { context, pageErrors } of devices) {
    expect(faultsOf(pageErrors)).toEqual([]);
    await context.close();
  }
});

test('a change is seen on the other device, and undone on both', async () => {
  const [phone, desktop] = [await openDevice('phone'), await openDevice('desktop')];
  const batteries = desktop.page.locator('button[data-item]', { hasText: 'Batteries' });
  await write(phone.page, 'Batteries');
  await expect.poll(() => batteries.count()).toBe(1);
  await phone.page.getByRole('button', { name: m.shopping_undo({}, { locale }) }).click();
  await expect.poll(() => batteries.count()).toBe(0);
  await phone.context.close();
  await desktop.context.close();
});

test('what is removed stays struck for a moment, and goes back where it stood', async () => {
  const { page, context, pageErrors } = await openDevice('phone');
  for (const text of ['Matches', 'Twine', 'Foil']) await write(page, text);
  const extras = () =>
    page.locator('section', { hasText: 'Twine' }).locator('li').allTextContents();
  const before = await extras();
  const link = page.getByRole('link', {
    name: m.shopping_change_item({ name: 'Twine' }, { locale }),
  });
  await link.focus();
  await page.keyboard.press('Enter');
  const remove = m.shopping_remove_item({ name: 'Twine' }, { locale });
  await page.getByRole('button', { name: remove }).click();
  const struck = page.locator('li:has(s)', { hasText: 'Twine' });
  await struck.getByRole('button').and(page.locator(':focus')).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.locator('button[data-item]:focus', { hasText: 'Twine' }).waitFor();
  await expect.poll(extras).toEqual(before);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

/** What a card has above and below what stands in it. */
function emptyHeightOf(card: Locator): Promise<number> {
  return card.evaluate((li) => li.clientHeight - li.firstElementChild!.clientHeight);
}

test('a recipe that is removed stays struck among the others with its way back, which has the focus', async () => {
  const { page, context, pageErrors } = await openDevice('phone');
  await openHydrated(page, `${listUrl()}?tab=recipes`);
  const remove = page.locator('button[data-item]');
  const places = () =>
    page
      .locator('main [data-item], main [data-back]')
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute('data-item') ?? each.getAttribute('data-back')),
      );
  const before = await places();
  const key = (await remove.nth(1).getAttribute('data-item')) ?? '';
  await remove.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.locator(`[data-back="${key}"]:focus`).waitFor();
  await page.locator('li:has(s)', { has: page.locator(`[data-back="${key}"]`) }).waitFor();
  await expect.poll(places).toEqual(before);
  await expectAccessible(page);
  // Beside a neighbour with all its foods.
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => emptyHeightOf(page.locator('li:has(s)'))).toBeLessThan(60);
  await page.setViewportSize(phone);
  await page.keyboard.press('Enter');
  await page.locator(`button[data-item="${key}"]:focus`).waitFor();
  await expect.poll(places).toEqual(before);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('when the last rows are ticked the focus goes on to the basket, not to the page', async () => {
  const shopper = await signUpMember(server.url, 'ticks-all@example.com');
  await shopper.startTrial();
  const { page, context } = await openPage(browser, { viewport: 'phone' });
  await signIn(context, { url: server.url, member: shopper });
  await openHydrated(page, listUrl());
  for (const text of ['soap', 'candles']) await write(page, text);
  const folded = page.locator('details button[data-item]');
  for (const count of [1, 2]) {
    await toBuy(page).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => folded.count(), { timeout: 10_000 }).toBe(count);
  }
  await page.locator('summary:focus').waitFor();
  await context.close();
});

test('amounts are changed and put back without a network', async () => {
  const { page, context, pageErrors } = await openDevice('phone');
  await waitUntilKept(page);
  await context.setOffline(true);
  const link = page.locator('a[href*="edit=food"]').first();
  const key = new URL((await link.getAttribute('href')) ?? '', server.url).searchParams.get('edit');
  const item = row(page, key ?? '');
  const before = (await item.textContent()) ?? '';
  await link.click();
  const field = page.getByLabel(m.shopping_amount_label({}, { locale }), { exact: true });
  await field.fill('77');
  await field.press('Enter');
  await expect.poll(() => item.textContent()).toContain('77');
  await page.getByRole('button', { name: m.shopping_undo({}, { locale }) }).click();
  await expect.poll(() => item.textContent()).toBe(before);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('nothing of the list stays on the device of who logs out', async () => {
  const { page, context } = await openDevice('phone');
  await waitUntilKept(page);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('shopping-list');
  await page.goto(`${server.url}${screenPath('logout', locale)}`);
  await page.getByRole('button', { name: m.identity_log_out({}, { locale }) }).click();
  await page.waitForURL(`**${screenPath('login', locale)}*`);
  await expect.poll(databases).not.toContain('shopping-list');
  await context.close();
});

test('the list works without scripts, and a change can be taken back', async () => {
  const { context: signedIn } = await openDevice('phone');
  const storageState = await signedIn.storageState();
  await signedIn.close();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const page = await context.newPage();
  await page.goto(listUrl());
  const [key] = await keysOf(toBuy(page));
  if (!key) throw new Error('There is nothing to buy');
  await row(page, key).click();
  await expect.poll(() => keysOf(inBasket(page))).toContain(key);
  await page.getByRole('button', { name: m.shopping_undo({}, { locale }) }).click();
  await expect.poll(() => keysOf(toBuy(page))).toContain(key);
  await page.locator('a[href*="edit=food"]').first().click();
  await page.fill('input[name=amount]', '0');
  await page.getByRole('button', { name: m.shopping_save({}, { locale }) }).click();
  await page.getByText(m.error_shopping_amount_invalid({}, { locale })).waitFor();
  await context.close();
});

test('a link shows the list to anybody, until it is closed', async () => {
  const { page, context } = await openDevice('desktop');
  const visitor = await openPage(browser, { viewport: 'phone' });
  await page.goto(`${listUrl()}?share`);
  await page.getByRole('button', { name: m.shopping_share_make({}, { locale }) }).click();
  const link = await page.getByLabel(m.shopping_share_link({}, { locale })).inputValue();
  await expectAccessible(page);
  await visitor.page.goto(link);
  await visitor.page.locator('main li').first().waitFor();
  await expectAccessible(visitor.page);
  await page.getByRole('button', { name: m.shopping_share_stop({}, { locale }) }).click();
  await page.getByRole('button', { name: m.shopping_share_make({}, { locale }) }).waitFor();
  await visitor.page.reload();
  await visitor.page.getByText(m.shopping_shared_gone_title({}, { locale })).waitFor();
  await visitor.context.close();
  await context.close();
});

/** Makes an account on the page of an invitation, and shops from the list it leads to. */
async function joinAs(page: Page, { link, name }: { link: string; name: string }): Promise<void> {
  await openHydrated(page, link);
  await page.getByLabel(m.membership_first_name({}, { locale })).fill(name);
  await page.getByLabel(m.membership_last_name({}, { locale })).fill('Lind');
  await page.getByLabel(m.membership_email({}, { locale })).fill(`${name}@example.com`);
  await page.getByLabel(m.membership_password({}, { locale }), { exact: true }).fill('plum-tree-7');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: m.membership_create_account({}, { locale }) }).click();
  const join = page.getByRole('button', { name: m.shopping_join_do({}, { locale }) });
  await join.waitFor();
  await expectAccessible(page);
  await join.click();
  await page.waitForURL(listUrl());
}

test('whoever is invited shops from the same list, also without a network, until they are taken off', async () => {
  const names = { name: 'Leo' };
  const owner = await openDevice('desktop');
  await openHydrated(owner.page, `${listUrl()}?people`);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  await button(owner.page, m.shopping_invite_make({}, { locale })).click();
  const link = await owner.page
    .getByLabel(m.shopping_invite_link({}, { locale }), { exact: true })
    .inputValue();
  await expectAccessible(owner.page);
  const guest = await openPage(browser, { viewport: 'phone' });
  await joinAs(guest.page, { link, ...names });
  await openHydrated(owner.page, listUrl());
  const here = m.shopping_here({ names: 'Leo', count: 1 }, { locale });
  await owner.page.getByText(here).waitFor({ timeout: 60_000 });

  const [first] = await keysOf(toBuy(guest.page));
  if (!first) throw new Error('The list is too short');
  await guest.context.setOffline(true);
  await row(guest.page, first).click();
  await write(guest.page, 'Napkins');
  await guest.context.setOffline(false);
  await owner.page.locator('button[data-item]', { hasText: 'Napkins' }).waitFor();
  await row(owner.page, first).and(inBasket(owner.page)).waitFor({ state: 'attached' });
  await expect
    .poll(() => row(owner.page, first).textContent())
    .toContain(m.shopping_ticked_by(names, { locale }));
  await expectAccessible(owner.page);

  await openHydrated(owner.page, `${listUrl()}?people`);
  await button(owner.page, m.shopping_person_remove_name(names, { locale })).click();
  await guest.page.getByText(m.shopping_left_list({}, { locale })).waitFor({ timeout: 60_000 });
  for (const { context, pageErrors } of [owner, guest]) {
    expect(faultsOf(pageErrors)).toEqual([]);
    await context.close();
  }
});

test('a store has its own order, changed by keys', async () => {
  const { page, context, pageErrors } = await openDevice('desktop');
  const headings = () => page.locator('main section h2').allTextContents();
  const before = (await headings())[0] ?? '';
  await page.goto(`${server.url}${screenPath('shoppingStores', locale)}`);
  await page.getByLabel(m.shopping_store_name({}, { locale })).fill('Corner shop');
  await page.keyboard.press('Enter');
  await page.getByText(m.shopping_aisle_order({}, { locale })).waitFor();
  await expectAccessible(page);
  const down = page.getByRole('button', {
    name: m.shopping_aisle_down({ name: before }, { locale }),
  });
  for (let press = 0; press < 13; press += 1) {
    await down.focus();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('link', { name: m.shopping_back_to_list({}, { locale }) }).click();
  await page.getByText(m.shopping_order_of({ name: 'Corner shop' }, { locale })).waitFor();
  await expect.poll(async () => (await headings())[0]).not.toBe(before);
  expect(pageErrors).toEqual([]);
  await context.close();
});
