import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { password, send, signUpSomebody } from '../identity/testing/account-client.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { createRandomId } from '../../lib/ids.ts';
import { communityPosts, communityTopics } from './community.tables.ts';
import { answer, change, signUpWriter, start, type Somebody } from './testing/community-client.ts';

let server: TestServer;
let tomas: Somebody;
let kaisa: Somebody;
let reader: Somebody;
beforeAll(async () => {
  server = await startTestServer();
  tomas = await signUpWriter(server);
  kaisa = await signUpWriter(server);
  reader = await signUpSomebody(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(rateLimits);
  await server.services.db.delete(communityTopics);
});

interface Post {
  id: string;
  number: number;
  writerName: string | null;
  isOwn: boolean;
  markdown: string | null;
  editedAt: string | null;
  likeCount: number;
  isLiked: boolean;
  state: string;
  answersNumber: number | null;
  blocks: { kind: string; lines: { spans: { text: string; href: string | null }[] }[] }[];
}
interface Topic {
  title: string | null;
  first: Post | null;
  replies: Post[];
  replyCount: number;
  page: number;
  pageCount: number;
  isFollowed: boolean;
}

const postFields = `id number writerName isOwn markdown editedAt likeCount isLiked state answersNumber
  blocks { kind lines { spans { text href } } }`;

async function open(client: TestClient, id: string, page = 1): Promise<Topic | null> {
  const { data, errors } = await client.graphql<{ communityTopic: Topic | null }>(
    `query ($id: ID!, $page: Int!) { communityTopic(id: $id, page: $page) { title replyCount page pageCount
      isFollowed first { ${postFields} } replies { ${postFields} } } }`,
    { id, page },
  );
  expect(errors).toEqual([]);
  return data.communityTopic;
}

async function list(client: TestClient, input: object = {}) {
  const { data } = await client.graphql<{
    communityTopics: {
      totalCount: number;
      topics: {
        title: string;
        excerpt: string | null;
        writerName: string | null;
        replyCount: number;
      }[];
    };
  }>(
    `query ($input: CommunityTopicsInput!) { communityTopics(input: $input) {
      totalCount topics { title excerpt writerName replyCount } } }`,
    { input },
  );
  return data.communityTopics.topics;
}

test('a topic is read by everybody with an account, and by its title alone without one', async () => {
  const { topicId, codes } = await start(tomas, { name: 'Tomas D.' });
  expect(codes).toEqual([]);
  await answer(kaisa, { topicId, name: 'Kaisa N.' });
  const topic = await open(reader.client, topicId);
  expect(topic).toMatchObject({
    title: 'My cauliflower rice is always wet',
    first: { writerName: 'Tomas D.', isOwn: false, markdown: null },
    replies: [{ writerName: 'Kaisa N.', number: 1 }],
    replyCount: 1,
  });
  const visitor = server.client();
  expect(await open(visitor, topicId)).toMatchObject({ first: null, replies: [] });
  expect(await list(visitor)).toEqual([
    { title: topic?.title, excerpt: null, writerName: null, replyCount: 1 },
  ]);
  expect(await list(reader.client)).toMatchObject([
    { excerpt: 'I squeeze it, I salt it, I still get soup.', writerName: 'Tomas D.' },
  ]);
});

test('who has no membership reads, likes, follows and reports, and does not write', async () => {
  const { topicId, id } = await start(tomas);
  expect((await start(reader)).codes).toEqual(['premium.required']);
  expect((await answer(reader, { topicId })).codes).toEqual(['premium.required']);
  expect(await change(reader, 'likeCommunityPost', { id, isLiked: true })).toEqual([]);
  expect(await change(reader, 'likeCommunityPost', { id, isLiked: true })).toEqual([]);
  expect(await change(reader, 'followCommunityTopic', { id: topicId, isFollowed: true })).toEqual(
    [],
  );
  expect(await change(reader, 'reportCommunityPost', { id, reason: 'OTHER' })).toEqual([]);
  expect(await open(reader.client, topicId)).toMatchObject({
    first: { likeCount: 1, isLiked: true },
    isFollowed: true,
  });
  await change(reader, 'likeCommunityPost', { id, isLiked: false });
  expect(await open(reader.client, topicId)).toMatchObject({ first: { likeCount: 0 } });
});

test('a form sent twice, also at one moment, is one post', async () => {
  const requestKey = createRandomId();
  const sent = await Promise.all([1, 2].map(() => start(tomas, { requestKey, name: 'Tom' })));
  const again = await start(tomas, { requestKey, name: 'Tom' });
  expect(new Set([...sent, again].map(({ topicId }) => topicId)).size).toBe(1);
  expect(await list(reader.client)).toHaveLength(1);
  const { topicId } = again;
  const key = createRandomId();
  for (let count = 0; count < 2; count += 1) await answer(kaisa, { topicId, requestKey: key });
  expect((await open(reader.client, topicId))?.replies).toHaveLength(1);
});

test('only the writer changes and deletes a post, and a change is shown', async () => {
  const { topicId, id } = await start(tomas);
  const edit = { id, title: 'My cauliflower rice is dry now', text: 'Two rounds did it.' };
  expect(await change(kaisa, 'editCommunityPost', edit)).toEqual(['id community.post-gone']);
  expect(await deleted(kaisa, id)).toEqual(['id community.post-gone']);
  expect((await open(kaisa.client, topicId))?.first?.editedAt).toBeNull();
  expect(await change(tomas, 'editCommunityPost', edit)).toEqual([]);
  const topic = await open(kaisa.client, topicId);
  expect(topic).toMatchObject({ title: edit.title, first: { editedAt: expect.any(String) } });
  expect(await list(kaisa.client, { text: 'rounds' })).toHaveLength(1);
  expect(await list(kaisa.client, { text: 'squeeze' })).toHaveLength(0);
});

async function deleted({ client }: Somebody, id: string): Promise<string[]> {
  const { data } = await client.graphql<{
    deleteCommunityPost: { problems: { path: string[]; code: string }[] };
  }>('mutation ($id: ID!) { deleteCommunityPost(id: $id) { problems { path code } } }', { id });
  return data.deleteCommunityPost.problems.map(({ path, code }) => [...path, code].join(' '));
}

test('a topic that others answered stays without what its writer took away', async () => {
  const alone = await start(tomas);
  const answered = await start(tomas);
  await answer(kaisa, { topicId: answered.topicId });
  expect(await deleted(tomas, alone.id)).toEqual([]);
  expect(await deleted(tomas, answered.id)).toEqual([]);
  expect(await open(kaisa.client, alone.topicId)).toBeNull();
  expect(await open(kaisa.client, answered.topicId)).toMatchObject({
    title: null,
    first: null,
    replies: [{ isOwn: true }],
  });
  expect(await list(kaisa.client)).toEqual([]);
});

test('replies come in pages, and an answer names the post it is to', async () => {
  const { topicId } = await start(tomas);
  const first = await answer(kaisa, { topicId, text: 'Reply 1' });
  const { db } = server.services;
  await db.update(communityTopics).set({ nextNumber: 21 }).where(eq(communityTopics.id, topicId));
  const last = await answer(kaisa, { topicId, text: 'Reply 21', answersId: first.id });
  expect(last).toMatchObject({ number: 21, page: 2 });
  expect(await open(reader.client, topicId)).toMatchObject({
    page: 1,
    pageCount: 2,
    replies: [{ number: 1 }],
  });
  expect(await open(reader.client, topicId, 99)).toMatchObject({
    page: 2,
    first: { number: 0 },
    replies: [{ number: 21, answersNumber: 1 }],
  });
  const elsewhere = await start(tomas);
  const odd = await answer(kaisa, { topicId: elsewhere.topicId, answersId: first.id });
  expect((await open(reader.client, odd.topicId))?.replies[0]?.answersNumber).toBeNull();
});

test('the newest write without links, and less', async () => {
  const { topicId } = await start(tomas);
  const link = 'Look at https://example.com/pan';
  expect((await answer(kaisa, { topicId, text: link })).codes).toEqual([
    'text community.no-links-yet',
  ]);
  for (let count = 0; count < 5; count += 1) {
    expect((await answer(kaisa, { topicId })).codes).toEqual([]);
  }
  expect((await answer(kaisa, { topicId })).codes).toEqual(['tries.too-many']);
  await server.services.db.delete(rateLimits);
  await server.services.db
    .update(communityPosts)
    .set({ postedAt: new Date(Date.now() - 2 * 86_400_000) })
    .where(eq(communityPosts.userId, kaisa.userId));
  expect((await answer(kaisa, { topicId, text: link })).codes).toEqual([]);
  const blocks = (await open(reader.client, topicId))?.replies.at(-1)?.blocks;
  expect(blocks?.[0]?.lines[0]?.spans.at(-1)).toEqual({
    text: 'https://example.com/pan',
    href: 'https://example.com/pan',
  });
});

test('the newest begin two topics a day, and answer meanwhile', async () => {
  const { topicId } = await start(tomas);
  expect((await start(tomas)).codes).toEqual([]);
  expect((await start(tomas)).codes).toEqual(['tries.too-many']);
  expect((await answer(tomas, { topicId })).codes).toEqual([]);
});

test('a name is somebody’s own, and not the operator’s', async () => {
  const { topicId } = await start(tomas, { name: 'Tomás D.' });
  const named = async (name: string) => (await answer(kaisa, { topicId, name })).codes;
  expect(await named('tomas d')).toEqual(['name community.name-taken']);
  expect(await named('Yolk team')).toEqual(['name community.name-not-allowed']);
  expect(await named('Editor Ines')).toEqual(['name community.name-not-allowed']);
  expect(await named('')).toEqual(['name community.name-required']);
  expect(await named('x'.repeat(31))).toEqual(['name community.too-long']);
  expect(await named('Kaisa')).toEqual([]);
  const { data } = await kaisa.client.graphql<{ community: { own: object } }>(
    '{ community { own { name suggestedName level pausedUntil } } }',
  );
  expect(data.community.own).toEqual({
    name: 'Kaisa',
    suggestedName: 'Maja L.',
    level: 'NEW',
    pausedUntil: null,
  });
});

test.each([
  ['title community.title-too-short', { title: 'Wet' }],
  ['title community.too-long', { title: 'x'.repeat(121) }],
  ['text community.text-required', { text: '  ' }],
  ['text community.too-long', { text: 'x'.repeat(4001) }],
  ['input.invalid', { requestKey: 'again' }],
])('%s', async (code, given) => {
  expect((await start(tomas, given)).codes).toEqual([code]);
  expect(await list(reader.client)).toEqual([]);
});

test('a search finds words of titles, texts and replies, in the reader’s language', async () => {
  const { topicId } = await start(tomas);
  await answer(kaisa, { topicId, text: 'A tea towel and a sieve.' });
  const count = async (text: string) => (await list(reader.client, { text })).length;
  expect(await count('CAULIFLOWER')).toBe(1);
  expect(await count('soup')).toBe(1);
  expect(await count('sieve tow')).toBe(1);
  expect(await count('sieve butter')).toBe(0);
  expect(await count('!!!')).toBe(0);
  expect(await list(reader.client, { area: 'HEALTH' })).toEqual([]);
  const swedish = server.client({ locale: 'sv' });
  expect(await list(swedish, { text: 'soup' })).toEqual([]);
});

test('members find the topics they follow, and those they wrote in; visitors find none', async () => {
  const { topicId } = await start(tomas, { title: 'What do you pack for the train?' });
  await start(tomas);
  const followed = ({ client }: Pick<Somebody, 'client'>) =>
    list(client, { isFollowed: true }).then((topics) => topics.map(({ title }) => title));
  expect(await followed(tomas)).toHaveLength(2);
  expect(await followed(kaisa)).toEqual([]);
  await answer(kaisa, { topicId });
  await change(reader, 'followCommunityTopic', { id: topicId, isFollowed: true });
  expect(await followed(kaisa)).toEqual(['What do you pack for the train?']);
  expect(await followed(reader)).toEqual(['What do you pack for the train?']);
  await change(reader, 'followCommunityTopic', { id: topicId, isFollowed: false });
  expect(await followed(reader)).toEqual([]);
  expect(await list(server.client(), { isFollowed: true })).toEqual([]);
});

test('all that a member wrote is in the download, and goes with the account', async () => {
  const leaving = await signUpWriter(server);
  const own = await start(leaving, { title: 'Where do you buy butter?' });
  const { topicId } = await start(tomas, { title: 'Something else altogether' });
  await answer(leaving, { topicId, text: 'A word of mine.' });
  await answer(kaisa, { topicId: own.topicId, text: 'At the farm.' });
  const { data } = await leaving.client.graphql<{ myData: string }>('{ myData }');
  expect(data.myData).toContain('Where do you buy butter?');
  expect(data.myData).toContain('A word of mine.');
  expect(data.myData).not.toContain('At the farm.');
  await send(leaving.client, 'deleteAccount', { password, isSure: true });
  expect(await open(kaisa.client, topicId)).toMatchObject({ replies: [], replyCount: 0 });
  expect(await open(kaisa.client, own.topicId)).toMatchObject({ title: null, first: null });
  expect(await list(kaisa.client, { text: 'butter' })).toEqual([]);
});
