import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { password, send, signUpSomebody } from '../identity/testing/account-client.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { statementsOf } from '../../server/testing/statements-of.ts';
import { createRandomId } from '../../lib/ids.ts';
import { users } from '../identity/identity.tables.ts';
import { communityMembers, communityPosts, communityTopics } from './community.tables.ts';
import { exportOwnCommunity } from './export-own-data.ts';
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

const everyField = `id topicId number title writerName isStaff isOwn blocks { kind } markdown excerpt
  picture { id } state reason postedAt editedAt likeCount isLiked answersNumber`;

async function firstOf({ client }: Pick<Somebody, 'client'>, id: string) {
  const { data, errors } = await client.graphql<{ communityTopic: { first: object } }>(
    `query ($id: ID!) { communityTopic(id: $id) { first { ${everyField} } } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return data.communityTopic.first;
}

test('a post is read with all that belongs to it, by its writer as it was typed', async () => {
  const { topicId, id } = await start(tomas, { name: 'Tomas D.', text: '**Wet** rice.' });
  const read = {
    id,
    topicId,
    number: 0,
    title: 'My cauliflower rice is always wet',
    writerName: 'Tomas D.',
    isStaff: false,
    isOwn: false,
    blocks: [{ kind: 'PARAGRAPH' }],
    markdown: null,
    excerpt: 'Wet rice.',
    picture: null,
    state: 'SHOWN',
    reason: null,
    postedAt: expect.any(String),
    editedAt: null,
    likeCount: 0,
    isLiked: false,
    answersNumber: null,
  };
  expect(await firstOf(reader, topicId)).toEqual(read);
  expect(await firstOf(tomas, topicId)).toEqual({
    ...read,
    isOwn: true,
    markdown: '**Wet** rice.',
  });
});

test('of a hidden post others read nothing but that it is hidden, and why', async () => {
  const { topicId, id } = await start(tomas, { text: 'Rice.' });
  await server.services.db
    .update(communityPosts)
    .set({ state: 'HIDDEN', reason: 'UNKIND' })
    .where(eq(communityPosts.id, id));
  expect(await firstOf(reader, topicId)).toMatchObject({
    title: '',
    writerName: null,
    blocks: [],
    markdown: null,
    excerpt: '',
    state: 'HIDDEN',
    reason: 'UNKIND',
  });
  expect(await firstOf(tomas, topicId)).toMatchObject({
    title: 'My cauliflower rice is always wet',
    writerName: expect.any(String),
    blocks: [{ kind: 'PARAGRAPH' }],
    excerpt: 'Rice.',
  });
  expect(await open(tomas.client, topicId)).toMatchObject({
    title: 'My cauliflower rice is always wet',
  });
  expect(await open(reader.client, topicId)).toMatchObject({ title: null });
});

test('a topic says what it is about, in which language, and what comes next', async () => {
  const { topicId } = await start(tomas, { area: 'FAMILY' });
  await answer(kaisa, { topicId });
  const asked = `query ($id: ID!) { communityTopic(id: $id) { id area language title startedAt nextNumber
    replyCount page pageCount isFollowed } }`;
  const topicOf = async ({ client }: { client: TestClient }) =>
    (await client.graphql<{ communityTopic: object }>(asked, { id: topicId })).data.communityTopic;
  const topic = {
    id: topicId,
    area: 'FAMILY',
    language: 'en',
    title: 'My cauliflower rice is always wet',
    startedAt: expect.any(String),
    nextNumber: 2,
    page: 1,
    pageCount: 1,
  };
  expect(await topicOf(tomas)).toEqual({ ...topic, replyCount: 1, isFollowed: true });
  expect(await topicOf(reader)).toEqual({ ...topic, replyCount: 1, isFollowed: false });
  expect(await topicOf({ client: server.client() })).toEqual({
    ...topic,
    replyCount: 0,
    isFollowed: false,
  });
});

test.each(['x', createRandomId()])('there is no topic and no post %j', async (id) => {
  expect(await open(reader.client, id)).toBeNull();
  expect(await open(server.client(), id)).toBeNull();
  const { data, errors } = await reader.client.graphql<{ ownCommunityPost: null }>(
    'query ($id: ID!) { ownCommunityPost(id: $id) { id } }',
    { id },
  );
  expect([data.ownCommunityPost, errors]).toEqual([null, []]);
});

test('what no topic or post can be called is not looked for', async () => {
  const asked = await statementsOf(async () => {
    await open(reader.client, 'x');
    await reader.client.graphql('{ ownCommunityPost(id: "x") { id } }');
  });
  expect(asked.filter(({ text }) => text.includes('community_'))).toEqual([]);
});

test('a member opens a post of their own to change it, and nobody else does', async () => {
  const { id } = await start(tomas);
  const own = async ({ client }: Somebody) =>
    (
      await client.graphql<{ ownCommunityPost: object | null }>(
        'query ($id: ID!) { ownCommunityPost(id: $id) { id title markdown } }',
        { id },
      )
    ).data.ownCommunityPost;
  expect(await own(tomas)).toEqual({
    id,
    title: 'My cauliflower rice is always wet',
    markdown: 'I squeeze it, I salt it, I still get soup.',
  });
  expect(await own(kaisa)).toBeNull();
});

test('a list tells visitors what there is, and members who wrote it', async () => {
  const { topicId, id } = await start(tomas, { name: 'Tomas D.', area: 'HEALTH' });
  await change(reader, 'likeCommunityPost', { id, isLiked: true });
  const listed = async ({ client }: { client: TestClient }) =>
    (
      await client.graphql<{ communityTopics: object }>(
        `{ communityTopics(input: {}) { totalCount pageCount topics { id area title excerpt writerName
          isStaff isOwn startedAt lastPostAt replyCount likeCount } } }`,
      )
    ).data.communityTopics;
  const topic = {
    id: topicId,
    area: 'HEALTH',
    title: 'My cauliflower rice is always wet',
    excerpt: 'I squeeze it, I salt it, I still get soup.',
    writerName: 'Tomas D.',
    isStaff: false,
    isOwn: false,
    startedAt: expect.any(String),
    lastPostAt: expect.any(String),
    replyCount: 0,
    likeCount: 1,
  };
  const page = { totalCount: 1, pageCount: 1 };
  expect(await listed(reader)).toEqual({ ...page, topics: [topic] });
  expect(await listed(tomas)).toEqual({ ...page, topics: [{ ...topic, isOwn: true }] });
  expect(await listed({ client: server.client() })).toEqual({
    ...page,
    topics: [{ ...topic, excerpt: null, writerName: null }],
  });
});

/** As many as fill two pages and begin a third. */
async function manyTopics(count: number): Promise<void> {
  const { db } = server.services;
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes));
  const ids = Array.from({ length: count }, () => createRandomId());
  await db.insert(communityTopics).values(
    ids.map((id, order) => ({
      id,
      area: 'COOKING',
      language: 'en',
      nextNumber: 1,
      startedAt: at(order),
      lastPostAt: at(-order),
    })),
  );
  await db.insert(communityPosts).values(
    ids.map((topicId, order) => ({
      id: createRandomId(),
      requestKey: createRandomId(),
      topicId,
      userId: tomas.userId,
      number: 0,
      title: `Topic ${order}`,
      text: 'Text.',
      state: 'SHOWN',
      postedAt: at(order),
      searchWords: [],
    })),
  );
}

test('a list comes in pages of twenty, by the last reply or the newest first', async () => {
  await start(tomas, { name: 'Tomas' });
  await server.services.db.delete(communityTopics);
  await manyTopics(41);
  const paged = async (input: object) => {
    const { data } = await reader.client.graphql<{
      communityTopics: { pageCount: number; totalCount: number; topics: { title: string }[] };
    }>(
      `query ($input: CommunityTopicsInput!) { communityTopics(input: $input) {
        pageCount totalCount topics { title } } }`,
      { input },
    );
    const { pageCount, totalCount, topics } = data.communityTopics;
    return [topics.length, topics[0]?.title, pageCount, totalCount];
  };
  expect(await paged({})).toEqual([20, 'Topic 0', 3, 41]);
  expect(await paged({ order: null, text: null, page: null })).toEqual([20, 'Topic 0', 3, 41]);
  expect(await paged({ order: 'NEWEST' })).toEqual([20, 'Topic 40', 3, 41]);
  expect(await paged({ page: 2 })).toEqual([20, 'Topic 20', 3, 41]);
  expect(await paged({ page: 3 })).toEqual([1, 'Topic 40', 3, 41]);
  expect(await paged({ page: 0 })).toEqual([20, 'Topic 0', 3, 41]);
  expect(await paged({ page: 4 })).toEqual([0, undefined, 3, 41]);
  expect(await paged({ area: 'HEALTH' })).toEqual([0, undefined, 1, 0]);
});

test('a list has two hundred pages, and no further one is read', async () => {
  await start(tomas, { name: 'Tomas' });
  await server.services.db.delete(communityTopics);
  await manyTopics(4001);
  const { data } = await reader.client.graphql<{
    communityTopics: { pageCount: number; topics: { title: string }[] };
  }>('{ communityTopics(input: { page: 201 }) { pageCount topics { title } } }');
  expect(data.communityTopics.pageCount).toBe(200);
  expect(data.communityTopics.topics[0]?.title).toBe('Topic 3980');
});

test('the head of the page counts what is read, in the language of the reader', async () => {
  const counts = async (client: TestClient) =>
    (
      await client.graphql<{ community: object }>(
        '{ community { mayWrite isForEveryone topicCount replyCount own { name } } }',
      )
    ).data.community;
  const { topicId } = await start(tomas, { name: 'Tomas' });
  await answer(kaisa, { topicId, name: 'Kaisa' });
  await answer(kaisa, { topicId, name: 'Kaisa' });
  const head = { isForEveryone: false, topicCount: 1, replyCount: 2 };
  expect(await counts(tomas.client)).toEqual({ ...head, mayWrite: true, own: { name: 'Tomas' } });
  expect(await counts(reader.client)).toEqual({ ...head, mayWrite: false, own: { name: null } });
  expect(await counts(server.client())).toEqual({ ...head, mayWrite: false, own: null });
  expect(await counts(server.client({ locale: 'es' }))).toMatchObject({
    topicCount: 0,
    replyCount: 0,
  });
});

test('who gave no last name is suggested the first alone, and a pause that ended is none', async () => {
  const { db } = server.services;
  await start(kaisa, { name: 'Kaisa' });
  await db.update(users).set({ lastName: '' }).where(eq(users.id, kaisa.userId));
  const ended = new Date(Date.now() - 1000);
  await db.update(communityMembers).set({ pausedUntil: ended });
  const { data } = await kaisa.client.graphql<{ community: { own: object } }>(
    '{ community { own { suggestedName pausedUntil notes { id } } } }',
  );
  expect(data.community.own).toEqual({ suggestedName: 'Maja', pausedUntil: null, notes: [] });
  expect((await start(kaisa, { name: null })).codes).toEqual([]);
  await db.update(communityMembers).set({ pausedUntil: null });
  await db.update(users).set({ lastName: 'Lind' }).where(eq(users.id, kaisa.userId));
});

test('a member changes their name, also on what they wrote before', async () => {
  const { topicId } = await start(tomas, { name: 'Tomas' });
  const renamed = async ({ client }: Somebody, name: string) => {
    const { data, errors } = await client.graphql<{
      changeCommunityName: { problems: { code: string }[] } | null;
    }>('mutation ($name: String!) { changeCommunityName(name: $name) { problems { code } } }', {
      name,
    });
    const refused = errors.map(({ extensions }) => extensions.code);
    return [...refused, ...(data?.changeCommunityName?.problems ?? []).map(({ code }) => code)];
  };
  expect(await renamed(tomas, 'Thomas')).toEqual([]);
  expect(await open(reader.client, topicId)).toMatchObject({ first: { writerName: 'Thomas' } });
  expect(await renamed(tomas, 'Yolk')).toEqual(['community.name-not-allowed']);
  expect(await renamed(reader, 'Reader')).toEqual(['premium.required']);
});

test('nobody replies in a topic that is gone, and the first post needs a name', async () => {
  const { topicId } = await start(tomas);
  const gone = await answer(tomas, { topicId: createRandomId(), name: null });
  expect(gone).toMatchObject({
    codes: ['topicId community.topic-gone'],
    id: null,
    topicId: null,
    number: null,
    page: null,
  });
  const newcomer = await signUpWriter(server);
  expect((await answer(newcomer, { topicId, name: null })).codes).toEqual([
    'name community.name-required',
  ]);
  expect((await answer(newcomer, { topicId, name: 'Newcomer' })).codes).toEqual([]);
  expect((await answer(newcomer, { topicId, name: null })).codes).toEqual([]);
  const { data } = await newcomer.client.graphql<{ communityTopic: { replies: object[] } }>(
    'query ($id: ID!) { communityTopic(id: $id) { replies { writerName number } } }',
    { id: topicId },
  );
  expect(data.communityTopic.replies).toEqual([
    { writerName: 'Newcomer', number: 1 },
    { writerName: 'Newcomer', number: 2 },
  ]);
});

test('two who take one name for their first post at one moment do not both have it', async () => {
  const { topicId } = await start(tomas);
  const writers = [await signUpWriter(server), await signUpWriter(server)];
  const sent = await Promise.all(writers.map((each) => answer(each, { topicId, name: 'Twin' })));
  const codes = sent.map((each) => each.codes).toSorted((a, b) => a.length - b.length);
  expect([[], ['name community.name-taken']]).toContainEqual(codes[1]);
  const rows = await server.services.db
    .select()
    .from(communityMembers)
    .where(eq(communityMembers.nameKey, 'twin'));
  expect(rows).toHaveLength(1);
});

test('in a download is what somebody wrote, liked, follows and reported, and nobody else’s', async () => {
  const { topicId, id } = await start(tomas, { name: 'Tomas' });
  const own = await start(kaisa, { name: 'Kaisa' });
  await change(kaisa, 'likeCommunityPost', { id, isLiked: true });
  await change(kaisa, 'reportCommunityPost', { id, reason: 'OTHER', text: ' Odd. ' });
  const { db } = server.services;
  const exported = await exportOwnCommunity({ db, userId: kaisa.userId });
  expect(exported).toMatchObject({
    member: { name: 'Kaisa' },
    posts: [{ id: own.id, text: 'I squeeze it, I salt it, I still get soup.' }],
    pictures: [],
    likes: [{ postId: id }],
    follows: [{ topicId: own.topicId }],
    reports: [{ postId: id, reason: 'OTHER', text: 'Odd.' }],
    notes: [],
  });
  expect(JSON.stringify(exported)).not.toContain('searchWords');
  expect(JSON.stringify(exported)).not.toContain(topicId);
  expect(JSON.stringify(exported)).not.toContain(kaisa.userId);
  const newcomer = await signUpSomebody(server);
  expect(await exportOwnCommunity({ db, userId: newcomer.userId })).toEqual({
    member: null,
    posts: [],
    pictures: [],
    likes: [],
    follows: [],
    reports: [],
    notes: [],
  });
});

test('without an account nobody likes, follows, reports or puts a note away', async () => {
  const { topicId, id } = await start(tomas);
  const visitor = { client: server.client() };
  const refused = ['auth.required'];
  expect(await change(visitor, 'likeCommunityPost', { id, isLiked: true })).toEqual(refused);
  expect(await change(visitor, 'followCommunityTopic', { id: topicId, isFollowed: true })).toEqual(
    refused,
  );
  expect(await change(visitor, 'reportCommunityPost', { id, reason: 'OTHER' })).toEqual(refused);
  expect((await start(visitor)).codes).toEqual(refused);
});
