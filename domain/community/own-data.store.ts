import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  communityFollows,
  communityLikes,
  communityMembers,
  communityNotes,
  communityPictures,
  communityPosts,
  communityReports,
} from './community.tables.ts';

export async function listOwnCommunity({ db, userId }: { db: Database; userId: string }) {
  const { searchWords: _words, ...postColumns } = getTableColumns(communityPosts);
  const [members, posts, pictures, likes, follows, reports, notes] = await Promise.all([
    db.select().from(communityMembers).where(eq(communityMembers.userId, userId)),
    db
      .select(postColumns)
      .from(communityPosts)
      .where(eq(communityPosts.userId, userId))
      .orderBy(asc(communityPosts.postedAt)),
    db.select().from(communityPictures).where(eq(communityPictures.userId, userId)),
    db.select().from(communityLikes).where(eq(communityLikes.userId, userId)),
    db.select().from(communityFollows).where(eq(communityFollows.userId, userId)),
    db.select().from(communityReports).where(eq(communityReports.userId, userId)),
    db
      .select()
      .from(communityNotes)
      .where(eq(communityNotes.userId, userId))
      .orderBy(asc(communityNotes.writtenAt)),
  ]);
  return { members, posts, pictures, likes, follows, reports, notes };
}
