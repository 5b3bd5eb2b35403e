import { afterEach, expect, test, vi } from 'vitest';
import {
  askForNotifications,
  canSubscribe,
  notificationPermission,
  showNotice,
  subscribeBrowser,
  unsubscribeBrowser,
} from './device-notifications.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

interface Subscription {
  endpoint?: string;
  keys?: Record<string, string>;
}

const whole = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };

/** A browser with a worker, and with what it is asked in turn. */
function browser({
  permission = 'granted' as NotificationPermission,
  answers = 'granted' as NotificationPermission,
  subscription = whole as Subscription,
  hasPush = true,
  hasNotifications = true,
  isRefusing = false,
} = {}) {
  const asked: unknown[] = [];
  const pushManager = {
    getSubscription: async () => ({ unsubscribe: async () => asked.push('unsubscribe') }),
    async subscribe(options: unknown) {
      asked.push(options);
      if (isRefusing) throw new DOMException('Denied', 'NotAllowedError');
      return { toJSON: () => subscription };
    },
  };
  const shown: unknown[] = [];
  const showNotification = async (...args: unknown[]) => void shown.push(args);
  const registration = { active: {}, pushManager, showNotification };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('Notification', {
    permission,
    async requestPermission() {
      asked.push('permission');
      return answers;
    },
  });
  vi.stubGlobal('window', {
    ...(hasNotifications && { Notification: {} }),
    ...(hasPush && { PushManager: {} }),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return { asked, shown };
}

test('what a browser can do is told from what it may do', () => {
  browser({ permission: 'denied' });
  expect([notificationPermission(), canSubscribe()]).toEqual(['denied', true]);
  browser({ hasPush: false });
  expect([notificationPermission(), canSubscribe()]).toEqual(['granted', false]);
  browser({ hasNotifications: false });
  expect([notificationPermission(), canSubscribe()]).toEqual(['unsupported', false]);
  browser();
  vi.stubGlobal('navigator', {});
  expect([notificationPermission(), canSubscribe()]).toEqual(['unsupported', false]);
});

test('the question is asked where it can be, and only yes is yes', async () => {
  const { asked } = browser({ answers: 'granted' });
  expect(await askForNotifications()).toBe(true);
  expect(asked).toEqual(['permission']);
  browser({ answers: 'default' });
  expect(await askForNotifications()).toBe(false);
  const old = browser({ hasNotifications: false });
  expect(await askForNotifications()).toBe(false);
  expect(old.asked).toEqual([]);
});

test('a browser gives its address for our key, after it has let go of a former one', async () => {
  const { asked } = browser();
  expect(await subscribeBrowser('our-key')).toEqual({
    endpoint: 'https://push.example/1',
    p256dh: 'key',
    auth: 'secret',
  });
  expect(asked).toEqual([
    'unsubscribe',
    { userVisibleOnly: true, applicationServerKey: 'our-key' },
  ]);
});

test('an address that nothing can be sent to is none, and neither is a refusal', async () => {
  const { endpoint, keys } = whole;
  for (const subscription of [{ keys }, { endpoint }, { endpoint, keys: { auth: 'secret' } }]) {
    browser({ subscription });
    expect(await subscribeBrowser('our-key')).toBeNull();
  }
  browser({ isRefusing: true });
  expect(await subscribeBrowser('our-key')).toBeNull();
});

test('who leaves a browser leaves it without notifications, where it ever had them', async () => {
  const { asked } = browser();
  await unsubscribeBrowser();
  expect(asked).toEqual(['unsubscribe']);
  const old = browser({ hasPush: false });
  await unsubscribeBrowser();
  expect(old.asked).toEqual([]);
  browser();
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.reject(new Error('gone')) },
  });
  await expect(unsubscribeBrowser()).resolves.toBeUndefined();
});

const notice = { title: 'Ready', body: 'Stew', tag: 'timer', path: '/cooking/stew' };

test('a notification opens the page it is about, and says who it is from', async () => {
  const { shown } = browser();
  const onShown = vi.fn<() => void>();
  await showNotice({ notice, isStillWanted: () => true, onShown });
  const options = { body: 'Stew', tag: 'timer', icon: '/icon-144.png' };
  expect(shown).toEqual([['Ready', { ...options, data: { path: '/cooking/stew' } }]]);
  expect(onShown).toHaveBeenCalledOnce();
});

test('what was seen meanwhile is not shown, and not called shown', async () => {
  const { shown } = browser();
  const onShown = vi.fn<() => void>();
  await showNotice({ notice, isStillWanted: () => false, onShown });
  expect(shown).toEqual([]);
  expect(onShown).not.toHaveBeenCalled();
});
