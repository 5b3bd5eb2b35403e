import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defineError } from '../../lib/errors.ts';
import { registerErrorHandler } from './error-handler.ts';
import { healthRoutes } from './monitoring/health.ts';
import { loggedRequest } from './monitoring/logged-request.ts';
import { ownHostPlugin } from './own-host.ts';
import { requestTimeoutPlugin, timeoutMs } from './request-timeout.ts';

/** A small server whose log is kept, with a route that throws what it is given. */
function serverThatThrows(error: unknown) {
  const lines: { level: number; code?: string; msg: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'error', stream }, bodyLimit: 100 });
  registerErrorHandler(app);
  const fail = async () => {
    throw error;
  };
  for (const url of ['/graphql', '/se/graphql', '/thing', '/es/thing']) app.all(url, fail);
  onTestFinished(() => app.close());
  return { app, lines };
}

const secret = new Error('password of the database: hunter2');

test('what breaks inside is told to the log, and to nobody else', async () => {
  const { app, lines } = serverThatThrows(secret);
  const answer = await app.inject('/thing');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'internal', message: expect.any(String) });
  expect(answer.body).not.toContain('hunter2');
  expect(lines).toMatchObject([{ level: 50, code: 'internal', msg: 'request failed' }]);
});

test('a refusal keeps its own code and status, and is no news to the log', async () => {
  const refused = defineError({ code: 'request.misdirected', status: 421, isReportable: false });
  const { app, lines } = serverThatThrows(refused());
  const answer = await app.inject('/thing');
  expect([answer.statusCode, answer.json().code]).toEqual([421, 'request.misdirected']);
  expect(lines).toEqual([]);
});

test('clients of the API find errors where they look for them, in the language of the address', async () => {
  const { app } = serverThatThrows(secret);
  for (const url of ['/graphql', '/se/graphql']) {
    const answer = await app.inject({ method: 'POST', url });
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'internal', status: 500 } }],
    });
  }
  const messageAt = async (url: string) => (await app.inject(url)).json().message;
  expect(await messageAt('/es/thing')).not.toBe(await messageAt('/thing'));
});

test.each([
  ['too much', { payload: 'x'.repeat(101), type: 'text/plain' }, 413, 'input.too-large'],
  ['half a JSON', { payload: '{"a":', type: 'application/json' }, 400, 'input.invalid'],
  ['a form of no kind', { payload: 'x', type: 'image/png' }, 415, 'input.invalid'],
])('who sends %s is told so, and nobody is alarmed', async (_what, sent, status, code) => {
  const { app, lines } = serverThatThrows(secret);
  const headers = { 'content-type': sent.type };
  const answer = await app.inject({
    method: 'POST',
    url: '/thing',
    headers,
    payload: sent.payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(lines).toEqual([]);
});

test.each([399, 500, 503])(
  'an error with the status %s is ours, not the client’s',
  async (status) => {
    const { app, lines } = serverThatThrows(Object.assign(secret, { statusCode: status }));
    expect((await app.inject('/thing')).statusCode).toBe(500);
    expect(lines).toHaveLength(1);
  },
);

async function serverOfOwnHost(publicUrl?: string): Promise<FastifyInstance> {
  const app = Fastify();
  registerErrorHandler(app);
  await app.register(ownHostPlugin, { settings: { PUBLIC_URL: publicUrl } });
  for (const url of ['/', '/healthz', '/healthz-page']) app.get(url, async () => 'here');
  onTestFinished(() => app.close());
  return app;
}

test.each([
  ['yolk.example', '/', 200],
  ['yolk.example:443', '/', 200],
  ['YOLK.example', '/', 200],
  ['yolk.example:8443', '/', 421],
  ['evil.example', '/', 421],
  ['yolk.example.evil.example', '/', 421],
  ['a b', '/', 421],
  ['10.0.0.7', '/healthz', 200],
  ['10.0.0.7', '/healthz-page', 421],
  ['10.0.0.7', '/?x=/healthz', 421],
])('under the name %s the address %s answers %s', async (host, url, status) => {
  const app = await serverOfOwnHost('https://yolk.example');
  expect((await app.inject({ url, headers: { host } })).statusCode).toBe(status);
});

test('without a set address every name is ours', async () => {
  const app = await serverOfOwnHost();
  expect((await app.inject({ url: '/', headers: { host: 'anything' } })).statusCode).toBe(200);
});

async function serverThatWaits() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: { code?: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'error', stream } });
  registerErrorHandler(app);
  await app.register(requestTimeoutPlugin);
  const work = Promise.withResolvers<string>();
  const arrived = Promise.withResolvers<void>();
  const wait = async (
    _request: unknown,
    reply: { header(name: string, value: string): unknown },
  ) => {
    reply.header('x-request-id', 'r7');
    arrived.resolve();
    return work.promise;
  };
  app.get('/slow', wait);
  app.post('/graphql', wait);
  onTestFinished(() => app.close());
  return { app, lines, work, arrived: arrived.promise };
}

