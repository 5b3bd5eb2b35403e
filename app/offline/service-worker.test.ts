import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches, fakeSite } from './testing/fake-caches.ts';

type Listener = (event: object) => void;

const origin = 'https://yolk.example';

let listeners: Map<string, Listener>;
let cached: ReturnType<typeof fakeCaches>;
let network: (request: { url: string }) => Promise<Response>;
let asked: string[];
let done: string[];

beforeEach(async () => {
  listeners = new Map();
  cached = fakeCaches();
  [asked, done] = [[], []];
  network = async () => new Response('from the network');
  vi.stubGlobal('buildVersion', '7');
  vi.stubGlobal('iconFiles', ['/assets/icons.svg']);
  vi.stubGlobal('location', new URL(`${origin}/sw.js`));
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners.set(type, listener);
  });
  vi.stubGlobal('caches', {
    ...cached.caches,
    // The worker asks by whole addresses, which the test's caches know by their paths.
    match: (path: string, options: object) =>
      cached.caches.match(path.replace(origin, ''), options),
  });
  vi.stubGlobal('clients', { claim: async () => void done.push('claim') });
  vi.stubGlobal('skipWaiting', async () => void done.push('take over'));
  vi.stubGlobal('registration', {
    navigationPreload: { enable: async () => void done.push('preload') },
  });
  vi.stubGlobal('fetch', (request: { url: string } | string, init?: RequestInit) => {
    const url = typeof request === 'string' ? `${origin}${request}` : request.url;
    asked.push(url.replace(origin, ''));
    return Promise.race([
      network({ url }),
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
    ]);
  });
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function keep(cache: string, path: string, text: string): Promise<void> {
  await (await cached.caches.open(cache)).put(path, new Response(text));
}

interface Asking {
  method?: string;
  mode?: string;
  preload?: Response;
}

/** The worker's answer; null where the browser is left to itself. */
function ask(address: string, { method = 'GET', mode = 'no-cors', preload }: Asking = {}) {
  let response: Promise<Response> | null = null;
  listeners.get('fetch')?.({
    request: { url: new URL(address, origin).href, method, mode },
    preloadResponse: Promise.resolve(preload),
    respondWith: (given: Promise<Response>) => {
      response = given;
    },
  });
  return response as Promise<Response> | null;
}

async function textOf(response: Promise<Response> | null): Promise<string | undefined> {
  return (await response)?.text();
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = () => new Promise<Response>(() => {});

test.each([
  ['what is sent', '/graphql', { method: 'POST' }],
  ['a form that leads to a page', '/recipes', { method: 'POST', mode: 'navigate' }],
  ['the data of a page', '/recipes/stew.data', {}],
  ['what lives on the server alone', '/healthz', {}],
  ['pages of others', 'https://pay.example/', { mode: 'navigate' }],
  ['files of others', 'https://pay.example/assets/pay.js', {}],
  ['pictures of others', 'https://pay.example/dish/stew.svg', {}],
  ['a page below a picture’s name', '/recipes/dish/stew', {}],
])('%s is none of the worker’s business', (_what, address, asking) => {
  expect(ask(address, asking)).toBeNull();
});

test('a page comes from the network though it is kept', async () => {
  await keep('pages-7', '/shopping-list', 'kept');
  expect(await textOf(ask('/shopping-list', { mode: 'navigate' }))).toBe('from the network');
});

test('what the browser asked for while the worker woke is not asked for twice', async () => {
  const preload = new Response('preloaded');
  expect(await textOf(ask('/recipes', { mode: 'navigate', preload }))).toBe('preloaded');
  expect(asked).toEqual([]);
});

test('without a network a page opens as it was kept, whatever its query', async () => {
  network = unreachable;
  await keep('pages-7', '/shopping-list', 'kept');
  expect(await textOf(ask('/shopping-list?open=share', { mode: 'navigate' }))).toBe('kept');
});

test('a network that says nothing shows the kept page after five seconds', async () => {
  vi.useFakeTimers();
  network = silent;
  await keep('pages-7', '/shopping-list', 'kept');
  let text: string | undefined;
  void textOf(ask('/shopping-list', { mode: 'navigate' })).then((read) => (text = read));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(text).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => text).toBe('kept');
});

test('without a network a page that was not kept leads to the page that says so', async () => {
  network = unreachable;
  await keep('offline-7', '/offline', 'offline');
  const response = await ask('/tracking', { mode: 'navigate' });
  expect(response?.headers.get('location')).toBe(`${origin}/offline?from=%2Ftracking`);
});

