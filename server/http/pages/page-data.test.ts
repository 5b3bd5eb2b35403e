import { createContext, data, redirect } from 'react-router';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '../../../app/graphql/api.ts';
import { signUpSomebody } from '../../../domain/identity/testing/account-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { pagePathOf } from './page-data.ts';
import { timeoutMs } from '../request-timeout.ts';
import { startAppOfRoutes } from '../testing/app-of-routes.ts';

const apiContext = createContext<Api>();
const nonceContext = createContext<string>('');
let loads = 0;

type Loader = (args: { request: Request; context: { get: (key: unknown) => Api } }) => unknown;

function route(id: string, path: string, loader?: Loader, isShared = false) {
  const headers = isShared && { headers: () => ({ 'cache-control': 'public, max-age=0' }) };
  return { id, path, parentId: 'root', module: { ...(loader && { loader }), ...headers } };
}

/** An app of a few pages, one of each kind. */
const routes = [
  { id: 'root', path: '', module: { loader: () => ({ nonce: 'secret' }) } },
  route('home.en', '/', () => ({ title: 'Home', load: ++loads }), true),
  route('home.es', '/es', () => ({ title: 'Inicio' }), true),
  route('who.en', '/who', async ({ request, context }) => {
    const me = await context.get(apiContext).execute('{ me { email } }' as never, {} as never);
    return { me, cookie: request.headers.get('cookie') };
  }),
  route('member.en', '/member', () => redirect('/login')),
  route('gone.en', '/gone', () => {
    throw data({ code: 'recipe.not-found' }, { status: 404 });
  }),
  route('broken.en', '/broken', () => {
    throw new Error('what is inside stays inside');
  }),
  route('failed.en', '/failed', () => {
    throw data({ code: 'what is inside stays inside' }, { status: 500 });
  }),
  route('plain.en', '/plain'),
  route('not-found', '*', () => {
    throw data({ code: 'page.not-found' }, { status: 404 });
  }),
];
let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  app = await startAppOfRoutes({
    server,
    routes,
    entry: { apiContext, nonceContext },
    knownDocuments: ['{ me { email } }'],
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => (loads = 0));

async function read(path: string, cookies: Record<string, string> = {}) {
  const url = `/page-data${path}`;
  const response = await app.inject({ url, headers: { host: 'localhost' }, cookies });
  const { statusCode: status, headers } = response;
  return { status, cacheControl: headers['cache-control'], data: response.json() };
}

const page = (path: string) => read(`${path}/page-data.json`);

test('the home page has the name index, and what stands around pages is left out', async () => {
  const { status, data: found } = await page('/index');
  expect({ status, found }).toEqual({
    status: 200,
    found: {
      componentChunkName: 'home',
      path: '/',
      result: { data: { title: 'Home', load: 1 }, pageContext: { locale: 'en' } },
      staticQueryHashes: [],
    },
  });
  expect((await page('/es')).data).toMatchObject({
    componentChunkName: 'home',
    result: { data: { title: 'Inicio' }, pageContext: { locale: 'es' } },
  });
});

test('a page for everybody is made once, and a page of another kind is never kept', async () => {
  const first = await page('/index');
  const again = await page('/index');
  expect(again.data).toEqual(first.data);
  expect(first.cacheControl).toMatch(/^public/);
  expect((await page('/who')).cacheControl).toBe('private, no-cache');
});

test('whoever asks gets what a visitor gets', async () => {
  const { client } = await signUpSomebody(server);
  const cookies = Object.fromEntries(client.cookies);
  const { data: found } = await read('/who/page-data.json', cookies);
  expect(found.result.data).toEqual({ me: { data: { me: null } }, cookie: null });
});

test('a page that sends visitors elsewhere says where', async () => {
  expect(await page('/member')).toMatchObject({
    status: 200,
    data: { result: { data: null, pageContext: { redirectTo: '/login' } } },
  });
});

test('a page without data has none', async () => {
  const { data: found } = await page('/plain');
  expect(found).toMatchObject({ componentChunkName: 'plain', result: { data: null } });
});

test.each(['/nothing/here', '/gone', '//evil.example/x', '', '/x%2F..%2F'])(
  'an address without a page (%s) is answered with the page for it',
  async (path) => {
    const { status, cacheControl, data: found } = await page(path);
    // It may be there tomorrow: no cache keeps that it is not.
    expect([status, cacheControl]).toEqual([404, 'private, no-cache']);
    expect(found).toEqual((await page('/404.html')).data);
  },
);

test.each(['/broken', '/failed'])(
  'a page that fails (%s) is answered with the page for it, and tells nothing of our insides',
  async (path) => {
    const { status, cacheControl, data: found } = await page(path);
    expect([status, cacheControl]).toEqual([500, 'private, no-cache']);
    expect(found).toEqual((await page('/500.html')).data);
    expect(JSON.stringify(found)).not.toContain('inside');
  },
);

test('both pages are there by their own names', async () => {
  for (const name of ['/404', '/404.html', '/500', '/500.html']) {
    expect(await page(name)).toMatchObject({ status: 200, cacheControl: 'private, no-cache' });
  }
});

test('the data of the app names the build', async () => {
  const { status, data: found, cacheControl } = await read('/app-data.json');
  expect({ status, found }).toEqual({ status: 200, found: { webpackCompilationHash: 'build-7' } });
  expect(cacheControl).toContain('must-revalidate');
});

test('a page takes as long as it takes only where it is compiled when it is asked for', async () => {
  const args = { server, routes, entry: { apiContext, nonceContext }, knownDocuments: [] };
  const compiling = await startAppOfRoutes({ ...args, mode: 'development' });
  onTestFinished(() => compiling.close());
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const isTimed = async (asked: FastifyInstance) => {
    timers.mockClear();
    await asked.inject('/healthz');
    return timers.mock.calls.some(([, ms]) => ms === timeoutMs);
  };
  expect([await isTimed(app), await isTimed(compiling)]).toEqual([true, false]);
});

test.each([
  ['/page-data/index/page-data.json', '/'],
  ['/page-data/index/page-data.json?x=1', '/'],
  ['/page-data/recipes/egg-muffins/page-data.json', '/recipes/egg-muffins'],
  ['/page-data/%2e%2e/%2e%2e/page-data.json', '/'],
  ['/page-data/page-data.json', null],
  ['/page-data//evil.example/page-data.json', null],
  ['/page-data/recipes', null],
])('%s is the page %s', (url, path) => {
  expect(pagePathOf(url)).toBe(path);
});
