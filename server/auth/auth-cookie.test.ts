import { expect, test } from 'vitest';
import type { StartedSession } from '../../domain/identity/sessions/session.ts';
import { clearAuthCookie, readAuthCookie, setAuthCookie } from './auth-cookie.ts';
import { readAuthToken } from './auth-token.ts';
import { CookieJar } from '../../api/cookie-jar.ts';

const secret = 'a secret that only the tests know, long enough';
const now = new Date('2026-03-02T08:00:00Z');
const viewer = {
  userId: 'u1',
  sessionId: 's1',
  firstName: 'Maja',
  lastName: 'Lind',
  email: 'maja@example.com',
  roles: [],
  isSecondFactorOn: false,
};

async function cookieOf({ isSecure = true, isRemembered = true }) {
  const cookies = new CookieJar({ received: {}, isSecure });
  const session: StartedSession = { viewer, isRemembered, maxAgeSeconds: 3600 };
  await setAuthCookie({ cookies, session, secret, now });
  return cookies.headers()[0] ?? '';
}

test.each([
  [{}, 'Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure'],
  [{ isSecure: false }, 'Path=/; HttpOnly; SameSite=Lax; Max-Age=3600'],
  [{ isRemembered: false }, 'Path=/; HttpOnly; SameSite=Lax; Secure'],
])('with %o the cookie has %s', async (changed, attributes) => {
  expect((await cookieOf(changed)).replace(/^auth=[^;]+; /, '')).toBe(attributes);
});

test('the cookie holds the signed user and session, and nothing else of them', async () => {
  const token = /^auth=([^;]+)/.exec(await cookieOf({}))?.[1] ?? '';
  const cookies = new CookieJar({ received: { auth: token }, isSecure: true });
  expect(readAuthCookie(cookies)).toBe(token);
  expect(await readAuthToken(token, { secret, now })).toEqual({
    userId: 'u1',
    sessionId: 's1',
    issuedAt: now,
  });
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  expect(Object.keys(JSON.parse(payload)).toSorted()).toEqual(['exp', 'iat', 'sid', 'user_id']);
});

test('a token that was read before still ends in time, and another secret does not open it', async () => {
  const token = /^auth=([^;]+)/.exec(await cookieOf({}))?.[1] ?? '';
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const isRead = async (options: { secret: string; now: Date }) =>
    (await readAuthToken(token, options)) !== null;
  expect(await isRead({ secret, now: at(3599) })).toBe(true);
  expect(await isRead({ secret, now: at(3600) })).toBe(false);
  expect(await isRead({ secret: `${secret}!`, now })).toBe(false);
  expect(await readAuthToken(`${token.slice(0, -4)}AAAA`, { secret, now })).toBeNull();
});

test('clearing the cookie makes the browser forget it', () => {
  const cookies = new CookieJar({ received: { auth: 'x' }, isSecure: false });
  clearAuthCookie(cookies);
  expect(cookies.headers()).toEqual(['auth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
});
