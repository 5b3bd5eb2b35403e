import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
let shown: unknown[];
let opened: string[];
let pages: { url: string; focus: () => Promise<void> }[];
beforeEach(async () => {
  listeners = new Map();
  [shown, opened, pages] = [[], [], []];
  vi.stubGlobal('location', new URL('https://yolk.example/sw.js'));
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners.set(type, listener);
  });
  vi.stubGlobal('registration', {
    showNotification: async (...args: unknown[]) => void shown.push(args),
  });
  vi.stubGlobal('clients', {
    matchAll: async () => pages,
    openWindow: async (url: string) => void opened.push(url),
  });
  vi.resetModules();
  await import('./push-listeners.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Resolves when what the listener does is done. */
async function happen(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (part: Promise<unknown>) => work.push(part) });
  await Promise.all(work);
}

function push(text: string | null) {
  return happen('push', { data: text === null ? null : { text: () => text } });
}

async function press(path: unknown): Promise<{ isClosed: boolean }> {
  const notification = { data: { path }, isClosed: false, close: () => {} };
  notification.close = () => (notification.isClosed = true);
  await happen('notificationclick', { notification });
  return notification;
}

test('what is pushed is shown, and takes the place of the one before', async () => {
  const message = {
    title: 'Thaw tonight',
    body: 'Cod, for Fish pie',
    path: '/menu/x',
    tag: 'thaw',
  };
  await push(JSON.stringify(message));
  const options = { body: message.body, tag: 'thaw', data: { path: '/menu/x' } };
  expect(shown).toMatchObject([['Thaw tonight', options]]);
});

test.each([
  null,
  '',
  'no json',
  'null',
  '{"title":"half"}',
  '{"title":"a","body":"b","path":"/x"}',
  '{"title":"a","body":"b","path":7,"tag":"t"}',
])('%j shows nothing', async (text) => {
  await push(text);
  expect(shown).toEqual([]);
});

test('a press opens the page it is about', async () => {
  const { isClosed } = await press('/meal-plan/week');
  expect(isClosed).toBe(true);
  expect(opened).toEqual(['https://yolk.example/meal-plan/week']);
});

test('where the page is open already, that one comes to the front', async () => {
  const focus = vi.fn<() => Promise<void>>(async () => {});
  pages.push({ url: 'https://yolk.example/cooking/stew#step-2', focus });
  await press('/cooking/stew#step-1');
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toEqual([]);
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  'a press never leads to %s',
  async (path) => {
    await press(path);
    expect(opened).toEqual([]);
  },
);

test('another page that is open stays where it is', async () => {
  const focus = vi.fn<() => Promise<void>>(async () => {});
  pages.push({ url: 'https://yolk.example/home', focus });
  await press('/cooking/stew');
  expect(focus).not.toHaveBeenCalled();
  expect(opened).toEqual(['https://yolk.example/cooking/stew']);
});

test.each([undefined, null, 'text', {}, { path: 7 }])(
  'a notification that carries %j opens the start page',
  async (data) => {
    await happen('notificationclick', { notification: { data, close: () => {} } });
    expect(opened).toEqual(['https://yolk.example/']);
  },
);
