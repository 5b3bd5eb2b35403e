import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Language } from '../../../lib/language.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { startThemedPlan } from '../../meal-plans/states/start-themed-plan.ts';
import { todayOf } from '../../programs/program-views.ts';
import { startProgram } from '../../programs/start-program.ts';
import { recordEvent } from '../audit/record-event.ts';
import { listOwnPlaces } from '../joining/joining.store.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { findAssignable, type Assignable, type Contents } from './assignable.ts';
import type { AssignmentKind } from './assignment.rules.ts';
import type { Assignment } from './assignment.ts';
import { answerWaiting, findOwnAssignment } from './assignments.store.ts';

interface Answering {
  db: Database;
  clock: Clock;
  createId: CreateId;
  contents: Contents;
  content: Pick<ContentIndex, 'recipesById'>;
  language: Language;
  userId: string;
  id: string;
  /** One program is followed at a time: whether another one is stopped for it. */
  stopsOther: boolean;
  timeZone: string | null;
}

/** What was started: the member's own plan, or the program. */
export interface Started {
  readonly kind: AssignmentKind;
  readonly slug: string;
}

/**
 * Starts what was proposed as a member would start it by themselves, then writes the answer down. A
 * crash in between is made good by accepting again: the plan is copied once for each proposal, and a
 * program that runs has begun. Null where it was accepted before.
 */
export async function acceptAssignment(
  args: Answering & { isPremium: boolean },
): Promise<Result<Started | null, Problem[]>> {
  const assignment = await findOpen(args);
  if (assignment?.state === 'ACCEPTED') return success(null);
  const { contents, language } = args;
  const assigned = assignment && findAssignable({ ...contents, language, ...assignment });
  if (assignment?.state !== 'WAITING' || !assigned) return refusal([gone()]);
  if (!args.isPremium) return refusal([problem([], 'pro.assignment-needs-membership')]);
  const started = await start({ ...args, assigned });
  if (started.ok) await writeDown({ ...args, assignment, answer: 'ACCEPTED' });
  return started;
}

/** Saying no costs nothing, and can be said twice. */
export async function declineAssignment(args: Answering): Promise<Problem[]> {
  const assignment = await findOpen(args);
  if (assignment?.state === 'DECLINED') return [];
  if (assignment?.state !== 'WAITING') return [gone()];
  await writeDown({ ...args, assignment, answer: 'DECLINED' });
  return [];
}

function gone(): Problem {
  return problem([], 'pro.assignment-gone');
}

/** Of a group that the member is in now. */
async function findOpen({ db, clock, userId, id }: Answering): Promise<Assignment | null> {
  const assignment = await findOwnAssignment({ db, userId, id });
  if (assignment === null) return null;
  const places = await listOwnPlaces({ db, userId, now: clock.now() });
  return places.some(({ memberId }) => memberId === assignment.memberId) ? assignment : null;
}

async function start(
  args: Answering & { assigned: Assignable },
): Promise<Result<Started, Problem[]>> {
  const { contents, language, id: requestKey, assigned } = args;
  const { kind, content, slug } = assigned;
  if (kind === 'PROGRAM') {
    const today = todayOf(args);
    const begun = await startProgram({ ...args, program: content, today });
    if (begun.ok) return success({ kind, slug });
    const title = contents.programs.byKey.get(begun.reason.program)?.texts[language].title ?? '';
    return refusal([problem([], 'program.other-running', { title })]);
  }
  const { themedPlans } = contents;
  const plan = await startThemedPlan({ ...args, themedPlans, slug, requestKey, beginsOn: null });
  return plan === null ? refusal([gone()]) : success({ kind, slug: plan.slug });
}

async function writeDown(
  args: Answering & { assignment: Assignment; answer: 'ACCEPTED' | 'DECLINED' },
): Promise<void> {
  const { db, clock, createId, userId, id, assignment, answer } = args;
  const { groupId, memberId, kind, content } = assignment;
  await db.transaction(async (tx) => {
    if (!(await answerWaiting({ tx, userId, id, answer, now: clock.now() }))) return;
    const eventKind = `ASSIGNMENT_${answer}` as const;
    const event = { groupId, actorId: userId, memberId, kind: eventKind };
    await recordEvent({ tx, clock, createId, event: { ...event, details: { kind, content } } });
  });
}
