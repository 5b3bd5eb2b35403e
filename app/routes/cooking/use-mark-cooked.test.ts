import { expect, test } from 'vitest';
import { fakeStorage } from '../../offline/testing/fake-storage.ts';
import { queuedCooked } from '../../plans/queues.ts';
import { liveHook } from '../../ui/testing/live-hook.tsx';
import { useMarkCooked } from './use-mark-cooked.ts';

type Asked = Parameters<typeof useMarkCooked>[0];

const stew: Asked = { userId: 'maja', dish: 'd1', recipeId: 'stew', slug: 'stew', isDone: false };

const other = { dish: 'd2' };

/** The cooking of a dish; `go` changes what is known of it. */
async function cooking(first: Asked) {
  fakeStorage();
  let asked = first;
  const { now, act, redraw } = await liveHook(() => useMarkCooked(asked));
  return {
    now,
    waiting: () => queuedCooked.read().map(({ dish }) => dish),
    /** What else waits stays. */
    send: () =>
      act(() =>
        queuedCooked.write(() => [{ ...other, userId: 'maja', recipeId: 'cod', slug: 'cod' }]),
      ),
    go: (next: Partial<Asked>) => {
      asked = { ...asked, ...next };
      return redraw();
    },
  };
}

test('the dish waits to be marked once the last step is done, and is marked when that got through', async () => {
  const { now, waiting, send, go } = await cooking(stew);
  expect([now(), waiting()]).toEqual([false, []]);
  await go({ isDone: true });
  expect([now(), waiting()]).toEqual([false, ['d1']]);
  await send();
  expect(now()).toBe(true);
});

test('going back and forth marks it once', async () => {
  const { waiting, send, go, now } = await cooking({ ...stew, isDone: true });
  await send();
  await go({ isDone: false });
  await go({ isDone: true });
  expect([waiting(), now()]).toEqual([['d2'], true]);
});

test.each([
  ['cooks for no plan', { dish: null }],
  ['is nobody we know', { userId: null }],
])('who %s has nothing to mark', async (_who, missing) => {
  const { now, waiting } = await cooking({ ...stew, isDone: true, ...missing });
  expect([now(), waiting()]).toEqual([false, []]);
});
