import { inTurn } from '../../../db/in-turn.ts';
import type { Transaction } from '../../../db/database.ts';
import { locales } from '../../../i18n/locales.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { recordEvent, recordEvents } from '../audit/record-event.ts';
import { findJoinedMember, type JoinedMember } from '../care/looking.store.ts';
import { localeOfPayer } from '../payer-locale.ts';
import type { Administering } from '../pro-tools.ts';
import { findAssignable, type Assignable, type Contents } from './assignable.ts';
import { mostWaiting, type AssignmentKind } from './assignment.rules.ts';
import { countWaiting, insertAssignment, takeBackWaiting } from './assignments.store.ts';

interface Assigning extends Administering {
  contents: Contents;
  memberId: string;
  kind: AssignmentKind;
  /** The file's name. */
  content: string;
}

/**
 * Proposes a plan or a program to a member, who is told by mail and decides. What waits already is
 * proposed once.
 */
export function assign(args: Assigning): Promise<Problem[]> {
  const { db, group, memberId, contents, kind, content, mailSetting } = args;
  const locale = localeOfPayer(group.payerLanguage, mailSetting.locale);
  const language = locales[locale].contentLanguage;
  const assigned = findAssignable({ ...contents, language, kind, content });
  if (group.closedAt !== null) return refuse('pro.group-closed');
  if (assigned === null) return refuse('pro.assignment-unknown');
  return inTurn({
    db,
    name: `pro-assignments:${memberId}`,
    run: (tx) => assignInTurn({ ...args, tx, assigned }),
  });
}

async function refuse(code: string): Promise<Problem[]> {
  return [problem([], code)];
}

async function assignInTurn(
  args: Assigning & { tx: Transaction; assigned: Assignable },
): Promise<Problem[]> {
  const { tx, clock, createId, group, actorId, memberId, kind, content } = args;
  const now = clock.now();
  const groupId = group.id;
  const member = await findJoinedMember({ db: tx, groupId, memberId, now });
  if (member === null) return refuse('pro.member-not-joined');
  if ((await countWaiting({ db: tx, groupId, memberId })) >= mostWaiting) {
    return [problem([], 'pro.assignments-too-many', { most: mostWaiting })];
  }
  const id = createId();
  const { userId } = member;
  const row = { userId, groupId, memberId, id, kind, content };
  const isNew = await insertAssignment({
    tx,
    row: { ...row, assignedBy: actorId, assignedAt: now },
  });
  if (!isNew) return [];
  const details = { kind, content };
  const event = { groupId, actorId, memberId, kind: 'ASSIGNED' as const, details };
  await recordEvent({ tx, clock, createId, event });
  await tellMember({ ...args, id, member });
  return [];
}

async function tellMember(
  args: Assigning & { tx: Transaction; assigned: Assignable; id: string; member: JoinedMember },
): Promise<void> {
  const { tx, clock, group, mailSetting, kind, assigned, id, member } = args;
  const locale = localeOfPayer(group.payerLanguage, mailSetting.locale);
  await queueMail({
    tx,
    mail: {
      id: `pro-assigned:${id}`,
      kind: 'pro-assigned',
      recipient: member.email,
      values: {
        firstName: member.firstName,
        groupTitle: group.title,
        isProgram: kind === 'PROGRAM',
        title: assigned.title,
      },
    },
    setting: { ...mailSetting, locale },
    createdAt: clock.now(),
  });
}

/** What was proposed and not answered yet waits no more. Again changes nothing. */
export function takeBack(
  args: Administering & { memberId: string; assignmentId: string },
): Promise<void> {
  const { db, clock, createId, group, actorId, memberId, assignmentId: id } = args;
  const groupId = group.id;
  return db.transaction(async (tx) => {
    const where = { tx, groupId, memberIds: [memberId], id, now: clock.now() };
    const taken = await takeBackWaiting(where);
    const events = taken.map(({ kind, content }) => ({
      groupId,
      actorId,
      memberId,
      kind: 'ASSIGNMENT_TAKEN_BACK' as const,
      details: { kind, content },
    }));
    await recordEvents({ tx, clock, createId, events });
  });
}
