import { gzipSync } from 'node:zlib';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { navigatorModes, navigatorTags } from '../../domain/foods/navigator/navigator.rules.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { registerErrorHandler } from './error-handler.ts';
import { requestTimeoutPlugin, timeoutMs } from './request-timeout.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

function post(payload: string | object, url = '/graphql') {
  const headers = { 'content-type': 'application/json' };
  return server.app.inject({ method: 'POST', url, headers, payload });
}

test('every answer carries the security headers', async () => {
  for (const url of ['/healthz', '/robots.txt', '/nothing-here']) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('pages under /iframe/ may be framed by our own pages only', async () => {
  const { headers } = await get('/iframe/recipe');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
});

test('other sites may read every answer, but not as the signed-in user', async () => {
  const origin = { origin: 'https://elsewhere.example' };
  const answer = await get('/robots.txt', origin);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authorization',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-origin']).toBe('*');
  expect(preflight.headers['access-control-allow-headers']).toBe('content-type,authorization');
  expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('an operator can close cross-origin access and introspection', async () => {
  const closed = await startTestServer({
    environment: { CROSS_ORIGIN: 'false', GRAPHQL_INTROSPECTION: 'false' },
  });
  const { headers } = await closed.app.inject({ url: '/robots.txt' });
  const { status, errors } = await closed.client().graphql('{ __schema { types { name } } }');
  await closed.close();
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect({ status, code: errors[0]?.extensions.code }).toEqual({
    status: 400,
    code: 'input.invalid',
  });
});

test('introspection is open to clients', async () => {
  const { status, data } = await server
    .client()
    .graphql<{ __schema: { queryType: { name: string } } }>('{ __schema { queryType { name } } }');
  expect({ status, data }).toEqual({
    status: 200,
    data: { __schema: { queryType: { name: 'Query' } } },
  });
});

test('the whole schema can be asked for as tools do', async () => {
  const { status, data } = await server
    .client()
    .graphql<IntrospectionQuery & Record<string, unknown>>(getIntrospectionQuery());
  expect(status).toBe(200);
  expect(Object.keys(buildClientSchema(data).getTypeMap()).length).toBeGreaterThan(200);
});

function nested(levels: number): string {
  return `{ __schema { types { fields { type ${'{ ofType '.repeat(levels)}{ name }${' }'.repeat(levels)} } } } }`;
}

test.each([
  ['an unknown field', '{ brand { name secrets } }', 'secrets'],
  ['no operation at all', 'fragment F on Brand { name }', ''],
  ['a query that cannot be read', '{ brand { ', ''],
  [
    'a missing variable',
    'query Q($slug: String!) { recipe(slug: $slug) { recipe { id } } }',
    'slug',
  ],
  ['an operation nested too deep', nested(12), 'deeper'],
  [
    'an operation with too many fields',
    `{ ${Array.from({ length: 251 }, (_, i) => `b${i}: brand { name }`).join(' ')} }`,
    '500 fields',
  ],
  [
    'fragments that multiply',
    `{ ...F0 } ${Array.from({ length: 12 }, (_, i) => `fragment F${i} on Query { ${`...F${i + 1} `.repeat(4)} }`).join(' ')} fragment F12 on Query { brand { name } }`,
    '500 fields',
  ],
])('%s is refused with 400 and a code', async (_what, query, word) => {
  const { status, errors } = await server.client().graphql(query);
  expect(status).toBe(400);
  expect(['input.invalid', 'operation.too-large']).toContain(errors[0]?.extensions.code);
  expect(errors[0]?.message).toContain(word);
});

test.each([
  ['malformed JSON', '{"query": ', 400, 'input.invalid'],
  ['no query', {}, 400, 'input.invalid'],
  ['a query that is no text', { query: 5 }, 400, 'input.invalid'],
  ['a list of operations', [{ query: '{ brand { name } }' }], 400, 'input.invalid'],
  ['more than the server takes', { query: ' '.repeat(130 * 1024) }, 413, 'input.too-large'],
])('%s is refused with a code where clients look for it', async (_what, payload, status, code) => {
  const response = await post(payload);
  expect(response.statusCode).toBe(status);
  expect(response.json().errors[0].extensions.code).toBe(code);
});

test('a form of another site cannot speak to the API', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload: '{ "query": "{ brand { name } }" }',
    });
    expect([400, 415]).toContain(response.statusCode);
    expect(response.json().errors[0].extensions.code).toBe('input.invalid');
  }
});

