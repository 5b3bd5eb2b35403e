import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../offline/testing/fake-storage.ts';
import { liveHook } from '../../ui/testing/live-hook.tsx';
import { storedTimers } from './timer-store.ts';
import { useTimers } from './use-timers.ts';

afterEach(() => vi.useRealTimers());

const names = { name: 'Step 3: Roast', dish: 'Stew', path: '/cooking/stew#step-3', until: null };
const eggs = { ...names, id: 'eggs', durationMs: 60_000, endsAtMs: null, leftMs: 60_000 };

/** A kitchen at eight o'clock with timers from before. */
async function kitchen(kept: unknown = []) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-03-02T08:00:00Z');
  const texts = fakeStorage(new Map([['kept-timers', JSON.stringify(kept)]]));
  const listeners = new Map<string, () => void>();
  const { now, act, unmount } = await liveHook(useTimers, {
    document: {
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      removeEventListener: (type: string) => void listeners.delete(type),
    },
  });
  return {
    texts,
    listeners,
    act,
    unmount,
    timers: () => now(),
    shown: () => now().all.map(({ id, state, leftNowMs }) => [id, state, leftNowMs]),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

test('a timer counts down, rings, and can be given another minute', async () => {
  const { act, timers, shown, pass } = await kitchen();
  await act(() => timers().start({ ...names, id: 'stew', minutes: 2 }));
  expect(shown()).toEqual([['stew', 'running', 120_000]]);
  await pass(1000);
  expect(shown()).toEqual([['stew', 'running', 119_000]]);
  await pass(119_000);
  expect(shown()).toEqual([['stew', 'ringing', 0]]);
  await act(() => timers().addMinute('stew'));
  expect(shown()).toEqual([['stew', 'running', 60_000]]);
});

test('what is pressed is of this moment, though nothing has moved since the last one', async () => {
  const { act, timers, shown, pass } = await kitchen([eggs]);
  vi.setSystemTime('2026-03-02T09:00:00Z');
  await act(() => timers().resume('eggs'));
  expect(shown()).toEqual([['eggs', 'running', 60_000]]);
  await pass(20_000);
  await act(() => timers().pause('eggs'));
  expect(shown()).toEqual([['eggs', 'paused', 40_000]]);
  await pass(20_000);
  expect(shown()).toEqual([['eggs', 'paused', 40_000]]);
});

test('a change is of one timer, and a step that starts its timer again has one', async () => {
  const { act, timers, shown } = await kitchen([eggs]);
  await act(() => timers().start({ ...names, id: 'stew', minutes: 1 }));
  await act(() => timers().pause('stew'));
  await act(() => timers().addMinute('stew'));
  expect(shown()).toEqual([
    ['eggs', 'paused', 60_000],
    ['stew', 'paused', 120_000],
  ]);
  await act(() => timers().start({ ...names, id: 'eggs', minutes: 3 }));
  expect(shown()).toEqual([
    ['stew', 'paused', 120_000],
    ['eggs', 'running', 180_000],
  ]);
  await act(() => timers().remove('stew'));
  expect(shown()).toEqual([['eggs', 'running', 180_000]]);
});

test('coming back to the page shows what time it is', async () => {
  const { act, timers, shown, listeners } = await kitchen();
  await act(() => timers().start({ ...names, id: 'stew', minutes: 10 }));
  // Browsers hold intervals of pages that nobody sees.
  vi.setSystemTime('2026-03-02T08:04:00Z');
  await act(() => listeners.get('visibilitychange')?.());
  expect(shown()).toEqual([['stew', 'running', 360_000]]);
});

test('while nothing runs nothing moves', async () => {
  const { listeners, act, timers, unmount } = await kitchen([eggs]);
  expect([vi.getTimerCount(), listeners.has('visibilitychange')]).toEqual([0, false]);
  await act(() => timers().resume('eggs'));
  expect([vi.getTimerCount(), listeners.has('visibilitychange')]).toEqual([1, true]);
  await unmount();
  expect([vi.getTimerCount(), listeners.has('visibilitychange')]).toEqual([0, false]);
});

test('what rang half an hour ago is gone, and a new timer takes it out of what is kept', async () => {
  const rang = { ...eggs, id: 'old', endsAtMs: Date.parse('2026-03-02T07:29:00Z') };
  const { act, timers, shown } = await kitchen([rang, eggs]);
  expect(shown().map(([id]) => id)).toEqual(['eggs']);
  await act(() => timers().start({ ...names, id: 'stew', minutes: 1 }));
  expect(storedTimers.read().map(({ id }) => id)).toEqual(['eggs', 'stew']);
});

test.each([
  [null],
  ['x'],
  [{ ...eggs, id: 7 }],
  [{ ...eggs, path: undefined }],
  [{ ...eggs, durationMs: '60000' }],
  [{ ...eggs, endsAtMs: 'soon' }],
  [{ ...eggs, leftMs: null }],
])('what is no timer is not read: %j', async (strange) => {
  const { shown } = await kitchen([strange, eggs]);
  expect(shown().map(([id]) => id)).toEqual(['eggs']);
});

test('what is no list of timers is none', async () => {
  const { shown } = await kitchen({ eggs });
  expect(shown()).toEqual([]);
});
