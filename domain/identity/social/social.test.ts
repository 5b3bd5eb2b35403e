import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CookieJar } from '../../../api/cookie-jar.ts';
import type { DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { rateLimits } from '../../rate-limits/rate-limits.tables.ts';
import { listConsents } from '../consents/consent-log.ts';
import { accounts, passkeys, users } from '../identity.tables.ts';
import { clearArrivalCookie, readArrivalCookie, setArrivalCookie } from './arrival-cookie.ts';
import { listSocialAccounts } from './social-accounts.store.ts';
import { connectSocialAccount, disconnectSocialAccount } from './social-accounts.ts';
import { socialLogIn } from './social-log-in.ts';
import { isSocialProviderId, socialProviderName, type SocialProfile } from './social-profile.ts';
import { socialSignUp, type SocialSignUpForm } from './social-sign-up.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(rateLimits));

const now = new Date('2026-03-02T08:00:00Z');
const tools = (addressTriesPerHour = 1000) => ({
  db: connection.db,
  clock: fixedClock(now.toISOString()),
  createId: createRandomId,
  sessionDays: 365,
  addressTriesPerHour,
});
const asked = {
  device: { ipAddress: '192.0.2.1', userAgent: 'test' },
  endedSessionId: null,
  termsVersion: '2026-01',
  mailSetting: { locale: 'en', origin: 'https://yolk.example' },
} as const;

let people = 0;

/** Somebody as a place elsewhere vouches for them. */
function profileOf(changes: Partial<SocialProfile> = {}): SocialProfile {
  people += 1;
  return {
    provider: 'google',
    accountId: `elsewhere-${people}`,
    email: `Maja${people}@Example.com`,
    isEmailVerified: true,
    firstName: 'Maja',
    lastName: 'Lind',
    ...changes,
  };
}

const form: SocialSignUpForm = { firstName: ' Maja ', lastName: 'Lind', hasAgreedToTerms: true };

const signUpWith = (profile: SocialProfile, changes: Partial<SocialSignUpForm> = {}, most = 1000) =>
  socialSignUp({ ...asked, tools: tools(most), profile, form: { ...form, ...changes } });

async function logInWith(profile: SocialProfile) {
  const result = await socialLogIn({ ...asked, tools: tools(), profile });
  if (result.ok) return result.value.kind;
  return result.reason.map(({ code, values }) => [code, values?.['provider']].filter(Boolean));
}

async function signedUp(
  profile = profileOf(),
): Promise<{ userId: string; profile: SocialProfile }> {
  const result = await signUpWith(profile);
  if (!result.ok) throw new Error('refused');
  return { userId: result.value.viewer.userId, profile };
}

async function addPassword(userId: string): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  const account = { id: createRandomId(), userId, providerId: 'credential', accountId: userId };
  await connection.db.insert(accounts).values({ ...account, password: 'hash', ...times });
}

const userOf = async (email: string) => {
  const rows = await connection.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return rows[0];
};

test('somebody new gets an account once they have agreed, and signs in with it from then on', async () => {
  const profile = profileOf();
  expect(await logInWith(profile)).toBe('new');
  const result = await signUpWith(profile);
  expect(result).toMatchObject({
    ok: true,
    value: {
      isRemembered: true,
      viewer: { firstName: 'Maja', lastName: 'Lind', email: profile.email?.toLowerCase() },
    },
  });
  const user = await userOf(profile.email ?? '');
  expect(user).toMatchObject({ emailVerified: true, firstName: 'Maja' });
  const consents = await listConsents({ db: connection.db, userId: user!.id });
  expect(consents).toMatchObject([{ kind: 'TERMS', decision: 'GIVEN', version: '2026-01' }]);
  expect(await logInWith(profile)).toBe('signed-in');
  expect(await logInWith({ ...profile, email: null })).toBe('signed-in');
});

test('only an address that nobody has vouched for is asked to be confirmed', async () => {
  const mailsTo = (email: string) =>
    connection.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  const [known, unknown] = [profileOf(), profileOf({ isEmailVerified: false })];
  await signedUp(known);
  await signedUp(unknown);
  expect(await mailsTo(known.email!.toLowerCase())).toEqual([]);
  expect(await mailsTo(unknown.email!.toLowerCase())).toMatchObject([{ kind: 'confirm-email' }]);
  expect(await userOf(unknown.email!)).toMatchObject({ emailVerified: false });
});

test('a form that was sent twice is one account', async () => {
  const { userId, profile } = await signedUp();
  expect(await signUpWith(profile)).toMatchObject({ ok: true, value: { viewer: { userId } } });
  const rows = await connection.db.select().from(accounts).where(eq(accounts.userId, userId));
  expect(rows).toHaveLength(1);
});

