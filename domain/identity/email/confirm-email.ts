import type { Database, Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/is-unique-violation.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { isEmailTaken, markEmailVerified, storeEmail } from './emails.store.ts';
import { findOwner, type AccountOwner } from '../passwords/passwords.store.ts';
import type { Ticket } from '../tickets/ticket.ts';
import { deleteUnusedTickets, findTicket, useTicket } from '../tickets/tickets.store.ts';

interface ConfirmEmail {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Null when the link was not one of ours. */
  ticketId: string | null;
  mailSetting: MailSetting;
}

const linkIsInvalid = problem([], 'link.invalid');

/**
 * Confirms that an address belongs to the user who opened the link sent to it. After a change of
 * address the new one counts from now on.
 */
export async function confirmEmail(args: ConfirmEmail): Promise<Result<string, Problem[]>> {
  const found = await findConfirmable(args);
  if (found === null) return refusal([linkIsInvalid]);
  const { ticket, owner, email } = found;
  // The link was used before, or twice at once: the address is confirmed already.
  if (owner.email === email && owner.isEmailVerified) return success(email);
  if (ticket.usedAt !== null) return refusal([linkIsInvalid]);
  const isChange = ticket.purpose === 'change-email';
  // A link for an address that was given up since.
  if (!isChange && owner.email !== email) return refusal([linkIsInvalid]);
  if (isChange && (await isEmailTaken({ db: args.db, email }))) {
    return refusal([problem([], 'email.registered')]);
  }
  try {
    await args.db.transaction((tx) => settle({ ...args, tx, ...found, isChange }));
  } catch (error) {
    // Somebody signed up with the address at this very moment.
    if (isUniqueViolation(error)) return refusal([problem([], 'email.registered')]);
    throw error;
  }
  return success(email);
}

/** Whose address a link confirms, or null. */
export async function findConfirmable({
  db,
  clock,
  ticketId,
}: Pick<ConfirmEmail, 'db' | 'clock' | 'ticketId'>): Promise<{
  ticket: Ticket;
  owner: AccountOwner;
  email: string;
} | null> {
  if (ticketId === null) return null;
  const purposes = ['confirm-email', 'change-email'] as const;
  const ticket = await findTicket({ db, id: ticketId, purposes, now: clock.now() });
  const owner = ticket?.userId ? await findOwner({ db, userId: ticket.userId }) : null;
  const email = ticket?.details.email;
  return ticket && owner && email ? { ticket, owner, email } : null;
}

interface Settlement extends ConfirmEmail {
  tx: Transaction;
  ticket: Ticket;
  owner: AccountOwner;
  email: string;
  isChange: boolean;
}

async function settle(args: Settlement): Promise<void> {
  const { tx, ticket, owner, email, isChange } = args;
  const { userId } = owner;
  const now = args.clock.now();
  if (!(await useTicket({ tx, id: ticket.id, usedAt: now }))) return;
  if (!isChange) return markEmailVerified({ tx, userId, verifiedAt: now });
  await storeEmail({ tx, userId, email, changedAt: now });
  await deleteUnusedTickets({
    tx,
    userId,
    purposes: ['reset-password', 'confirm-email', 'change-email'],
  });
  await queueMail({ tx, ...changedMail(args), createdAt: now });
}

/** Goes to the old address, so that an owner who did not ask for the change hears of it. */
function changedMail({ createId, owner, email, mailSetting }: Settlement) {
  const mail = {
    id: createId(),
    kind: 'email-changed' as const,
    recipient: owner.email,
    values: { firstName: owner.firstName, newEmail: email },
  };
  return { mail, setting: mailSetting };
}
