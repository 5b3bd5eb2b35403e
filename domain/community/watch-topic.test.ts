import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../api/context.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { createRandomId } from '../../lib/ids.ts';
import { putTopic } from './testing/community-bed.ts';
import { watchTopic } from './watch-topic.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

function contextOf(given: { viewer?: object | null; COMMUNITY?: string } = {}): RequestContext {
  const { viewer = { userId: 'reader' }, COMMUNITY = 'premium' } = given;
  const services = { db: connection.db, settings: { COMMUNITY } };
  return { viewer, services } as unknown as RequestContext;
}

test('whoever reads a topic hears of what is written in it', async () => {
  const id = await putTopic(connection.db, { nextNumber: 7 });
  expect(await watchTopic({ context: contextOf(), id })).toEqual({
    nextNumber: 7,
    userId: 'reader',
  });
});

test('visitors hear nothing, nor does anybody of what is not there', async () => {
  const id = await putTopic(connection.db);
  const watched = (context: RequestContext, topicId: string) =>
    watchTopic({ context, id: topicId }).catch(({ code }) => code);
  expect(await watched(contextOf({ viewer: null }), id)).toBe('auth.required');
  expect(await watched(contextOf({ COMMUNITY: 'off' }), id)).toBe('community.not-found');
  expect(await watched(contextOf(), createRandomId())).toBe('community.not-found');
  expect(await watched(contextOf(), 'no\u0000id')).toBe('community.not-found');
});
