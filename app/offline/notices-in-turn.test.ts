import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './notices-in-turn.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what one page does with notifications is over before the next begins', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} began`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    events.push(`${name} ended`);
  };
  await Promise.all([inTurn(work('one')), inTurn(work('two'))]);
  expect(events).toEqual(['one began', 'one ended', 'two began', 'two ended']);
});

test('a page that hangs keeps no other waiting for more than five seconds', async () => {
  vi.useFakeTimers();
  const hanging = Promise.withResolvers<void>();
  const first = inTurn(() => hanging.promise);
  await vi.advanceTimersByTimeAsync(0);
  const work = vi.fn<() => Promise<string>>(async () => 'told');
  const second = inTurn(work);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe('told');
  hanging.resolve();
  await first;
});

test('what fails in its turn has failed, however long it took, and is not done a second time', async () => {
  vi.useFakeTimers();
  const work = vi.fn<() => Promise<void>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    throw new Error('refused');
  });
  const outcome = inTurn(work).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(6_001);
  expect(await outcome).toBe('refused');
  expect(work).toHaveBeenCalledOnce();
  const quick = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')));
  await expect(inTurn(quick)).rejects.toThrow('refused');
  expect(quick).toHaveBeenCalledOnce();
});

test('a browser without turns does everything at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await inTurn(async () => 'told')).toBe('told');
});
