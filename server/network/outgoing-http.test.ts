import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Network } from './network.ts';
import { createOutgoingHttp } from './outgoing-http.ts';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Somebody else’s server, whose answers are given by path. */
let server: Server;
let origin: string;
let heard: Heard[] = [];
const pages = new Map<
  string,
  { status?: number; headers?: Record<string, string>; body?: string }
>();
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    heard.push({ method, url, headers, body: await text(request) });
    const { status = 200, headers: sent = {}, body = '' } = pages.get(url) ?? { status: 404 };
    response.writeHead(status, sent).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
afterEach(() => {
  heard = [];
  pages.clear();
});

/** Everything of that server but what is under /inside. */
const network: Network = { isAllowed: (address) => !address.includes('/inside') };
const outgoing = createOutgoingHttp({ settings: { NODE_ENV: 'production' }, network });
const get = (path: string, mostBytes = 1000) =>
  outgoing.get({ address: `${origin}${path}`, mostBytes });

test('a page is read as it is, with its kind', async () => {
  pages.set('/page', { headers: { 'content-type': 'text/html' }, body: '<p>öl' });
  expect(await get('/page')).toEqual({
    status: 200,
    contentType: 'text/html',
    body: Buffer.from('<p>öl'),
  });
  expect(heard[0]?.headers).toMatchObject({ 'user-agent': 'Yolk' });
  expect(heard[0]?.headers).not.toHaveProperty('cookie');
  expect(await get('/nowhere')).toMatchObject({ status: 404, contentType: '' });
});

test('what leads elsewhere is followed three times, from wherever it leads', async () => {
  pages.set('/1', { status: 301, headers: { location: `${origin}/2` } });
  pages.set('/2', { status: 302, headers: { location: '/3' } });
  pages.set('/3', { status: 307, headers: { location: 'page' } });
  pages.set('/page', { body: 'there' });
  expect((await get('/1'))?.body.toString()).toBe('there');
  pages.set('/0', { status: 308, headers: { location: '/1' } });
  expect(await get('/0')).toBeNull();
});

test('a page that leads round in circles is given up', async () => {
  pages.set('/round', { status: 302, headers: { location: '/round' } });
  expect(await get('/round')).toBeNull();
  expect(heard).toHaveLength(4);
});

test.each(['/inside/metadata', 'file:///inside', '//127.0.0.1:1/inside'])(
  'nobody is led inside by a redirect to %s',
  async (location) => {
    pages.set('/door', { status: 302, headers: { location } });
    pages.set('/inside/metadata', { body: 'secret' });
    expect(await get('/door')).toBeNull();
    expect(heard.map(({ url }) => url)).toEqual(['/door']);
  },
);

test('an answer that says it leads elsewhere and not where to, or the other way round, is an answer', async () => {
  pages.set('/gone', { status: 404, headers: { location: '/inside' } });
  expect(await get('/gone')).toMatchObject({ status: 404 });
  pages.set('/lost', { status: 304, body: '' });
  expect(await get('/lost')).toMatchObject({ status: 304 });
});

test('more than may be read is not read', async () => {
  pages.set('/long', { body: 'x'.repeat(1001) });
  expect((await get('/long', 1001))?.body).toHaveLength(1001);
  expect(await get('/long', 1000)).toBeNull();
});

test('who is not there is null, and what may not be asked is not asked', async () => {
  expect(await outgoing.get({ address: 'http://127.0.0.1:1/', mostBytes: 10 })).toBeNull();
  expect(await get('/inside')).toBeNull();
  const asked = { address: `${origin}/inside`, headers: {}, body: '{}' };
  await expect(outgoing.post(asked)).rejects.toThrow('may not be reached');
  expect(heard).toEqual([]);
});

test('what is posted arrives as it is, and an answer that leads elsewhere is only an answer', async () => {
  pages.set('/hook', { status: 302, headers: { location: '/inside' } });
  const headers = { 'content-type': 'application/json', 'x-signed': 'yes' };
  const answer = await outgoing.post({ address: `${origin}/hook`, headers, body: '{"a":"ö"}' });
  expect(answer.status).toBe(302);
  expect(heard).toMatchObject([
    {
      method: 'POST',
      url: '/hook',
      body: '{"a":"ö"}',
      headers: { ...headers, 'user-agent': 'Yolk' },
    },
  ]);
});

test('a name that leads to our own machine is not connected to, whatever it is called', async () => {
  const asked: string[] = [];
  const lookup: Network['lookup'] = (hostname, _options, callback) => {
    asked.push(hostname);
    callback(new Error('no public address'), '', 4);
  };
  const watched = createOutgoingHttp({
    settings: { NODE_ENV: 'production' },
    network: { isAllowed: () => true, lookup },
  });
  const { port } = new URL(origin);
  const address = `http://localhost:${port}/page`;
  expect(await watched.get({ address, mostBytes: 10 })).toBeNull();
  await expect(watched.post({ address, headers: {}, body: '' })).rejects.toThrow(
    'no public address',
  );
  expect(asked).toEqual(['localhost', 'localhost']);
  expect(heard).toEqual([]);
});

test.each([
  ['production', 'https://recipes.example/stew', true],
  ['production', 'http://recipes.example/stew', false],
  ['production', 'http://127.0.0.1:3000', false],
  ['development', 'http://127.0.0.1:3000', true],
  ['test', 'https://recipes.example/stew', true],
  ['development', 'file:///etc/passwd', false],
  ['development', 'httpx://127.0.0.1', false],
  ['development', 'nonsense', false],
] as const)('in %s %s may be asked: %s', (NODE_ENV, address, isAllowed) => {
  expect(createOutgoingHttp({ settings: { NODE_ENV } }).isAllowed(address)).toBe(isAllowed);
});
