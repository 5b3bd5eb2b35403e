import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { memberWithWeek, signIn } from './member.ts';
import { signUpMember, type Member } from './operations/api-client.ts';
import { unchanging } from './unchanging.ts';

const server = inject('server');
let browser: Browser;
let member: Member;
let freeMember: Member;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await memberWithWeek(server.url, 'cook@example.com');
  freeMember = await signUpMember(server.url, 'cook-free@example.com');
});
afterAll(async () => {
  await browser.close();
});

const slug = 'beef-and-broccoli-stir-fry';
const locale = 'en';
const cookingUrl = () => `${server.url}${screenPath('cooking', locale, { slug })}`;

async function openCooking(who: Member, isTouched = false) {
  const opened = await openPage(browser, { viewport: 'phone', isTouched });
  await signIn(opened.context, { url: server.url, member: who });
  return opened;
}

/** Until the page says that it can do without a network. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.getByText(m.cooking_kept({}, { locale })).waitFor();
}

const heading = (page: Page) => page.locator('main h2:visible').first();
const next = (page: Page, name: string | RegExp = /^Next: /) =>
  page.getByRole('link', { name, exact: typeof name === 'string' });

async function swipeLeft(page: Page): Promise<void> {
  await page.evaluate(() => {
    const touchAt = (clientX: number) =>
      new Touch({ identifier: 1, target: document.body, clientX, clientY: 300 });
    const fire = (type: string, touch: Touch) =>
      document.body.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          touches: type === 'touchstart' ? [touch] : [],
          changedTouches: [touch],
        }),
      );
    fire('touchstart', touchAt(300));
    fire('touchend', touchAt(100));
  });
}

async function keptNames(page: Page): Promise<{ caches: string[]; values: string[] }> {
  return page.evaluate(async () => ({
    // The page for pages that are not kept is the same for everybody.
    caches: (await caches.keys()).filter((name) => !name.startsWith('offline-')),
    values: Object.keys(localStorage).filter((key) => key.startsWith('kept-')),
  }));
}

test('a dish of the week keeps its amounts from step to step, and when the page is loaded anew', async () => {
  const { page, context, pageErrors } = await openCooking(member);
  await openHydrated(page, `${server.url}${screenPath('memberHome', locale)}`);
  await page.getByRole('link', { name: m.home_open_plan({}, { locale }) }).click();
  // Whatever the time of day, the first dinner of a week is no rest of another dish.
  await page.locator('main a[href*="dish=0.DINNER."]').first().click();
  await page.locator('dialog a[href*="/cooking/"][href*="dish="]').first().click();
  await page.waitForURL(/cooking\/.*dish=/);
  const amounts = () => page.locator('main li:has(input[type=checkbox])').allInnerTexts();
  await expect.poll(async () => (await amounts()).length).toBeGreaterThan(1);
  const planned = unchanging(await amounts());
  await next(page, m.cooking_start({}, { locale })).click();
  await page.waitForURL(/dish=.*#step-1$/);
  await page.getByRole('link', { name: m.cooking_back({}, { locale }) }).click();
  await page.waitForURL(/dish=.*#ingredients$/);
  await page.reload();
  await expect.poll(amounts).toEqual(planned);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

test('a dish is cooked from beginning to end without a network', { timeout: 180_000 }, async () => {
  const { page, context, pageErrors } = await openCooking(member);
  await page.goto(`${server.url}${screenPath('recipe', locale, { slug })}`);
  await page.getByRole('link', { name: m.recipes_start_cooking({}, { locale }) }).click();
  await waitUntilKept(page);
  await expectAccessible(page);
  await page.getByText(m.cooking_first_text_touch({}, { locale })).waitFor();
  await page.getByRole('checkbox').first().check({ force: true });

  await context.setOffline(true);
  await next(page, m.cooking_start({}, { locale })).click();
  await expect.poll(() => heading(page).textContent()).toBe('Step 1 of 5');
  await expect
    .poll(() => heading(page).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => heading(page).textContent()).toBe('Step 2 of 5');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => heading(page).textContent()).toBe('Step 3 of 5');
  await page.getByText('400 g broccoli').waitFor();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => heading(page).textContent()).toBe('Step 2 of 5');
  await swipeLeft(page);
  await expect.poll(() => heading(page).textContent()).toBe('Step 3 of 5');

  await reloadInTheMiddle(page);
  await rateWithoutNetwork(page);
  await comeBackOnline({ page, context });
  await logOut(page);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});

/** The place, the ticks and the pictures are there again. */
async function reloadInTheMiddle(page: Page): Promise<void> {
  await page
    .getByRole('button', {
      name: m.cooking_start_timer(
        { wait: m.recipes_wait_minutes({ count: 2 }, { locale }) },
        { locale },
      ),
    })
    .click();
  await page.getByRole('timer').waitFor();
  await page.reload();
  await expect.poll(() => heading(page).textContent()).toBe('Step 3 of 5');
  await page.getByRole('timer').waitFor();
  const widths = () =>
    page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).not.toContain(0);
  await page.getByRole('button', { name: m.cooking_ingredients({}, { locale }) }).click();
  const box = page.locator('dialog input[type=checkbox]').first();
  await expect.poll(() => box.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
}

async function rateWithoutNetwork(page: Page): Promise<void> {
  await next(page).click();
  await next(page).click();
  await next(page, m.cooking_finish({}, { locale })).click();
  await page.getByText(m.cooking_done_title({}, { locale })).waitFor();
  await page.getByRole('button', { name: m.recipes_stars({ count: 4 }, { locale }) }).click();
  await page.getByText(m.cooking_rating_kept({}, { locale })).waitFor();
}

