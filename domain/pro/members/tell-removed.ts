import type { Transaction } from '../../../db/database.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { localeOfPayer } from '../payer-locale.ts';
import type { Administering } from '../pro-tools.ts';
import type { ProMember } from './member.ts';

/** Who was in the group is told that they are not any more; who was only invited is not. */
export async function tellRemoved(
  args: Administering & { tx: Transaction; members: readonly ProMember[] },
): Promise<void> {
  const { tx, clock, group, mailSetting, members } = args;
  const locale = localeOfPayer(group.payerLanguage, mailSetting.locale);
  const wereIn = members.filter(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null);
  if (wereIn.length === 0) return;
  const mails = wereIn.map(({ id, firstName, email }) => ({
    setting: { ...mailSetting, locale },
    createdAt: clock.now(),
    mail: {
      id: `pro-removed:${id}`,
      kind: 'pro-removed' as const,
      recipient: email,
      values: {
        firstName,
        groupTitle: group.title,
        isPaidByGroup: group.payer === 'ADMIN',
      },
    },
  }));
  await queueMails({ tx, mails });
}
