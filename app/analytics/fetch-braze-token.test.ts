import { afterEach, expect, test, vi } from 'vitest';
import { fetchBrazeToken } from './fetch-braze-token.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer();
  });
  return asked;
}

test('the token is asked for in the language of the page', async () => {
  const asked = answerWith(async () => Response.json({ token: 'signed' }));
  expect(await fetchBrazeToken('sv')).toBe('signed');
  expect(asked).toEqual(['/se/braze/token']);
});

test.each<[string, () => Promise<Response>]>([
  ['nobody is told', async () => Response.json(null)],
  ['the session is over', async () => new Response('{}', { status: 401 })],
  ['the server has a fault', async () => new Response('oops', { status: 500 })],
  ['the answer is no JSON', async () => new Response('<html>')],
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s there is none, and nothing is thrown or reported', async (_what, answer) => {
  const asked = answerWith(answer);
  expect(await fetchBrazeToken('en')).toBeNull();
  expect(asked).toHaveLength(1);
});
