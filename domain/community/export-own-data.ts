import type { Database } from '../../db/database.ts';
import { withoutOwner } from '../identity/viewer/without-owner.ts';
import { listOwnCommunity } from './own-data.store.ts';

/** What a member wrote, liked, follows and reported, for their download. */
export async function exportOwnCommunity(owner: { db: Database; userId: string }) {
  const { members, posts, pictures, likes, follows, reports, notes } =
    await listOwnCommunity(owner);
  return {
    member: members.map(withoutOwner)[0] ?? null,
    posts: posts.map(withoutOwner),
    pictures: pictures.map(withoutOwner),
    likes: likes.map(withoutOwner),
    follows: follows.map(withoutOwner),
    reports: reports.map(withoutOwner),
    notes: notes.map(withoutOwner),
  };
}
