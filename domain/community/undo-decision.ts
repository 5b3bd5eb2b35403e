import type { Database } from '../../db/database.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import type { Actor } from '../audit/audit.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { CommunityTools } from './community.ts';
import { dayMs } from '../../lib/clock.ts';
import {
  isDecidedSince,
  lockDecision,
  markUndone,
  readOwnDecisions,
  reopenReports,
  restorePause,
  takeNoteBack,
  wasTold,
  type KeptDecision,
  type OwnDecision,
} from './decisions.store.ts';
import { insertNote } from './members.store.ts';
import { noteDecision } from './news.store.ts';
import { decideState, lockPost } from './posts.store.ts';
import type { ReportReason } from './community.rules.ts';

export type { OwnDecision } from './decisions.store.ts';

/** Later than that, somebody decides anew. */
const undoneWithinMs = 30 * dayMs;
const mostShown = 50;

/** What somebody has decided, the latest first, each with whether it can be taken back. */
export async function readDecisions(args: {
  db: Database;
  userId: string;
  now: Date;
}): Promise<readonly (OwnDecision & { mayUndo: boolean })[]> {
  const { db, userId, now } = args;
  const decisions = await readOwnDecisions({ db, decidedBy: userId, limit: mostShown });
  return decisions.map((decision) => ({
    ...decision,
    mayUndo: decision.undoneAt === null && decision.isLatest && isRecent(decision, now),
  }));
}

function isRecent({ decidedAt }: { decidedAt: Date }, now: Date): boolean {
  return now.getTime() - decidedAt.getTime() < undoneWithinMs;
}

/**
 * Puts a post, its reports and its writer back to how they were before somebody's own decision. A note
 * that the writer has not read yet is gone; whoever has read of it, or was sent word, reads that it
 * was taken back.
 */
export async function undoDecision(
  args: CommunityTools & { actor: Actor & { userId: string }; id: string },
): Promise<Problem[]> {
  const { db, clock, createId, actor, id } = args;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const decision = await lockDecision({ tx, id, decidedBy: actor.userId });
    if (decision === null) return [problem('id', 'community.decision-gone')];
    if (decision.undoneAt !== null) return [problem('id', 'community.decision-undone')];
    if (!isRecent(decision, now)) return [problem('id', 'community.decision-old')];
    const post = await lockPost({ tx, id: decision.postId });
    if (post === null) return [problem('id', 'community.post-gone')];
    if (await isDecidedSince({ tx, decision })) {
      return [problem('id', 'community.decided-since')];
    }
    if (decision.decision !== 'RESUME') {
      await decideState({ tx, id: post.id, changes: stateBefore(decision) });
    }
    await reopenReports({ tx, decision });
    await restorePause({ tx, userId: post.userId, decision });
    await markUndone({ tx, id, now });
    if (decision.note !== '') {
      const isUnread = await takeNoteBack({ tx, userId: post.userId, decision });
      if (!isUnread || (await wasTold({ tx, post, since: decision.decidedAt }))) {
        const { userId, id: postId } = post;
        const note = { id: createId(), userId, postId, kind: 'UNDO', text: '', writtenAt: now };
        await insertNote({ tx, note });
        await noteDecision({ tx, post, now });
      }
    }
    await writeAudit({
      tx,
      id: createId(),
      happenedAt: now,
      actor,
      action: 'COMMUNITY_UNDONE',
      subjectId: post.id,
      details: { name: post.id.slice(-6) },
    });
    return [];
  });
}

function stateBefore(decision: KeptDecision) {
  const { stateBefore: state, reasonBefore, decidedBefore } = decision;
  return { state, reason: reasonBefore as ReportReason | null, decidedAt: decidedBefore };
}
