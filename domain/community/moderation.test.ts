import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { statementsOf } from '../../server/testing/statements-of.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { communityMembers, communityNotes, communityTopics } from './community.tables.ts';
import {
  answer,
  change,
  signUpWriter,
  start,
  trust,
  type Somebody,
} from './testing/community-client.ts';

let server: TestServer;
let writer: Somebody;
let other: Somebody;
let moderator: Somebody;
beforeAll(async () => {
  server = await startTestServer();
  writer = await signUpWriter(server);
  other = await signUpWriter(server);
  moderator = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId: moderator.userId, role: 'MODERATOR' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(rateLimits);
  await server.services.db.delete(communityTopics);
});

async function queue(isDecided = false) {
  const { data } = await moderator.client.graphql<{
    communityModeration: {
      waitingCount: number;
      posts: {
        id: string;
        text: string;
        writerName: string;
        isHidden: boolean;
        reports: { reason: string; text: string }[];
      }[];
    };
  }>(
    `query ($isDecided: Boolean!) { communityModeration(isDecided: $isDecided) { waitingCount
      posts { id text writerName isHidden reports { reason text } } } }`,
    { isDecided },
  );
  return data.communityModeration;
}

async function read(client: TestClient, id: string) {
  const { data } = await client.graphql<{
    communityTopic: {
      title: string | null;
      first: { state: string; reason: string | null; writerName: string | null; blocks: unknown[] };
    };
  }>(
    `query ($id: ID!) { communityTopic(id: $id) {
      title first { state reason writerName blocks { kind } } } }`,
    { id },
  );
  return data.communityTopic;
}

async function notes({ client }: Somebody) {
  const { data } = await client.graphql<{
    community: {
      own: { pausedUntil: string | null; notes: { id: string; kind: string; text: string }[] };
    };
  }>('{ community { own { pausedUntil notes { id kind text } } } }');
  return data.community.own;
}

const decide = (input: object) => change(moderator, 'decideCommunityPost', input);

test('a report reaches the moderator, who hides the post and says why', async () => {
  const { id, topicId } = await start(writer, { text: 'First ten get 20 % off.' });
  await change(other, 'reportCommunityPost', { id, reason: 'SELLING', text: 'An advertisement' });
  const { posts, waitingCount } = await queue();
  expect(waitingCount).toBe(1);
  expect(posts).toMatchObject([
    {
      id,
      text: 'First ten get 20 % off.',
      reports: [{ reason: 'SELLING', text: 'An advertisement' }],
    },
  ]);
  expect(JSON.stringify(posts)).not.toContain('@example.com');
  const hide = { postId: id, decision: 'HIDE', reason: 'SELLING' };
  expect(await decide(hide)).toEqual(['text community.note-required']);
  expect((await read(other.client, topicId)).first.state).toBe('SHOWN');
  expect(await decide({ ...hide, text: 'No selling here.' })).toEqual([]);
  expect(await read(other.client, topicId)).toMatchObject({
    title: null,
    first: { state: 'HIDDEN', reason: 'SELLING', writerName: null, blocks: [] },
  });
  expect((await read(writer.client, topicId)).first.blocks).toHaveLength(1);
  const own = await notes(writer);
  expect(own.notes).toMatchObject([{ kind: 'HIDE', text: 'No selling here.' }]);
  expect((await queue()).waitingCount).toBe(0);
  expect((await queue(true)).posts).toMatchObject([{ id, isHidden: true }]);
  const [line] = await server.services.db.select().from(auditLog);
  expect(line).toMatchObject({ action: 'COMMUNITY_HIDDEN', subjectId: id, actorKind: 'MODERATOR' });
  expect(await decide({ postId: id, decision: 'KEEP' })).toEqual([]);
  expect((await read(other.client, topicId)).first.blocks).toHaveLength(1);
});

