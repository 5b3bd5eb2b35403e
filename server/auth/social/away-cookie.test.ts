import { expect, test } from 'vitest';
import { CookieJar } from '../../../api/cookie-jar.ts';
import { setAwayCookie, takeAwayCookie, type Away } from './away-cookie.ts';
import { isLoopback, profileOf } from './openid-provider.ts';

const secret = 'a secret that only the tests know, long enough';
const away: Away = {
  provider: 'google',
  locale: 'sv',
  redirectTo: '/se/recept',
  connectsUserId: '',
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-1',
};

async function leaving(given: Partial<Record<keyof Away, string>> = {}) {
  const cookies = new CookieJar({ received: {}, isSecure: true });
  await setAwayCookie({ cookies, secret, away: { ...away, ...given } as Away });
  const [header = ''] = cookies.headers();
  return { header, value: /^away=([^;]+)/.exec(header)?.[1] ?? '' };
}

function comingBack(value?: string) {
  const received = value === undefined ? {} : { away: value };
  const cookies = new CookieJar({ received, isSecure: true });
  return { cookies, take: (key = secret) => takeAwayCookie({ cookies, secret: key }) };
}

test('a browser brings back why it went, and nobody reads it on the way', async () => {
  const { header, value } = await leaving();
  expect(header).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=900; Secure$/);
  const inside = Buffer.from(value, 'base64url').toString('latin1');
  for (const word of ['state-1', 'nonce-1', 'verifier-1', 'recept']) {
    expect(`${value} ${inside}`).not.toContain(word);
  }
  expect(await comingBack(value).take()).toMatchObject(away);
});

test('an answer is good for one question: the cookie is gone once it was read', async () => {
  const { value } = await leaving();
  const { cookies, take } = comingBack(value);
  await take();
  expect(cookies.headers()).toEqual([expect.stringMatching(/^away=; .*Max-Age=0/)]);
});

test('who never went away brings nothing back, and has nothing taken', async () => {
  const { cookies, take } = comingBack();
  expect(await take()).toBeNull();
  expect(cookies.headers()).toEqual([]);
});

test('what is not ours leads nowhere, and is taken away all the same', async () => {
  const { value } = await leaving();
  const meddled = `${value.slice(0, -4)}AAAA`;
  for (const each of ['nonsense', meddled]) {
    const { cookies, take } = comingBack(each);
    expect(await take()).toBeNull();
    expect(cookies.headers()).toHaveLength(1);
  }
  expect(await comingBack(value).take('the secret of another server, long enough')).toBeNull();
});

test.each([{ provider: 'evil' }, { provider: 'constructor' }, { locale: 'xx' }])(
  'of a former version with %o nothing is begun',
  async (given) => {
    const { value } = await leaving(given);
    expect(await comingBack(value).take()).toBeNull();
  },
);

const claims = { sub: 's1', email: 'asa@elsewhere.example', email_verified: true };

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
  [undefined, false],
])('an address that is confirmed %j counts as confirmed: %s', (email_verified, isVerified) => {
  expect(profileOf('apple', { ...claims, email_verified }).isEmailVerified).toBe(isVerified);
});

test.each([
  [{ given_name: 'Åsa', family_name: 'Berg' }, 'Åsa', 'Berg'],
  [{ first_name: 'Åsa', last_name: 'Berg' }, 'Åsa', 'Berg'],
  [{ name: 'Åsa von  Berg' }, 'Åsa', 'von Berg'],
  [{ given_name: ' ', name: 'Åsa Berg' }, 'Åsa', 'Berg'],
  [{ name: 'Åsa' }, 'Åsa', ''],
  [{ given_name: 7, name: { evil: true } }, '', ''],
  [{}, '', ''],
])('of %o the name is "%s" "%s"', (names, firstName, lastName) => {
  expect(profileOf('google', { ...claims, ...names })).toMatchObject({ firstName, lastName });
});

test('an account is known by the provider’s own id, and never by an address', () => {
  expect(profileOf('google', claims)).toMatchObject({
    provider: 'google',
    accountId: 's1',
    email: claims.email,
  });
  expect(profileOf('facebook', { id: 42 }).accountId).toBe('42');
  expect(profileOf('google', { email: claims.email }).accountId).toBe('');
  for (const email of [undefined, '', ' ', 7, null]) {
    expect(profileOf('google', { ...claims, email }).email).toBeNull();
  }
});

test.each([
  ['http://127.0.0.1:8080', true],
  ['http://localhost', true],
  ['http://[::1]:3000', true],
  ['https://127.0.0.1', false],
  ['http://localhost.evil.example', false],
  ['http://accounts.example', false],
  ['http://10.0.0.7', false],
])('to %s nothing has to be encrypted: %s', (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn);
});
