import type { Transaction } from '../../../db/database.ts';
import { addDays } from '../../../lib/clock.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { recordEvents } from '../audit/record-event.ts';
import type { Administering } from '../pro-tools.ts';
import { hashOfToken } from '../../../lib/secret-token.ts';
import { invitationToken } from './invitation-token.ts';
import { insertInvitations, revokeInvitations } from './invitations.store.ts';

const lifeDays = 30;

interface Invited {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
}

/**
 * A link of their own for each, by mail; links they had before open nothing any more. The waiting
 * mail holds the link's id alone, as the database does.
 */
export async function sendInvitations(
  args: Administering & { tx: Transaction; members: readonly Invited[] },
): Promise<void> {
  const { tx, clock, createId, authSecret: secret, mailSetting, group, actorId, members } = args;
  const now = clock.now();
  const groupId = group.id;
  await revokeInvitations({ tx, groupId, memberIds: members.map(({ id }) => id), now });
  const links = members.map((member) => ({ member, id: createId() }));
  await insertInvitations({
    tx,
    rows: links.map(({ member, id }) => ({
      id,
      groupId,
      memberId: member.id,
      tokenHash: hashOfToken(invitationToken({ id, secret })),
      expiresAt: addDays(now, lifeDays),
      createdAt: now,
    })),
  });
  const mails = links.map(({ member, id }) => ({
    mail: {
      id: `pro-invitation:${id}`,
      kind: 'pro-invitation' as const,
      recipient: member.email,
      values: {
        invitationId: id,
        firstName: member.firstName,
        groupTitle: group.title,
        isPaidByGroup: group.payer === 'ADMIN',
      },
    },
    setting: mailSetting,
    createdAt: now,
  }));
  if (mails.length > 0) await queueMails({ tx, mails });
  const events = members.map(({ id: memberId }) => ({
    groupId,
    actorId,
    memberId,
    kind: 'INVITATION_SENT' as const,
  }));
  await recordEvents({ tx, clock, createId, events });
}
