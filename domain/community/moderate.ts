import type { Database, Transaction } from '../../db/database.ts';
import { addDays } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import type { Actor, AuditAction } from '../audit/audit.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { CommunityTools } from './community.ts';
import { communityLimits, type ReportReason } from './community.rules.ts';
import { insertDecision } from './decisions.store.ts';
import { insertNote, readPause, setPause } from './members.store.ts';
import { noteDecision } from './news.store.ts';
import {
  countReported,
  readAround,
  readDecided,
  readReported,
  readReports,
  type PostAround,
  type PostReport,
  type ReportedPost,
} from './moderation.store.ts';
import { decideState, lockPost, settleReports, type LockedPost } from './posts.store.ts';

export type { PostAround, PostReport, ReportedPost } from './moderation.store.ts';

/** `KEEP` shows the post again; a warning and a pause leave it as it is. */
export const decisions = ['KEEP', 'HIDE', 'WARN', 'PAUSE', 'RESUME'] as const;
export type Decision = (typeof decisions)[number];

export const longestPauseDays = 365;
const mostShown = 50;

export interface QueuedPost extends ReportedPost {
  readonly reports: readonly PostReport[];
  /** Itself among the posts beside it, in their order. */
  readonly around: readonly PostAround[];
}

/** What waits for a moderator, the oldest first, or what was decided, the latest first. */
export async function readModeration(args: { db: Database; isDecided: boolean }): Promise<{
  posts: QueuedPost[];
  waitingCount: number;
}> {
  const { db, isDecided } = args;
  const [posts, waitingCount] = await Promise.all([
    isDecided ? readDecided({ db, limit: mostShown }) : readReported({ db, limit: mostShown }),
    countReported({ db }),
  ]);
  const postIds = posts.map(({ id }) => id);
  const [reports, around] = await Promise.all([
    readReports({ db, postIds }),
    readAround({ db, postIds }),
  ]);
  const byPost = Map.groupBy(reports, ({ postId }) => postId);
  const besides = Map.groupBy(around, ({ besideId }) => besideId);
  return {
    posts: posts.map((post) => ({
      ...post,
      reports: byPost.get(post.id) ?? [],
      around: besides.get(post.id) ?? [],
    })),
    waitingCount,
  };
}

interface Deciding extends CommunityTools {
  actor: Actor;
  postId: string;
  decision: Decision;
  reason: ReportReason;
  /** What the writer reads. */
  text: string;
  /** Of a pause. */
  days: number;
}

const actions = {
  KEEP: 'COMMUNITY_KEPT',
  HIDE: 'COMMUNITY_HIDDEN',
  WARN: 'COMMUNITY_WARNED',
  PAUSE: 'COMMUNITY_PAUSED',
  RESUME: 'COMMUNITY_RESUMED',
} satisfies Record<Decision, AuditAction>;

/** Whoever wrote the post reads why, in the moderator's words. */
export async function decide(args: Deciding): Promise<Problem[]> {
  const { db, clock, createId, actor, decision } = args;
  const text = args.text.trim();
  const { note: most } = communityLimits;
  const tellsWriter = decision === 'HIDE' || decision === 'WARN' || decision === 'PAUSE';
  if (tellsWriter && text === '') return [problem('text', 'community.note-required')];
  if (text.length > most) return [problem('text', 'community.too-long', { most })];
  if (decision === 'PAUSE' && !(args.days >= 1 && args.days <= longestPauseDays)) {
    return [problem('days', 'community.days-invalid', { most: longestPauseDays })];
  }
  const now = clock.now();
  return db.transaction(async (tx) => {
    const post = await lockPost({ tx, id: args.postId });
    if (post === null) return [problem('postId', 'community.post-gone')];
    const pausedBefore = await readPause({ tx, userId: post.userId });
    const pausedUntil = pauseAfter({ ...args, now, pausedBefore });
    await carryOut({ ...args, tx, post, now, pausedUntil });
    const note = tellsWriter ? text : '';
    await keepDecision({ ...args, tx, post, now, note, pausedBefore, pausedUntil });
    await settleReports({ tx, postId: post.id, now });
    if (tellsWriter) await tellWriter({ ...args, text, tx, post, now });
    // By a part of its id alone: the log outlives what was written.
    await writeAudit({
      tx,
      id: createId(),
      happenedAt: now,
      actor,
      action: actions[decision],
      subjectId: post.id,
      details: { name: post.id.slice(-6) },
    });
    return [];
  });
}

/** Until when the writer only reads then. */
function pauseAfter(args: {
  decision: Decision;
  days: number;
  now: Date;
  pausedBefore: Date | null;
}): Date | null {
  const { decision, days, now, pausedBefore } = args;
  if (decision === 'PAUSE') return addDays(now, days);
  return decision === 'RESUME' ? null : pausedBefore;
}

type InTransaction = Deciding & { tx: Transaction; post: LockedPost; now: Date };

function keepDecision(
  args: InTransaction & { note: string; pausedBefore: Date | null; pausedUntil: Date | null },
): Promise<void> {
  const { tx, createId, actor, post, decision, note, now, pausedBefore, pausedUntil } = args;
  return insertDecision({
    tx,
    decision: {
      id: createId(),
      postId: post.id,
      decidedBy: 'userId' in actor ? actor.userId : null,
      decision,
      reason: decision === 'HIDE' ? args.reason : null,
      note,
      decidedAt: now,
      stateBefore: post.state,
      reasonBefore: post.reason,
      decidedBefore: post.decidedAt,
      pausedBefore,
      pausedUntil,
    },
  });
}

async function carryOut(args: InTransaction & { pausedUntil: Date | null }): Promise<void> {
  const { tx, post, decision, reason, pausedUntil, now } = args;
  const { id, userId } = post;
  switch (decision) {
    case 'KEEP':
      return decideState({ tx, id, changes: { state: 'SHOWN', reason: null, decidedAt: now } });
    case 'HIDE':
      return decideState({ tx, id, changes: { state: 'HIDDEN', reason, decidedAt: now } });
    case 'WARN':
      return show({ tx, post, now });
    case 'PAUSE':
      await show({ tx, post, now });
      return setPause({ tx, userId, pausedUntil });
    case 'RESUME':
      return setPause({ tx, userId, pausedUntil });
  }
}

/** What only waited for a look is read again. */
async function show({ tx, post, now }: { tx: Transaction; post: LockedPost; now: Date }) {
  if (post.state === 'HIDDEN') return;
  const changes = { state: 'SHOWN', reason: null, decidedAt: now };
  await decideState({ tx, id: post.id, changes });
}

async function tellWriter(args: InTransaction): Promise<void> {
  const { tx, createId, post, decision, reason, text, now } = args;
  const note = {
    id: createId(),
    userId: post.userId,
    postId: post.id,
    kind: decision,
    reason,
    text,
    writtenAt: now,
  };
  await insertNote({ tx, note });
  await noteDecision({ tx, post, now });
}
