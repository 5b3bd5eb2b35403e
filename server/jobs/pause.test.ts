import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { pause } from './pause.ts';

test('pauses leave nothing behind on the signal, however many there were', async () => {
  const { signal } = new AbortController();
  for (let round = 0; round < 20; round += 1) await pause(0, signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('a pause ends when the signal says so, and one that comes too late ends at once', async () => {
  const stopping = new AbortController();
  const paused = pause(60_000, stopping.signal);
  stopping.abort();
  await paused;
  await pause(60_000, stopping.signal);
  expect(getEventListeners(stopping.signal, 'abort')).toHaveLength(0);
});
