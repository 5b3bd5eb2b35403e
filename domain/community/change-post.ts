import type { Transaction } from '../../db/database.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { tooManyTries } from '../identity/tries/too-many-tries.ts';
import { countTry } from '../rate-limits/count-try.ts';
import type { RateLimit } from '../rate-limits/rate-limit.ts';
import type { CommunityTools } from './community.ts';
import { communityLimits, oneLine, titleProblems, type ReportReason } from './community.rules.ts';
import { findMember, markNoteRead } from './members.store.ts';
import { noteLike } from './news.store.ts';
import { deletePicture } from './pictures.store.ts';
import {
  changeOwnPost,
  decideState,
  deleteOwnPosts,
  lockPost,
  putLike,
  putReport,
  findPostById,
} from './posts.store.ts';
import { searchWordsOf } from './search-words.ts';
import { deleteEmptyTopics, findTopicById, putFollow } from './topics.store.ts';
import { pressLimit, reportLimit, trustLevel } from './trust.rules.ts';
import { pauseProblems, postTextProblems } from './write-post.ts';

interface Own extends CommunityTools {
  userId: string;
  id: string;
}

const gone = [problem('id', 'community.post-gone')];

/** Readers see that it was changed, and when. */
export async function editPost(
  args: Own & { title: string | null; text: string; removesPicture: boolean },
): Promise<Problem[]> {
  const { db, clock, userId, id } = args;
  const now = clock.now();
  const member = await findMember({ db, userId, now });
  const level = trustLevel({ record: member.record, now });
  const text = args.text.trim();
  const wrong = [...pauseProblems(member, now), ...postTextProblems({ text, level })];
  if (wrong.length > 0) return wrong;
  const wait = await waitOf(args, pressLimit(userId));
  if (wait.length > 0) return wait;
  return db.transaction(async (tx) => {
    const post = await lockPost({ tx, id });
    if (post === null || post.userId !== userId) return gone;
    const title = post.number === 0 ? oneLine(args.title ?? post.title) : '';
    const problems = post.number === 0 ? titleProblems(title) : [];
    if (problems.length > 0) return problems;
    const changes = { title, text, editedAt: now, searchWords: searchWordsOf(title, text) };
    await changeOwnPost({ tx, userId, id, changes });
    if (args.removesPicture) await deletePicture({ tx, userId, postId: id });
    return [];
  });
}

/** What others wrote stays, also in a topic whose first text is gone. */
export function deletePost({ db, userId, id }: Own): Promise<Problem[]> {
  return db.transaction(async (tx) => {
    const topicIds = await deleteOwnPosts({ tx, userId, id });
    if (topicIds.length === 0) return gone;
    await deleteEmptyTopics({ tx, topicIds });
    return [];
  });
}

/** For somebody who leaves: all they wrote goes with them. */
export async function leaveCommunity(args: { tx: Transaction; userId: string }): Promise<void> {
  const { tx, userId } = args;
  const topicIds = await deleteOwnPosts({ tx, userId });
  await deleteEmptyTopics({ tx, topicIds });
}

export async function likePost(args: Own & { isLiked: boolean }): Promise<Problem[]> {
  const { db, clock, userId, id, isLiked } = args;
  const wait = await waitOf(args, pressLimit(userId));
  if (wait.length > 0) return wait;
  const post = await findPostById({ db, viewerId: userId, id });
  if (post === null || post.state !== 'SHOWN') return gone;
  if (post.userId === userId) return [problem('id', 'community.own-like')];
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isNew = await putLike({ tx, userId, postId: id, isLiked, now });
    if (isNew) await noteLike({ tx, post, now });
  });
  return [];
}

export async function followTopic(args: Own & { isFollowed: boolean }): Promise<Problem[]> {
  const { db, clock, userId, id, isFollowed } = args;
  const wait = await waitOf(args, pressLimit(userId));
  if (wait.length > 0) return wait;
  if ((await findTopicById({ db, id })) === null) return [problem('id', 'community.topic-gone')];
  await putFollow({ db, userId, topicId: id, isFollowed, now: clock.now() });
  return [];
}

/**
 * Goes to the moderators. Advice about medicine is hidden until one has looked, unless the reporter
 * has written nothing that stands, or a moderator has decided about the post before.
 */
export async function reportPost(
  args: Own & { reason: ReportReason; text: string },
): Promise<Problem[]> {
  const { db, clock, userId, id, reason } = args;
  const text = args.text.trim();
  const { note: most } = communityLimits;
  if (text.length > most) return [problem('text', 'community.too-long', { most })];
  const wait = await waitOf(args, reportLimit(userId));
  if (wait.length > 0) return wait;
  const now = clock.now();
  const { record } = await findMember({ db, userId, now });
  const isTrusted = trustLevel({ record, now }) !== 'NEW';
  return db.transaction(async (tx) => {
    const post = await lockPost({ tx, id });
    if (post === null) return gone;
    if (post.userId === userId) return [problem('id', 'community.own-report')];
    await putReport({ tx, report: { userId, postId: id, reason, text, reportedAt: now } });
    const isFresh = post.state === 'SHOWN' && post.decidedAt === null;
    if (reason === 'MEDICINE' && isTrusted && isFresh) {
      await decideState({ tx, id, changes: { state: 'WAITING', reason } });
    }
    return [];
  });
}

/** Puts away what a moderator wrote. */
export async function readNote({ db, clock, userId, id }: Own): Promise<void> {
  await markNoteRead({ db, userId, id, now: clock.now() });
}

async function waitOf(
  { db, clock }: Pick<CommunityTools, 'db' | 'clock'>,
  limit: RateLimit,
): Promise<Problem[]> {
  const { retryAfterSeconds } = await countTry({ db, clock, limits: [limit] });
  return retryAfterSeconds === null ? [] : [tooManyTries(retryAfterSeconds)];
}
