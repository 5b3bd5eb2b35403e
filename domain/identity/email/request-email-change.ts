import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { countTry } from '../../rate-limits/count-try.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { emailConfirmation } from './email-confirmation.ts';
import { isEmailTaken } from './emails.store.ts';
import { emailProblems, normalizeEmail } from '../identity.rules.ts';
import { insertMailedTicket, type MailedTicket } from '../identity.store.ts';
import { findOwner } from '../passwords/passwords.store.ts';
import { newTicket } from '../tickets/ticket.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { mailLimit } from '../tries/try-limits.rules.ts';
import type { Viewer } from '../viewer/viewer.ts';

interface EmailRequest {
  db: Database;
  clock: Clock;
  createId: CreateId;
  viewer: Viewer;
  mailSetting: MailSetting;
}

/** Asks the owner of a new address to confirm it. Until then the old address stays. */
export async function requestEmailChange(
  args: EmailRequest & { email: string; password: string },
): Promise<Problem[]> {
  const { db, clock, viewer, password } = args;
  const email = normalizeEmail(args.email);
  const problems = emailProblems(email);
  if (problems.length > 0) return problems;
  if (email === viewer.email) return [problem('email', 'email.unchanged')];
  const { userId } = viewer;
  const wrong = await confirmPassword({ db, clock, userId, password, path: 'password' });
  if (wrong.length > 0) return wrong;
  if (await isEmailTaken({ db, email })) return [problem('email', 'email.registered')];
  return sendMail(args, changeMail({ ...args, email }));
}

/** Asks once more whether the address of the account is theirs. */
export async function sendEmailConfirmation(args: EmailRequest): Promise<Problem[]> {
  const owner = await findOwner({ db: args.db, userId: args.viewer.userId });
  if (owner === null || owner.isEmailVerified) return [];
  return sendMail(args, emailConfirmation({ ...args, tools: args, user: args.viewer }));
}

async function sendMail({ db, clock, viewer }: EmailRequest, mailed: MailedTicket) {
  const limits = [mailLimit(viewer.userId)];
  const { retryAfterSeconds } = await countTry({ db, clock, limits });
  if (retryAfterSeconds !== null) return [tooManyTries(retryAfterSeconds)];
  await insertMailedTicket({ db, ...mailed });
  return [];
}

function changeMail(args: EmailRequest & { email: string }): MailedTicket {
  const { viewer, email, mailSetting } = args;
  const { userId, firstName } = viewer;
  const ticket = newTicket({ tools: args, purpose: 'change-email', userId, details: { email } });
  const values = { ticketId: ticket.id, firstName };
  return {
    ticket,
    mail: {
      setting: mailSetting,
      mail: { id: ticket.id, kind: 'change-email', recipient: email, values },
    },
  };
}