test.each<[string, Partial<SocialSignUpForm>, string[]]>([
  ['a name', { firstName: ' ' }, ['first-name.required']],
  ['the other name', { lastName: '' }, ['last-name.required']],
  ['the terms', { hasAgreedToTerms: false }, ['terms.required']],
])('without %s there is no account', async (_what, changes, codes) => {
  const profile = profileOf();
  const result = await signUpWith(profile, changes);
  expect(result.ok ? [] : result.reason.map(({ code }) => code)).toEqual(codes);
  expect(await userOf(profile.email!)).toBeUndefined();
});

test('who signs up without end waits', async () => {
  await signUpWith(profileOf(), {}, 1);
  const result = await signUpWith(profileOf(), {}, 1);
  expect(result).toMatchObject({ ok: false, reason: [{ code: 'tries.too-many' }] });
});

test('an address that is taken makes no account, whoever vouches for it', async () => {
  const { profile } = await signedUp();
  const other = profileOf({ provider: 'apple', email: profile.email });
  expect(await signUpWith(other)).toMatchObject({
    ok: false,
    reason: [{ code: 'email.registered' }],
  });
});

test('an account elsewhere opens none here that only has the same address', async () => {
  const { userId, profile } = await signedUp();
  const other = profileOf({ provider: 'apple', email: profile.email });
  expect(await logInWith(other)).toEqual([['social.exists-with-provider', 'Google']]);
  await addPassword(userId);
  expect(await logInWith(other)).toEqual([['social.exists-with-password']]);
  await connection.db.delete(accounts).where(eq(accounts.userId, userId));
  expect(await logInWith(other)).toEqual([['social.exists-with-password']]);
});

test.each([null, '', 'no address'])(
  'without an address there is nothing to do: %j',
  async (email) => {
    expect(await logInWith(profileOf({ email }))).toEqual([['social.email-missing']]);
  },
);

async function connect(userId: string, profile: SocialProfile): Promise<string[]> {
  const problems = await connectSocialAccount({ ...tools(), userId, profile });
  return problems.map(({ code }) => code);
}

async function disconnect(userId: string, provider: SocialProfile['provider']): Promise<string[]> {
  const { db } = connection;
  const problems = await disconnectSocialAccount({ db, userId, provider });
  return problems.map(({ code }) => code);
}

test('an account elsewhere is connected to one account here, and twice is once', async () => {
  const [maja, eva] = [await signedUp(), await signedUp()];
  const apple = profileOf({ provider: 'apple' });
  expect(await connect(maja.userId, apple)).toEqual([]);
  expect(await connect(maja.userId, apple)).toEqual([]);
  expect(await connect(eva.userId, apple)).toEqual(['social.connected-elsewhere']);
  expect(await listSocialAccounts({ ...connection, userId: maja.userId })).toHaveLength(2);
  expect(await listSocialAccounts({ ...connection, userId: eva.userId })).toEqual(['google']);
  expect(await logInWith(apple)).toBe('signed-in');
});

test('the last way in is not taken away; a password, a passkey or another account is one more', async () => {
  const { db } = connection;
  const { userId } = await signedUp();
  expect(await disconnect(userId, 'google')).toEqual(['social.last-way']);
  await connect(userId, profileOf({ provider: 'facebook' }));
  expect(await disconnect(userId, 'google')).toEqual([]);
  expect(await disconnect(userId, 'facebook')).toEqual(['social.last-way']);
  await addPassword(userId);
  expect(await disconnect(userId, 'facebook')).toEqual([]);
  expect(await listSocialAccounts({ db, userId })).toEqual([]);
});

test('a passkey is a way in as well', async () => {
  const { db } = connection;
  const { userId } = await signedUp();
  const key = { id: createRandomId(), name: 'Phone', publicKey: 'key', counter: 0 };
  await db.insert(passkeys).values({ ...key, userId, transports: [], createdAt: now });
  expect(await disconnect(userId, 'google')).toEqual([]);
});

test('who has not agreed yet is kept in a sealed cookie, for a quarter of an hour', async () => {
  const secret = 'a secret of at least thirty-two characters';
  const jar = (arrival?: string) => {
    return new CookieJar({ received: { arrival }, isSecure: true });
  };
  const cookies = jar();
  const profile = profileOf();
  await setArrivalCookie({ cookies, secret, profile });
  const [header = ''] = cookies.headers();
  const [, sealed = ''] = /^arrival=([^;]+); .*Max-Age=900; Secure$/.exec(header) ?? [];
  expect(sealed).not.toContain('Maja');
  expect(await readArrivalCookie({ cookies: jar(sealed), secret })).toEqual(profile);
  const other = 'another secret of thirty-two characters';
  expect(await readArrivalCookie({ cookies: jar(sealed), secret: other })).toBeNull();
  expect(await readArrivalCookie({ cookies: jar(), secret })).toBeNull();
  clearArrivalCookie(cookies);
  expect(cookies.headers()).toEqual([expect.stringMatching(/^arrival=; .*Max-Age=0/)]);
});

test('the places elsewhere have names', () => {
  expect(['google', 'apple', 'facebook', 'yahoo', null].map(isSocialProviderId)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(socialProviderName('apple')).toBe('Apple');
});
