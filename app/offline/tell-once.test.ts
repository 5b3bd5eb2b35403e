import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from './device-notifications.ts';

const notice: Notice = {
  title: 'Ready: brown the beef',
  body: 'Stew',
  tag: 'timer-stew:0-1700',
  path: '/cooking/stew',
};

/** A browser's worker and what it shows; Chromium's habit of forgetting is counted, not copied. */
function openBrowser() {
  const browser = {
    isWorkerActive: true,
    /** How many tries the browser refuses from now on. */
    refusals: 0,
    isScriptLost: false,
    shown: [] as string[],
    closed: [] as string[],
    askedWhileShowing: 0,
    registered: 0,
    isShowing: false,
    holdShowing: Promise.resolve(),
  };
  const registration = {
    get active() {
      return browser.isWorkerActive ? {} : null;
    },
    async showNotification(title: string, { tag }: { tag: string }) {
      if (browser.refusals > 0) {
        browser.refusals -= 1;
        throw new TypeError('No active registration available');
      }
      browser.isShowing = true;
      await browser.holdShowing;
      browser.isShowing = false;
      browser.shown.push(`${title} (${tag})`);
    },
    async getNotifications({ tag }: { tag: string }) {
      if (browser.isShowing) browser.askedWhileShowing += 1;
      return [{ close: () => browser.closed.push(tag) }];
    },
    addEventListener: () => {},
    waiting: null,
  };
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    serviceWorker: Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      getRegistration: async () => (browser.isScriptLost ? undefined : registration),
      async register() {
        browser.registered += 1;
        if (browser.isScriptLost) throw new TypeError('The script could not be fetched');
        return registration;
      },
    }),
  });
  return browser;
}

let kept: Map<string, string>;
/** Acts as a page that is loaded anew and knows only what the device keeps. */
async function loadPage() {
  vi.resetModules();
  return import('./tell-once.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  kept = new Map();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'hidden' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const told = [`${notice.title} (${notice.tag})`];
const isNeeded = () => true;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('a worker that is just starting tells as soon as it has started, and once', async () => {
  const browser = openBrowser();
  browser.isWorkerActive = false;
  const { tellOnce } = await loadPage();
  tellOnce({ notice, isNeeded });
  await seconds(20);
  expect(browser.shown).toEqual([]);
  browser.isWorkerActive = true;
  await seconds(40);
  expect(browser.shown).toEqual(told);
});

test('a worker that takes over is asked at once', async () => {
  const browser = openBrowser();
  browser.isWorkerActive = false;
  const { tellOnce } = await loadPage();
  tellOnce({ notice, isNeeded });
  await seconds(20);
  browser.isWorkerActive = true;
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  await seconds(0.01);
  expect(browser.shown).toEqual(told);
});

test('a browser that refuses is asked again', async () => {
  const browser = openBrowser();
  browser.refusals = 2;
  const { tellOnce } = await loadPage();
  tellOnce({ notice, isNeeded });
  await seconds(10);
  expect(browser.shown).toEqual(told);
});

test('a worker whose script was lost is registered again', async () => {
  const browser = openBrowser();
  browser.isScriptLost = true;
  const { tellOnce } = await loadPage();
  tellOnce({ notice, isNeeded });
  await seconds(2);
  browser.isScriptLost = false;
  await seconds(10);
  expect(browser.registered).toBeGreaterThan(1);
  expect(browser.shown).toEqual(told);
});

test('two pages, and a page that is loaded again, tell once', async () => {
  const browser = openBrowser();
  const [first, second] = [await loadPage(), await loadPage()];
  first.tellOnce({ notice, isNeeded });
  second.tellOnce({ notice, isNeeded });
  await seconds(5);
  (await loadPage()).tellOnce({ notice, isNeeded });
  await seconds(5);
  expect(browser.shown).toEqual(told);
});

test('who sees it on the page is not told later either', async () => {
  const browser = openBrowser();
  const { tellOnce } = await loadPage();
  tellOnce({ notice, isNeeded: () => false });
  await seconds(1);
  (await loadPage()).tellOnce({ notice, isNeeded });
  await seconds(5);
  expect(browser.shown).toEqual([]);
});

test('what is taken back before it could be shown never is', async () => {
  const browser = openBrowser();
  browser.isWorkerActive = false;
  const { tellOnce } = await loadPage();
  const takeBack = tellOnce({ notice, isNeeded });
  await seconds(2);
  takeBack();
  browser.isWorkerActive = true;
  await seconds(60);
  expect(browser.shown).toEqual([]);
});

test('nobody asks for notifications while one is being shown', async () => {
  const browser = openBrowser();
  const { promise, resolve } = Promise.withResolvers<void>();
  browser.holdShowing = promise;
  const { tellOnce } = await loadPage();
  const takeBack = tellOnce({ notice: { ...notice, tag: 'other' }, isNeeded: () => false });
  tellOnce({ notice, isNeeded });
  await seconds(1);
  takeBack();
  await seconds(1);
  expect(browser.closed).toEqual([]);
  resolve();
  await seconds(1);
  expect(browser.closed).toEqual(['other']);
  expect(browser.askedWhileShowing).toBe(0);
});

test('a page that never ends its turn keeps no other from telling', async () => {
  const browser = openBrowser();
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request('notices', () => promise);
  const { tellOnce } = await loadPage();
  tellOnce({ notice, isNeeded });
  await seconds(10);
  expect(browser.shown).toEqual(told);
  resolve();
});

test('a browser that never answers is asked again', async () => {
  const browser = openBrowser();
  browser.holdShowing = new Promise(() => {});
  const { tellOnce } = await loadPage();
  tellOnce({ notice, isNeeded });
  await seconds(2);
  browser.holdShowing = Promise.resolve();
  expect(browser.shown).toEqual([]);
  await seconds(10);
  expect(browser.shown).toEqual(told);
});
