import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { sessions } from '../../domain/identity/identity.tables.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { readAuthToken } from './auth-token.ts';
import { loginBed } from './testing/login-bed.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;
let connection: DatabaseConnection;
let bed: ReturnType<typeof loginBed>;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await openTestDatabase();
  bed = loginBed({ db: connection.db, start: '2026-03-02T08:00:00Z' });
  app = await bed.openRoutes();
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

function refresh(headers: Record<string, string>, url = '/auth/refresh') {
  return app.inject({ method: 'POST', url, headers });
}

async function endOf(sessionId: string): Promise<number | undefined> {
  const [row] = await connection.db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row?.expiresAt.getTime();
}

test('a browser gets a new cookie and nothing to read, and its session lasts as long again', async () => {
  const { userId } = await bed.newMember();
  const { token, sessionId } = await bed.newSession(userId);
  bed.afterSeconds(60);
  const answer = await refresh({ cookie: `auth=${token}` });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers['cache-control']).toBe('no-store');
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^auth=ey.+; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/);
  const renewed = /^auth=([^;]+)/.exec(cookie)?.[1] ?? '';
  const { authSecret: secret } = bed.services;
  expect(await readAuthToken(renewed, { secret, now: bed.time.now })).toEqual({
    userId,
    sessionId,
    issuedAt: bed.time.now,
  });
  expect(await endOf(sessionId)).toBe(bed.time.now.getTime() + yearMs);
});

test('a program gets a new token in the answer, and no cookie', async () => {
  const { userId } = await bed.newMember();
  const { token, sessionId } = await bed.newSession(userId);
  bed.afterSeconds(60);
  const answer = await refresh({ authorization: `Bearer ${token}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { authSecret: secret } = bed.services;
  const renewed: string = answer.json().token;
  expect(await readAuthToken(renewed, { secret, now: bed.time.now })).toEqual({
    userId,
    sessionId,
    issuedAt: bed.time.now,
  });
  const atEnd = new Date(bed.time.now.getTime() + yearMs - 1000);
  expect(await readAuthToken(renewed, { secret, now: atEnd })).not.toBeNull();
});

test('a login that is not remembered is renewed for a week and still goes with the browser', async () => {
  const { userId } = await bed.newMember();
  const { token, sessionId } = await bed.newSession(userId, { isRemembered: false, days: 7 });
  bed.afterSeconds(60);
  const answer = await refresh({ cookie: `auth=${token}` });
  expect(String(answer.headers['set-cookie'])).not.toContain('Max-Age');
  expect(await endOf(sessionId)).toBe(bed.time.now.getTime() + 7 * 24 * 60 * 60 * 1000);
});

test('no login, a forged one and one that was ended are refused in the language asked, with no cookie', async () => {
  const { userId } = await bed.newMember();
  const { token, sessionId } = await bed.newSession(userId);
  await connection.db.delete(sessions).where(eq(sessions.id, sessionId));
  const tries: Record<string, string>[] = [
    {},
    { cookie: 'auth=forged' },
    { cookie: `auth=${token}` },
    { authorization: `Bearer ${token}` },
  ];
  for (const headers of tries) {
    const answer = await refresh(headers, '/es/auth/refresh');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: {
        code: 'auth.expired',
        message: 'Vaya, parece que tu sesión expiró. Inicia sesión de nuevo.',
      },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
