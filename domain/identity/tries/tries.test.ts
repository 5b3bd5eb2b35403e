import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../../lib/clock.ts';
import { sessionTools } from '../sessions/session-tools.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { keyOf } from '../../rate-limits/rate-limit.ts';
import { rateLimits } from '../../rate-limits/rate-limits.tables.ts';
import { logIn } from '../log-in/log-in.ts';
import { requestPasswordReset } from '../passwords/request-password-reset.ts';
import { codesOf, password, send, signUpSomebody } from '../testing/account-client.ts';
import { logInLimits } from './try-limits.rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Attempt {
  email: string;
  password: string;
  ipAddress?: string;
  time?: Date;
  addressTriesPerHour?: number;
  /** A browser that its owner has signed in with before. */
  lane?: string;
}

async function tryToLogIn(attempt: Attempt): Promise<string> {
  const tools = { ...sessionTools(server.services), clock: fixedClock(attempt.time ?? new Date()) };
  const result = await logIn({
    tools: { ...tools, addressTriesPerHour: attempt.addressTriesPerHour ?? 1_000_000 },
    form: attempt,
    isRemembered: true,
    device: { ipAddress: attempt.ipAddress ?? '192.0.2.1', userAgent: null },
    login: attempt.lane === undefined ? null : { laneOf: () => attempt.lane ?? null },
    endedSessionId: null,
  });
  return result.ok ? 'in' : (result.reason[0]?.code ?? '');
}

async function outcomes(attempts: Attempt[]): Promise<string[]> {
  const codes: string[] = [];
  for (const attempt of attempts) codes.push(await tryToLogIn(attempt));
  return codes;
}

