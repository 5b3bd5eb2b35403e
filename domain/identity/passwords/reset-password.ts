import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { markEmailVerified } from '../email/emails.store.ts';
import { chosenPasswordProblems } from './chosen-password.rules.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { findOwner, storePassword, type AccountOwner } from './passwords.store.ts';
import { deleteAllSessions } from '../sessions/sessions.store.ts';
import { wasJustUsed, type Ticket } from '../tickets/ticket.ts';
import { deleteUnusedTickets, findTicket, useTicket } from '../tickets/tickets.store.ts';

interface ResetPassword {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Null when the link was not one of ours. */
  ticketId: string | null;
  password: string;
  passwordMinLength: number;
  mailSetting: MailSetting;
}

const linkIsInvalid = problem([], 'link.invalid');

/** Sets a new password for who has the link, and signs the account out everywhere. */
export async function resetPassword(args: ResetPassword): Promise<Result<null, Problem[]>> {
  const { db, password, passwordMinLength } = args;
  const found = await findResettable(args);
  if (found === null) return refusal([linkIsInvalid]);
  const { ticket, owner } = found;
  if (ticket.usedAt !== null) return repeat({ ...args, ...found });
  const problems = chosenPasswordProblems({ email: owner.email, password, passwordMinLength });
  if (problems.length > 0) return refusal(problems);
  const passwordHash = await hashPassword(password);
  const isFirst = await db.transaction(async (tx) => {
    const usedAt = args.clock.now();
    if (!(await useTicket({ tx, id: ticket.id, usedAt }))) return false;
    const { userId } = owner;
    await storePassword({ ...args, tx, userId, passwordHash, changedAt: usedAt });
    await markEmailVerified({ tx, userId, verifiedAt: usedAt });
    await deleteAllSessions({ tx, userId });
    await deleteUnusedTickets({ tx, userId, purposes: ['reset-password', 'change-email'] });
    await queueMail({ tx, ...changedMail({ ...args, owner }), createdAt: usedAt });
    return true;
  });
  return isFirst ? success(null) : refusal([linkIsInvalid]);
}

/** The ticket of a reset link with its user; null when the link opens nothing. */
export async function findResettable({
  db,
  clock,
  ticketId,
}: Pick<ResetPassword, 'db' | 'clock' | 'ticketId'>): Promise<{
  ticket: Ticket;
  owner: AccountOwner;
} | null> {
  if (ticketId === null) return null;
  const now = clock.now();
  const ticket = await findTicket({ db, id: ticketId, purposes: ['reset-password'], now });
  if (ticket === null || ticket.userId === null) return null;
  if (ticket.usedAt !== null && !wasJustUsed(ticket, now)) return null;
  const owner = await findOwner({ db, userId: ticket.userId });
  return owner && { ticket, owner };
}

/** The same form, sent again shortly after it worked, is a success too. */
async function repeat({ owner, password }: ResetPassword & { owner: AccountOwner }) {
  const isSame = await isPasswordRight({ hash: owner.passwordHash, password });
  return isSame ? success(null) : refusal([linkIsInvalid]);
}

export function changedMail(args: {
  createId: CreateId;
  owner: AccountOwner;
  mailSetting: MailSetting;
}) {
  const { createId, owner, mailSetting } = args;
  const { email, firstName } = owner;
  const mail = {
    id: createId(),
    kind: 'password-changed' as const,
    recipient: email,
    values: { firstName },
  };
  return { mail, setting: mailSetting };
}
