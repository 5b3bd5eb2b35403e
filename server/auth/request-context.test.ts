import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../api/context.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { requestContext } from './request-context.ts';
import { loginBed } from './testing/login-bed.ts';

let connection: DatabaseConnection;
let bed: ReturnType<typeof loginBed>;
beforeAll(async () => {
  connection = await openTestDatabase();
  bed = loginBed({ db: connection.db, start: '2026-03-02T08:00:00Z' });
});
afterAll(() => connection.close());

/** What operations are told of one request. */
async function contextOf({
  headers = {},
  publicUrl = 'https://yolk.example',
  landing = () => 'first',
}: {
  headers?: Record<string, string>;
  publicUrl?: string;
  landing?: () => string;
}): Promise<RequestContext> {
  const settings = { ...bed.services.settings, PUBLIC_URL: publicUrl };
  const services = {
    ...bed.services,
    settings,
    get landing() {
      return landing() as never;
    },
  };
  const app = Fastify({ genReqId: () => 'request-7' });
  await app.register(fastifyCookie);
  const asked = Promise.withResolvers<RequestContext>();
  app.get('/', async (request) => {
    await requestContext({ request, locale: 'sv', services }).then(asked.resolve, asked.reject);
    return {};
  });
  await app.inject({ url: '/', headers, remoteAddress: '192.0.2.7' });
  await app.close();
  return asked.promise;
}

test('operations know where a request comes from, and whose it is', async () => {
  const { userId } = await bed.newMember();
  const { token, sessionId } = await bed.newSession(userId);
  const context = await contextOf({
    headers: { cookie: `auth=${token}`, 'user-agent': 'a phone' },
  });
  expect(context).toMatchObject({
    locale: 'sv',
    viewer: { userId, sessionId },
    isLoginExpired: false,
    isPremium: false,
    origin: 'https://yolk.example',
    requestId: 'request-7',
    ipAddress: '192.0.2.7',
    userAgent: 'a phone',
    answer: { retryAfterSeconds: null },
  });
  expect(context.cookies.headers()).toEqual([]);
});

test('cookies go over encrypted connections alone wherever the site has one', async () => {
  const secure = await contextOf({});
  secure.cookies.set('units', 'us');
  expect(secure.cookies.headers()).toEqual([expect.stringContaining('; Secure')]);
  const plain = await contextOf({ publicUrl: 'http://localhost:3000' });
  plain.cookies.set('units', 'us');
  expect(plain.cookies.headers()).toEqual([expect.not.stringContaining('Secure')]);
});

test('the cookie of an old login is new before the operation runs, a bearer is left to its program', async () => {
  const { userId } = await bed.newMember();
  const { token } = await bed.newSession(userId);
  bed.afterSeconds(901);
  const browser = await contextOf({ headers: { cookie: `auth=${token}` } });
  expect(browser.cookies.headers()).toEqual([expect.stringMatching(/^auth=ey/)]);
  const program = await contextOf({ headers: { authorization: `Bearer ${token}` } });
  expect(program.viewer?.userId).toBe(userId);
  expect(program.cookies.headers()).toEqual([]);
});

test('what an operation does to the login is done to the cookie of the same browser', async () => {
  const { userId, email } = await bed.newMember();
  const { token } = await bed.newSession(userId);
  const { login, cookies, viewer } = await contextOf({ headers: { cookie: `auth=${token}` } });
  if (viewer === null) throw new Error('not signed in');
  expect(login.laneOf(email)).toBeNull();
  login.forget();
  expect(cookies.headers()).toEqual([expect.stringMatching(/^auth=; .*Max-Age=0/)]);
  await login.keep({ viewer, isRemembered: true, maxAgeSeconds: 60 });
  expect(cookies.headers()).toEqual([
    expect.stringMatching(/^auth=ey.*; Max-Age=60;/),
    expect.stringMatching(/^known=/),
  ]);
  const known = /^known=([^;]+)/.exec(cookies.headers()[1] ?? '')?.[1] ?? '';
  const later = await contextOf({ headers: { cookie: `known=${known}` } });
  expect(later.login.laneOf(email)).toMatch(/^[\w-]{22}$/);
});

test('a browser of others is not remembered as one of the member', async () => {
  const { userId } = await bed.newMember();
  const { token } = await bed.newSession(userId);
  const { login, cookies, viewer } = await contextOf({ headers: { cookie: `auth=${token}` } });
  if (viewer === null) throw new Error('not signed in');
  await login.keep({ viewer, isRemembered: false, maxAgeSeconds: 60 });
  expect(cookies.headers()).toEqual([
    expect.stringMatching(/^auth=ey[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

test('what editors publish meanwhile is for the next request', async () => {
  const published = { landing: 'first' };
  const { services } = await contextOf({ landing: () => published.landing });
  published.landing = 'second';
  expect(services.landing).toBe('first');
});
