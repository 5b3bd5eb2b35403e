import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { MailSetting } from '../../mail/mail.ts';
import type { MailedTicket } from '../identity.store.ts';
import { newTicket } from '../tickets/ticket.ts';

/** The mail that asks whoever signed up with an address to confirm that it is theirs. */
export function emailConfirmation(args: {
  tools: { clock: Clock; createId: CreateId };
  user: { userId: string; email: string; firstName: string };
  mailSetting: MailSetting;
}): MailedTicket {
  const { tools, user, mailSetting } = args;
  const { userId, email, firstName } = user;
  const ticket = newTicket({ tools, purpose: 'confirm-email', userId, details: { email } });
  return {
    ticket,
    mail: {
      setting: mailSetting,
      mail: {
        id: ticket.id,
        kind: 'confirm-email',
        recipient: email,
        values: { ticketId: ticket.id, firstName },
      },
    },
  };
}
