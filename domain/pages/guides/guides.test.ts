import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Progress {
  guides: { readCount: number; totalCount: number; next: { key: string } | null };
  page: { guide: { isRead: boolean; next: { key: string } | null } | null } | null;
}

async function progress(client: TestClient, key = 'howItWorks') {
  const { data } = await client.graphql<Progress>(
    `query ($key: String!) {
      guides { readCount totalCount next { key } }
      page(name: { key: $key }) { guide { isRead next { key } } }
    }`,
    { key },
  );
  return data;
}

async function mark(client: TestClient, key: string, isRead = true) {
  const { data, errors } = await client.graphql<{
    markGuideRead: { problems: { code: string }[] };
  }>(
    `mutation ($key: String!, $isRead: Boolean!) {
      markGuideRead(name: { key: $key }, isRead: $isRead) { problems { code } } }`,
    { key, isRead },
  );
  if (errors[0]) return [errors[0].extensions.code];
  return data.markGuideRead.problems.map(({ code }) => code);
}

test("what somebody has read is kept, counted, taken back, and nobody else's", async () => {
  const { client } = await signUpSomebody(server);
  const { client: other } = await signUpSomebody(server);
  expect(await progress(client)).toEqual({
    guides: { readCount: 0, totalCount: 8, next: { key: 'howItWorks' } },
    page: { guide: { isRead: false, next: { key: 'questions' } } },
  });
  expect(await mark(client, 'howItWorks')).toEqual([]);
  expect(await mark(client, 'howItWorks')).toEqual([]);
  expect(await progress(client)).toMatchObject({
    guides: { readCount: 1, next: { key: 'questions' } },
    page: { guide: { isRead: true } },
  });
  expect((await progress(other)).guides.readCount).toBe(0);
  await mark(client, 'howItWorks', false);
  expect((await progress(client)).guides.readCount).toBe(0);
});

test('a visitor sees what comes next and keeps nothing, and other pages are no guides', async () => {
  const visitor = server.client();
  expect(await mark(visitor, 'satiety')).toEqual(['auth.required']);
  expect((await progress(visitor, 'satiety')).page?.guide).toEqual({
    isRead: false,
    next: { key: 'highProtein' },
  });
  expect((await progress(visitor, 'about')).page).toEqual({ guide: null });
  expect((await progress(visitor, 'nowhere')).page).toBeNull();
  const { client } = await signUpSomebody(server);
  expect(await mark(client, 'about')).toEqual(['input.invalid']);
  expect(await mark(client, 'nowhere')).toEqual(['input.invalid']);
});
