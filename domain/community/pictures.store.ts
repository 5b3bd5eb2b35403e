import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { PreparedPicture } from './community.context.ts';
import type { PostState } from './community.rules.ts';
import { communityPictures, communityPosts } from './community.tables.ts';

interface NewPicture extends PreparedPicture {
  readonly id: string;
  readonly userId: string;
  readonly postId: string;
  readonly alt: string;
  readonly addedAt: Date;
}

export async function insertPicture(args: { tx: Transaction; picture: NewPicture }): Promise<void> {
  const { jpeg, ...row } = args.picture;
  await args.tx.insert(communityPictures).values({ ...row, jpegBase64: jpeg.toString('base64') });
}

/** A picture, and of whom and in what state its post is. */
export async function findPicture(args: { db: Database; id: string }): Promise<{
  jpegBase64: string;
  userId: string;
  state: PostState;
} | null> {
  const { db, id } = args;
  const [row] = await db
    .select({
      jpegBase64: communityPictures.jpegBase64,
      userId: communityPictures.userId,
      state: communityPosts.state,
    })
    .from(communityPictures)
    .innerJoin(communityPosts, eq(communityPosts.id, communityPictures.postId))
    .where(eq(communityPictures.id, id));
  return (row as { jpegBase64: string; userId: string; state: PostState } | undefined) ?? null;
}

/** Of a member's own post only. */
export async function deletePicture(args: {
  tx: Transaction;
  userId: string;
  postId: string;
}): Promise<void> {
  const { tx, userId, postId } = args;
  await tx
    .delete(communityPictures)
    .where(and(eq(communityPictures.postId, postId), eq(communityPictures.userId, userId)));
}
