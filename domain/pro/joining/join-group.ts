import type { Database, Transaction } from '../../../db/database.ts';
import { takeTurn } from '../../../db/in-turn.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { takeBackWaiting } from '../assignments/assignments.store.ts';
import { recordEvents } from '../audit/record-event.ts';
import { hashOfToken } from '../../../lib/secret-token.ts';
import { useInvitation } from '../invitations/invitations.store.ts';
import { deleteShares, insertShares } from '../care/shares.store.ts';
import { shareItems, type ShareItem } from '../care/share-items.rules.ts';
import { markMembersChanged } from '../groups/groups.store.ts';
import { settleMembers } from '../members/settle-members.ts';
import { memberPeriods, endOfTerm, type MemberPeriod } from '../pro.rules.ts';
import { knownWord } from '../../../lib/known-word.ts';
import { readInvitation } from './join-code.ts';
import { decideJoining, type JoinDecision, type JoinRefusal } from './join-decision.rules.ts';
import { tellOfJoining } from './tell-of-joining.ts';
import {
  findInvitation,
  findRowToJoin,
  insertJoined,
  isAddressOfOther,
  listOwnPlaces,
  markJoined,
  removeDoubles,
  type FoundInvitation,
  type Joiner,
} from './joining.store.ts';

interface Asking {
  db: Database | Transaction;
  now: Date;
  /** As it was typed or opened. */
  invitation: string;
  /** Null for a visitor. */
  userId: string | null;
  isPremium: boolean;
}

export interface Invited {
  readonly found: FoundInvitation | null;
  readonly decision: JoinDecision;
}

/** What would become of joining now. Nothing is changed: pages are read as often as one likes. */
export async function findInvited(args: Asking): Promise<Invited> {
  const { db, now, userId, isPremium } = args;
  const tokenHash = hashOfToken(readInvitation(args.invitation));
  const found = await findInvitation({ db, tokenHash });
  const places = userId === null ? [] : await listOwnPlaces({ db, userId, now });
  const own = places.find(({ groupId }) => groupId === found?.groupId);
  const isPaidForElsewhere = places.some(
    ({ groupId, payer }) => payer === 'ADMIN' && groupId !== found?.groupId,
  );
  const decision = decideJoining({
    invitation: found && { ...found, isForOnePerson: found.memberId !== null },
    payer: found?.payer ?? 'UNKNOWN_PAYER',
    memberSince: own?.joinedAt ?? null,
    isPremium,
    isPaidForElsewhere,
    now,
  });
  return { found, decision };
}

interface JoinGroup {
  db: Database;
  clock: Clock;
  createId: CreateId;
  invitation: string;
  joiner: Joiner;
  isPremium: boolean;
  shares: readonly ShareItem[];
  /** Of the joiner: they are welcomed in their language. */
  mailSetting: MailSetting;
}

export type Pays = 'group' | 'member' | 'nobody';

/**
 * Somebody joins a group, once, in one transaction: the row of the list, what they share, the link
 * that is used up, the audit. One after the other for each person, so that two groups joined at the
 * same moment see each other.
 */
export function joinGroup(args: JoinGroup): Promise<Result<Pays, Problem[]>> {
  const { db, joiner } = args;
  return db.transaction(async (tx) => {
    await takeTurn({ tx, name: `pro-join:${joiner.userId}` });
    const now = args.clock.now();
    const { found, decision } = await findInvited({
      ...args,
      db: tx,
      now,
      userId: joiner.userId,
    });
    if (found === null) return refusal([problem([], 'pro.invitation-invalid')]);
    if (decision.kind === 'refused') return refusal([problem([], decision.code)]);
    if (decision.kind === 'joined-already')
      return success(found.payer === 'ADMIN' ? 'group' : 'nobody');
    const refused = await becomeMember({ ...args, tx, now, found });
    return refused === null ? success(decision.pays) : refusal([problem([], refused)]);
  });
}

/** Null when it was done; else why not, and nothing was changed. */
async function becomeMember(
  args: JoinGroup & { tx: Transaction; now: Date; found: FoundInvitation },
): Promise<JoinRefusal | null> {
  const { tx, now, found, joiner, clock, createId, shares } = args;
  const { groupId } = found;
  const isPersonal = found.memberId !== null;
  if (await isAddressOfOther({ tx, groupId, joiner })) return 'pro.already-registered';
  const row = await findRowToJoin({ tx, groupId, memberId: found.memberId, joiner, now });
  if (row === null && isPersonal) return 'pro.join-link-invalid';
  if (isPersonal && !(await useInvitation({ tx, id: found.id, now }))) {
    return 'pro.join-link-invalid';
  }
  const memberId = row?.id ?? createId();
  await removeDoubles({ tx, groupId, memberId, joiner, now });
  const period = periodOf(row?.period ?? found.period);
  const term = { startsAt: now, endsAt: endOfTerm({ period, startsAt: now }) };
  const joining = { tx, groupId, memberId, joiner, ...term };
  if (row === null) await insertJoined({ ...joining, period });
  else await markJoined(joining);
  const { userId } = joiner;
  const member = { db: tx, userId, memberId };
  // Nothing that was shared or proposed before an earlier leaving comes back by itself.
  await deleteShares({ ...member, items: shareItems });
  await takeBackWaiting({ tx, groupId, memberIds: [memberId], now });
  await insertShares({ ...member, groupId, items: shares, since: now });
  await settleMembers({ tx, userIds: [userId] });
  await markMembersChanged({ tx, groupId, now });
  const event = { groupId, actorId: userId, memberId };
  await recordEvents({
    tx,
    clock,
    createId,
    events: [
      { ...event, kind: 'MEMBER_JOINED' },
      ...shares.map((item) => ({ ...event, kind: 'SHARE_GIVEN' as const, details: { item } })),
    ],
  });
  await tellOfJoining({ ...args, memberId, endsAt: term.endsAt });
  return null;
}

function periodOf(period: string): MemberPeriod {
  return knownWord(memberPeriods, period, 'MONTHLY_RECURRING');
}
