import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { password, signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { communityPictures, communityTopics } from './community.tables.ts';
import { exportOwnCommunity } from './export-own-data.ts';
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
let reader: Somebody;
let moderator: Somebody;
beforeAll(async () => {
  server = await startTestServer();
  [writer, reader] = [await signUpWriter(server), await signUpSomebody(server)];
  moderator = await signUpSomebody(server);
  const { db } = server.services;
  await giveRole({ db, userId: moderator.userId, role: 'MODERATOR' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(rateLimits);
  await server.services.db.delete(communityTopics);
});

/** Wider than any is kept, with the place it was taken at. */
async function photo(): Promise<string> {
  const size = { width: 2000, height: 1000, channels: 3 } as const;
  const jpeg = await sharp({ create: { ...size, background: 'orange' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  return jpeg.toString('base64');
}

/** A writer whose posts have stood. */
async function trusted(somebody = writer): Promise<Somebody> {
  await start(somebody);
  await trust(server, somebody);
  return somebody;
}

interface Picture {
  id: string;
  alt: string;
  width: number;
  height: number;
}

async function pictureOf(topicId: string, client: TestClient): Promise<Picture | null> {
  const { data } = await client.graphql<{
    communityTopic: { first: { picture: Picture | null } };
  }>(`query ($id: ID!) { communityTopic(id: $id) { first { picture { id alt width height } } } }`, {
    id: topicId,
  });
  return data.communityTopic.first.picture;
}

async function bytesOf(id: string, client: TestClient): Promise<Buffer | null> {
  const { data } = await client.graphql<{ communityPicture: string | null } | null>(
    'query ($id: ID!) { communityPicture(id: $id) }',
    { id },
  );
  const jpeg = data?.communityPicture ?? null;
  return jpeg === null ? null : Buffer.from(jpeg, 'base64');
}

test('a picture is kept small and without the place it was taken at', async () => {
  const picture = { fileBase64: await photo(), alt: ' My  pan ' };
  const { topicId, codes } = await start(await trusted(), { picture });
  expect(codes).toEqual([]);
  const kept = await pictureOf(topicId, reader.client);
  expect(kept).toMatchObject({ alt: 'My pan', width: 1400, height: 700 });
  const bytes = await bytesOf(kept?.id ?? '', reader.client);
  const known = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  expect(known).toMatchObject({ format: 'jpeg', width: 1400, height: 700 });
  expect(known.exif).toBeUndefined();
});

test('the newest writers add none; alt text and a picture that opens are asked for', async () => {
  const fileBase64 = await photo();
  const fresh = await signUpWriter(server);
  const refused = await start(fresh, { picture: { fileBase64, alt: 'Pan' } });
  expect(refused.codes).toEqual(['picture community.no-pictures-yet']);
  const member = await trusted();
  const wrong = async (picture: object) => (await start(member, { picture })).codes;
  expect(await wrong({ fileBase64, alt: ' ' })).toEqual(['alt community.alt-required']);
  expect(await wrong({ fileBase64, alt: 'x'.repeat(251) })).toEqual(['alt community.too-long']);
  const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  expect(await wrong({ fileBase64: text, alt: 'Pan' })).toEqual(['picture photo.unreadable']);
});

test('visitors get no picture, and of a hidden post its writer and moderators alone', async () => {
  const picture = { fileBase64: await photo(), alt: 'Pan' };
  const { topicId, id: postId } = await start(await trusted(), { picture });
  const { id = '' } = (await pictureOf(topicId, writer.client)) ?? {};
  expect(await bytesOf(id, server.client())).toBeNull();
  expect(await bytesOf('unknown', reader.client)).toBeNull();
  const decision = { postId, decision: 'HIDE', reason: 'OTHER', text: 'Not yours to show.' };
  expect(await change(moderator, 'decideCommunityPost', decision)).toEqual([]);
  expect([await pictureOf(topicId, reader.client), await bytesOf(id, reader.client)]).toEqual([
    null,
    null,
  ]);
  expect(await bytesOf(id, writer.client)).not.toBeNull();
  expect(await bytesOf(id, moderator.client)).not.toBeNull();
});

const pictures = () => server.services.db.select().from(communityPictures);

test('a picture goes when its writer takes it away, and with its post', async () => {
  const picture = { fileBase64: await photo(), alt: 'Pan' };
  const { topicId, id } = await start(await trusted(), { picture });
  const edit = { id, title: 'My cauliflower rice', text: 'Better now.' };
  await change(writer, 'editCommunityPost', edit);
  expect(await pictureOf(topicId, reader.client)).not.toBeNull();
  await change(writer, 'editCommunityPost', { ...edit, removesPicture: true });
  expect([await pictureOf(topicId, reader.client), await pictures()]).toEqual([null, []]);
  const reply = await answer(writer, { topicId, name: null, picture });
  expect(await pictures()).toHaveLength(1);
  await writer.client.graphql(
    'mutation ($id: ID!) { deleteCommunityPost(id: $id) { problems { code } } }',
    { id: reply.id },
  );
  expect(await pictures()).toEqual([]);
});

test('a member’s download has their pictures, and they go with the account', async () => {
  const leaver = await trusted(await signUpWriter(server));
  const { id: postId } = await start(leaver, {
    picture: { fileBase64: await photo(), alt: 'Pan' },
  });
  const { db } = server.services;
  const { userId } = leaver;
  const exported = await exportOwnCommunity({ db, userId });
  expect(exported.pictures).toMatchObject([{ postId, alt: 'Pan' }]);
  expect(exported.pictures[0]?.jpegBase64.length).toBeGreaterThan(1000);
  await leaver.client.graphql(
    'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { problems { code } } }',
    { input: { password, isSure: true } },
  );
  expect(await pictures()).toEqual([]);
});