test.each([
  ['', 'Incorrect email address or password'],
  ['/es', 'Correo electrónico o contraseña incorrectos'],
  ['/se', 'Fel e-postadress eller lösenord'],
])('a wrong password gets 401 in the language of %s/auth/token', async (prefix, message) => {
  const credentials = { username: 'nobody@example.com', password: 'not-the-one' };
  const response = await post(credentials, `${prefix}/auth/token`);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ error: { code: 'login.incorrect', message } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a token request without credentials is refused', async () => {
  expect((await post({ username: 'nobody@example.com' }, '/auth/token')).statusCode).toBe(400);
  expect((await post('{', '/auth/token')).json().code).toBe('input.invalid');
});

test('robots are sent to the site maps and away from the test language', async () => {
  const { body } = await get('/robots.txt', { host: 'yolk.example' });
  expect(body).toContain('Disallow: /test/');
  expect(body).toContain('Sitemap: http://yolk.example/sitemap.xml');
});

test('the site map index names one map per language that is to be found', async () => {
  const { body } = await get('/sitemap.xml', { host: 'yolk.example' });
  const maps = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(maps).toEqual(
    ['en', 'es', 'sv'].map((locale) => `http://yolk.example/sitemap-${locale}.xml`),
  );
});

test('a site map lists the public pages of its language with their versions in the others', async () => {
  const { body } = await get('/sitemap-sv.xml', { host: 'yolk.example' });
  const { content, themedPlans, programs, pages, videos } = server.services;
  const collections = [
    Object.values(pages),
    content.recipes,
    content.foods,
    themedPlans.plans,
    programs.programs,
    videos.videos,
  ];
  const items = collections.flat();
  const lists = navigatorModes.length * (navigatorTags.length + 1);
  expect(body.match(/<url>/g)).toHaveLength(items.length + lists + 13);
  expect(body).toContain('<loc>http://yolk.example/se/veckomeny/italiensk-vecka</loc>');
  expect(body).toContain('<loc>http://yolk.example/se/program/forsta-stegen</loc>');
  expect(body).toContain('<loc>http://yolk.example/se/livsmedelsguiden/mattnad/fisk</loc>');
  expect(body).toContain('hreflang="es" href="http://yolk.example/es/alimento/brocoli"');
  expect(body).toContain('<loc>http://yolk.example/se/guider/ata-ute</loc>');
  expect(body).toContain('<loc>http://yolk.example/se</loc>');
  expect(body).toContain('<loc>http://yolk.example/se/onboarding/welcome</loc>');
  const elsewhere = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].filter(
    ([, loc = '']) => !/^http:\/\/yolk\.example\/se(?:\/|$)/.test(loc),
  );
  expect(elsewhere).toEqual([]);
  expect(body).toContain('hreflang="es" href="http://yolk.example/es/recetas"');
  expect(body).not.toContain('/test');
});

test('addresses are those the operator set, whatever the request says', async () => {
  const named = await startTestServer({ environment: { PUBLIC_URL: 'https://yolk.example/' } });
  const { body } = await named.app.inject({
    url: '/robots.txt',
    headers: { host: 'yolk.example:443' },
  });
  expect(body).toContain('Sitemap: https://yolk.example/sitemap.xml');
  const others = ['evil.example', 'yolk.example.evil.example', 'yolk.example:8443', 'no such host'];
  for (const host of others) {
    for (const url of ['/robots.txt', '/calendar/en/x.ics', '/', '/webhooks/payments/sandbox']) {
      const answer = await named.app.inject({ url, headers: { host } });
      expect([host, answer.statusCode]).toEqual([host, 421]);
      expect(answer.json().code).toBe('request.misdirected');
      expect(answer.body).not.toContain('evil');
    }
    const health = await named.app.inject({ url: '/healthz', headers: { host } });
    expect(health.statusCode).toBe(200);
  }
  await named.close();
});

