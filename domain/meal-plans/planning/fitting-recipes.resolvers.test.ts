import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function stay(avoid: string, diet = 'null'): Promise<number> {
  const { data } = await server
    .client()
    .graphql<{ count: number }>(`{ count: fittingRecipeCount(avoid: [${avoid}], diet: ${diet}) }`);
  return data.count;
}

test('the more is left out, the fewer dishes stay, and visitors are told', async () => {
  const all = await stay('');
  const withoutFish = await stay('FISH');
  const withoutSeafood = await stay('FISH, SHELLFISH');
  expect(withoutFish).toBeLessThan(all);
  expect(withoutSeafood).toBeLessThan(withoutFish);
  expect(await stay('', 'VEGAN')).toBeLessThan(await stay('', 'VEGETARIAN'));
  expect(await stay('', 'VEGAN')).toBeGreaterThan(0);
});
