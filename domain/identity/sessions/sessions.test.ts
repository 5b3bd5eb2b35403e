import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { hasAccount } from '../accounts/has-account.ts';
import { countSignUps } from '../accounts/sign-up-figures.ts';
import { exportOwnAccount } from '../export-own-data.ts';
import { authenticators, passkeys, recoveryCodes, tickets, users } from '../identity.tables.ts';
import { password, send, signUpSomebody } from '../testing/account-client.ts';
import { giveRole } from '../testing/give-role.ts';
import { clearEndedTickets } from '../tickets/clear-ended-tickets.ts';
import { noteWait } from '../tries/note-wait.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { newSession, sessionSeconds } from './session.ts';

let server: TestServer;
let now = new Date('2026-03-02T08:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

interface Listed {
  id: string;
  isCurrent: boolean;
  lastUsedAt: string;
}

function afterSeconds(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

async function sessionsOf(client: TestClient): Promise<Listed[]> {
  const { data } = await client.graphql<{ mySessions: Listed[] }>(
    '{ mySessions { id isCurrent lastUsedAt userAgent ipAddress } }',
  );
  return data.mySessions;
}

async function stateOf(client: TestClient) {
  const { data } = await client.graphql<{ me: object | null; isLoginExpired: boolean }>(
    '{ me { userId } isLoginExpired }',
  );
  return { isSignedIn: data.me !== null, isLoginExpired: data.isLoginExpired };
}

async function logInElsewhere(email: string, rememberMe = true): Promise<TestClient> {
  const client = server.client();
  await send(client, 'logIn', { email, password, rememberMe });
  return client;
}

test('a member sees where they are signed in and ends one of the places at once', async () => {
  const { client, email } = await signUpSomebody(server);
  const phone = await logInElsewhere(email);
  const [listed] = (await sessionsOf(client)).filter(({ isCurrent }) => !isCurrent);
  expect(await sessionsOf(client)).toHaveLength(2);
  await send(client, 'endSession', { id: listed?.id ?? '' });
  expect(await stateOf(phone)).toEqual({ isSignedIn: false, isLoginExpired: true });
  expect(await stateOf(client)).toEqual({ isSignedIn: true, isLoginExpired: false });
  const again = await send(client, 'endSession', { id: listed?.id ?? '' });
  expect(again.problems).toEqual([]);
});

test('ending all other places leaves this one', async () => {
  const { client, email } = await signUpSomebody(server);
  const others = [await logInElsewhere(email), await logInElsewhere(email)];
  await send(client, 'endOtherSessions');
  expect(await sessionsOf(client)).toMatchObject([{ isCurrent: true }]);
  for (const other of others) expect((await stateOf(other)).isSignedIn).toBe(false);
});

test('nobody ends a session of somebody else', async () => {
  const mine = await signUpSomebody(server);
  const theirs = await signUpSomebody(server);
  const [session] = await sessionsOf(theirs.client);
  await send(mine.client, 'endSession', { id: session?.id ?? '' });
  expect((await stateOf(theirs.client)).isSignedIn).toBe(true);
});

test('a token older than a quarter of an hour is refreshed on the way, and its session prolonged', async () => {
  const { client } = await signUpSomebody(server);
  const first = client.cookies.get('auth');
  afterSeconds(900);
  expect((await client.graphql('{ me { userId } }')).setCookies).toEqual([]);
  afterSeconds(1);
  const { setCookies } = await client.graphql('{ me { userId } }');
  expect(setCookies[0]).toMatch(/^auth=.+; Max-Age=31536000/);
  expect(client.cookies.get('auth')).not.toBe(first);
  expect(await sessionsOf(client)).toMatchObject([{ lastUsedAt: now.toISOString() }]);
});

test('a login in use never runs out; one that is not used does after a year', async () => {
  const { client } = await signUpSomebody(server);
  const day = 24 * 60 * 60;
  for (let month = 1; month <= 14; month += 1) {
    afterSeconds(30 * day);
    expect((await stateOf(client)).isSignedIn).toBe(true);
  }
  afterSeconds(365 * day);
  expect(await stateOf(client)).toEqual({ isSignedIn: false, isLoginExpired: true });
});

test('without remember me the refreshed cookie still goes with the browser', async () => {
  const { email } = await signUpSomebody(server);
  const client = await logInElsewhere(email, false);
  afterSeconds(1000);
  const { setCookies } = await client.graphql('{ me { userId } }');
  expect(setCookies[0]).toMatch(/^auth=ey/);
  expect(setCookies[0]).not.toMatch(/Max-Age/);
});

function refresh(headers: Record<string, string>, url = '/auth/refresh') {
  return server.app.inject({ method: 'POST', url, headers });
}

test('POST /auth/refresh gives browsers a new cookie and other clients a new token', async () => {
  const { client } = await signUpSomebody(server);
  const token = client.cookies.get('auth') ?? '';
  afterSeconds(60);
  const browser = await refresh({ cookie: `auth=${token}` });
  expect(browser.statusCode).toBe(204);
  expect(browser.headers['set-cookie']).toMatch(/^auth=ey/);
  const program = await refresh({ authorization: `Bearer ${token}` });
  expect(program.statusCode).toBe(200);
  expect(program.headers['set-cookie']).toBeUndefined();
  const renewed = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${program.json().token}` },
    payload: { query: '{ me { firstName } }' },
  });
  expect(renewed.json().data).toEqual({ me: { firstName: 'Maja' } });
});

test('an ended, forged or missing login is not refreshed', async () => {
  const { client } = await signUpSomebody(server);
  const token = client.cookies.get('auth') ?? '';
  await send(client, 'logOut');
  for (const cookie of [`auth=${token}`, 'auth=forged', 'other=1']) {
    const answer = await refresh({ cookie }, '/se/auth/refresh');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toEqual({
      code: 'auth.expired',
      message: 'Hoppsan, din inloggning verkar ha gått ut. Logga in igen.',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('an operation for members tells an expired login from none', async () => {
  const { client, email } = await signUpSomebody(server);
  const other = await logInElsewhere(email);
  await send(client, 'endOtherSessions');
  const codeFor = async (one: TestClient) =>
    (await one.graphql('{ mySessions { id } }')).errors[0]?.extensions.code;
  expect(await codeFor(other)).toBe('auth.expired');
  expect(await codeFor(server.client())).toBe('auth.required');
});

test('signing up is logged with the version of the terms', async () => {
  const { client } = await signUpSomebody(server);
  const { data } = await client.graphql('{ myConsents { kind decision version } }');
  expect(data).toEqual({ myConsents: [{ kind: 'TERMS', decision: 'GIVEN', version: '1' }] });
});

test('the places and ways of signing in read as they are kept, in every field', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const { data } = await client.graphql<Record<string, unknown>>(`{
    mySessions { id userAgent ipAddress createdAt lastUsedAt isCurrent }
    myConsents { id kind decision version createdAt }
    mySignInMethods {
      isEmailVerified hasPassword isSecondFactorOn recoveryCodesLeft socialAccounts
      passkeys { id name createdAt lastUsedAt }
    }
    me { userId firstName lastName email capabilities { roles needsSecondFactor } }
    passwordMinLength isLoginExpired
  }`);
  const at = now.toISOString();
  expect(data).toEqual({
    mySessions: [
      {
        id: expect.any(String),
        userAgent: expect.any(String),
        ipAddress: '127.0.0.1',
        createdAt: at,
        lastUsedAt: at,
        isCurrent: true,
      },
    ],
    myConsents: [
      { id: expect.any(String), kind: 'TERMS', decision: 'GIVEN', version: '1', createdAt: at },
    ],
    mySignInMethods: {
      isEmailVerified: false,
      hasPassword: true,
      isSecondFactorOn: false,
      recoveryCodesLeft: 0,
      socialAccounts: [],
      passkeys: [],
    },
    me: {
      userId,
      firstName: 'Maja',
      lastName: 'Lind',
      email,
      capabilities: { roles: [], needsSecondFactor: false },
    },
    passwordMinLength: 6,
    isLoginExpired: false,
  });
});

test('a download of an account says all that is kept of it, and no secret', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const { db } = server.services;
  await giveRole({ db, userId, role: 'AUTHOR' });
  const key = { id: 'key', userId, name: 'Phone', publicKey: 'secret key', counter: 0 };
  await db.insert(passkeys).values({ ...key, transports: [], createdAt: now });
  await db
    .insert(authenticators)
    .values({ userId, secret: 'sealed secret', confirmedAt: now, createdAt: now });
  await db.insert(recoveryCodes).values([
    { userId, hash: 'secret one', createdAt: now },
    { userId, hash: 'secret two', createdAt: now, usedAt: now },
  ]);
  const taken = await exportOwnAccount({ db, userId });
  expect(taken).toEqual({
    firstName: 'Maja',
    lastName: 'Lind',
    email,
    isEmailVerified: false,
    createdAt: now,
    consents: [{ kind: 'TERMS', decision: 'GIVEN', version: '1', createdAt: now }],
    sessions: [
      {
        userAgent: expect.any(String),
        ipAddress: '127.0.0.1',
        createdAt: now,
        lastUsedAt: now,
      },
    ],
    passkeys: [{ name: 'Phone', createdAt: now, lastUsedAt: null }],
    logIns: [{ provider: 'credential', accountId: userId, scope: null, createdAt: now }],
    roles: [
      {
        role: 'AUTHOR',
        language: 'all',
        isSample: expect.any(Boolean),
        grantedAt: expect.any(Date),
      },
    ],
    authenticator: { since: now, recoveryCodesLeft: 1 },
  });
  expect(JSON.stringify(taken)).not.toContain('secret');
  const methods = await client.graphql(
    '{ mySignInMethods { isSecondFactorOn recoveryCodesLeft passkeys { name } } }',
  );
  expect(methods.data).toEqual({
    mySignInMethods: {
      isSecondFactorOn: true,
      recoveryCodesLeft: 1,
      passkeys: [{ name: 'Phone' }],
    },
  });
});

test('a browser that says much of itself is kept in so many letters', () => {
  const { db, createId } = server.services;
  const tools = {
    db,
    createId,
    clock: { now: () => now },
    sessionDays: 365,
    addressTriesPerHour: 1,
  };
  const begun = (userAgent: string | null, isRemembered = true) =>
    newSession({
      tools,
      userId: 'maja',
      isRemembered,
      device: { ipAddress: '192.0.2.1', userAgent },
    });
  expect(begun('x'.repeat(600)).userAgent).toBe('x'.repeat(500));
  const day = 24 * 60 * 60 * 1000;
  expect(begun(null)).toEqual({
    id: expect.any(String),
    token: expect.any(String),
    userId: 'maja',
    isRemembered: true,
    expiresAt: new Date(now.getTime() + 365 * day),
    ipAddress: '192.0.2.1',
    userAgent: null,
    createdAt: now,
    updatedAt: now,
  });
  // A browser that restores its windows never ends its session: the server does, after a week.
  expect(begun(null, false).expiresAt).toEqual(new Date(now.getTime() + 7 * day));
  expect(sessionSeconds({ isRemembered: false, sessionDays: 3 })).toBe(3 * 24 * 60 * 60);
});

test('accounts are counted for each of the last days, days without one too', async () => {
  const { db } = server.services;
  const at = new Date('2040-05-10T12:00:00Z');
  const signUpOn = async (time: string) => {
    const { userId } = await signUpSomebody(server);
    await db
      .update(users)
      .set({ createdAt: new Date(time) })
      .where(eq(users.id, userId));
  };
  for (const time of [
    '2040-05-07T23:59:59Z',
    '2040-05-08T00:00:00Z',
    '2040-05-10T00:30:00Z',
    '2040-05-10T11:00:00Z',
  ]) {
    await signUpOn(time);
  }
  expect(await countSignUps({ db, now: at, days: 3 })).toEqual([
    { day: '2040-05-08', count: 1 },
    { day: '2040-05-09', count: 0 },
    { day: '2040-05-10', count: 2 },
  ]);
});

test('those who run the server find an account however its address is written', async () => {
  const { db } = server.services;
  const { email } = await signUpSomebody(server);
  expect(await hasAccount({ db, email: ` ${email.toUpperCase()} ` })).toBe(true);
  expect(await hasAccount({ db, email: 'nobody@example.com' })).toBe(false);
});

test('what is worth nothing any more is cleared', async () => {
  const { db } = server.services;
  const ticket = (id: string, minutes: number) => ({
    id,
    purpose: 'log-in',
    userId: null,
    details: {},
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    createdAt: now,
  });
  await db.insert(tickets).values([ticket('ended', 0), ticket('open', 1)]);
  await clearEndedTickets({ db, clock: { now: () => now } });
  const left = (await db.select({ id: tickets.id }).from(tickets)).map(({ id }) => id);
  expect(left).toContain('open');
  expect(left).not.toContain('ended');
});

test('the longest wait of an answer is told in its head', () => {
  const noted = (...waits: (number | undefined)[]) => {
    const context = { answer: { retryAfterSeconds: null as number | null } };
    const problems = waits.map((retryAfterSeconds) => ({
      path: [],
      code: 'tries.too-many',
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    }));
    expect(noteWait(problems, context)).toBe(problems);
    return context.answer.retryAfterSeconds;
  };
  expect(noted()).toBeNull();
  expect(noted(undefined)).toBeNull();
  expect(noted(60, 900, undefined, 30)).toBe(900);
  expect(tooManyTries(61)).toEqual({
    path: [],
    code: 'tries.too-many',
    values: { minutes: 2 },
    retryAfterSeconds: 61,
  });
  expect(tooManyTries(60).values).toEqual({ minutes: 1 });
});

test('logging out without a login is nothing to do', async () => {
  const answer = await server.client().graphql('mutation { logOut { problems { code } } }');
  expect(answer.data).toEqual({ logOut: { problems: [] } });
});