test('the fifth wrong password is answered with 429 and the time to wait, the right one then too', async () => {
  const { email } = await signUpSomebody(server);
  const client = server.client({ locale: 'es' });
  for (let turn = 1; turn <= 4; turn += 1) {
    const wrong = await send(client, 'logIn', { email, password: 'wrong' });
    expect([wrong.status, codesOf(wrong)]).toEqual([200, ['login.incorrect']]);
  }
  for (const tried of ['wrong', password]) {
    const refused = await send(client, 'logIn', { email, password: tried });
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(890);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(900);
    expect(refused.problems[0]?.message).toBe(
      'Demasiados intentos. Espera 15 minutos y vuelve a intentarlo',
    );
  }
  const payload = { username: email, password };
  const answer = await server.app.inject({ method: 'POST', url: '/auth/token', payload });
  expect(answer.statusCode).toBe(429);
  expect(answer.json().error.code).toBe('tries.too-many');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('after the time to wait the right password opens again', async () => {
  const { email } = await signUpSomebody(server);
  const time = new Date();
  const wrong = { email, password: 'wrong', time };
  expect(await outcomes([wrong, wrong, wrong, wrong, wrong])).toContain('tries.too-many');
  const inTime = (seconds: number) => new Date(time.getTime() + seconds * 1000);
  expect(await tryToLogIn({ email, password, time: inTime(899) })).toBe('tries.too-many');
  expect(await tryToLogIn({ email, password, time: inTime(900) })).toBe('in');
});

test('the right password in between starts the count again', async () => {
  const { email } = await signUpSomebody(server);
  const wrong = { email, password: 'wrong' };
  const right = { email, password };
  const four = [wrong, wrong, wrong, wrong];
  const codes = await outcomes([...four, right, ...four, right]);
  expect(codes.filter((code) => code === 'in')).toHaveLength(2);
  expect(codes).not.toContain('tries.too-many');
});

test('a limit holds for an account however many addresses try it', async () => {
  const { email } = await signUpSomebody(server);
  const attempts = Array.from({ length: 26 }, (_, number) => ({
    email,
    password: 'wrong',
    ipAddress: `198.51.100.${number}`,
  }));
  const codes = await outcomes(attempts);
  expect(codes.indexOf('tries.too-many')).toBe(24);
  const elsewhere = { email, password, ipAddress: '203.0.113.9' };
  expect(await tryToLogIn(elsewhere)).toBe('tries.too-many');
});

test('a limit holds for a network however many accounts it tries, a whole IPv6 network as one', async () => {
  const codes = await outcomes(
    Array.from({ length: 7 }, (_, number) => ({
      email: `nobody${number}@example.com`,
      password: 'wrong',
      ipAddress: `2001:db8:1:2::${number + 1}`,
      addressTriesPerHour: 6,
    })),
  );
  expect(codes.indexOf('tries.too-many')).toBe(5);
});

test('what an address is refused does not count against the account', async () => {
  const { email } = await signUpSomebody(server);
  const stranger = Array.from({ length: 60 }, () => ({ email, password: 'wrong' }));
  await outcomes(stranger);
  expect(await tryToLogIn({ email, password, ipAddress: '203.0.113.9' })).toBe('in');
});

test('who is kept out by the tries of one network is not kept out of other accounts there', async () => {
  const { email } = await signUpSomebody(server);
  const used = { email, password: 'wrong', ipAddress: '198.51.100.77', addressTriesPerHour: 3 };
  await outcomes(Array.from({ length: 40 }, () => used));
  expect(await tryToLogIn({ email, password, ipAddress: '203.0.113.10' })).toBe('in');
});

test('a browser that was signed in before has tries that nobody else can use up', async () => {
  const { email, client } = await signUpSomebody(server);
  const strangers = Array.from({ length: 30 }, (_, number) => ({
    email,
    password: 'wrong',
    ipAddress: `198.51.100.${number}`,
  }));
  expect(await outcomes(strangers)).toContain('tries.too-many');
  const fresh = server.client();
  expect(codesOf(await send(fresh, 'logIn', { email, password }))).toEqual(['tries.too-many']);
  client.cookies.delete('auth');
  expect(codesOf(await send(client, 'logIn', { email, password }))).toEqual([]);
  client.cookies.delete('auth');
  expect(codesOf(await send(client, 'requestPasswordReset', { email }))).toEqual([]);
});

test('the lane of a browser is for the accounts it was signed in to, and has its limit', async () => {
  const { client } = await signUpSomebody(server);
  const { email } = await signUpSomebody(server);
  client.cookies.delete('auth');
  for (let turn = 1; turn <= 5; turn += 1)
    await tryToLogIn({ email, password: 'wrong', lane: 'a' });
  expect(await tryToLogIn({ email, password, lane: 'a' })).toBe('tries.too-many');
  for (let turn = 1; turn <= 5; turn += 1) {
    await send(server.client(), 'logIn', { email, password: 'wrong' });
  }
  expect(codesOf(await send(client, 'logIn', { email, password }))).toEqual(['tries.too-many']);
});

test('a hundred tries at the same moment are all counted', async () => {
  const { email } = await signUpSomebody(server);
  const attempts = Array.from({ length: 100 }, () => tryToLogIn({ email, password: 'wrong' }));
  const codes = await Promise.all(attempts);
  expect(codes.filter((code) => code === 'login.incorrect')).toHaveLength(4);
  expect(codes.filter((code) => code === 'tries.too-many')).toHaveLength(96);
  const { here } = logInLimits({ email, network: '192.0.2.1', addressTriesPerHour: 1, lane: null });
  const rows = await server.services.db.select().from(rateLimits);
  expect(rows.find(({ key }) => key === keyOf(here))?.tries).toBe(100);
});

test('an address nobody has is counted like any other', async () => {
  const wrong = { email: 'nobody@example.com', password: 'wrong' };
  expect(await outcomes([wrong, wrong, wrong, wrong, wrong])).toEqual([
    ...Array(4).fill('login.incorrect'),
    'tries.too-many',
  ]);
});

test('sign-ups from one network have a limit', async () => {
  const strict = await startTestServer({ environment: { ADDRESS_TRIES_PER_HOUR: '5' } });
  const form = { firstName: 'Maja', lastName: 'Lind', password, hasAgreedToTerms: true };
  const codes: string[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const email = `new${number}@example.com`;
    codes.push(codesOf(await send(strict.client(), 'signUp', { ...form, email })).join());
  }
  await strict.close();
  expect(codes).toEqual(['', '', '', '', '', 'tries.too-many']);
});

test('links for a new password have a limit for each address, known or not', async () => {
  const { email } = await signUpSomebody(server);
  for (const asked of [email, 'nobody-at-all@example.com']) {
    const request = {
      tools: sessionTools(server.services),
      email: asked,
      device: { ipAddress: '192.0.2.7', userAgent: null },
      login: null,
      mailSetting: { locale: 'en', origin: 'https://yolk.example' } as const,
    };
    for (let turn = 1; turn <= 5; turn += 1) {
      expect((await requestPasswordReset(request)).ok).toBe(true);
    }
    expect(await requestPasswordReset(request)).toMatchObject({
      reason: [{ code: 'tries.too-many' }],
    });
  }
});