test('reported advice about medicine is hidden until somebody has looked, and then stays', async () => {
  const { id, topicId } = await start(writer, { text: 'Just stop the pills.' });
  const report = { id, reason: 'MEDICINE' };
  await change(other, 'reportCommunityPost', report);
  // Whoever has written nothing hides nothing.
  expect((await read(moderator.client, topicId)).first.state).toBe('SHOWN');
  await answer(other, { topicId });
  await trust(server, other);
  await change(other, 'reportCommunityPost', report);
  expect((await read(moderator.client, topicId)).first.state).toBe('WAITING');
  await decide({ postId: id, decision: 'KEEP' });
  await change(other, 'reportCommunityPost', report);
  expect((await read(moderator.client, topicId)).first.state).toBe('SHOWN');
  expect((await queue()).waitingCount).toBe(1);
});

test('who speaks for the operator writes without a membership, with links, and is marked', async () => {
  const { topicId } = await start(writer);
  const said = { topicId, text: 'See [the recipe](/recipes/cauliflower-rice).', name: 'Ines' };
  expect((await answer(moderator, said)).codes).toEqual([]);
  const { data } = await other.client.graphql<{
    communityTopic: { replies: { writerName: string; isStaff: boolean }[] };
  }>(`query ($id: ID!) { communityTopic(id: $id) { replies { writerName isStaff } } }`, {
    id: topicId,
  });
  expect(data.communityTopic.replies).toEqual([{ writerName: 'Ines', isStaff: true }]);
});

test('a paused member reads only, until the pause ends', async () => {
  const { id, topicId } = await start(writer);
  await change(other, 'reportCommunityPost', { id, reason: 'UNKIND' });
  const pause = { postId: id, decision: 'PAUSE', text: 'Please come back calmer.' };
  expect(await decide({ ...pause, days: 0 })).toEqual(['days community.days-invalid']);
  expect(await decide({ ...pause, days: 3 })).toEqual([]);
  expect((await answer(writer, { topicId, name: null })).codes).toEqual(['community.paused']);
  expect(await change(writer, 'editCommunityPost', { id, text: 'Sorry.' })).toEqual([
    'community.paused',
  ]);
  expect((await notes(writer)).pausedUntil).not.toBeNull();
  await decide({ postId: id, decision: 'RESUME' });
  expect((await answer(writer, { topicId, name: null })).codes).toEqual([]);
});

test('a note is put away by whom it was written to, and by nobody else', async () => {
  const { id } = await start(writer);
  await decide({ postId: id, decision: 'WARN', text: 'First names are enough.' });
  const [note] = (await notes(writer)).notes.slice(-1);
  const putAway = ({ client }: Somebody) =>
    client.graphql('mutation ($id: ID!) { readCommunityNote(id: $id) { problems { code } } }', {
      id: note?.id,
    });
  await putAway(other);
  expect((await notes(writer)).notes.map((each) => each.id)).toContain(note?.id);
  await putAway(writer);
  expect((await notes(writer)).notes.map((each) => each.id)).not.toContain(note?.id);
});

async function decisions({ client }: Somebody = moderator) {
  const { data } = await client.graphql<{
    communityDecisions: {
      id: string;
      decision: string;
      text: string;
      note: string;
      undoneAt: string | null;
      mayUndo: boolean;
    }[];
  }>('{ communityDecisions { id decision text note undoneAt mayUndo } }');
  return data.communityDecisions;
}

async function undoLast(somebody: Somebody = moderator): Promise<string[]> {
  const [last] = await decisions();
  return change(somebody, 'undoCommunityDecision', { id: last?.id });
}

test('a moderator takes back what they decided: the post, its reports and the note are as before', async () => {
  const { id, topicId } = await start(writer, { text: 'First ten get 20 % off.' });
  await change(other, 'reportCommunityPost', { id, reason: 'SELLING', text: 'An advertisement' });
  await decide({ postId: id, decision: 'HIDE', reason: 'SELLING', text: 'Nothing for sale.' });
  expect((await decisions())[0]).toMatchObject({
    decision: 'HIDE',
    text: 'First ten get 20 % off.',
    note: 'Nothing for sale.',
    undoneAt: null,
    mayUndo: true,
  });
  expect(await undoLast()).toEqual([]);
  expect((await read(other.client, topicId)).first.state).toBe('SHOWN');
  expect((await queue()).posts).toMatchObject([{ id, reports: [{ text: 'An advertisement' }] }]);
  expect((await queue(true)).posts).toEqual([]);
  const own = (await notes(writer)).notes.map(({ text }) => text);
  expect(own).not.toContain('Nothing for sale.');
  expect((await decisions())[0]).toMatchObject({ mayUndo: false });
  expect((await decisions())[0]?.undoneAt).not.toBeNull();
  expect(await undoLast()).toEqual(['id community.decision-undone']);
  const lines = await server.services.db.select().from(auditLog);
  expect(lines.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['COMMUNITY_HIDDEN', 'COMMUNITY_UNDONE']),
  );
});

