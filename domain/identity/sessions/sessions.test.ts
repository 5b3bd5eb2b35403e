import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { password, send, signUpSomebody } from '../testing/account-client.ts';

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
