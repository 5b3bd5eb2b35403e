import { expect, test, vi } from 'vitest';
import { liveHook } from '../../ui/testing/live-hook.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** A screen that the browser keeps lit on request; what it was asked and what was given back. */
async function screen(answer: () => 'lit' | 'refused' | Promise<'lit'> = () => 'lit') {
  const locks: (EventTarget & { released: boolean; release(): Promise<void> })[] = [];
  let asked = 0;
  async function request() {
    asked += 1;
    if ((await answer()) === 'refused') throw new DOMException('Low battery', 'NotAllowedError');
    const lock = Object.assign(new EventTarget(), {
      released: false,
      async release() {
        lock.released = true;
        lock.dispatchEvent(new Event('release'));
      },
    });
    locks.push(lock);
    return lock;
  }
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const listeners = new Map<string, () => void>();
  const page = { visibilityState: 'visible' };
  const { now, act, unmount } = await liveHook(useWakeLock, {
    document: Object.assign(page, {
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      removeEventListener: (type: string) => void listeners.delete(type),
    }),
  });
  return {
    now,
    act,
    locks,
    unmount,
    listeners,
    asked: () => asked,
    happen: (type: string) => act(() => listeners.get(type)?.()),
    look: (visibilityState: string) =>
      act(() => {
        page.visibilityState = visibilityState;
        listeners.get('visibilitychange')?.();
      }),
  };
}

test('the screen stays lit while one cooks, and is let go with the page', async () => {
  const { now, locks, unmount, listeners } = await screen();
  expect(now()).toBe('on');
  await unmount();
  expect(locks.map(({ released }) => released)).toEqual([true]);
  expect([...listeners.keys()].filter((type) => type !== 'selectionchange')).toEqual([]);
});

test('a browser that lets go elsewhere is asked again on the way back, and only then', async () => {
  const { now, act, locks, look, happen, asked } = await screen();
  await happen('pointerdown');
  expect(asked()).toBe(1);
  await look('hidden');
  await act(() => locks[0]?.release());
  expect(now()).toBe('off');
  await look('hidden');
  expect(asked()).toBe(1);
  await look('visible');
  expect([asked(), now()]).toEqual([2, 'on']);
});

test('a battery saver that refuses is asked again with the next press', async () => {
  let isSaving = true;
  const { now, happen } = await screen(() => (isSaving ? 'refused' : 'lit'));
  expect(now()).toBe('off');
  isSaving = false;
  await happen('pointerdown');
  expect(now()).toBe('on');
});

test('nobody asks twice while the browser is thinking, and what comes after leaving is given back', async () => {
  const thinking = Promise.withResolvers<'lit'>();
  const { locks, happen, asked, unmount } = await screen(() => thinking.promise);
  await happen('pointerdown');
  expect(asked()).toBe(1);
  await unmount();
  thinking.resolve('lit');
  await vi.waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true]));
});

test('a browser that cannot is not asked', async () => {
  vi.stubGlobal('navigator', {});
  const { now } = await liveHook(useWakeLock);
  expect(now()).toBe('unsupported');
});
