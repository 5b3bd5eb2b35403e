import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../lib/clock.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { communityMembers, communityNews, communityTopics } from '../community/community.tables.ts';
import { deleteOldNews } from '../community/community-news.ts';
import {
  answer,
  change,
  signUpWriter,
  start,
  type Somebody,
  type Written,
} from '../community/testing/community-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { password, signUpSomebody } from '../identity/testing/account-client.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { tellCommunityNews } from './community-news.ts';
import { notificationSettings, outgoingPushes, pushDevices } from './notifications.tables.ts';
import { addBrowser } from './testing/notified-member.ts';

let server: TestServer;
let writer: Somebody;
let other: Somebody;
let moderator: Somebody;
let topic: Written;
beforeAll(async () => {
  server = await startTestServer();
  [writer, other] = [await signUpWriter(server), await signUpWriter(server)];
  moderator = await signUpSomebody(server);
  const { db } = server.services;
  await giveRole({ db, userId: moderator.userId, role: 'MODERATOR' });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.services;
  for (const table of [rateLimits, communityTopics, outgoingMails, outgoingPushes]) {
    await db.delete(table);
  }
  await db.delete(notificationSettings);
  await db.delete(pushDevices);
  await db.update(communityMembers).set({ pausedUntil: null });
  topic = await start(writer);
});

type Settings = Partial<typeof notificationSettings.$inferInsert>;

/** In UTC, whatever hour it is: `tell` says what it is. */
async function want({ userId }: Somebody, settings: Settings) {
  const known = { userId, timeZone: 'UTC', locale: 'en', updatedAt: new Date() };
  await server.services.db.insert(notificationSettings).values({ ...known, ...settings });
}

const dayMs = 86_400_000;

/** At an hour of tomorrow, or of a later day. */
function hour(hours: number, days = 1): string {
  const day = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  return `${day}T${String(hours).padStart(2, '0')}:00:00Z`;
}

function tell(time = hour(12), channels: object = {}) {
  const { db, createId } = server.services;
  const origin = 'https://yolk.example';
  const able = { canEmail: true, canPush: true, ...channels };
  return tellCommunityNews({ db, createId, origin, ...able, clock: fixedClock(time) });
}

async function mails(): Promise<OutgoingMail[]> {
  const rows = await server.services.db.select().from(outgoingMails);
  const told = rows.filter(({ kind }) => kind.startsWith('community-'));
  return told as unknown as OutgoingMail[];
}

test('who follows a topic is told of new replies once, with what they lead to', async () => {
  await want(writer, { repliesEmail: true });
  await answer(other, { topicId: topic.topicId });
  await answer(other, { topicId: topic.topicId });
  await Promise.all([tell(), tell()]);
  await tell(hour(13));
  const { topicId } = topic;
  const values = { topicId, title: 'My cauliflower rice is always wet', count: 2, number: 1 };
  expect(await mails()).toMatchObject([{ kind: 'community-replies', values }]);
});

test('nobody is told of their own reply, nor who follows no more, nor who wants nothing', async () => {
  await want(other, { repliesEmail: true });
  await answer(other, { topicId: topic.topicId });
  await want(writer, { repliesEmail: true });
  await change(writer, 'followCommunityTopic', { id: topic.topicId, isFollowed: false });
  await answer(other, { topicId: topic.topicId });
  await tell();
  expect(await mails()).toEqual([]);
});

test('each kind and channel is one’s own choice', async () => {
  await want(writer, { likesEmail: true, decisionsEmail: true });
  await answer(other, { topicId: topic.topicId });
  await tell();
  expect(await mails()).toEqual([]);
  await server.services.db.delete(notificationSettings);
  await want(writer, { repliesPush: true });
  await answer(other, { topicId: topic.topicId });
  const { db } = server.services;
  await addBrowser({ db, userId: writer.userId, endpoint: 'https://push.example/1' });
  await tell(hour(12, 2), { canPush: false });
  expect([await mails(), await db.select().from(outgoingPushes)]).toEqual([[], []]);
});

test('a push message goes to each browser that is logged in', async () => {
  await want(writer, { repliesPush: true });
  const { db } = server.services;
  await addBrowser({ db, userId: writer.userId, endpoint: 'https://push.example/2' });
  await answer(other, { topicId: topic.topicId });
  await tell();
  const told = await db.select().from(outgoingPushes);
  expect(told).toMatchObject([{ notice: { kind: 'COMMUNITY_REPLIES', count: 1, page: 1 } }]);
  expect(await mails()).toEqual([]);
});

test('news settle: a reply that is taken away at once tells nobody', async () => {
  await want(writer, { repliesEmail: true });
  const { id } = await answer(other, { topicId: topic.topicId });
  await tell(new Date().toISOString());
  expect(await mails()).toEqual([]);
  await other.client.graphql(
    'mutation ($id: ID!) { deleteCommunityPost(id: $id) { problems { code } } }',
    { id },
  );
  await tell();
  expect(await mails()).toEqual([]);
});

test('nobody is woken: at night news wait for the morning', async () => {
  await want(writer, { repliesEmail: true });
  await answer(other, { topicId: topic.topicId });
  await tell(hour(3));
  expect(await mails()).toEqual([]);
  await tell(hour(8));
  expect(await mails()).toHaveLength(1);
});