test('a file that is kept needs no network, another one is fetched', async () => {
  await keep('files-7', '/assets/list.js', 'kept');
  expect(await textOf(ask('/assets/list.js'))).toBe('kept');
  expect(asked).toEqual([]);
  expect(await textOf(ask('/assets/soup.js'))).toBe('from the network');
});

test.each(['/dish/stew.svg', '/plate/stew.svg', '/ingredient/cod.svg'])(
  '%s is drawn anew where the network answers, and shown as it was where not',
  async (path) => {
    await keep('files-7', path, 'kept');
    expect(await textOf(ask(path))).toBe('from the network');
    network = unreachable;
    expect(await textOf(ask(`${path}?v=2`))).toBe('kept');
  },
);

test('a picture nobody kept fails as it does without a worker', async () => {
  network = unreachable;
  await expect(ask('/dish/stew.svg')).rejects.toThrow('Failed to fetch');
});

test.each([
  { path: '/dish/stew.svg', isKept: true, seconds: 3, text: 'kept' },
  { path: '/dish/stew.svg', isKept: false, seconds: 10, text: 'given up' },
  { path: '/assets/soup.js', isKept: false, seconds: 60, text: 'given up' },
])('$path is waited for $seconds seconds (kept: $isKept)', async (given) => {
  const { path, isKept, seconds, text } = given;
  vi.useFakeTimers();
  network = silent;
  if (isKept) await keep('files-7', path, 'kept');
  let outcome: string | undefined;
  textOf(ask(path)).then(
    (read) => (outcome = read),
    (error: Error) => (outcome = error.message),
  );
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => outcome).toBe(text);
});

/** What the page that asked is told. */
async function tell(data: unknown): Promise<unknown[]> {
  const told: unknown[] = [];
  const work: Promise<unknown>[] = [];
  listeners.get('message')?.({
    data,
    ports: [{ postMessage: (answer: unknown) => told.push(answer) }],
    waitUntil: (part: Promise<unknown>) => work.push(part),
  });
  await Promise.all(work);
  return told;
}

function serve(site: Record<string, string | number>): void {
  const { fetch } = fakeSite(site);
  network = ({ url }) => fetch(url.replace(origin, ''));
}

test('a page that is asked to be kept is kept under this build, with all icons', async () => {
  serve({ '/shopping-list': '/assets/list.js', '/assets/list.js': '', '/assets/icons.svg': '' });
  const pages = [{ path: '/shopping-list', title: 'List' }];
  expect(await tell({ type: 'keep', pages, pictures: [] })).toEqual([true]);
  expect([...(cached.kept.get('pages-7')?.keys() ?? [])]).toEqual(['/shopping-list']);
  expect([...(cached.kept.get('files-7')?.keys() ?? [])].toSorted()).toEqual([
    '/assets/icons.svg',
    '/assets/list.js',
  ]);
});

test('a page that cannot be kept is told to be missing', async () => {
  network = unreachable;
  const pages = [{ path: '/shopping-list', title: 'List' }];
  expect(await tell({ type: 'keep', pages, pictures: [] })).toEqual([false]);
});

test('a page that was on its way while the worker became active is taken in charge once it is there', async () => {
  await tell({ type: 'settle', offlinePage: '/offline' });
  expect(done).toEqual(['claim']);
});

test('however many pages are there, they settle once, and again later', async () => {
  serve({ '/offline': 'offline', '/assets/icons.svg': '' });
  const message = { type: 'settle', offlinePage: '/offline' };
  expect(await Promise.all([tell(message), tell(message)])).toEqual([[true], [true]]);
  expect(asked.filter((path) => path === '/offline')).toHaveLength(1);
  cached.kept.clear();
  await tell(message);
  expect(asked.filter((path) => path === '/offline')).toHaveLength(2);
});

test('a worker that waits takes over when a page asks it to', async () => {
  expect(await tell({ type: 'take-over' })).toEqual([true]);
  expect(done).toEqual(['take over']);
});

test.each([null, 'take-over', { type: 'forget' }, { type: 'keep', pages: 'all' }])(
  'a message that is none of ours changes nothing: %j',
  async (message) => {
    expect(await tell(message)).toEqual([]);
    expect(done).toEqual([]);
  },
);

test('once it is active it answers for pages that are open already, and wakes with the network', async () => {
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (part: Promise<unknown>) => work.push(part) });
  await Promise.all(work);
  expect(done.toSorted()).toEqual(['claim', 'preload']);
});
