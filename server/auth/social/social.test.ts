import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codesOf,
  password,
  send,
  signUpSomebody,
} from '../../../domain/identity/testing/account-client.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { LoopbackProvider, type Person } from './testing/loopback-provider.ts';
import { SocialBrowser } from './testing/social-browser.ts';

let server: TestServer;
let google: LoopbackProvider;
let apple: LoopbackProvider;
let facebook: LoopbackProvider;

beforeAll(async () => {
  const client = { clientId: 'client-1', clientSecret: 'secret-1' };
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const redirectUri = (id: string) => `http://localhost/auth/${id}/callback`;
  [google, apple, facebook] = await Promise.all([
    LoopbackProvider.start({ ...client, redirectUri: redirectUri('google') }),
    LoopbackProvider.start({ ...client, redirectUri: redirectUri('apple'), appleKey: publicKey }),
    LoopbackProvider.start({ ...client, redirectUri: redirectUri('facebook'), isFacebook: true }),
  ]);
  server = await startTestServer({
    environment: {
      PUBLIC_URL: 'http://localhost',
      GOOGLE_CLIENT_ID: 'client-1',
      GOOGLE_CLIENT_SECRET: 'secret-1',
      GOOGLE_ISSUER: google.url,
      APPLE_CLIENT_ID: 'client-1',
      APPLE_TEAM_ID: 'team-1',
      APPLE_KEY_ID: 'key-1',
      APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll('\n', '\\n'),
      APPLE_ISSUER: apple.url,
      FACEBOOK_CLIENT_ID: 'client-1',
      FACEBOOK_CLIENT_SECRET: 'secret-1',
      FACEBOOK_DIALOG_URL: facebook.url,
      FACEBOOK_API_URL: facebook.url,
    },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([google, apple, facebook].map((provider) => provider.stop()));
});

let lastPerson = 0;

function somebody(changed: Partial<Person> = {}): Person {
  const sub = `person-${++lastPerson}`;
  const email = `${sub}@elsewhere.example`;
  return { sub, email, email_verified: true, given_name: 'Åsa', family_name: 'Berg', ...changed };
}

const signUp = `mutation ($input: SocialSignUpInput!) {
  socialSignUp(input: $input) { problems { path code } me { email } } }`;

interface SignedUp {
  socialSignUp: { problems: { path: string[]; code: string }[]; me: { email: string } | null };
}

function agree(browser: SocialBrowser, hasAgreedToTerms = true) {
  const input = { firstName: 'Åsa', lastName: 'Berg', hasAgreedToTerms };
  return browser.graphql<SignedUp>(signUp, { input });
}

/** An account that was made with a provider. */
async function member(provider: LoopbackProvider, id: string) {
  const person = somebody();
  provider.person = person;
  const browser = new SocialBrowser(server);
  await browser.signIn(`/auth/${id}`);
  await agree(browser);
  return { person, browser };
}

const me = '{ me { email firstName } }';

test.each(['google', 'apple', 'facebook'])(
  'somebody new comes from %s, agrees to the terms, and from then on only needs the button',
  async (id) => {
    const provider = { google, apple, facebook }[id] as LoopbackProvider;
    const person = somebody();
    provider.person = person;
    const browser = new SocialBrowser(server);
    const landing = await browser.signIn(`/se/auth/${id}?redirect_to=/se/recept`);
    expect(landing.location).toBe('/se/login/nytt-konto?redirect_to=%2Fse%2Frecept');
    expect(browser.cookies.has('auth')).toBe(false);
    const arrival = await browser.graphql('{ socialArrival { email firstName } me { email } }');
    expect(arrival).toEqual({
      socialArrival: { email: person.email, firstName: 'Åsa' },
      me: null,
    });
    expect((await agree(browser, false)).socialSignUp.problems).toEqual([
      { path: ['hasAgreedToTerms'], code: 'terms.required' },
    ]);
    expect((await agree(browser)).socialSignUp.me).toEqual({ email: person.email });

    const again = new SocialBrowser(server);
    const home = await again.signIn(`/se/auth/${id}?redirect_to=/se/recept`);
    expect(home.location).toBe('/se/recept');
    expect(await again.graphql(me)).toEqual({ me: { email: person.email, firstName: 'Åsa' } });
  },
);

test('an address that the provider vouches for needs no confirmation; one of Facebook does', async () => {
  const fromGoogle = await member(google, 'google');
  const fromFacebook = await member(facebook, 'facebook');
  expect(await mailsTo(server, fromGoogle.person.email ?? '')).toEqual([]);
  const mails = await mailsTo(server, fromFacebook.person.email ?? '');
  expect(mails.map(({ kind }) => kind)).toEqual(['confirm-email']);
});

test('an account with a password is never taken over by the same address elsewhere', async () => {
  const { email } = await signUpSomebody(server);
  google.person = somebody({ email });
  const browser = new SocialBrowser(server);
  const { location } = await browser.signIn('/auth/google');
  expect(location).toBe('/login?problem=social.exists-with-password');
  expect(browser.cookies.has('auth')).toBe(false);
});

test('an account made with one provider is not opened by another with the same address', async () => {
  const { person } = await member(google, 'google');
  apple.person = somebody({ email: person.email });
  const { location } = await new SocialBrowser(server).signIn('/es/auth/apple');
  expect(location).toBe('/es/iniciar-sesion?problem=social.exists-with-provider&provider=Google');
});

test('without an address there is no account', async () => {
  const { sub } = somebody();
  google.person = { sub };
  const { location } = await new SocialBrowser(server).signIn('/auth/google');
  expect(location).toBe('/login?problem=social.email-missing');
});

test('the answer to somebody else’s question opens nothing', async () => {
  const { person } = await member(google, 'google');
  google.person = person;
  const attacker = new SocialBrowser(server);
  const callback = await attacker.goThere('/auth/google');
  const victim = new SocialBrowser(server);
  expect((await victim.open(callback)).location).toBe('/login?problem=login.failed');
  await victim.goThere('/auth/google');
  expect((await victim.open(callback)).location).toBe('/login?problem=login.failed');
  expect(victim.cookies.has('auth')).toBe(false);
});

test('an answer is good once, and an error of the provider is one sentence here', async () => {
  const { person } = await member(google, 'google');
  google.person = person;
  const browser = new SocialBrowser(server);
  const callback = await browser.goThere('/auth/google');
  expect((await browser.open(callback)).location).toBe('/home');
  expect((await browser.open(callback)).location).toBe('/login?problem=login.failed');
  await browser.goThere('/se/auth/google');
  const refused = await browser.open('/auth/google/callback?error=access_denied&state=x');
  expect(refused.location).toBe('/se/login?problem=login.failed');
});

test('after logging in nobody is led to another site', async () => {
  const { person } = await member(google, 'google');
  google.person = person;
  const to = encodeURIComponent('https://evil.example/');
  const { location } = await new SocialBrowser(server).signIn(`/auth/google?redirect_to=${to}`);
  expect(location).toBe('/home');
});

test('a member connects an account elsewhere, which then opens theirs, and disconnects it', async () => {
  const { person: owner, browser } = await member(google, 'google');
  const elsewhere = somebody();
  apple.person = elsewhere;
  expect((await browser.signIn('/auth/apple?connect=1')).location).toBe('/user/settings');
  const other = new SocialBrowser(server);
  expect((await other.signIn('/auth/apple')).location).toBe('/home');
  expect(await other.graphql(me)).toMatchObject({ me: { email: owner.email } });
  const disconnect = `mutation { result: disconnectSocialAccount(input: { provider: "apple" }) { problems { code } } }`;
  expect(await browser.graphql(disconnect)).toEqual({ result: { problems: [] } });
  expect((await new SocialBrowser(server).signIn('/auth/apple')).location).toBe(
    '/login/new-account',
  );
});

test('who has signed out meanwhile connects nothing, and who is nobody comes as anybody else', async () => {
  const { browser } = await member(google, 'google');
  apple.person = somebody();
  const callback = await browser.goThere('/se/auth/apple?connect=1');
  await browser.graphql('mutation { logOut { problems { code } } }');
  expect((await browser.open(callback)).location).toBe('/se/login?problem=login.failed');
  const nobody = await new SocialBrowser(server).signIn('/auth/apple?connect=1');
  expect(nobody.location).toBe('/login/new-account');
});

test('who went to one provider does not come back from another', async () => {
  const { person } = await member(google, 'google');
  google.person = person;
  const browser = new SocialBrowser(server);
  const callback = await browser.goThere('/se/auth/google');
  const elsewhere = callback.replace('/auth/google/', '/auth/apple/');
  expect((await browser.open(elsewhere)).location).toBe('/login?problem=login.failed');
});

test.each([
  ['suggested', (url: string) => url, ['Åsa', 'Apple']],
  ['left out where it cannot be read', (url: string) => withUser(url, '{'), ['', '']],
  ['left out where it is none', (url: string) => withUser(url, '{}'), ['', '']],
])('the name that Apple tells in its form is %s', async (_what, change, expected) => {
  apple.person = somebody();
  const browser = new SocialBrowser(server);
  await browser.open(change(await browser.goThere('/auth/apple')));
  const { socialArrival } = await browser.graphql<{
    socialArrival: { firstName: string; lastName: string };
  }>('{ socialArrival { firstName lastName } }');
  expect([socialArrival.firstName, socialArrival.lastName]).toEqual(expected);
});

function withUser(url: string, user: string): string {
  return url.replace(/user=[^&]*/, `user=${encodeURIComponent(user)}`);
}

test('an answer by form comes back as an address, with what belongs to an answer', async () => {
  const post = async (payload: string) => {
    const { statusCode, headers } = await server.app.inject({
      method: 'POST',
      url: '/auth/apple/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    return [statusCode, headers.location];
  };
  const fields = 'code=a%26b&state=s&iss=i&error=e&user=u&redirect_to=%2Fx&code2=y';
  expect(await post(fields)).toEqual([
    303,
    '/auth/apple/callback?code=a%26b&state=s&iss=i&error=e&user=u',
  ]);
  expect(await post('state=s&state=t')).toEqual([303, '/auth/apple/callback?']);
});

test('an account elsewhere belongs to one member only', async () => {
  const first = await member(google, 'google');
  const second = await member(facebook, 'facebook');
  google.person = first.person;
  const { location } = await second.browser.signIn('/auth/google?connect=1');
  expect(location).toBe('/user/settings?problem=social.connected-elsewhere');
  expect(await second.browser.graphql(me)).toMatchObject({
    me: { email: second.person.email },
  });
});

test('the last way in cannot be taken away', async () => {
  const { browser } = await member(google, 'google');
  const disconnect = `mutation { result: disconnectSocialAccount(input: { provider: "google" }) { problems { code } } }`;
  expect(await browser.graphql(disconnect)).toEqual({
    result: { problems: [{ code: 'social.last-way' }] },
  });
});

test('only providers that are set up have a button and an address', async () => {
  const plain = await startTestServer();
  const { data } = await plain.client().graphql('{ socialProviders { id } }');
  const { statusCode } = await plain.app.inject({ url: '/auth/google' });
  await plain.close();
  expect(data).toEqual({ socialProviders: [] });
  expect(statusCode).toBe(404);
  const all = await server.client().graphql('{ socialProviders { id name } }');
  expect(all.data).toEqual({
    socialProviders: [
      { id: 'google', name: 'Google' },
      { id: 'apple', name: 'Apple' },
      { id: 'facebook', name: 'Facebook' },
    ],
  });
});

test('signing up with a password at an address that came from elsewhere says so', async () => {
  const { person } = await member(google, 'google');
  const form = { firstName: 'Åsa', lastName: 'Berg', password, hasAgreedToTerms: true };
  const answer = await send(server.client(), 'signUp', { ...form, email: person.email });
  expect(codesOf(answer)).toEqual(['email email.registered']);
});
