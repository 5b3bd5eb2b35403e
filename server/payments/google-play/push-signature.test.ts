import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPushCheck, type PushCheck } from './push-signature.ts';

const now = new Date('2026-03-02T08:00:00Z');
const seconds = now.getTime() / 1000;
const pushAudience = 'https://yolk.example/webhooks/payments/google-play';
const pushAccount = 'pusher@project.iam.gserviceaccount.com';

let server: Server;
let key: CryptoKey;
let check: PushCheck;
let isAway = false;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1' };
  server = createServer((_request, response) => {
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  check = createPushCheck({ pushAudience, pushAccount, keysUrl: keysUrl() });
});
afterAll(() => void server.close());

function keysUrl(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
}

const claims = {
  iss: 'https://accounts.google.com',
  aud: pushAudience,
  email: pushAccount,
  email_verified: true,
  iat: seconds,
  exp: seconds + 3600,
};

function tokenWith(changed: object = {}, header: object = {}): Promise<string> {
  return new SignJWT({ ...claims, ...changed })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
    .sign(key);
}

function verdict(token: string, { at = now, scheme = 'Bearer ', by = check } = {}) {
  return by({ headers: { authorization: `${scheme}${token}` }, body: Buffer.alloc(0), now: at });
}

test('a push that Google signed for us, from the account we wrote down, is genuine', async () => {
  expect(await verdict(await tokenWith())).toBe('genuine');
  expect(await verdict(await tokenWith({ iss: 'accounts.google.com' }))).toBe('genuine');
});

test.each([
  ['from another account', { email: 'other@example.com' }],
  ['from an address that nobody confirmed', { email_verified: false }],
  ['from an address that is called confirmed', { email_verified: 'true' }],
  ['without an account', { email: undefined }],
  ['for somebody else', { aud: 'https://other.example' }],
  ['for nobody', { aud: undefined }],
  ['of another issuer', { iss: 'https://other.example' }],
  ['that never ends', { exp: undefined }],
  ['that begins tomorrow', { nbf: seconds + 86_400 }],
])('a token %s is forged', async (_how, changed) => {
  expect(await verdict(await tokenWith(changed))).toBe('forged');
});

test('a token signed in another way, or with a key of somebody else, is forged', async () => {
  const stranger = await generateKeyPair('RS256');
  const signed = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' });
  expect(await verdict(await signed.sign(stranger.privateKey))).toBe('forged');
  expect(await verdict(await tokenWith({}, { kid: 'k2' }))).toBe('forged');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  expect(await verdict(`${part({ alg: 'none' })}.${part(claims)}.`)).toBe('forged');
  // Google's own key, in a way that Google does not sign.
  const strong = await importJWK(await exportJWK(key), 'RS512');
  const other = new SignJWT(claims).setProtectedHeader({ alg: 'RS512', kid: 'k1' });
  expect(await verdict(await other.sign(strong))).toBe('forged');
  const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' });
  expect(await verdict(await shared.sign(Buffer.alloc(32, 7)))).toBe('forged');
});

test('what does not come as a bearer is no token', async () => {
  const token = await tokenWith();
  for (const scheme of ['', 'Basic ', 'bearer ', 'x Bearer ']) {
    expect(await verdict(token, { scheme })).toBe('forged');
  }
  expect(await check({ headers: {}, body: Buffer.alloc(0), now })).toBe('forged');
});

test('a token is good to its end by our clock, and stale from then on', async () => {
  const token = await tokenWith();
  const at = (after: number) => new Date(now.getTime() + after * 1000);
  expect(await verdict(token, { at: at(3599) })).toBe('genuine');
  expect(await verdict(token, { at: at(3600) })).toBe('stale');
});

test('without Google’s keys nobody knows: Google is to send it again', async () => {
  isAway = true;
  const by = createPushCheck({ pushAudience, pushAccount, keysUrl: keysUrl() });
  await expect(verdict(await tokenWith(), { by })).rejects.toMatchObject({
    code: 'payment.unreachable',
  });
  isAway = false;
});
