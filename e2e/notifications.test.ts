import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { unsubscribeToken } from '../domain/notifications/unsubscribe.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { memberPassword, signUpMember } from './operations/api-client.ts';
import { startProxy } from './meddling-proxy.ts';

const server = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ isWhole: true });
});
afterAll(async () => {
  await browser.close();
});

const locale = 'en';
const waitMs = 30_000;

/** A member's browser that may show notifications, with a push service that is not there. */
async function openSettings(email: string, url = server.url) {
  const { cookie } = await signUpMember(server.url, email);
  const opened = await openPage(browser, { viewport: 'phone' });
  const { page, context } = opened;
  await context.grantPermissions(['notifications'], { origin: url });
  await context.addInitScript(pretendPushService);
  await page.goto(`${url}${screenPath('login', locale)}`);
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', memberPassword);
  await page.press('input[name=password]', 'Enter');
  await page.waitForURL(`**${screenPath('memberHome', locale)}`);
  await openHydrated(page, `${url}${screenPath('notifications', locale)}`);
  return { ...opened, cookie };
}

function pretendPushService(): void {
  const textOf = (byteCount: number) =>
    btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(byteCount))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
  const keys = { p256dh: `B${textOf(66).slice(0, 86)}`, auth: textOf(16) };
  const subscription = { toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => subscription;
}

/** Asks in turn with the product: Chromium forgets what is being shown while somebody asks. */
function shownNotifications(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A page that hangs in its turn is asked again.
    const signal = AbortSignal.timeout(2000);
    return navigator.locks
      .request('notices', { signal }, async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const shown = (await registration?.getNotifications()) ?? [];
        return shown.map(({ title, body }) => `${title} / ${body}`);
      })
      .catch(() => ['the turn is taken']);
  });
}

/** What the push service would bring to this browser. */
async function bring(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) registered.resolve(registration.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId,
    data,
  });
}

test('a member chooses what to be told, and this browser shows it', async () => {
  const { page, context, pageErrors } = await openSettings('told@example.com');
  const turnOn = page.getByRole('button', { name: m.notifications_device_turn_on({}, { locale }) });
  const turnOff = page.getByRole('button', {
    name: m.notifications_device_turn_off({}, { locale }),
  });
  await turnOn.waitFor();
  await expectAccessible(page);
  const heading = page.getByRole('heading', { name: m.notifications_thaw_name({}, { locale }) });
  const switches = page.locator('section', { has: heading });
  const byPush = switches.getByRole('switch', {
    name: m.notifications_channel_push({}, { locale }),
  });
  await byPush.focus();
  await page.keyboard.press('Space');
  await page.getByText(m.notifications_no_device({}, { locale })).waitFor();
  await turnOn.click();
  await turnOff.waitFor();
  await page.reload();
  await turnOff.waitFor();
  await expect.poll(() => byPush.isChecked(), { timeout: waitMs }).toBe(true);
  const message = { title: 'Thaw tonight', body: 'Cod, for Fish pie', path: '/', tag: 'thaw' };
  await bring(context, page, message);
  await expect
    .poll(() => shownNotifications(page), { timeout: waitMs })
    .toEqual(['Thaw tonight / Cod, for Fish pie']);
  await turnOff.click();
  await turnOn.waitFor();
  expect(pageErrors).toEqual([]);
  await context.close();
});

/** A member who wants to be told of timers, in the kitchen with one that is due and nobody looking. */
async function leaveTimer(email: string, url: string) {
  const opened = await openSettings(email, url);
  const { page } = opened;
  const timers = page.getByRole('switch', {
    name: m.notifications_timers_switch({}, { locale }),
  });
  await expect.poll(() => timers.isEnabled(), { timeout: waitMs }).toBe(true);
  await timers.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timers.isChecked(), { timeout: waitMs }).toBe(true);
  const path = screenPath('cooking', locale, { slug: 'beef-and-broccoli-stir-fry' });
  await page.evaluate((timerPath) => {
    const [durationMs, leftMs] = [60_000, 0];
    const words = { id: 'stew:0', name: 'Step 1: Brown the beef', dish: 'Stew', path: timerPath };
    const timer = { ...words, durationMs, leftMs, endsAtMs: Date.now() };
    localStorage.setItem('kept-timers', JSON.stringify([timer]));
  }, path);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  return { ...opened, kitchen: `${url}${path}` };
}

