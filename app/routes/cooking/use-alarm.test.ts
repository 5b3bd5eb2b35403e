import { afterEach, expect, test, vi } from 'vitest';
import { liveHook } from '../../ui/testing/live-hook.tsx';
import * as alarms from './alarm.ts';
import { useAlarm } from './use-alarm.ts';

afterEach(() => vi.restoreAllMocks());

/** A page with an alarm; what the alarm was told, in order. */
async function page({ isRinging }: { isRinging: boolean }) {
  const told: string[] = [];
  vi.spyOn(alarms, 'createAlarm').mockReturnValue({
    unlock: () => void told.push('unlock'),
    ring: () => void told.push('ring'),
    silence: () => void told.push('silence'),
  } as never);
  const listeners = new Map<string, () => void>();
  let isDue = isRinging;
  const { redraw, unmount } = await liveHook(() => useAlarm(isDue), {
    window: {
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      removeEventListener: (type: string) => void listeners.delete(type),
    },
  });
  const be = (next: boolean) => {
    isDue = next;
    return redraw();
  };
  return { told, listeners, be, unmount };
}

test('it rings as long as something is due, once', async () => {
  const { told, be } = await page({ isRinging: false });
  expect(told).toEqual([]);
  await be(true);
  await be(true);
  expect(told).toEqual(['ring']);
  await be(false);
  expect(told).toEqual(['ring', 'silence']);
});

test('leaving the page silences it', async () => {
  const { told, unmount, listeners } = await page({ isRinging: true });
  await unmount();
  expect(told).toEqual(['ring', 'silence']);
  expect(listeners.size).toBe(0);
});

test('browsers let a page ring that somebody has touched or typed on', async () => {
  const { told, listeners } = await page({ isRinging: false });
  listeners.get('pointerdown')?.();
  listeners.get('keydown')?.();
  expect(told).toEqual(['unlock', 'unlock']);
});
