import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { hashOfToken, secretToken } from '../../../lib/secret-token.ts';
import { mostPeople } from '../list/list-limits.rules.ts';
import {
  deleteInvitation,
  findOpenInvitation,
  replaceInvitation,
} from './list-invitations.store.ts';
import { findListOfPerson, listPeople } from './people.store.ts';

const lifeDays = 7;

/** An invitation that one person can use until it expires. */
export interface ListInvitation {
  readonly token: string;
  readonly expiresAt: Date;
}

interface Inviting {
  db: Database;
  clock: Clock;
  /** Seals the token: the database holds only its hash. */
  authSecret: string;
  userId: string;
}

/** A new link onto the list; one that nobody used opens nothing any more. */
export async function inviteToList(
  args: Inviting & { createId: CreateId },
): Promise<Result<ListInvitation, Problem[]>> {
  const { db, clock, createId, authSecret: secret, userId } = args;
  const listId = await findListOfPerson({ db, userId });
  if (listId !== null && listId !== userId) {
    return refusal([problem([], 'shopping.on-other-list')]);
  }
  if ((await listPeople({ db, listId: userId })).length >= mostPeople) {
    return refusal([problem([], 'shopping.too-many-people', { count: mostPeople })]);
  }
  const [id, createdAt] = [createId(), clock.now()];
  const token = tokenOf({ id, secret });
  const expiresAt = addDays(createdAt, lifeDays);
  await replaceInvitation({ db, userId, id, tokenHash: hashOfToken(token), createdAt, expiresAt });
  return success({ token, expiresAt });
}

/** The member's own open invitation, to be sent once more. */
export async function findListInvitation(args: Inviting): Promise<ListInvitation | null> {
  const { db, clock, authSecret: secret, userId } = args;
  const open = await findOpenInvitation({ db, userId, now: clock.now() });
  return open && { token: tokenOf({ id: open.id, secret }), expiresAt: open.expiresAt };
}

/** The link opens nothing any more. */
export async function takeInvitationBack(args: { db: Database; userId: string }): Promise<void> {
  await deleteInvitation(args);
}

function tokenOf({ id, secret }: { id: string; secret: string }): string {
  return secretToken({ purpose: 'shopping-invitation', id, secret });
}
