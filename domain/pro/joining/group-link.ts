import type { Database } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { recordEvent } from '../audit/record-event.ts';
import { hashOfToken } from '../../../lib/secret-token.ts';
import { insertInvitations, revokeInvitations } from '../invitations/invitations.store.ts';
import { findOpenGroupLink } from './group-link.store.ts';
import { codeOfLink } from './join-code.ts';

/** A printed page hangs on a wall for a while; then somebody should look whether it still should. */
const linkLifeDays = 180;

/** The link that a whole group may join by, as often as it is used. */
export interface GroupLink {
  readonly code: string;
  readonly expiresAt: Date;
}

interface OfGroup {
  db: Database;
  clock: Clock;
  groupId: string;
  /** Ours: codes follow from it. */
  secret: string;
}

export async function findGroupLink(args: OfGroup): Promise<GroupLink | null> {
  const { db, clock, groupId, secret } = args;
  const link = await findOpenGroupLink({ db, groupId, now: clock.now() });
  return link && { code: codeOfLink({ id: link.id, secret }), expiresAt: link.expiresAt };
}

interface Changing extends OfGroup {
  createId: CreateId;
  actorId: string;
}

/** A new code; the one before opens nothing from now on. */
export function renewGroupLink(args: Changing): Promise<GroupLink> {
  const { db, clock, createId, groupId, secret, actorId } = args;
  return inTurn({
    db,
    name: `pro-link:${groupId}`,
    run: async (tx) => {
      const now = clock.now();
      await revokeInvitations({ tx, groupId, memberIds: 'of-the-group', now });
      const id = createId();
      const code = codeOfLink({ id, secret });
      const expiresAt = addDays(now, linkLifeDays);
      const row = { groupId, id, memberId: null, tokenHash: hashOfToken(code), expiresAt };
      await insertInvitations({ tx, rows: [{ ...row, createdAt: now }] });
      const event = { groupId, actorId, kind: 'JOIN_LINK_MADE' } as const;
      await recordEvent({ tx, clock, createId, event });
      return { code, expiresAt };
    },
  });
}

/** Nobody joins by the link any more; who has joined stays. */
export function closeGroupLink(args: Changing): Promise<void> {
  const { db, clock, createId, groupId, actorId } = args;
  return inTurn({
    db,
    name: `pro-link:${groupId}`,
    run: async (tx) => {
      const now = clock.now();
      if ((await findOpenGroupLink({ db: tx, groupId, now })) === null) return;
      await revokeInvitations({ tx, groupId, memberIds: 'of-the-group', now });
      const event = { groupId, actorId, kind: 'JOIN_LINK_CLOSED' } as const;
      await recordEvent({ tx, clock, createId, event });
    },
  });
}
