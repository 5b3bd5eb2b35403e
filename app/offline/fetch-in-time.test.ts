import { expect, test } from 'vitest';
import { fetchInTime } from './fetch-in-time.ts';

const url = 'https://yolk.example/ingredient/salt.svg';

/** Says nothing, until it is let go. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('let go')));
  });

test('what is answered in time is the answer, and is not cut off later', async () => {
  let signal: AbortSignal | null | undefined;
  const answering: typeof fetch = (_input, init) => {
    signal = init?.signal;
    return Promise.resolve(new Response('salt'));
  };
  const response = await fetchInTime({ fetch: answering, patienceMs: 5 })(url);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(signal?.aborted).toBe(false);
  expect(await response.text()).toBe('salt');
});

test('what says nothing is let go', async () => {
  await expect(fetchInTime({ fetch: silent, patienceMs: 5 })(url)).rejects.toThrow('let go');
});

test.each<[string, (signal: AbortSignal) => Parameters<typeof fetch>]>([
  ['by its request', (signal) => [new Request(url, { signal })]],
  ['by its options', (signal) => [url, { signal }]],
])('who asked can let it go earlier, %s', async (_name, argumentsOf) => {
  const asking = new AbortController();
  const answer = fetchInTime({ fetch: silent, patienceMs: 60_000 })(...argumentsOf(asking.signal));
  asking.abort();
  await expect(answer).rejects.toThrow('let go');
});