test('a like is told, but pressing it again and again tells no more that day', async () => {
  await want(writer, { likesEmail: true });
  const like = async (isLiked: boolean) =>
    change(other, 'likeCommunityPost', { id: topic.id, isLiked });
  await like(true);
  const { db } = server.services;
  const toldAt = new Date();
  await tell();
  expect(await mails()).toMatchObject([{ kind: 'community-likes', values: { count: 1 } }]);
  await db.update(communityNews).set({ toldAt });
  await like(false);
  await like(true);
  await tell(new Date(toldAt.getTime() + dayMs - 60_000).toISOString());
  expect(await mails()).toHaveLength(1);
});

test('a like that was taken back is not told', async () => {
  await want(writer, { likesEmail: true });
  await change(other, 'likeCommunityPost', { id: topic.id, isLiked: true });
  await change(other, 'likeCommunityPost', { id: topic.id, isLiked: false });
  await tell();
  expect(await mails()).toEqual([]);
});

async function decide(decision: string) {
  const input = { postId: topic.id, decision, reason: 'MEDICINE', text: 'Doses are for doctors.' };
  expect(await change(moderator, 'decideCommunityPost', { ...input, days: 7 })).toEqual([]);
}

test('what a moderator decided is told, without the words, which are read on the site', async () => {
  await want(writer, { decisionsEmail: true });
  await decide('HIDE');
  await tell();
  const told = await mails();
  expect(told).toMatchObject([{ kind: 'community-decision' }]);
  expect(JSON.stringify(told)).not.toContain('Doses');
});

test('whoever only reads for now is told of the decision alone', async () => {
  await want(writer, { decisionsEmail: true, repliesEmail: true, likesEmail: true });
  await answer(other, { topicId: topic.topicId });
  await change(other, 'likeCommunityPost', { id: topic.id, isLiked: true });
  await decide('PAUSE');
  await tell();
  expect((await mails()).map(({ kind }) => kind)).toEqual(['community-decision']);
});

test('who leaves is told nothing, and nothing waits for them', async () => {
  const leaver = await signUpWriter(server);
  await want(leaver, { repliesEmail: true });
  await change(leaver, 'followCommunityTopic', { id: topic.topicId, isFollowed: true });
  await answer(other, { topicId: topic.topicId });
  const { db } = server.services;
  const waiting = () =>
    db
      .select()
      .from(communityNews)
      .where(and(eq(communityNews.userId, leaver.userId), eq(communityNews.kind, 'REPLIES')));
  expect(await waiting()).toHaveLength(1);
  const { errors } = await leaver.client.graphql(
    'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { problems { code } } }',
    { input: { password, isSure: true } },
  );
  expect([errors, await waiting()]).toEqual([[], []]);
  await tell();
  expect(await mails()).toEqual([]);
});

test('what was told is forgotten after a month, what waits is not', async () => {
  await want(writer, { repliesEmail: true });
  await answer(other, { topicId: topic.topicId });
  const { db } = server.services;
  const before = new Date(Date.now() + 40 * dayMs);
  await deleteOldNews({ db, before });
  expect(await db.select().from(communityNews)).toHaveLength(1);
  await tell();
  await deleteOldNews({ db, before });
  expect(await db.select().from(communityNews)).toEqual([]);
});

test('however small the batches, everybody is told', async () => {
  const third = await signUpWriter(server);
  const readers = [writer, other, third];
  for (const reader of readers) {
    await want(reader, { repliesEmail: true });
    await change(reader, 'followCommunityTopic', { id: topic.topicId, isFollowed: true });
  }
  await answer(await signUpWriter(server), { topicId: topic.topicId });
  await tell(hour(12), { batchSize: 1 });
  expect(await mails()).toHaveLength(readers.length);
});

test('what somebody did not want to know is not told when they change their mind', async () => {
  await answer(other, { topicId: topic.topicId });
  await tell();
  await want(writer, { repliesEmail: true });
  await tell(hour(13));
  expect(await mails()).toEqual([]);
});

test('without a mail server nothing is written, and a browser is told until the next day', async () => {
  await want(writer, { repliesEmail: true, repliesPush: true });
  const { db } = server.services;
  await addBrowser({ db, userId: writer.userId, endpoint: 'https://push.example/3' });
  await answer(other, { topicId: topic.topicId });
  await tell(hour(12), { canEmail: false });
  expect(await mails()).toEqual([]);
  const [push] = await db.select().from(outgoingPushes);
  expect(push?.expiresAt).toEqual(new Date(hour(12, 2)));
  expect(push?.notice).toEqual({
    kind: 'COMMUNITY_REPLIES',
    topicId: topic.topicId,
    title: 'My cauliflower rice is always wet',
    number: 1,
    page: 1,
    count: 1,
  });
});

test('what waits for the morning is looked at every quarter of an hour', async () => {
  await want(writer, { repliesEmail: true });
  await answer(other, { topicId: topic.topicId });
  await tell(hour(3));
  const [news] = await server.services.db
    .select({ dueAt: communityNews.dueAt })
    .from(communityNews)
    .where(and(eq(communityNews.userId, writer.userId), eq(communityNews.kind, 'REPLIES')));
  expect(news?.dueAt).toEqual(new Date(Date.parse(hour(3)) + 15 * 60_000));
});

test('the morning is the reader’s own, and so is the language', async () => {
  await want(writer, { repliesEmail: true, timeZone: 'Asia/Tokyo', locale: 'sv' });
  await answer(other, { topicId: topic.topicId });
  await tell(hour(13));
  expect(await mails()).toEqual([]);
  await tell(hour(23));
  expect(await mails()).toMatchObject([{ locale: 'sv' }]);
});
