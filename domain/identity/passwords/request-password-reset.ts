import type { Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { countTryInTurn } from '../../rate-limits/count-try.ts';
import { emailProblems, normalizeEmail } from '../identity.rules.ts';
import { findUserByEmail, insertMailedTicket, type MailedTicket } from '../identity.store.ts';
import type { BrowserLogin } from '../sessions/browser-login.ts';
import type { Device, SessionTools } from '../sessions/session.ts';
import { newTicket } from '../tickets/ticket.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { resetLimits } from '../tries/try-limits.rules.ts';
import { tryingOf } from '../viewer/trying-of.ts';

interface ResetRequest {
  tools: SessionTools;
  email: string;
  device: Device;
  login: Pick<BrowserLogin, 'laneOf'> | null;
  mailSetting: MailSetting;
}

/**
 * Mails a link that sets a new password. For an unknown address the same rows are written and no
 * mail is sent, so neither the answer nor its time tells who is registered.
 */
export async function requestPasswordReset(args: ResetRequest): Promise<Result<null, Problem[]>> {
  const { tools, device, login } = args;
  const problems = emailProblems(args.email);
  if (problems.length > 0) return refusal(problems);
  const email = normalizeEmail(args.email);
  const lane = login?.laneOf(email) ?? null;
  const groups = resetLimits(tryingOf({ tools, email, device, lane }));
  const { retryAfterSeconds } = await countTryInTurn({ ...tools, groups });
  if (retryAfterSeconds !== null) return refusal([tooManyTries(retryAfterSeconds)]);
  const user = await findUserByEmail({ db: tools.db, email });
  await insertMailedTicket({ db: tools.db, ...resetMail({ ...args, email, user }) });
  return success(null);
}

function resetMail(
  args: ResetRequest & { user: { userId: string; firstName: string } | null },
): MailedTicket {
  const { tools, email, user, mailSetting } = args;
  const userId = user?.userId ?? null;
  const ticket = newTicket({ tools, purpose: 'reset-password', userId });
  const values = { ticketId: ticket.id, firstName: user?.firstName ?? '' };
  return {
    ticket,
    mail: {
      setting: mailSetting,
      isWithheld: user === null,
      mail: { id: ticket.id, kind: 'reset-password', recipient: email, values },
    },
  };
}
