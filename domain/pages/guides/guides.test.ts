import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { allPages, findPage, pagePath } from '../find-page.ts';
import { isGuide } from './guide-keys.rules.ts';
import { readingMinutes } from './reading-minutes.rules.ts';

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

interface Shelves {
  guides: {
    collections: {
      key: string;
      title: string;
      guides: {
        key: string;
        path: string;
        title: string;
        lead: string;
        pictureRecipeId: string;
        readingMinutes: number;
        isRead: boolean;
      }[];
    }[];
  };
}

async function shelvesFor(client: TestClient) {
  const { data, errors } = await client.graphql<Shelves>(
    `{ guides { collections { key title guides {
      key path title lead pictureRecipeId readingMinutes isRead } } } }`,
  );
  expect(errors).toEqual([]);
  return data.guides.collections;
}

test('every guide stands on a shelf with its words, its picture and how long it takes', async () => {
  const { pages, collections } = server.services;
  const { client } = await signUpSomebody(server, { locale: 'sv' });
  await mark(client, 'satiety');
  const shelves = await shelvesFor(client);
  expect(shelves.slice(0, collections.guides.length).map(({ key, title }) => [key, title])).toEqual(
    collections.guides.map(({ key, titles }) => [key, titles.sv]),
  );
  const listed = shelves.flatMap(({ guides }) => guides);
  const keys = listed.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.toSorted()).toEqual(
    allPages(pages)
      .filter(isGuide)
      .map(({ key }) => key)
      .toSorted(),
  );
  for (const guide of listed) {
    const page = findPage(pages, guide.key)!;
    expect(guide).toMatchObject({
      path: pagePath(page, 'sv'),
      pictureRecipeId: page.picture,
      readingMinutes: readingMinutes(page.texts.sv),
      isRead: guide.key === 'satiety',
    });
    expect(guide.title).toBe(page.texts.sv.title.replaceAll('{brand}', 'Yolk'));
    expect(guide.lead).not.toMatch(/^$|\{/);
  }
});

test('a guide that stands on no shelf of the editors is on one more, behind theirs', async () => {
  const { collections } = server.services;
  const [first, ...others] = collections.guides;
  const left = first!.guides[0]!;
  const shown = vi.spyOn(server.services, 'collections', 'get');
  const without = { ...first!, guides: first!.guides.slice(1) };
  shown.mockReturnValue({ ...collections, guides: [without, ...others] });
  const shelves = await shelvesFor(server.client({ locale: 'es' }));
  const more = shelves.at(-1)!;
  expect(more.key).toBe('MORE');
  expect(more.title).not.toBe('');
  expect(more.guides.map(({ key }) => key)).toContain(left);
  shown.mockReturnValue({ ...collections, guides: [{ ...first!, guides: allGuides() }] });
  expect((await shelvesFor(server.client())).map(({ key }) => key)).toEqual([first!.key]);
  shown.mockRestore();
});

function allGuides(): string[] {
  return allPages(server.services.pages)
    .filter(isGuide)
    .map(({ key }) => key);
}

test('after the last guide was read nothing comes next, and all of them are counted', async () => {
  const { client } = await signUpSomebody(server);
  const guides = allGuides();
  for (const key of guides) expect(await mark(client, key)).toEqual([]);
  expect(await progress(client)).toEqual({
    guides: { readCount: guides.length, totalCount: guides.length, next: null },
    page: { guide: { isRead: true, next: null } },
  });
  const { data } = await client.graphql<{ myData: string }>('{ myData }');
  const mine = JSON.parse(data.myData) as { guides: { guide: string }[] };
  expect(mine.guides.map(({ guide }) => guide).toSorted()).toEqual(guides.toSorted());
});
