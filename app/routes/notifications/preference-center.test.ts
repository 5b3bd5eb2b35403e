import { jwtVerify, type CryptoKey } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrazeServer } from '../../../domain/marketing/testing/braze-server.ts';
import { signedUp } from '../../../domain/recipes/testing/readers.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { TestServer } from '../../../server/testing/test-server.ts';
import { openPage } from '../testing/call-route.ts';
import { userIdOf } from '../testing/people.ts';

let publicKey: CryptoKey;
let server: TestServer;
beforeAll(async () => {
  ({ server, publicKey } = await startBrazeServer());
});
afterAll(() => server.close());

test.each(['en', 'es', 'sv'] as const)(
  'the address that mails name in %s leads a member to the choice of mails, signed as them',
  async (locale) => {
    const client = await signedUp(server);
    const { decides } = await openPage({ client, path: screenPath('preferenceCenter', locale) });
    expect(decides).toMatch(/^→ https:\/\/mails\.yolk\.example\/choose\?brand=yolk&user=ey/);
    const user = new URL(decides.slice(2)).searchParams.get('user') ?? '';
    const { payload } = await jwtVerify(user, publicKey, { algorithms: ['RS256'] });
    expect(payload.sub).toBe(await userIdOf(client));
  },
);

test('who is not logged in is asked to, and comes back to it', async () => {
  const path = screenPath('preferenceCenter', 'en');
  const { decides } = await openPage({ client: server.client(), path });
  expect(decides).toBe(`→ /login?redirect_to=${encodeURIComponent(path)}`);
});
