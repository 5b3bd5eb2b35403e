import { expect, test, vi } from 'vitest';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import { useCounted } from './use-counted.ts';

/** A figure on a screen whose pictures are drawn by hand. */
async function counting({ isStill = false } = {}) {
  let figure = 23;
  let next: (() => void) | null = null;
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    next = draw;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = null;
  });
  const { now, act, redraw } = await liveHook(() => useCounted(figure), {
    window: { matchMedia: () => ({ matches: isStill }) },
  });
  return {
    now,
    become: async (value: number) => {
      figure = value;
      await redraw();
    },
    after: (ms: number) =>
      act(() => {
        nowMs += ms;
        const draw = next;
        next = null;
        draw?.();
      }),
    isCounting: () => next !== null,
  };
}

test('a figure stands until it becomes another, and counts to it as long as the meters move', async () => {
  const { now, become, after, isCounting } = await counting();
  expect([now(), isCounting()]).toEqual([23, false]);
  await become(19);
  expect(now()).toBe(23);
  await after(160);
  expect(now()).toBe(21);
  await after(160);
  expect([now(), isCounting()]).toEqual([19, false]);
});

test('what becomes another on its way counts from where it is', async () => {
  const { now, become, after } = await counting();
  await become(19);
  await after(160);
  await become(31);
  await after(160);
  expect(now()).toBe(26);
  await after(1000);
  expect(now()).toBe(31);
});

test('who wants no motion sees what it becomes at once', async () => {
  const { now, become, isCounting } = await counting({ isStill: true });
  await become(19);
  expect([now(), isCounting()]).toEqual([19, false]);
});
