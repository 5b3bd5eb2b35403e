import type { Database, Transaction } from '../../../db/database.ts';
import { takeTurn } from '../../../db/in-turn.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { hashOfToken } from '../../../lib/secret-token.ts';
import { isPremium } from '../../membership/entitlement.rules.ts';
import { membershipOf } from '../../membership/membership-of.ts';
import { mostPeople } from '../list/list-limits.rules.ts';
import { turnName } from '../shopping.store.ts';
import {
  deleteInvitation,
  findInviter,
  spendInvitation,
  type Inviter,
} from './list-invitations.store.ts';
import { countPeopleChange, findListOfPerson, insertPeople, listPeople } from './people.store.ts';

interface Asking {
  db: Database;
  clock: Clock;
  token: string;
}

/** Who invites with this link. Null where it was used, taken back or has expired, or its owner is no member. */
export async function findListInviter({ db, clock, token }: Asking): Promise<Inviter | null> {
  const now = clock.now();
  const inviter = await findInviter({ db, tokenHash: hashOfToken(token), now });
  if (inviter === null) return null;
  const membership = await membershipOf({ db, clock, userId: inviter.userId });
  return isPremium({ membership, now }) ? inviter : null;
}

/**
 * Whoever opens an invitation shops from that list from now on. Their own list is kept and is there
 * again when they leave. Nobody brings others along: who shares a list of their own stays with it.
 */
export async function joinList(args: Asking & { userId: string }): Promise<Problem[]> {
  const { db, userId } = args;
  const inviter = await findListInviter(args);
  if (inviter === null) return [problem([], 'shopping.invitation-invalid')];
  const listId = inviter.userId;
  if (listId === userId) return [problem([], 'shopping.own-invitation')];
  return db.transaction(async (tx) => {
    // Always in the same order, so that two who invite each other do not wait for one another.
    for (const name of [listId, userId].toSorted().map(turnName)) await takeTurn({ tx, name });
    return join({ ...args, tx, listId });
  });
}

interface Joining extends Omit<Asking, 'db'> {
  tx: Transaction;
  userId: string;
  listId: string;
}

async function join({ tx, clock, token, userId, listId }: Joining): Promise<Problem[]> {
  const now = clock.now();
  const current = await findListOfPerson({ db: tx, userId });
  const ofInviter = await findListOfPerson({ db: tx, userId: listId });
  if (current === listId) return [];
  if (current !== null) return [problem([], 'shopping.on-other-list')];
  if (ofInviter !== null && ofInviter !== listId) {
    return [problem([], 'shopping.invitation-invalid')];
  }
  if ((await listPeople({ db: tx, listId })).length >= mostPeople) {
    return [problem([], 'shopping.too-many-people', { count: mostPeople })];
  }
  const isSpent = await spendInvitation({ tx, tokenHash: hashOfToken(token), now });
  if (!isSpent) return [problem([], 'shopping.invitation-invalid')];
  await insertPeople({
    tx,
    people: [listId, userId].map((id) => ({ userId: id, listId, joinedAt: now })),
  });
  await deleteInvitation({ db: tx, userId });
  await countPeopleChange({ tx, listId });
  return [];
}
