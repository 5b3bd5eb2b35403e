import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readAuthToken, signAuthToken, signingKey } from './auth-token.ts';

const secret = 'a secret that only the tests know, long enough';
const now = new Date('2026-03-02T08:00:00Z');

/** Signed with our key, and otherwise as somebody else would write it. */
function tokenWith(
  claims: Record<string, unknown>,
  { alg = 'HS256', key = signingKey(secret) } = {},
) {
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
}

const mine = { user_id: 'u', sid: 's' };

test('a token that names half of a login opens nothing', async () => {
  const claims = [
    {},
    { user_id: 'u' },
    { sid: 's' },
    { user_id: 7, sid: 's' },
    { user_id: 'u', sid: null },
  ];
  for (const each of claims) {
    expect(await readAuthToken(await tokenWith(each), { secret, now })).toBeNull();
  }
  expect(await readAuthToken(await tokenWith(mine), { secret, now })).toMatchObject({
    userId: 'u',
  });
});

test('only the one way of signing counts, and none at all does not', async () => {
  const key = new Uint8Array(64).fill(7);
  const strong = await tokenWith(mine, { alg: 'HS512', key: signingKey(secret) });
  expect(await readAuthToken(strong, { secret, now })).toBeNull();
  expect(await readAuthToken(await tokenWith(mine, { key }), { secret, now })).toBeNull();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'none' })}.${part(mine)}.`;
  expect(await readAuthToken(unsigned, { secret, now })).toBeNull();
});

test('the key of tokens is the secret’s own, not one that something else is signed with', async () => {
  const bare = createHash('sha256').update(secret).digest();
  expect(await readAuthToken(await tokenWith(mine, { key: bare }), { secret, now })).toBeNull();
  const text = new TextEncoder().encode(secret);
  expect(await readAuthToken(await tokenWith(mine, { key: text }), { secret, now })).toBeNull();
});

test('a token without a time of its own is as old as can be, so that it is renewed', async () => {
  const read = await readAuthToken(await tokenWith(mine), { secret, now });
  expect(read?.issuedAt).toEqual(new Date(0));
});

test('a token is read at the time it is asked for, not at the time it is', async () => {
  const past = new Date('2020-01-01T00:00:00Z');
  const token = await signAuthToken(
    { userId: 'u', sessionId: 's' },
    { secret, maxAgeSeconds: 60, now: past },
  );
  expect(await readAuthToken(token, { secret, now: past })).toMatchObject({ issuedAt: past });
  expect(await readAuthToken(token, { secret, now })).toBeNull();
});
