import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import { itemNamed } from '../testing/build-list.ts';
import { useJustGone } from './use-just-gone.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const soap = { item: itemNamed('soap', null), index: 0, operationId: 'o1' };

test('what was removed is in sight for ten seconds, and as long as it has the focus', async () => {
  const focused = { name: 'data-back', hasAttribute: (name: string) => name === focused.name };
  const { now, act } = await liveHook(useJustGone, { document: { activeElement: focused } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => now().noteGone(soap));
  await wait(10_000);
  expect(now().gone).toEqual(soap);
  focused.name = 'data-item';
  await wait(9_999);
  expect(now().gone).toEqual(soap);
  await wait(1);
  expect(now().gone).toBeNull();
});

test('what is removed next is in sight instead, for as long', async () => {
  const { now, act } = await liveHook(useJustGone);
  await act(() => now().noteGone(soap));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  const dill = { ...soap, item: itemNamed('dill', null) };
  await act(() => now().noteGone(dill));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(now().gone).toEqual(dill);
});
