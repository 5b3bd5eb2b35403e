import { afterEach, expect, test, vi } from 'vitest';
import * as networks from '../offline/network.ts';
import { Network } from '../offline/network.ts';
import { fakeStorage } from '../offline/testing/fake-storage.ts';
import * as toasts from '../ui/feedback/toast.tsx';
import { liveHook } from '../ui/testing/live-hook.tsx';
import { queuedSwaps, type QueuedSwap } from './queues.ts';
import { useQueuedSwaps } from './use-queued-swaps.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function swap(requestKey: string, more: Partial<QueuedSwap> = {}): QueuedSwap {
  const place = { mealPlanId: 'plan-1', slug: 'week-10', day: 2, meal: 'DINNER', recipeId: 'stew' };
  const dish = { id: 'cod', slug: 'cod', title: 'Cod with dill', short: 'Cod' };
  return { requestKey, userId: 'maja', ...place, dish, ...more } as QueuedSwap;
}

/** Maja's device with what waits on it; `answers` are the server's, in turn, the last one for all after. */
async function device({
  waiting,
  answers,
  isConnected = true,
}: {
  waiting: QueuedSwap[];
  answers: (() => Response)[];
  isConnected?: boolean;
}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeStorage(new Map([['kept-queued-swaps', JSON.stringify(waiting)]]));
  const state = { isConnected };
  const network = new Network({
    isConnected: () => state.isConnected,
    ask: async () => undefined,
    later: () => undefined,
  });
  vi.spyOn(networks, 'network').mockReturnValue(network);
  const toast = vi.fn<(toast: toasts.Toast) => void>();
  vi.spyOn(toasts, 'useToast').mockReturnValue(toast);
  const sent: { path: string; form: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    sent.push({ path, form: Object.fromEntries(body) });
    return (answers.length > 1 ? answers.shift() : answers[0])!();
  });
  const loads = vi.fn<() => void>();
  const { act } = await liveHook(() => useQueuedSwaps('maja'), {
    at: '/se/veckomeny/week-10',
    onLoad: loads,
  });
  return {
    sent,
    toast,
    loads,
    left: () => queuedSwaps.read().map(({ requestKey }) => requestKey),
    later: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    connect: () =>
      act(() => {
        state.isConnected = true;
        network.changed();
      }),
  };
}

const taken = () => Response.json({ problems: [] });
const refused = () => Response.json({ problems: [{ message: 'It is no dinner.' }] });
const failing = () => Response.json({ problems: [] }, { status: 500 });

test('swaps that waited are made one after the other, and the page shows what became of them', async () => {
  const empty = swap('second', { recipeId: null });
  const { sent, left, loads, toast } = await device({
    waiting: [swap('first'), empty],
    answers: [taken],
  });
  expect(sent).toEqual([
    {
      path: expect.stringMatching(/^\/se\/.*week-10/),
      form: {
        intent: 'swap-away',
        meal_plan_id: 'plan-1',
        dish: '2.DINNER.stew',
        recipe_id: 'cod',
        request_key: 'first',
      },
    },
    {
      path: sent[0]?.path,
      form: {
        intent: 'add-away',
        meal_plan_id: 'plan-1',
        to: '2.DINNER',
        recipe_id: 'cod',
        request_key: 'second',
      },
    },
  ]);
  expect(left()).toEqual([]);
  expect(loads).toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

test('what the server refuses is told by the name of the dish, and not sent again', async () => {
  const { sent, left, toast, later } = await device({
    waiting: [swap('first')],
    answers: [refused],
  });
  const [[{ text }] = [{ text: '' }]] = toast.mock.calls;
  expect(text).toContain('Cod');
  expect(text).toContain('It is no dinner.');
  await later(100_000);
  expect([sent.length, left()]).toEqual([1, []]);
});

test.each([
  ['a server that fails', failing],
  ['a login that ended', () => Object.defineProperty(taken(), 'redirected', { value: true })],
  ['what is no answer of ours', () => new Response('<html>')],
  [
    'a network that is lost',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('after %s a swap is tried again, each time a little later', async (_what, answer) => {
  const answers = [answer, answer, taken];
  const { sent, left, later, loads } = await device({ waiting: [swap('first')], answers });
  expect([sent.length, left()]).toEqual([1, ['first']]);
  expect(loads).not.toHaveBeenCalled();
  await later(1900);
  expect(sent).toHaveLength(1);
  await later(200);
  expect(sent).toHaveLength(2);
  await later(3800);
  expect(sent).toHaveLength(2);
  await later(300);
  expect([sent.length, left()]).toEqual([3, []]);
});

test('without a network nothing is sent; once there is one it is', async () => {
  const { sent, left, connect } = await device({
    waiting: [swap('first')],
    answers: [taken],
    isConnected: false,
  });
  expect([sent, left()]).toEqual([[], ['first']]);
  await connect();
  expect([sent.length, left()]).toEqual([1, []]);
});

test('what somebody else left waiting on this device stays theirs', async () => {
  const theirs = swap('theirs', { userId: 'leo' });
  const { sent, left } = await device({ waiting: [theirs, swap('mine')], answers: [taken] });
  expect(sent.map(({ form }) => form['request_key'])).toEqual(['mine']);
  expect(left()).toEqual(['theirs']);
});
