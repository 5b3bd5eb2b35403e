import type { Database } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { newUser } from '../../membership/testing/membership-bed.ts';
import { communityMembers, communityPosts, communityTopics } from '../community.tables.ts';

export const communityStart = new Date('2026-03-02T08:00:00Z');

/** Somebody who has chosen a name. */
export async function putWriter(
  db: Database,
  given: Partial<typeof communityMembers.$inferInsert> = {},
): Promise<string> {
  const { userId } = await newUser(db);
  const name = `Maria ${userId}`;
  const row = { userId, name, nameKey: name, joinedAt: communityStart, ...given };
  await db.insert(communityMembers).values(row);
  return userId;
}

export async function putTopic(
  db: Database,
  given: Partial<typeof communityTopics.$inferInsert> = {},
): Promise<string> {
  const id = createRandomId();
  await db.insert(communityTopics).values({
    id,
    area: 'COOKING',
    language: 'en',
    nextNumber: 1,
    startedAt: communityStart,
    lastPostAt: communityStart,
    ...given,
  });
  return id;
}

export async function putPost(
  db: Database,
  given: Partial<typeof communityPosts.$inferInsert> & { userId: string; topicId: string },
): Promise<string> {
  const id = createRandomId();
  await db.insert(communityPosts).values({
    id,
    number: 0,
    requestKey: id,
    title: 'My cauliflower rice is wet',
    text: 'I get soup.',
    state: 'SHOWN',
    postedAt: communityStart,
    searchWords: [],
    ...given,
  });
  return id;
}
