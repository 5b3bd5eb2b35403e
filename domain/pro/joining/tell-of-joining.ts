import type { Transaction } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { findGroup, listAdministrators } from '../groups/groups.store.ts';
import { localeOfPayer } from '../payer-locale.ts';
import type { FoundInvitation, Joiner } from './joining.store.ts';

interface Joined {
  tx: Transaction;
  clock: Clock;
  found: FoundInvitation;
  joiner: Joiner;
  memberId: string;
  endsAt: Date | null;
  mailSetting: MailSetting;
}

/** Welcomes who joined, in their language, and tells the administrators who it is, in the group's. */
export async function tellOfJoining(args: Joined): Promise<void> {
  const { tx, clock, found, joiner, memberId, endsAt, mailSetting } = args;
  const { groupId, groupTitle, payer } = found;
  const createdAt = clock.now();
  // Somebody may leave and join again: the time makes each a mail of its own.
  const occasion = `${memberId}:${createdAt.getTime()}`;
  const group = await findGroup({ db: tx, groupId });
  const administrators = await listAdministrators({ db: tx, groupId });
  const locale = localeOfPayer(group?.payerLanguage ?? 'UNSPECIFIED', mailSetting.locale);
  await queueMails({
    tx,
    mails: [
      {
        setting: mailSetting,
        createdAt,
        mail: {
          id: `pro-welcome:${occasion}`,
          kind: 'pro-welcome',
          recipient: joiner.email,
          values: {
            firstName: joiner.firstName,
            groupTitle,
            isPaidByGroup: payer === 'ADMIN',
            endsAt: endsAt?.toISOString() ?? null,
          },
        },
      },
      ...administrators.map(({ userId, firstName, email }) => ({
        setting: { ...mailSetting, locale },
        createdAt,
        mail: {
          id: `pro-member-joined:${occasion}:${userId}`,
          kind: 'pro-member-joined' as const,
          recipient: email,
          values: {
            firstName,
            groupId,
            groupTitle,
            memberId,
            memberName: `${joiner.firstName} ${joiner.lastName}`,
          },
        },
      })),
    ],
  });
}
