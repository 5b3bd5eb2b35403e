import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { sessions } from '../../domain/identity/identity.tables.ts';
import { newAuthenticatorSecret } from '../../domain/identity/second-factor/authenticator-codes.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { readAuthToken } from './auth-token.ts';
import { loginBed } from './testing/login-bed.ts';

const start = '2026-03-02T08:00:00Z';
let connection: DatabaseConnection;
let bed: ReturnType<typeof loginBed>;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await openTestDatabase();
  bed = loginBed({ db: connection.db, start });
  app = await bed.openRoutes();
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

async function askToken(payload: object | string, { url = '/auth/token', agent = 'a phone' } = {}) {
  const headers = { 'user-agent': agent };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  const { token, error } = answer.json<{ token?: string; error?: { code: string } }>();
  return { status: answer.statusCode, headers: answer.headers, token, error };
}

function read(token: string | undefined) {
  return readAuthToken(token ?? '', { secret: bed.services.authSecret, now: bed.time.now });
}

const sessionsOf = (userId: string) =>
  connection.db.select().from(sessions).where(eq(sessions.userId, userId));

test('e-mail and password give a program a token of a year, for a session it can be told from', async () => {
  const { userId, email, password } = await bed.newMember({ hasPassword: true });
  const { status, headers, token } = await askToken({ username: email, password });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toBeUndefined();
  const [session] = await sessionsOf(userId);
  expect(session).toMatchObject({
    isRemembered: true,
    userAgent: 'a phone',
    ipAddress: '127.0.0.1',
  });
  const issuedAt = bed.time.now;
  expect(await read(token)).toEqual({ userId, sessionId: session?.id, issuedAt });
  const at = (seconds: number) => new Date(issuedAt.getTime() + seconds * 1000);
  const secret = bed.services.authSecret;
  const yearSeconds = 365 * 24 * 60 * 60;
  expect(await readAuthToken(token ?? '', { secret, now: at(yearSeconds - 1) })).not.toBeNull();
  expect(await readAuthToken(token ?? '', { secret, now: at(yearSeconds) })).toBeNull();
});

test('a wrong password and an address that nobody has are refused in the same words', async () => {
  const { userId, email, password } = await bed.newMember({ hasPassword: true });
  const wrong = await askToken(
    { username: email, password: `${password}!` },
    { url: '/se/auth/token' },
  );
  const unknown = await askToken({ username: `x${email}`, password }, { url: '/se/auth/token' });
  expect(wrong.status).toBe(401);
  expect(wrong.error).toEqual({
    code: 'login.incorrect',
    message: 'Fel e-postadress eller lösenord',
  });
  expect({ status: unknown.status, error: unknown.error }).toEqual({
    status: 401,
    error: wrong.error,
  });
  expect(await sessionsOf(userId)).toEqual([]);
});

test.each([
  ['nothing', {}],
  ['no password', { username: 'maja@example.com' }],
  ['no address', { password: 'plum-tree-7' }],
  ['an object for an address', { username: { $ne: '' }, password: 'plum-tree-7' }],
  ['a number for a password', { username: 'maja@example.com', password: 7 }],
  ['a list', []],
])('what cannot be read is told from what is wrong: %s', async (_name, payload) => {
  const answer = await askToken(payload);
  expect({ status: answer.status, code: answer.error?.code }).toEqual({
    status: 400,
    code: 'input.invalid',
  });
});

test('an empty request is refused, not answered with a fault', async () => {
  const json = { 'content-type': 'application/json' };
  for (const sent of [{}, { headers: json, payload: 'null' }]) {
    const answer = await app.inject({ method: 'POST', url: '/auth/token', ...sent });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe('input.invalid');
  }
});

test('with a second factor the password alone opens nothing, and neither does a wrong code', async () => {
  const { userId, email, password } = await bed.newMember({ hasPassword: true });
  const secret = newAuthenticatorSecret();
  await bed.setUpAuthenticator(userId, secret);
  const credentials = { username: email, password };
  const alone = await askToken(credentials);
  expect([alone.status, alone.error?.code, alone.token]).toEqual([401, 'code.required', undefined]);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const right = totp.generate({ timestamp: bed.time.now.getTime() });
  const wrong = right.replace(/.$/, (digit) => String((Number(digit) + 5) % 10));
  const refused = await askToken({ ...credentials, code: wrong });
  expect([refused.status, refused.error?.code]).toEqual([401, 'code.incorrect']);
  const notText = await askToken({ ...credentials, code: Number(right) });
  expect(notText.error?.code).toBe('code.required');
  expect(await sessionsOf(userId)).toEqual([]);
  const given = await askToken({ ...credentials, code: right });
  expect(given.status).toBe(200);
  expect(await read(given.token)).toMatchObject({ userId });
});

test('after five wrong passwords a program is told how long to wait, even with the right one', async () => {
  const { email, password } = await bed.newMember({ hasPassword: true });
  const answers = [];
  for (let tried = 0; tried < 5; tried += 1) {
    answers.push(await askToken({ username: email, password: 'wrong-one' }));
  }
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429]);
  const late = await askToken({ username: email, password });
  expect([late.status, late.error?.code]).toEqual([429, 'tries.too-many']);
  expect(late.headers['retry-after']).toBe('900');
  expect(late.token).toBeUndefined();
});

test('a form is read like JSON', async () => {
  const { email, password } = await bed.newMember({ hasPassword: true });
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: email, password }).toString(),
  });
  expect(answer.statusCode).toBe(200);
});