test('a request that takes too long is answered once, and what comes of it later is dropped', async () => {
  const { app, lines, work, arrived } = await serverThatWaits();
  const asked = app.inject('/slow');
  await arrived;
  await vi.advanceTimersByTimeAsync(timeoutMs + 1000);
  const answer = await asked;
  expect([answer.statusCode, answer.json().code]).toEqual([408, 'request.timeout']);
  expect(answer.headers).toMatchObject({
    'x-request-id': 'r7',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(lines).toMatchObject([{ code: 'request.timeout' }]);
  // A second answer would end the process.
  work.resolve('late');
  await nextTurn();
  await nextTurn();
  expect(answer.body).not.toContain('late');
});

test('who asks who they are asks again: nobody is alarmed', async () => {
  const { app, lines, arrived } = await serverThatWaits();
  const asked = app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { operationName: 'GetEssentialUserInfo' },
  });
  await arrived;
  await vi.advanceTimersByTimeAsync(timeoutMs + 1000);
  expect((await asked).json().errors[0].extensions).toEqual({
    code: 'request.timeout',
    status: 408,
  });
  expect(lines).toEqual([]);
});

test('what is answered in time is answered as ever', async () => {
  const { app, lines, work, arrived } = await serverThatWaits();
  const asked = app.inject('/slow');
  await arrived;
  await vi.advanceTimersByTimeAsync(timeoutMs - 1000);
  work.resolve('in time');
  const answer = await asked;
  await vi.advanceTimersByTimeAsync(2000);
  expect([answer.statusCode, answer.body]).toEqual([200, 'in time']);
  expect(lines).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that has begun goes on for as long as it takes', async () => {
  const { app, lines } = await serverThatWaits();
  const begun = Promise.withResolvers<void>();
  const film = new PassThrough();
  app.get('/film', async () => {
    film.write('first, ');
    begun.resolve();
    return film;
  });
  const asked = app.inject('/film');
  await begun.promise;
  await nextTurn();
  await vi.advanceTimersByTimeAsync(timeoutMs + 1000);
  film.end('last');
  const answer = await asked;
  expect([answer.statusCode, answer.body]).toEqual([200, 'first, last']);
  expect(lines).toEqual([]);
});

async function healthOf({ isStopping = false, isThere = true }) {
  const app = Fastify();
  app.decorate('isStopping', () => isStopping);
  const ping = async () => {
    if (!isThere) throw new Error('postgres://user:hunter2@db is away');
  };
  await app.register(healthRoutes, { connection: { kind: 'postgres', ping } as never });
  onTestFinished(() => app.close());
  const ask = async (url: string) => {
    const answer = await app.inject(url);
    return [answer.statusCode, answer.json()];
  };
  return { alive: await ask('/healthz'), ready: await ask('/readyz') };
}

test('a server is alive whatever its database does, and ready only with it', async () => {
  const alive = [200, { status: 'ok' }];
  expect(await healthOf({})).toEqual({
    alive,
    ready: [200, { status: 'ok', database: 'postgres' }],
  });
  expect(await healthOf({ isThere: false })).toEqual({
    alive,
    ready: [503, { status: 'unavailable', database: 'postgres' }],
  });
  expect(await healthOf({ isStopping: true })).toEqual({
    alive,
    ready: [503, { status: 'stopping' }],
  });
});

test.each([
  ['/recipes/stew?q=my+illness', '/recipes/stew'],
  ['/shared-list/Ab3-x_Y.z/print', '/shared-list/…/print'],
  ['/calendar/aBc.ics', '/calendar/…'],
  ['/Zeta/Yota', '/…/…'],
  ['/se/recept/gryta-med-lok', '/se/recept/gryta-med-lok'],
])('of %s the log says %s', (url, path) => {
  expect(loggedRequest({ method: 'GET', url })).toEqual({ method: 'GET', path });
});
