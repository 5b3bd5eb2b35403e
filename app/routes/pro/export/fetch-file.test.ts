import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

type Server = (signal: AbortSignal | null | undefined) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('Timed out', 'TimeoutError')), ms);
    return late.signal;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function ask(server: Server) {
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => server(init?.signal));
  const form = new URLSearchParams({ intent: 'export-members' });
  const fetched = fetchFile({ path: '/pro/export', form });
  await vi.advanceTimersByTimeAsync(15_000);
  return fetched;
}

test('the file comes by the name the server gives it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="members.csv"' };
  const fetched = await ask(async () => new Response('name\nMaja', { headers }));
  if (fetched === null || !('file' in fetched)) throw new Error('There is no file');
  expect([fetched.name, await fetched.file.text()]).toEqual(['members.csv', 'name\nMaja']);
});

test('where the server leads elsewhere, that page is told', async () => {
  const login = 'https://yolk.test/login';
  const led = Object.defineProperties(new Response('<html>'), {
    redirected: { value: true },
    url: { value: login },
  });
  expect(await ask(async () => led)).toEqual({ page: login });
});

test.each<[string, Server]>([
  ['a network that is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', async () => new Response('', { status: 500 })],
  [
    '15 seconds of silence',
    (signal) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      return promise;
    },
  ],
  ['a page in the place of the file', async () => new Response('<html>')],
])('with %s there is nothing, and the page stays', async (_failure, server) => {
  expect(await ask(server)).toBeNull();
});