test('what only waited for a look waits again, and a pause ends as it would have', async () => {
  const { id, topicId } = await start(writer, { text: 'Just stop the pills.' });
  await answer(other, { topicId });
  await trust(server, other);
  await change(other, 'reportCommunityPost', { id, reason: 'MEDICINE' });
  await decide({ postId: id, decision: 'KEEP' });
  expect(await undoLast()).toEqual([]);
  expect((await read(moderator.client, topicId)).first.state).toBe('WAITING');
  await decide({ postId: id, decision: 'PAUSE', text: 'Please rest.', days: 2 });
  const paused = (await notes(writer)).pausedUntil;
  expect(paused).not.toBeNull();
  await decide({ postId: id, decision: 'RESUME' });
  expect((await notes(writer)).pausedUntil).toBeNull();
  expect(await undoLast()).toEqual([]);
  expect((await notes(writer)).pausedUntil).toBe(paused);
  await decide({ postId: id, decision: 'RESUME' });
});

test('who has read of a decision reads that it was taken back', async () => {
  const { id } = await start(writer);
  await decide({ postId: id, decision: 'WARN', text: 'Softer, please.' });
  const [note] = (await notes(writer)).notes.slice(-1);
  await writer.client.graphql(
    'mutation ($id: ID!) { readCommunityNote(id: $id) { problems { code } } }',
    { id: note?.id },
  );
  expect(await undoLast()).toEqual([]);
  expect((await notes(writer)).notes.at(-1)).toMatchObject({ kind: 'UNDO', text: '' });
});

test('nobody takes back what another decided, or what was decided anew since', async () => {
  const second = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId: second.userId, role: 'MODERATOR' });
  const { id, topicId } = await start(writer);
  await decide({ postId: id, decision: 'HIDE', text: 'Not here.' });
  expect(await undoLast(second)).toEqual(['id community.decision-gone']);
  expect(await decisions(second)).toEqual([]);
  await change(second, 'decideCommunityPost', { postId: id, decision: 'KEEP' });
  expect((await decisions())[0]?.mayUndo).toBe(false);
  expect(await undoLast()).toEqual(['id community.decided-since']);
  expect((await read(other.client, topicId)).first.state).toBe('SHOWN');
});

test('a moderator sees a post in its place: what it answers, and what stands before and after', async () => {
  const { topicId } = await start(writer, { text: 'I take metformin. Anything to think of?' });
  await answer(other, { topicId, text: 'Salt.' });
  await answer(writer, { topicId, text: 'Thanks.', name: null });
  const { id } = await answer(other, { topicId, text: 'Just stop the pills.', name: null });
  await answer(writer, { topicId, text: 'Please call your clinic.', name: null });
  await answer(writer, { topicId, text: 'Far away.', name: null });
  await change(writer, 'reportCommunityPost', { id, reason: 'MEDICINE' });
  const { data } = await moderator.client.graphql<{
    communityModeration: {
      noteDrafts: { language: string; reason: string; text: string }[];
      posts: { id: string; language: string; around: { id: string; text: string }[] }[];
    };
  }>(
    `{ communityModeration {
      noteDrafts { language reason text }
      posts { id language around { id text } } } }`,
  );
  const { posts, noteDrafts } = data.communityModeration;
  expect(posts.map(({ around }) => around.map(({ text }) => text))).toEqual([
    ['Thanks.', 'Just stop the pills.', 'Please call your clinic.'],
  ]);
  expect(posts[0]?.language).toBe('en');
  // In three languages, for each reason, no two the same.
  expect(new Set(noteDrafts.map(({ text }) => text)).size).toBe(15);
});

