import { expect, test } from 'vitest';
import { startTestServer, type TestClient } from '../../server/testing/test-server.ts';
import { readResults } from './read-results.ts';

const AUTH_SECRET = 'a secret that all servers of the place have, long enough';

async function enter(client: TestClient): Promise<'A' | 'B'> {
  const { data } = await client.graphql<{ enterExperiment: { variant: 'A' | 'B' } }>(
    'mutation { enterExperiment(input: { experiment: SALES_PAGE }) { variant } }',
  );
  return data.enterExperiment.variant;
}

/** Two servers of one place, started with different splits. */
function serversOf(splits: readonly [string, string]) {
  return Promise.all(
    splits.map((split) =>
      startTestServer({ environment: { AUTH_SECRET, EXPERIMENT_SALES_PAGE: split } }),
    ),
  );
}

function copyCookies(from: TestClient, to: TestClient): void {
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
}

test('a variant that one server gave holds on every other, and after the split was changed', async () => {
  const [first, second] = await serversOf(['a=50,b=50', 'a=1,b=999']);
  for (let visitor = 0; visitor < 8; visitor += 1) {
    const client = first!.client();
    const variant = await enter(client);
    const elsewhere = second!.client();
    copyCookies(client, elsewhere);
    expect(await enter(elsewhere)).toBe(variant);
  }
  const results = await readResults(second!.services);
  // Who was counted on one is not counted on the other.
  expect(results.map(({ seen }) => seen)).toEqual([0, 0]);
  await Promise.all([first!.close(), second!.close()]);
});

test('an operator who has decided gives everybody the same, whatever they had', async () => {
  const [trying, decided] = await serversOf(['a=50,b=50', 'b']);
  for (let visitor = 0; visitor < 8; visitor += 1) {
    const client = trying!.client();
    await enter(client);
    const later = decided!.client();
    copyCookies(client, later);
    expect(await enter(later)).toBe('B');
  }
  await Promise.all([trying!.close(), decided!.close()]);
});
