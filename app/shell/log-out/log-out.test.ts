import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../offline/testing/fake-storage.ts';
import { logOut, finishLogOut } from './log-out.ts';
import { pendingLogOut } from './pending-log-out.ts';

const kept = new Map<string, string>();
let wentTo: string | null = null;

beforeEach(() => {
  kept.clear();
  kept.set('device-owner', 'maja');
  kept.set('kept-timers', '[]');
  kept.set('kept-ratings', '[{"userId":"maja"}]');
  wentTo = null;
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('Timed out', 'TimeoutError')), ms);
    return late.signal;
  });
  fakeStorage(kept);
  vi.stubGlobal('window', { location: { assign: (path: string) => (wentTo = path) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Server = (signal: AbortSignal | null | undefined) => Promise<unknown>;

function serverIs(answer: Server): void {
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => answer(init?.signal));
}

const leadsToLogin: Server = async () => ({ type: 'opaqueredirect' });

test('a server that answers ends the session, and the page is left', async () => {
  serverIs(leadsToLogin);
  await logOut('en');
  expect([wentTo, pendingLogOut.isThere()]).toEqual(['/login', false]);
});

test.each<[string, Server]>([
  ['a network that is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', async () => ({ type: 'basic', status: 500 })],
  [
    '15 seconds of silence',
    (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('late')));
      }),
  ],
])(
  'with %s the device forgets the member at once but for what was not sent, and the server hears of it later',
  async (_, server) => {
    serverIs(server);
    const loggingOut = logOut('en');
    await vi.advanceTimersByTimeAsync(15_000);
    await loggingOut;
    expect([...kept.keys()]).toEqual(['kept-ratings', 'last-owner', 'log-out-pending']);
    expect(wentTo).toBeNull();

    serverIs(leadsToLogin);
    await finishLogOut('en');
    expect([wentTo, pendingLogOut.isThere()]).toEqual(['/login', false]);
  },
);
