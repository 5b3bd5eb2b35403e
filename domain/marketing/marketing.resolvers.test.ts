import { jwtVerify, type CryptoKey } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { startBrazeServer } from './testing/braze-server.ts';

let publicKey: CryptoKey;
let server: TestServer;
beforeAll(async () => {
  ({ server, publicKey } = await startBrazeServer());
});
afterAll(() => server.close());

const tokenQuery = `query GetBrazeSDKAuthToken($input: BrazeSDKAuthTokenInput!) {
  getBrazeSDKAuthToken(input: $input) { token }
}`;

/** As Braze does: the key that it was given, this algorithm, not after the end. */
async function verify(token: string) {
  return jwtVerify(token, publicKey, { algorithms: ['RS256'] });
}

test('the token names the user, for a day, and can be verified with the public key', async () => {
  const { client, userId } = await signUpSomebody(server);
  const { data } = await client.graphql<{ getBrazeSDKAuthToken: { token: string } }>(tokenQuery, {
    input: {},
  });
  const { payload, protectedHeader } = await verify(data.getBrazeSDKAuthToken.token);
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(payload).toEqual({ sub: userId, iat: payload.iat, exp: (payload.iat ?? 0) + 86_400 });
});

test('a token ends', async () => {
  const { client } = await signUpSomebody(server);
  const { data } = await client.graphql<{ getBrazeSDKAuthToken: { token: string } }>(tokenQuery, {
    input: {},
  });
  const currentDate = new Date(server.services.clock.now().getTime() + 86_401_000);
  const late = jwtVerify(data.getBrazeSDKAuthToken.token, publicKey, { currentDate });
  await expect(late).rejects.toThrow('"exp"');
});

test('the link to the choice of mails names the user, and keeps what the address says', async () => {
  const { client, userId } = await signUpSomebody(server);
  const { data } = await client.graphql<{ marketingPreferencesUrl: string }>(
    '{ marketingPreferencesUrl }',
  );
  const url = new URL(data.marketingPreferencesUrl);
  expect(`${url.origin}${url.pathname} ${url.searchParams.get('brand')}`).toBe(
    'https://mails.yolk.example/choose yolk',
  );
  const { payload } = await verify(url.searchParams.get('user') ?? '');
  expect(payload.sub).toBe(userId);
});

test('without a key there is neither', async () => {
  const plain = await startTestServer();
  const { client } = await signUpSomebody(plain);
  const { data } = await client.graphql(
    `query ($input: BrazeSDKAuthTokenInput!) {
      getBrazeSDKAuthToken(input: $input) { token }
      marketingPreferencesUrl
    }`,
    { input: {} },
  );
  expect(data).toEqual({ getBrazeSDKAuthToken: null, marketingPreferencesUrl: null });
  await plain.close();
});
