import { expect, onTestFinished, test, vi } from 'vitest';
import { liveHook } from '../ui/testing/live-hook.tsx';
import { useIsBefore } from './use-is-before.ts';

test('a page that stays open notices when a moment is there', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const hook = await liveHook(() => useIsBefore(90_000));
  await hook.act(() => vi.advanceTimersByTime(60_000));
  expect(hook.now()).toBe(true);
  await hook.act(() => vi.advanceTimersByTime(60_000));
  expect(hook.now()).toBe(false);
});
