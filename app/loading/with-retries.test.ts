import { expect, test } from 'vitest';
import { retryDelaysMs, withRetries } from './with-retries.ts';

type Step = number | 'lost';

/** Answers as told, one step a try; the last goes on for ever. */
async function askThrough(steps: Step[], isPointless = () => false) {
  const pauses: number[] = [];
  let tries = 0;
  const answer = withRetries({
    isPointless,
    pause: async (ms) => void pauses.push(ms),
    ask: async () => {
      const step = steps[Math.min(tries, steps.length - 1)];
      tries += 1;
      if (step === 'lost' || step === undefined) throw new TypeError('Failed to fetch');
      return new Response('', { status: step });
    },
  });
  const outcome = await answer.then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  return { outcome, tries, pauses };
}

test.each<[Step[], number | string, number]>([
  [[200], 200, 1],
  [['lost', 200], 200, 2],
  [[503, 'lost', 200], 200, 3],
  [[500, 500, 500, 200], 200, 4],
  [[500], 500, 4],
  [['lost'], 'TypeError', 4],
  [[404, 200], 404, 1],
  [[429, 200], 429, 1],
])('%j is answered with %s after %i tries', async (steps, outcome, tries) => {
  const asked = await askThrough(steps);
  expect(asked).toEqual({ outcome, tries, pauses: retryDelaysMs.slice(0, tries - 1) });
});

test('nothing is asked again once nobody wants it or there is no network', async () => {
  expect(await askThrough(['lost', 200], () => true)).toMatchObject({
    outcome: 'TypeError',
    tries: 1,
  });
});
