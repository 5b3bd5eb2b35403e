import { afterEach, expect, test, vi } from 'vitest';
import { fakeCaches } from './testing/fake-caches.ts';
import { fakeDatabases } from './testing/fake-databases.ts';
import { fakeStorage } from './testing/fake-storage.ts';
import { forgetOwner, ownerIsSettled, settleOwner } from './use-device-owner.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device with what somebody left on it: an open list, something unsent, kept pages and values. */
function device({ owner, isUnsent = false }: { owner: string | null; isUnsent?: boolean }) {
  const texts = new Map<string, string>(Object.entries({ 'kept-timers': '[]', theme: 'dark' }));
  if (owner !== null) texts.set('device-owner', owner);
  fakeStorage(texts);
  const { caches, kept } = fakeCaches();
  for (const name of ['pages-1', 'files-1', 'offline-1']) kept.set(name, new Map());
  const { indexedDB, names, fill } = fakeDatabases();
  fill('shopping-list', {
    states: [['maria-en', { revision: 1 }]],
    pending: isUnsent ? [['a', { id: 'a' }]] : [],
  });
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('window', {
    indexedDB,
    caches,
    Notification: {},
    PushManager: {},
  });
  return {
    values: () => [...texts.keys()].toSorted(),
    ownerNow: () => texts.get('device-owner') ?? null,
    cacheNames: () => [...kept.keys()],
    databases: names,
    unsubscribe,
  };
}

const untouched = {
  caches: ['pages-1', 'files-1', 'offline-1'],
  databases: ['shopping-list'],
};

async function settle(userId: string | null | undefined): Promise<void> {
  settleOwner(userId);
  await ownerIsSettled();
}

test('whoever opens the next page of theirs finds all that was kept', async () => {
  const left = device({ owner: 'maria' });
  await settle('maria');
  expect(left.cacheNames()).toEqual(untouched.caches);
  expect(left.databases()).toEqual(untouched.databases);
  expect(left.values()).toEqual(['device-owner', 'kept-timers', 'theme']);
  expect(left.unsubscribe).not.toHaveBeenCalled();
});

test('a page that does not know who is logged in clears nothing and changes no owner', async () => {
  const left = device({ owner: 'maria' });
  await settle(undefined);
  expect(left.cacheNames()).toEqual(untouched.caches);
  expect(left.ownerNow()).toBe('maria');
});

test('somebody else finds nothing of who was here before, not even what was never sent', async () => {
  const left = device({ owner: 'maria', isUnsent: true });
  await settle('jon');
  expect(left.ownerNow()).toBe('jon');
  // The offline page and the look of the pages are the same for everybody.
  expect(left.cacheNames()).toEqual(['offline-1']);
  expect(left.values()).toEqual(['device-owner', 'last-owner', 'theme']);
  expect(left.databases()).toEqual([]);
  await vi.waitFor(() => expect(left.unsubscribe).toHaveBeenCalledOnce());
});

test('after a login has ended, what was not sent waits for its owner, and nothing else does', async () => {
  const left = device({ owner: 'maria', isUnsent: true });
  await settle(null);
  expect(left.ownerNow()).toBeNull();
  expect(left.cacheNames()).toEqual(['offline-1']);
  expect(left.values()).toEqual(['last-owner', 'theme']);
  expect(left.databases()).toEqual(['shopping-list']);
});

test('who logs in first loses the pages kept before, which say that nobody is, and no more', async () => {
  const left = device({ owner: null });
  await settle('maria');
  expect(left.ownerNow()).toBe('maria');
  expect(left.cacheNames()).toEqual(['offline-1']);
  expect(left.databases()).toEqual(untouched.databases);
  expect(left.values()).toEqual(['device-owner', 'kept-timers', 'last-owner', 'theme']);
});

test('who comes back finds the list that was not sent; somebody else finds that it is gone', async () => {
  const left = device({ owner: 'maria', isUnsent: true });
  await settle(null);
  await settle('maria');
  expect(left.databases()).toEqual(['shopping-list']);
  await settle(null);
  await settle('jon');
  expect(left.databases()).toEqual([]);
});

test('a timer that a visitor started goes on when they log in, whoever was there before', async () => {
  const left = device({ owner: 'maria', isUnsent: true });
  await settle(null);
  localStorage.setItem('kept-timers', '[{}]');
  await settle('jon');
  expect(left.values()).toEqual(['device-owner', 'kept-timers', 'last-owner', 'theme']);
  expect(left.databases()).toEqual([]);
});

test('visitors keep what they have opened', async () => {
  const left = device({ owner: null });
  await settle(null);
  expect(left.cacheNames()).toEqual(untouched.caches);
});

test('who logs out without a network leaves nothing but what was not sent', async () => {
  const left = device({ owner: 'maria', isUnsent: true });
  await forgetOwner();
  expect(left.ownerNow()).toBeNull();
  expect(left.cacheNames()).toEqual(['offline-1']);
  expect(left.values()).toEqual(['last-owner', 'theme']);
  expect(left.databases()).toEqual(['shopping-list']);
});

/** A browser set to keep nothing of sites: whatever is asked of it is refused. */
function refusingDevice(): void {
  const refuses = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const caches = { keys: async () => refuses() };
  const { indexedDB } = fakeDatabases({ isRefusing: true });
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuses, ownKeys: refuses }));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { indexedDB, caches });
  vi.stubGlobal('navigator', {});
}

test('in a browser that keeps nothing, people log in and out like everywhere', async () => {
  refusingDevice();
  await expect(settle('maria')).resolves.toBeUndefined();
  await expect(forgetOwner()).resolves.toBeUndefined();
});