/** On another page than the one on which the stars were given. */
async function comeBackOnline({ page, context }: { page: Page; context: BrowserContext }) {
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(`${server.url}${screenPath('home', locale)}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-ratings'))).toBe('[]');
  await page.goto(`${server.url}${screenPath('recipe', locale, { slug })}`);
  const own = page.getByRole('button', { name: m.recipes_stars({ count: 4 }, { locale }) });
  await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
}

/** Nothing of the member stays on the device. */
async function logOut(page: Page): Promise<void> {
  await expect
    .poll(() => keptNames(page))
    .toEqual({
      caches: [expect.any(String), expect.any(String)],
      values: expect.arrayContaining(['kept-timers']),
    });
  await page.goto(`${server.url}${screenPath('logout', locale)}`);
  await page.getByRole('button', { name: m.identity_log_out({}, { locale }) }).click();
  await page.waitForURL(`**${screenPath('login', locale)}*`);
  await expect.poll(() => keptNames(page)).toEqual({ caches: [], values: [] });
}

test('several timers ring by their names, also after a reload', { timeout: 120_000 }, async () => {
  const { page, context, pageErrors } = await openCooking(freeMember, true);
  await openHydrated(page, cookingUrl());
  await page.getByText(m.cooking_first_text_touch({}, { locale })).waitFor();
  await expect
    .poll(() => page.getByText(m.cooking_first_text({}, { locale })).isVisible())
    .toBe(false);
  for (const name of ['Eggs', 'Sauce']) {
    await page.getByRole('button', { name: m.cooking_new_timer({}, { locale }) }).click();
    await page.getByLabel(m.cooking_timer_label({}, { locale })).fill(name);
    await page.getByLabel(m.cooking_timer_minutes({}, { locale })).fill('0.05');
    await page.getByRole('button', { name: m.cooking_timer_start({}, { locale }) }).click();
    await page.getByRole('group', { name }).waitFor();
  }
  await page.reload();
  const alert = page.getByRole('alert');
  await alert.getByText('Eggs').waitFor();
  await alert.getByText('Sauce').waitFor();
  await expectAccessible(page);
  const stop = alert.getByRole('button', { name: m.cooking_timer_stop({}, { locale }) });
  await stop.first().click();
  await expect.poll(() => stop.count()).toBe(1);
  await stop.click();
  await expect.poll(() => stop.count()).toBe(0);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('a timer goes along to other steps, and says what to look for when it is over', async () => {
  const { page, context, pageErrors } = await openCooking(freeMember);
  await openHydrated(page, `${cookingUrl()}#step-2`);
  await page
    .getByRole('button', {
      name: m.cooking_start_timer(
        { wait: m.recipes_wait_minutes({ count: 1 }, { locale }) },
        { locale },
      ),
    })
    .click();
  const along = page.getByRole('list', { name: m.cooking_timers({}, { locale }) });
  await page.getByRole('timer').waitFor();
  await expect.poll(() => along.count()).toBe(0);
  await next(page).click();
  await along.getByRole('link', { name: 'Step 2' }).click();
  await page.waitForURL(/#step-2$/);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kept-timers') ?? '[]') as { endsAtMs: number }[];
    for (const timer of kept) timer.endsAtMs = Date.now();
    localStorage.setItem('kept-timers', JSON.stringify(kept));
  });
  await page.reload();
  const alert = page.getByRole('alert');
  await alert.getByText(m.cooking_timer_look({ until: 'until browned' }, { locale })).waitFor();
  await alert.getByRole('button', { name: m.cooking_timer_stop({}, { locale }) }).click();
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('the screen is kept on again after a look elsewhere', { timeout: 120_000 }, async () => {
  const { page, context } = await openCooking(freeMember);
  await page.addInitScript(() => {
    const locks: (EventTarget & { released: boolean })[] = [];
    const request = async () => {
      const lock = Object.assign(new EventTarget(), { released: false, release: async () => {} });
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { locks });
  });
  await openHydrated(page, cookingUrl());
  const state = page.locator('[data-wake-lock]');
  await expect.poll(() => state.getAttribute('data-wake-lock')).toBe('on');
  await page.evaluate(() => {
    const { locks } = window as unknown as { locks: (EventTarget & { released: boolean })[] };
    const [lock] = locks;
    if (!lock) return;
    lock.released = true;
    lock.dispatchEvent(new Event('release'));
  });
  await expect.poll(() => state.getAttribute('data-wake-lock')).toBe('off');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => state.getAttribute('data-wake-lock')).toBe('on');
  await context.close();
});

test('a recipe that is not there is told in the words for it', async () => {
  const { page, context } = await openPage(browser, { viewport: 'phone' });
  await page.goto(`${server.url}${screenPath('cooking', locale, { slug: 'no-such-dish' })}`);
  await page.getByText('This recipe cannot be loaded.').waitFor();
  await expectAccessible(page);
  await context.close();
});

test('a rating that our side loses is told and sent again', { timeout: 120_000 }, async () => {
  const { page, context, pageErrors } = await openCooking(freeMember);
  await openHydrated(page, `${cookingUrl()}#done`);
  await page.route('**/cooking/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole('button', { name: m.recipes_stars({ count: 5 }, { locale }) }).click();
  await page.getByText('Something went wrong on our end.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: m.cooking_try_again({}, { locale }) }).click();
  await page.getByText(m.cooking_thank_you({}, { locale })).waitFor();
  expect(faultsOf(pageErrors)).toEqual([expect.stringContaining('status of 500')]);
  await context.close();
});

test('without scripts the whole recipe stands on one page', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(cookingUrl());
  const steps = page.locator('main h2', { hasText: /^Step / });
  await expect.poll(() => steps.count()).toBe(5);
  await context.close();
});
