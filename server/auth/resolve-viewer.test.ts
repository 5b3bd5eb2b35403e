import { afterAll, beforeAll, expect, test } from 'vitest';
import { CookieJar } from '../../api/cookie-jar.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { subscriptions } from '../../domain/membership/membership.tables.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { signAuthToken } from './auth-token.ts';
import { refreshLogin, refreshOldLogin } from './refresh-login.ts';
import { resolveViewer } from './resolve-viewer.ts';
import { loginBed } from './testing/login-bed.ts';

let connection: DatabaseConnection;
let bed: ReturnType<typeof loginBed>;
beforeAll(async () => {
  connection = await openTestDatabase();
  bed = loginBed({ db: connection.db, start: '2026-03-02T08:00:00Z' });
});
afterAll(() => connection.close());

const nobody = {
  viewer: null,
  isLoginExpired: false,
  cookieIssuedAt: null,
  membership: null,
  isPremium: false,
};

function jar(token?: string): CookieJar {
  return new CookieJar({ received: token ? { auth: token } : {}, isSecure: true });
}

function resolve({
  cookie,
  authorization = null,
}: {
  cookie?: string;
  authorization?: string | null;
}) {
  return resolveViewer({ cookies: jar(cookie), authorization, services: bed.services });
}

/** Paid until some days from now. */
async function subscribe(userId: string, days: number, status = 'ACTIVE') {
  const id = createRandomId();
  const { now } = bed.time;
  await connection.db.insert(subscriptions).values({
    userId,
    id,
    status,
    provider: 'GENERIC',
    term: 'NONE',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    priceMinor: 79_900,
    providerReference: id,
    expireTime: new Date(now.getTime() + days * 24 * 60 * 60 * 1000),
    createdAt: now,
    updatedAt: now,
  });
}

test('who comes without a token is a visitor, whatever else their header says', async () => {
  expect(await resolve({})).toEqual(nobody);
  for (const authorization of ['', 'Basic bWFqYTpwbHVt', 'Bearer', 'Bearer a b', 'xBearer a']) {
    expect(await resolve({ authorization })).toEqual(nobody);
  }
});

test('a token names its owner, in the cookie or in the header, in whatever case that is written', async () => {
  const { userId, email } = await bed.newMember();
  const { token, sessionId } = await bed.newSession(userId);
  const byCookie = await resolve({ cookie: token });
  expect(byCookie.viewer).toMatchObject({ userId, sessionId, email, firstName: 'Maja' });
  expect(byCookie).toMatchObject({ isLoginExpired: false, cookieIssuedAt: bed.time.now });
  // A program renews its token itself.
  for (const authorization of [`Bearer ${token}`, `bearer  ${token}`]) {
    const byHeader = await resolve({ authorization });
    expect(byHeader.viewer).toEqual(byCookie.viewer);
    expect(byHeader.cookieIssuedAt).toBeNull();
  }
});

test('the header counts before the cookie, even where it opens nothing', async () => {
  const maja = await bed.newMember();
  const jon = await bed.newMember();
  const cookie = (await bed.newSession(maja.userId)).token;
  const { token } = await bed.newSession(jon.userId);
  const both = await resolve({ cookie, authorization: `Bearer ${token}` });
  expect(both.viewer?.userId).toBe(jon.userId);
  const forged = await resolve({ cookie, authorization: 'Bearer forged' });
  expect(forged).toEqual({ ...nobody, isLoginExpired: true });
});

test('a token is worth nothing once its session is over, or when it names the session of another', async () => {
  const maja = await bed.newMember();
  const jon = await bed.newMember();
  const short = await bed.newSession(maja.userId, { days: 1 });
  const { sessionId } = await bed.newSession(jon.userId);
  const signed = { secret: bed.services.authSecret, maxAgeSeconds: 10 ** 6, now: bed.time.now };
  const longer = await signAuthToken({ userId: maja.userId, sessionId: short.sessionId }, signed);
  const mixed = await signAuthToken({ userId: maja.userId, sessionId }, signed);
  expect(await resolve({ cookie: mixed })).toEqual({ ...nobody, isLoginExpired: true });
  bed.afterSeconds(24 * 60 * 60 - 1);
  expect((await resolve({ cookie: longer })).viewer).not.toBeNull();
  bed.afterSeconds(1);
  expect(await resolve({ cookie: longer })).toEqual({ ...nobody, isLoginExpired: true });
});

test('what a member may open follows their membership at this moment', async () => {
  const { userId } = await bed.newMember();
  const cookie = (await bed.newSession(userId)).token;
  expect(await resolve({ cookie })).toMatchObject({ membership: null, isPremium: false });
  await subscribe(userId, 1);
  const member = await resolve({ cookie });
  expect(member.isPremium).toBe(true);
  expect(member.membership).toMatchObject({ userId, status: 'ACTIVE' });
  bed.afterSeconds(24 * 60 * 60);
  const ended = await resolve({ cookie });
  expect(ended.isPremium).toBe(false);
  expect(ended.membership?.status).toBe('EXPIRED');
});

test('nobody is premium by the membership of somebody else', async () => {
  const payer = await bed.newMember();
  const other = await bed.newMember();
  await subscribe(payer.userId, 100);
  const { token } = await bed.newSession(other.userId);
  expect(await resolve({ cookie: token })).toMatchObject({ membership: null, isPremium: false });
});

test('a login is renewed on the way once its token is older than a quarter of an hour', async () => {
  const { userId } = await bed.newMember();
  const { token } = await bed.newSession(userId);
  const { viewer, cookieIssuedAt } = await resolve({ cookie: token });
  if (viewer === null || cookieIssuedAt === null) throw new Error('not signed in');
  const cookiesAfter = async (seconds: number) => {
    const cookies = jar(token);
    bed.afterSeconds(seconds);
    const { services } = bed;
    await refreshOldLogin({ services, cookies, viewer, issuedAt: cookieIssuedAt });
    return cookies.headers();
  };
  expect(await cookiesAfter(900)).toEqual([]);
  const [renewed = ''] = await cookiesAfter(1);
  expect(renewed).toMatch(/^auth=ey.+; Max-Age=31536000; Secure$/);
  expect(renewed).not.toContain(token);
});

test('a session that ended meanwhile is not brought back by its last request', async () => {
  const { userId } = await bed.newMember();
  const { token } = await bed.newSession(userId, { days: 1 });
  const { viewer } = await resolve({ cookie: token });
  if (viewer === null) throw new Error('not signed in');
  bed.afterSeconds(24 * 60 * 60);
  const cookies = jar(token);
  expect(await refreshLogin({ services: bed.services, cookies, viewer })).toBeNull();
  expect(cookies.headers()).toEqual([]);
});
