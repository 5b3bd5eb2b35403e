import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { MovableClock } from '../testing/movable-clock.ts';
import { createPayPalClient } from './paypal-client.ts';

/** PayPal as far as tokens go: each is called by its number and good for an hour. */
function clientOfTokens() {
  const clock = new MovableClock('2026-03-02T08:00:00Z');
  let given = 0;
  const answer = async (url: URL, { headers }: { headers: Record<string, string> }) => {
    if (url.pathname !== '/v1/oauth2/token') return Response.json(headers.authorization);
    given += 1;
    return Response.json({ access_token: `token ${given}`, expires_in: 3600 });
  };
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const access = {
    apiUrl: 'https://paypal.example',
    clientId: 'us',
    clientSecret: 'secret',
    clock,
  };
  const client = createPayPalClient(access);
  const usedToken = async () => {
    const { value } = await client.ask({ method: 'GET', path: '/v1/any', shape: z.string() });
    return value;
  };
  return { clock, usedToken };
}

test('a token is used until a minute before it runs out', async () => {
  const { clock, usedToken } = clientOfTokens();
  expect(await usedToken()).toBe('Bearer token 1');
  clock.addSeconds(3600 - 61);
  expect(await usedToken()).toBe('Bearer token 1');
  clock.addSeconds(1);
  expect(await usedToken()).toBe('Bearer token 2');
  expect(await usedToken()).toBe('Bearer token 2');
});
