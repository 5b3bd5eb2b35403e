import { afterEach, expect, test, vi } from 'vitest';
import { pathPattern, screenPath } from '../../i18n/paths.ts';
import type { FormAnswer } from '../forms/form-answers.ts';
import { textsOf } from '../forms/sent-form.ts';
import * as networks from '../offline/network.ts';
import { Network } from '../offline/network.ts';
import { fakeStorage } from '../offline/testing/fake-storage.ts';
import { liveHook } from '../ui/testing/live-hook.tsx';
import { queuedCooked, queuedRatings, type QueuedCooked } from './queues.ts';
import { useQueuedCooked } from './use-queued-cooked.ts';
import { useQueuedRatings } from './use-queued-ratings.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Outcome = FormAnswer['outcome'];

/** Maja's device; the cooking of every recipe answers with these outcomes, the last one for all after. */
async function device({
  kept,
  outcomes = ['done'],
  isConnected = true,
}: {
  kept: Record<string, unknown[]>;
  outcomes?: Outcome[];
  isConnected?: boolean;
}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const texts = Object.entries(kept).map(([name, all]) => [name, JSON.stringify(all)] as const);
  fakeStorage(new Map(texts));
  const state = { isConnected };
  const parts = { isConnected: () => state.isConnected, ask: async () => null, later: () => null };
  const network = new Network(parts);
  vi.spyOn(networks, 'network').mockReturnValue(network);
  const sent: { path: string; form: Record<string, string> }[] = [];
  const action = async ({ request }: { request: Request }): Promise<FormAnswer> => {
    const form = textsOf(await request.formData());
    sent.push({ path: new URL(request.url).pathname, form: Object.fromEntries(form) });
    const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0])!;
    return { intent: '', outcome, problems: [], sent: form, result: null };
  };
  const { act } = await liveHook(
    () => {
      useQueuedCooked('maja');
      useQueuedRatings('maja');
    },
    {
      at: '/es/recetas',
      routes: [{ path: pathPattern('cooking', 'es'), action }],
    },
  );
  return {
    sent,
    later: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    connect: () =>
      act(() => {
        state.isConnected = true;
        network.changed();
      }),
  };
}

const cookingOf = (slug: string) => screenPath('cooking', 'es', { slug });

const cooked = (dish: string, more: Partial<QueuedCooked> = {}): QueuedCooked => ({
  userId: 'maja',
  dish,
  recipeId: 'stew',
  slug: 'guiso',
  ...more,
});

test('what was cooked and rated without a network is told to the cooking of its recipe, one by one', async () => {
  const rating = { userId: 'maja', recipeId: 'cod', slug: 'bacalao', stars: 4 };
  const { sent } = await device({
    kept: { 'kept-cooked': [cooked('d1'), cooked('d2')], 'kept-ratings': [rating] },
  });
  const ticks = sent.filter(({ form }) => form['intent'] === 'cooked');
  expect(ticks).toEqual([
    {
      path: cookingOf('guiso'),
      form: { intent: 'cooked', dish: 'd1', recipe_id: 'stew' },
    },
    {
      path: cookingOf('guiso'),
      form: { intent: 'cooked', dish: 'd2', recipe_id: 'stew' },
    },
  ]);
  expect(sent.filter((each) => !ticks.includes(each))).toEqual([
    { path: cookingOf('bacalao'), form: { intent: 'rate', recipe_id: 'cod', stars: '4' } },
  ]);
  expect([queuedCooked.read(), queuedRatings.read()]).toEqual([[], []]);
});

test('what was refused is not sent again, and what comes after it is', async () => {
  const { sent, later } = await device({
    kept: { 'kept-cooked': [cooked('d1'), cooked('d2')] },
    outcomes: ['refused', 'done'],
  });
  await later(100_000);
  expect(sent.map(({ form }) => form['dish'])).toEqual(['d1', 'd2']);
  expect(queuedCooked.read()).toEqual([]);
});

test('what was lost waits and is sent again after a pause', async () => {
  const { sent, later } = await device({
    kept: { 'kept-cooked': [cooked('d1')] },
    outcomes: ['failed', 'failed', 'done'],
  });
  expect(sent).toHaveLength(1);
  expect(queuedCooked.read()).toHaveLength(1);
  await later(2100);
  expect(sent).toHaveLength(2);
  await later(4100);
  expect(sent).toHaveLength(3);
  expect(queuedCooked.read()).toEqual([]);
});

test('without a network nothing is sent; once there is one it is', async () => {
  const { sent, connect } = await device({
    kept: { 'kept-cooked': [cooked('d1')] },
    isConnected: false,
  });
  expect(sent).toEqual([]);
  await connect();
  expect(sent).toHaveLength(1);
});

test('what somebody else left on this device waits for them', async () => {
  const { sent } = await device({ kept: { 'kept-cooked': [cooked('d1', { userId: 'leo' })] } });
  expect(sent).toEqual([]);
  expect(queuedCooked.read()).toHaveLength(1);
});