test.each([
  ['0', '198.51.100.1, 10.0.0.9', '127.0.0.1'],
  ['1', '198.51.100.1, 10.0.0.9', '10.0.0.9'],
  ['2', '198.51.100.1, 10.0.0.9', '198.51.100.1'],
  ['loopback, 10.0.0.0/8', 'made up, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
])('with TRUST_PROXY=%s and X-Forwarded-For %s the sender is %s', async (trust, chain, sender) => {
  const behind = await startTestServer({ environment: { TRUST_PROXY: trust } });
  behind.app.get('/sender', async ({ ip }) => ip);
  const { body } = await behind.app.inject({
    url: '/sender',
    headers: { 'x-forwarded-for': chain },
  });
  await behind.close();
  expect(body).toBe(sender);
});

test('a request without a usable host is answered', async () => {
  const { statusCode, body } = await get('/robots.txt', { host: 'no such host' });
  expect(statusCode).toBe(200);
  expect(body).toContain('Sitemap: http://localhost/sitemap.xml');
});

test('the web app manifest shows the product as one of its own', async () => {
  const manifest = (await get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#F7F8FB',
    background_color: '#F7F8FB',
  });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '144x144',
    '512x512',
  ]);
});

test('a picture that is not drawn is not found', async () => {
  expect((await get('/dish/no-such-recipe.svg')).statusCode).toBe(404);
  const [recipe] = server.services.content.recipes;
  const picture = await get(`/dish/${recipe?.id}.svg`);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
});

test('a request that takes too long is answered with 408', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  registerErrorHandler(app);
  await app.register(requestTimeoutPlugin);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  app.get('/slow', () => {
    arrive();
    return new Promise(() => {});
  });
  const answer = app.inject({ url: '/slow' });
  await arrived;
  vi.advanceTimersByTime(timeoutMs);
  const { statusCode, json } = await answer;
  expect(statusCode).toBe(408);
  expect(json()).toEqual({ code: 'request.timeout', message: 'Timeout exceeded' });
});

test('nobody is told that somebody’s own state took too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const levels: number[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line) => levels.push(JSON.parse(line).level) } },
  });
  registerErrorHandler(app);
  await app.register(requestTimeoutPlugin);
  const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = [...arrivals];
  app.post('/graphql', () => {
    waiting.shift()?.resolve();
    return new Promise(() => {});
  });
  for (const operationName of ['GetEssentialUserInfo', 'GetGroups']) {
    const answer = app.inject({ method: 'POST', url: '/graphql', payload: { operationName } });
    await arrivals.shift()?.promise;
    vi.advanceTimersByTime(timeoutMs);
    expect((await answer).statusCode).toBe(408);
  }
  expect(levels).toEqual([50]);
});

test('what a handler answers after the time is up is dropped, and its headers with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  registerErrorHandler(app);
  await app.register(requestTimeoutPlugin);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: late, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  app.get('/late', async (_request, reply) => {
    arrive();
    await late;
    try {
      reply.header('x-late', 'yes');
      return reply.send(new Response('too late', { headers: { 'x-page': 'yes' } }));
    } finally {
      end(null);
    }
  });
  const answer = app.inject({ url: '/late' });
  await arrived;
  vi.advanceTimersByTime(timeoutMs);
  goOn();
  await ended;
  const { statusCode, headers, body } = await answer;
  expect([statusCode, body.includes('too late'), headers['x-late']]).toEqual([
    408,
    false,
    undefined,
  ]);
});

test('an answer that is being packed when the time is up is the only one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  registerErrorHandler(app);
  await app.register(requestTimeoutPlugin);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: packed, resolve: pack } = Promise.withResolvers<void>();
  app.addHook('onSend', async () => {
    begin();
    await packed;
  });
  app.get('/packed', async () => 'in time');
  const answer = app.inject({ url: '/packed' });
  await begun;
  vi.advanceTimersByTime(timeoutMs);
  pack();
  expect(await answer).toMatchObject({ statusCode: 200, body: 'in time' });
});

test('an answer under way to a slow reader is not cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  registerErrorHandler(app);
  await app.register(requestTimeoutPlugin);
  const { promise: begun, resolve: begin } = Promise.withResolvers<() => void>();
  app.get('/long', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('the first part ');
    begin(() => reply.raw.end('and the rest'));
  });
  const answer = app.inject({ url: '/long' });
  const end = await begun;
  vi.advanceTimersByTime(timeoutMs);
  end();
  expect((await answer).body).toBe('the first part and the rest');
});

test('a packed body is not unpacked, whatever would come out of it', async () => {
  const send = (payload: Buffer) =>
    server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
  const answers = [
    await send(gzipSync(JSON.stringify({ query: '{ foodCount }' }))),
    await send(gzipSync(Buffer.alloc(50_000_000, ' '))),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
});
