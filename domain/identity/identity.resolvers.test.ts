import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signAuthToken } from '../../server/auth/auth-token.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { CookieJar } from '../../api/cookie-jar.ts';
import { readResults } from '../experiments/read-results.ts';
import { sessions, users } from './identity.tables.ts';
import { setArrivalCookie } from './social/arrival-cookie.ts';
import type { SocialProfile } from './social/social-profile.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const me = 'query { me { userId firstName lastName email capabilities { canEditMealPlans } } }';
const fields = '{ problems { path code message } me { userId email } }';
const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) ${fields} }`;
const logIn = `mutation ($input: LogInInput!) { logIn(input: $input) ${fields} }`;
const logOut = 'mutation { logOut { problems { code } } }';

interface SessionAnswer {
  problems: { path: string[]; code: string; message: string }[];
  me: { userId: string; email: string } | null;
}

let lastAddress = 0;

function newForm() {
  return {
    firstName: 'Maja',
    lastName: 'Lind',
    email: `maja${++lastAddress}@example.com`,
    password: 'plum-tree-7',
    hasAgreedToTerms: true,
  };
}

async function signedUp(options?: Parameters<TestServer['client']>[0]) {
  const client = server.client(options);
  const form = newForm();
  const { data, setCookies } = await client.graphql<{ signUp: SessionAnswer }>(signUp, {
    input: form,
  });
  return { client, form, answer: data.signUp, setCookies };
}

function bearer(token: string | undefined) {
  return server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: me },
  });
}

test('signing up signs in with a signed cookie that scripts cannot read, for a year', async () => {
  const { client, form, answer, setCookies } = await signedUp();
  expect(answer).toMatchObject({ problems: [], me: { email: form.email } });
  expect(setCookies).toHaveLength(2);
  expect(setCookies[0]).toMatch(/^auth=[\w-]+\.[\w-]+\.[\w-]+; /);
  expect(setCookies[0]).toContain('; HttpOnly; SameSite=Lax; Max-Age=31536000');
  const payload = String(client.cookies.get('auth')).split('.')[1] ?? '';
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(claims.user_id).toBe(answer.me?.userId);
  expect(claims.exp - claims.iat).toBe(31_536_000);
  expect((await client.graphql(me)).data).toEqual({
    me: {
      userId: answer.me?.userId,
      firstName: 'Maja',
      lastName: 'Lind',
      email: form.email,
      capabilities: { canEditMealPlans: false },
    },
  });
});

test('a refused sign-up says why at each field, in the language of the endpoint', async () => {
  const client = server.client({ locale: 'sv' });
  const input = { ...newForm(), email: 'maja', password: 'kort', hasAgreedToTerms: false };
  const { data, setCookies } = await client.graphql<{ signUp: SessionAnswer }>(signUp, { input });
  expect(data.signUp.problems.map(({ path, message }) => [path[0], message])).toEqual([
    ['email', 'Ange en giltig e-postadress'],
    ['password', 'Lösenordet måste ha minst 6 tecken'],
    ['hasAgreedToTerms', 'Godkänn användarvillkoren och integritetspolicyn'],
  ]);
  expect(setCookies).toEqual([]);
  const rows = await server.services.db.select().from(users).where(eq(users.email, 'maja'));
  expect(rows).toEqual([]);
});

test('wrong password and unknown address give the same words', async () => {
  const { form } = await signedUp();
  const client = server.client();
  const tryWith = async (input: { email: string; password: string }) =>
    (await client.graphql<{ logIn: SessionAnswer }>(logIn, { input })).data.logIn;
  const wrong = await tryWith({ email: form.email, password: 'plum-tree-8' });
  expect(wrong.problems).toMatchObject([
    { path: [], code: 'login.incorrect', message: 'Incorrect email address or password' },
  ]);
  expect(await tryWith({ email: 'nobody@example.com', password: 'plum-tree-8' })).toEqual(wrong);
  expect(client.cookies.has('auth')).toBe(false);
});

test('without remember me the cookie goes with the browser session', async () => {
  const { form } = await signedUp();
  const { email, password } = form;
  const { setCookies } = await server
    .client()
    .graphql(logIn, { input: { email, password, rememberMe: false } });
  expect(setCookies[0]).toMatch(/^auth=.+HttpOnly/);
  expect(setCookies[0]).not.toMatch(/Max-Age|Expires/i);
});

test('logging out ends the session at once, even for a copy of its token', async () => {
  const { client } = await signedUp();
  const token = client.cookies.get('auth');
  expect((await bearer(token)).json().data.me).not.toBeNull();
  const { setCookies } = await client.graphql(logOut);
  expect(setCookies[0]).toMatch(/^auth=; .*Max-Age=0/);
  expect((await bearer(token)).json().data.me).toBeNull();
  expect((await client.graphql(me)).data).toEqual({ me: null });
});

test('logging in ends the session the browser had before', async () => {
  const { client, form } = await signedUp();
  const earlier = client.cookies.get('auth');
  await client.graphql(logIn, { input: { email: form.email, password: form.password } });
  expect((await bearer(earlier)).json().data.me).toBeNull();
  expect((await client.graphql(me)).data).toMatchObject({ me: { email: form.email } });
});

test('a forged, expired, foreign or broken token is a visitor', async () => {
  const { answer } = await signedUp();
  const userId = answer.me?.userId ?? '';
  const { db, authSecret } = server.services;
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const sessionId = session?.id ?? '';
  const sign = (secret: string, maxAgeSeconds: number, changed = {}) =>
    signAuthToken({ userId, sessionId, ...changed }, { secret, maxAgeSeconds, now: new Date() });
  const tokens = [
    await sign('a secret of somebody else, also long enough', 60),
    await sign(authSecret, -1),
    await sign(authSecret, 60, { sessionId: 'gone' }),
    await sign(authSecret, 60, { userId: 'somebody-else' }),
    'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoiMSJ9.',
    'x',
  ];
  for (const token of tokens) expect((await bearer(token)).json().data).toEqual({ me: null });
  expect((await bearer(await sign(authSecret, 60))).json().data.me.userId).toBe(userId);
});

test('POST /auth/token answers with a token for who knows the password, as JSON or form', async () => {
  const { form } = await signedUp();
  const credentials = { username: form.email, password: form.password };
  const payloads = [credentials, new URLSearchParams(credentials).toString()];
  for (const payload of payloads) {
    const isForm = typeof payload === 'string';
    const answer = await server.app.inject({
      method: 'POST',
      url: '/auth/token',
      payload,
      ...(isForm && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });
    expect(answer.statusCode).toBe(200);
    expect((await bearer(answer.json().token)).json().data.me.email).toBe(form.email);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test.each([
  ['/auth/token', { username: 'nobody@example.com', password: 'x' }, 401, /^Incorrect email/],
  ['/se/auth/token', { username: 'not an address', password: '' }, 401, /^Fel e-postadress/],
  ['/auth/token', {}, 400, /./],
  ['/auth/token', { username: { $ne: '' }, password: ['x'] }, 400, /./],
])('POST %s with %o is refused with %i', async (url, payload, status, message) => {
  const answer = await server.app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error.message).toMatch(message);
});

async function arriving(profile: SocialProfile) {
  const { authSecret: secret } = server.services;
  const cookies = new CookieJar({ received: {}, isSecure: false });
  await setArrivalCookie({ cookies, secret, profile });
  const [, value = ''] = /^arrival=([^;]+)/.exec(cookies.headers()[0] ?? '') ?? [];
  const client = server.client();
  client.cookies.set('arrival', value);
  return client;
}

const socialForm = { firstName: 'Maja', lastName: 'Lind', hasAgreedToTerms: true };
const socialSignUp = `mutation ($input: SocialSignUpInput!) { socialSignUp(input: $input) ${fields} }`;

test('who comes from elsewhere is greeted, agrees, and is signed in with an account', async () => {
  const email = `elsewhere${++lastAddress}@example.com`;
  const client = await arriving({
    provider: 'google',
    accountId: `id ${email}`,
    email,
    isEmailVerified: true,
    firstName: 'Maja',
    lastName: 'Lind',
  });
  const asked =
    '{ socialArrival { providerName email firstName lastName } socialProviders { id name } }';
  expect((await client.graphql(asked)).data).toEqual({
    socialArrival: { providerName: 'Google', email, firstName: 'Maja', lastName: 'Lind' },
    socialProviders: [],
  });
  const refused = await client.graphql<{ socialSignUp: SessionAnswer }>(socialSignUp, {
    input: { ...socialForm, hasAgreedToTerms: false },
  });
  expect(refused.data.socialSignUp.problems.map(({ code }) => code)).toEqual(['terms.required']);
  expect(client.cookies.has('arrival')).toBe(true);
  const { data } = await client.graphql<{ socialSignUp: SessionAnswer }>(socialSignUp, {
    input: socialForm,
  });
  expect(data.socialSignUp).toMatchObject({ problems: [], me: { email } });
  expect((await client.graphql('{ socialArrival { email } }')).data).toEqual({
    socialArrival: null,
  });
  const disconnect = (provider: string) =>
    client.graphql(
      `mutation ($input: DisconnectSocialAccountInput!) {
        disconnectSocialAccount(input: $input) { problems { code } } }`,
      { input: { provider } },
    );
  expect((await disconnect('google')).data).toEqual({
    disconnectSocialAccount: { problems: [{ code: 'social.last-way' }] },
  });
  expect((await disconnect('yahoo')).errors[0]?.extensions.code).toBe('input.invalid');
});

test('who has been away too long begins anew', async () => {
  const { data } = await server.client().graphql<{ socialSignUp: SessionAnswer }>(socialSignUp, {
    input: socialForm,
  });
  expect(data.socialSignUp).toMatchObject({ problems: [{ code: 'login.start-again' }], me: null });
});

test('who came without an address is greeted all the same', async () => {
  const client = await arriving({
    provider: 'apple',
    accountId: 'hidden',
    email: null,
    isEmailVerified: false,
    firstName: '',
    lastName: '',
  });
  expect((await client.graphql('{ socialArrival { providerName email } }')).data).toEqual({
    socialArrival: { providerName: 'Apple', email: '' },
  });
});

test('who signs up by a page that is tried is counted for it, and nobody who is refused', async () => {
  const tried = await startTestServer({ environment: { EXPERIMENT_SALES_PAGE: 'a=1,b=1' } });
  const count = async () => {
    const results = await readResults(tried.services);
    return results.reduce((sum, { signedUp: people }) => sum + people, 0);
  };
  const client = tried.client();
  await client.graphql(
    'mutation { enterExperiment(input: { experiment: SALES_PAGE }) { variant } }',
  );
  await client.graphql(signUp, { input: { ...newForm(), email: 'no address' } });
  const before = await count();
  await client.graphql(signUp, { input: newForm() });
  const after = await count();
  await tried.close();
  expect([before, after]).toEqual([0, 1]);
});
