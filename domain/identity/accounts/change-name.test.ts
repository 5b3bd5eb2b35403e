import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedUp } from '../../recipes/testing/readers.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Answer {
  changeName: { problems: { path: string[]; code: string }[] } | null;
}

function changeName(client: TestClient, firstName: string, lastName: string) {
  const mutation = `mutation ($input: ChangeNameInput!) {
    changeName(input: $input) { problems { path code } }
  }`;
  return client.graphql<Answer>(mutation, { input: { firstName, lastName } });
}

async function nameOf(client: TestClient) {
  const { data } = await client.graphql<{ me: object }>('query { me { firstName lastName } }');
  return data.me;
}

test('a name is changed at once, without the spaces around it', async () => {
  const client = await signedUp(server);
  const { data } = await changeName(client, ' Åsa ', 'Berg-Lind');
  expect(data.changeName?.problems).toEqual([]);
  expect(await nameOf(client)).toEqual({ firstName: 'Åsa', lastName: 'Berg-Lind' });
});

test('names that are none are refused, each at its field, and change nothing', async () => {
  const client = await signedUp(server);
  const before = await nameOf(client);
  const { data } = await changeName(client, '', 'x'.repeat(1000));
  expect(data.changeName?.problems).toMatchObject([
    { path: ['firstName'], code: 'first-name.required' },
    { path: ['lastName'], code: 'name.too-long' },
  ]);
  expect(await nameOf(client)).toEqual(before);
});

test('whoever is not logged in has no name to change', async () => {
  const { errors } = await changeName(server.client(), 'Åsa', 'Berg');
  expect(errors[0]?.extensions.code).toBe('auth.required');
});