test('the queue asks as many statements of many posts as of one', async () => {
  const countOf = async () => (await statementsOf(() => queue())).length;
  const report = async () => {
    const { id } = await start(writer);
    await change(other, 'reportCommunityPost', { id, reason: 'OTHER' });
    await server.services.db.delete(rateLimits);
  };
  await report();
  const few = await countOf();
  for (let time = 0; time < 4; time += 1) await report();
  expect((await queue()).posts).toHaveLength(5);
  expect(await countOf()).toBe(few);
});

test('nobody reports or likes their own post', async () => {
  const { id } = await start(writer);
  expect(await change(writer, 'reportCommunityPost', { id, reason: 'OTHER' })).toEqual([
    'id community.own-report',
  ]);
  expect(await change(writer, 'likeCommunityPost', { id, isLiked: true })).toEqual([
    'id community.own-like',
  ]);
});

test('where the operator has no community, nothing of it is found', async () => {
  const off = await startTestServer({ environment: { COMMUNITY: 'off' } });
  const somebody = await signUpWriter(off);
  expect((await start(somebody)).codes).toEqual(['community.not-found']);
  const { data } = await somebody.client.graphql<{ community: object | null }>(
    '{ community { mayWrite } }',
  );
  expect(data.community).toBeNull();
  const { errors } = await somebody.client.graphql(
    '{ communityTopics(input: {}) { totalCount } communityTopic(id: "x") { id } }',
  );
  expect(errors.map(({ extensions }) => extensions.code)).toContain('community.not-found');
  await off.close();
});

test('where the operator lets everybody write, an account is enough', async () => {
  const open = await startTestServer({ environment: { COMMUNITY: 'everyone' } });
  const somebody = await signUpSomebody(open);
  expect((await start(somebody)).codes).toEqual([]);
  await open.close();
});

