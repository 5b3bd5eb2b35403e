import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Network } from '../offline/network.ts';

const origin = 'https://yolk.example';
const build = 'build-1';

type Answer = (signal: AbortSignal | undefined) => Promise<Response>;

/** Where the browser is, what was asked of its network, and where it was sent as a document. */
let asked: { url: string; method: string }[];
let opened: string[];
let answers: Answer[];
let browserFetch: ReturnType<typeof vi.fn<typeof fetch>>;
let network: Network;

const silent: Answer = (signal) =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal?.reason as Error);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const says =
  (status: number, headers: Record<string, string> = {}): Answer =>
  async () =>
    new Response('told', { status, headers: { 'x-build': build, ...headers } });

beforeEach(async () => {
  vi.useFakeTimers();
  [asked, opened, answers] = [[], [], []];
  browserFetch = vi.fn<typeof fetch>(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push({ url, method: init?.method ?? 'GET' });
    return (answers.shift() ?? silent)(init?.signal ?? undefined);
  });
  const location = {
    href: `${origin}/recipes/dinner?tag=fish`,
    origin,
    pathname: '/recipes/dinner',
    assign: (href: string) => void opened.push(href),
    reload: () => void opened.push('reload'),
  };
  vi.stubGlobal('window', {
    fetch: browserFetch,
    location,
    addEventListener: () => {},
    __reactRouterManifest: { version: build, routes: {} },
    __reactRouterDataRouter: { state: { navigation: { state: 'idle' } } },
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.resetModules();
  network = (await import('../offline/network.ts')).network();
  (await import('./page-data.ts')).watchPageData();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function goTo(pathname: string, navigation: object = {}): void {
  vi.stubGlobal('window', {
    ...window,
    __reactRouterDataRouter: {
      state: {
        navigation: {
          state: 'loading',
          location: { pathname, search: '', hash: '' },
          ...navigation,
        },
      },
    },
  });
}

/** What became of a request by now: `waiting` where nothing did. */
function follow(request: Promise<Response>): { outcome: string; status: number | null } {
  const followed: { outcome: string; status: number | null } = { outcome: 'waiting', status: null };
  request.then(
    ({ status }) => Object.assign(followed, { outcome: 'answered', status }),
    () => Object.assign(followed, { outcome: 'failed' }),
  );
  return followed;
}

async function askFor(input: URL | string | Request, init?: RequestInit) {
  const followed = follow(window.fetch(input, init));
  await vi.advanceTimersByTimeAsync(0);
  return followed;
}

const stew = () => new URL('/recipes/stew.data', origin);

test('the data of a page that comes at once is asked for once', async () => {
  answers = [says(200)];
  expect(await askFor(stew())).toEqual({ outcome: 'answered', status: 200 });
  expect(asked).toEqual([{ url: `${origin}/recipes/stew.data`, method: 'GET' }]);
  expect(opened).toEqual([]);
});

test('what is lost is asked for again after longer and longer pauses', async () => {
  answers = [lost, says(503), says(200)];
  const followed = await askFor(stew());
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(900);
  expect(followed).toEqual({ outcome: 'answered', status: 200 });
  expect(network.isThere()).toBe(true);
});

test('a page that the server refuses is the router’s to show', async () => {
  goTo('/recipes/stew');
  answers = [says(404)];
  expect(await askFor(stew())).toEqual({ outcome: 'answered', status: 404 });
  expect(opened).toEqual([]);
});

test('where the server fails each time, the page that is gone to opens as a document', async () => {
  goTo('/recipes/stew');
  answers = [says(500), says(500), says(500), says(500)];
  const followed = await askFor(stew());
  await vi.advanceTimersByTimeAsync(300 + 900 + 2700);
  expect(asked).toHaveLength(4);
  expect(opened).toEqual([`${origin}/recipes/stew`]);
  expect(followed.outcome).toBe('waiting');
});

test('a part of the open page that fails is told as it is, and the page stays', async () => {
  answers = [says(500), says(500), says(500), says(500)];
  const followed = await askFor(new URL('/recipes/dinner.data', origin));
  await vi.advanceTimersByTimeAsync(300 + 900 + 2700);
  expect(followed).toEqual({ outcome: 'answered', status: 500 });
  expect(opened).toEqual([]);
});

test('data that nobody ever answers is let go after twelve seconds, and the page opens', async () => {
  goTo('/recipes/stew');
  await askFor(stew());
  await vi.advanceTimersByTimeAsync(11_999);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toEqual([`${origin}/recipes/stew`]);
  expect(asked.filter(({ url }) => url.endsWith('.data'))).toHaveLength(1);
  expect(network.isThere()).toBe(false);
});

test('what has begun to arrive is read to its end, however long that takes', async () => {
  answers = [says(200)];
  await askFor(stew());
  const [, init] = browserFetch.mock.calls[0] ?? [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(init?.signal?.aborted).toBe(false);
});

test('a request nobody waits for any more is neither repeated nor taken for a lost network', async () => {
  goTo('/recipes/stew');
  const leaving = new AbortController();
  const followed = await askFor(stew(), { signal: leaving.signal });
  leaving.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(followed.outcome).toBe('failed');
  expect(asked).toHaveLength(1);
  expect(opened).toEqual([]);
  expect(network.isThere()).toBe(true);
});

test('a request that took too long by its own limit tells of the network', async () => {
  const followed = await askFor('/graphql', {
    method: 'POST',
    signal: AbortSignal.abort(new DOMException('too long', 'TimeoutError')),
  });
  expect(followed.outcome).toBe('failed');
  expect(network.isThere()).toBe(false);
});

test('a page of another build opens as a document, and the next one without being asked for', async () => {
  goTo('/recipes/stew');
  answers = [says(200, { 'x-build': 'build-2' })];
  await askFor(stew());
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toEqual([`${origin}/recipes/stew`]);
  goTo('/recipes/soup');
  await askFor(new URL('/recipes/soup.data', origin));
  expect(opened).toEqual([`${origin}/recipes/stew`, `${origin}/recipes/soup`]);
  expect(asked).toHaveLength(1);
});

test('a part of the open page from another build is taken as it is', async () => {
  answers = [says(200, { 'x-build': 'build-2' })];
  expect(await askFor(stew())).toEqual({ outcome: 'answered', status: 200 });
  expect(opened).toEqual([]);
});

test('an answer that names no build is of this one', async () => {
  goTo('/recipes/stew');
  answers = [async () => new Response('told')];
  expect((await askFor(stew())).outcome).toBe('answered');
  expect(opened).toEqual([]);
});

test('without a network and without a worker the failure is told on the page that is open', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  goTo('/recipes/stew');
  answers = [lost];
  const followed = await askFor(stew());
  expect(followed.outcome).toBe('failed');
  expect(asked).toHaveLength(1);
  expect(opened).toEqual([]);
});

test('without a network the worker may have kept the page: it opens as a document', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  goTo('/recipes/stew');
  answers = [lost];
  await askFor(stew());
  expect(opened).toEqual([`${origin}/recipes/stew`]);
});

test('what a form sends is sent once: who lost the answer decides about a second time', async () => {
  goTo('/recipes/stew', { state: 'submitting', formMethod: 'POST' });
  answers = [lost];
  const followed = await askFor(stew(), { method: 'POST', body: 'intent=rate' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(followed.outcome).toBe('failed');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(opened).toEqual([]);
  expect(network.isThere()).toBe(false);
});

test('a form that nobody answers is let go after fifteen seconds', async () => {
  const followed = await askFor('/graphql', { method: 'POST', body: '{}' });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(followed.outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(followed.outcome).toBe('failed');
  expect(network.isThere()).toBe(false);
});

test('a server that failed with a form was within reach', async () => {
  network.lost();
  answers = [says(500)];
  expect(await askFor('/graphql', { method: 'POST' })).toEqual({
    outcome: 'answered',
    status: 500,
  });
  expect(network.isThere()).toBe(true);
});

test.each(['https://pay.example/card', 'https://pay.example/recipes/stew.data'])(
  'requests to others go by as they are: %s',
  async (address) => {
    const init = { method: 'POST' };
    answers = [lost];
    await askFor(new URL(address), init);
    expect(browserFetch).toHaveBeenCalledWith(new URL(address), init);
    expect(network.isThere()).toBe(true);
  },
);

test('a request object to others goes by as well, one to us is watched', async () => {
  answers = [lost, lost];
  await askFor(new Request('https://pay.example/card'));
  expect(network.isThere()).toBe(true);
  await askFor(new Request(`${origin}/healthz`));
  expect(network.isThere()).toBe(false);
});

const manifest = (paths: string) =>
  new URL(`/__manifest?paths=${encodeURIComponent(paths)}&version=${build}`, origin);

test.each(['/recipes/dinner', '/recipes,/recipes/dinner'])(
  'the open page needs no news of itself when the network is gone: %s',
  async (paths) => {
    vi.stubGlobal('navigator', { onLine: false });
    answers = [lost];
    expect(await askFor(manifest(paths))).toEqual({ outcome: 'answered', status: 200 });
    expect(opened).toEqual([]);
  },
);

test.each(['/meal-plans', '/recipes/dinner,/meal-plans', '/recipes/dinner/stew', '/recipes'])(
  'of other pages nothing is made up: %s',
  async (paths) => {
    vi.stubGlobal('navigator', { onLine: false });
    answers = [lost];
    expect((await askFor(manifest(paths))).outcome).toBe('failed');
  },
);

test('a page the router does not know yet, and cannot ask about, opens as a document', async () => {
  goTo('/meal-plans');
  await askFor(manifest('/meal-plans'));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(opened).toEqual([`${origin}/meal-plans`]);
});
