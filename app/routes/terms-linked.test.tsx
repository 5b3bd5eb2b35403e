import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedUp } from '../../domain/recipes/testing/readers.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { drawPage } from './testing/draw-page.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['/become-member/account?plan=yearly', 'visitor', '/terms'],
  ['/become-member/payment?content=membership', 'member', '/terms'],
  ['/es/hazte-miembro/payment?content=membership', 'member', '/es/terminos'],
  ['/se/bli-medlem/payment?content=membership', 'member', '/se/villkor'],
])('terms and privacy are linked on %s, in a window of their own', async (path, who, terms) => {
  const client = who === 'visitor' ? server.client() : await signedUp(server);
  const page = await drawPage({ path, client });
  const opened = [...page.matchAll(/<a href="([^"]+)" target="_blank"/g)].map(([, href]) => href);
  expect(opened).toEqual([terms, `${terms}#privacy-policy`]);
});