test('a moderator reads all that a decision needs, and nothing of the account', async () => {
  const { id, topicId } = await start(writer, {
    text: '**First ten** get\n20 % off.\n\nNow.',
    name: 'Leo',
  });
  const before = { postCount: expect.any(Number), hiddenCount: 0 };
  await change(other, 'reportCommunityPost', { id, reason: 'SELLING', text: 'An advertisement' });
  const asked = `query ($isDecided: Boolean) { communityModeration(isDecided: $isDecided) { waitingCount posts {
    id topicId topicTitle number writerName text picture { id } isHidden hiddenFor
    reports { reason text reportedAt } around { id number writerName text isHidden postedAt }
    language memberSince postCount hiddenCount pausedUntil decidedAt } } }`;
  const readQueue = async (isDecided?: boolean | null) => {
    const { data, errors } = await moderator.client.graphql<{
      communityModeration: { waitingCount: number; posts: object[] };
    }>(asked, { isDecided });
    expect(errors).toEqual([]);
    return data.communityModeration;
  };
  const text = 'First ten get\n20 % off.\nNow.';
  const queued = {
    id,
    topicId,
    topicTitle: 'My cauliflower rice is always wet',
    number: 0,
    writerName: 'Leo',
    text,
    picture: null,
    isHidden: false,
    hiddenFor: null,
    reports: [{ reason: 'SELLING', text: 'An advertisement', reportedAt: expect.any(String) }],
    around: [
      { id, number: 0, writerName: 'Leo', text, isHidden: false, postedAt: expect.any(String) },
    ],
    language: 'en',
    memberSince: expect.any(String),
    ...before,
    pausedUntil: null,
    decidedAt: null,
  };
  expect(await readQueue()).toEqual({ waitingCount: 1, posts: [queued] });
  expect(await readQueue(null)).toEqual({ waitingCount: 1, posts: [queued] });
  expect(await readQueue(true)).toEqual({ waitingCount: 1, posts: [] });
  await decide({ postId: id, decision: 'HIDE', reason: 'SELLING', text: 'No selling.' });
  await decide({ postId: id, decision: 'PAUSE', text: 'Rest.', reason: null, days: null });
  const { posts, waitingCount } = await readQueue(true);
  expect(waitingCount).toBe(0);
  expect(posts).toMatchObject([
    {
      id,
      isHidden: true,
      hiddenFor: 'SELLING',
      hiddenCount: 1,
      around: [{ isHidden: true }],
      pausedUntil: expect.any(String),
      decidedAt: expect.any(String),
    },
  ]);
  const days =
    (Date.parse((posts[0] as { pausedUntil: string }).pausedUntil) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  await server.services.db.update(communityMembers).set({ pausedUntil: new Date(Date.now() - 1) });
  expect((await readQueue(true)).posts).toMatchObject([{ pausedUntil: null }]);
});

test('where nothing waits the queue is empty, and its drafts are there', async () => {
  const { data } = await moderator.client.graphql<{ communityModeration: object }>(
    '{ communityModeration { waitingCount posts { id } noteDrafts { language reason } } }',
  );
  expect(data.communityModeration).toMatchObject({
    waitingCount: 0,
    posts: [],
    noteDrafts: expect.arrayContaining([
      { language: 'en', reason: 'MEDICINE' },
      { language: 'sv', reason: 'OTHER' },
    ]),
  });
});

test('a decision is read again with the post it was about', async () => {
  const { topicId, id: first } = await start(writer, { name: 'Leo' });
  const { id } = await answer(other, { topicId, text: '- salt\n- butter', name: 'Ada' });
  await decide({ postId: id, decision: 'HIDE', reason: 'PRIVATE', text: 'Theirs to tell.' });
  await decide({ postId: first, decision: 'KEEP' });
  const { data } = await moderator.client.graphql<{ communityDecisions: object[] }>(
    `{ communityDecisions { id decision reason note decidedAt undoneAt mayUndo topicId topicTitle number
      writerName text } }`,
  );
  const decision = {
    id: expect.any(String),
    decidedAt: expect.any(String),
    undoneAt: null,
    mayUndo: true,
    topicId,
    topicTitle: 'My cauliflower rice is always wet',
  };
  expect(data.communityDecisions).toEqual([
    {
      ...decision,
      decision: 'KEEP',
      reason: null,
      note: '',
      number: 0,
      writerName: 'Leo',
      text: 'I squeeze it, I salt it, I still get soup.',
    },
    {
      ...decision,
      decision: 'HIDE',
      reason: 'PRIVATE',
      note: 'Theirs to tell.',
      number: 1,
      writerName: 'Ada',
      text: 'salt\nbutter',
    },
  ]);
});

test('a note says what it is about as long as that is there', async () => {
  const { topicId, id } = await start(writer);
  await server.services.db.delete(communityNotes);
  await decide({ postId: id, decision: 'HIDE', reason: 'UNKIND', text: ' Softer, please. ' });
  const readNotes = async () => {
    const { data } = await writer.client.graphql<{ community: { own: { notes: object[] } } }>(
      '{ community { own { notes { id kind reason text writtenAt topicId number } } } }',
    );
    return data.community.own.notes;
  };
  const note = {
    id: expect.any(String),
    kind: 'HIDE',
    reason: 'UNKIND',
    text: 'Softer, please.',
    writtenAt: expect.any(String),
    topicId,
    number: 0,
  };
  expect(await readNotes()).toEqual([note]);
  await server.services.db.delete(communityTopics);
  expect(await readNotes()).toEqual([{ ...note, topicId: null, number: null }]);
});

test('members moderate nothing; administrators do, and are named as such', async () => {
  const { id } = await start(writer);
  const refused = ['role.required'];
  const keep = { postId: id, decision: 'KEEP' };
  expect(await change(other, 'decideCommunityPost', keep)).toEqual(refused);
  expect(await change(other, 'undoCommunityDecision', { id })).toEqual(refused);
  const { errors } = await other.client.graphql(
    '{ communityModeration { waitingCount } communityDecisions { id } }',
  );
  expect(errors.map(({ extensions }) => extensions.code)).toContain('role.required');
  const administrator = await signUpSomebody(server);
  const { db } = server.services;
  await giveRole({ db, userId: administrator.userId, role: 'ADMINISTRATOR' });
  expect(await change(administrator, 'decideCommunityPost', keep)).toEqual([]);
  const lines = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(lines).toMatchObject([{ actorKind: 'ADMINISTRATOR', actorId: administrator.userId }]);
});