const due = `${m.cooking_timer_due({ name: 'Step 1: Brown the beef' }, { locale })} / Stew`;

test('a timer that is due says so while the cook looks at something else', async () => {
  const { page, context, pageErrors, kitchen } = await leaveTimer('timer@example.com', server.url);
  await openHydrated(page, kitchen);
  await expect.poll(() => shownNotifications(page), { timeout: waitMs }).toEqual([due]);
  const stop = page.getByRole('button', { name: m.cooking_timer_stop({}, { locale }) });
  await stop.click();
  await expect.poll(() => shownNotifications(page), { timeout: waitMs }).toEqual([]);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('a timer that is due before there is a worker says so once there is one', async () => {
  const proxy = await startProxy(server.url);
  const { page, context, kitchen } = await leaveTimer('no-worker@example.com', proxy.url);
  const unregister = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active ? registration.unregister() : false;
    });
  await expect.poll(unregister, { timeout: waitMs }).toBe(true);
  const scripts = () => proxy.asked.filter((path) => path === '/sw.js').length;
  const scriptsBefore = scripts();
  proxy.meddle((path) => (path === '/sw.js' && scripts() < scriptsBefore + 3 ? 503 : undefined));
  await openHydrated(page, kitchen);
  await expect.poll(() => shownNotifications(page), { timeout: waitMs }).toEqual([due]);
  expect(scripts()).toBeGreaterThan(scriptsBefore + 2);
  await context.close();
  await proxy.stop();
});

interface Answered {
  data: {
    me: { userId: string };
    notificationSettings: { choices: { kind: string; channel: string; isOn: boolean }[] };
  };
}

test('one press in a mail program ends e-mails of a kind, without a login', async () => {
  const { cookie } = await signUpMember(server.url, 'enough@example.com');
  const ask = async (query: string): Promise<Answered['data']> => {
    const headers = { 'content-type': 'application/json', cookie: cookie() };
    const body = JSON.stringify({ query });
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    return ((await answer.json()) as Answered).data;
  };
  const isOn = async () => {
    const data = await ask('{ notificationSettings { choices { kind channel isOn } } }');
    return data.notificationSettings.choices.some(
      (choice) => choice.kind === 'WEEKLY_PLAN' && choice.channel === 'EMAIL' && choice.isOn,
    );
  };
  await ask(`mutation { changeNotifications(input: { choices: [
    { kind: WEEKLY_PLAN, channel: EMAIL, isOn: true }] }) { problems { code } } }`);
  const { userId } = (await ask('{ me { userId } }')).me;
  const secret = await readFile(join(server.dataFolder, 'auth-secret'), 'utf8');
  const token = unsubscribeToken({ userId, kind: 'WEEKLY_PLAN', secret });
  const pathFor = (given: string) =>
    `${server.url}${screenPath('unsubscribe', locale, undefined, { query: { token: given } })}`;
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

  const forged = await fetch(pathFor(`${token}x`), { method: 'POST', body });
  expect(forged.status).toBe(400);
  const looked = await fetch(pathFor(token));
  expect(await looked.text()).toContain(m.notifications_unsubscribe_button({}, { locale }));
  expect(await isOn()).toBe(true);
  const pressed = await fetch(pathFor(token), { method: 'POST', body, redirect: 'error' });
  expect(pressed.status).toBe(200);
  expect(await isOn()).toBe(false);
});
