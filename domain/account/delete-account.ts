import { addDays } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { leaveCommunity } from '../community/change-post.ts';
import { confirmPassword } from '../identity/passwords/confirm-password.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import type { MailSetting } from '../mail/mail.ts';
import { forgetMailsTo, queueMail } from '../mail/queue-mail.ts';
import { cancelMembership } from '../membership/change-membership.ts';
import { membershipRecords } from '../membership/membership-records.ts';
import type { MembershipTools } from '../membership/membership-tools.ts';
import { leaveEverything } from '../pro/leave-everything.ts';
import { withdrawRatings } from '../recipes/ratings/withdraw-ratings.ts';
import { deleteUser, insertKeptPayments, type KeptPayment } from './account.store.ts';

/** Swedish bookkeeping asks for seven years after the year of the payment. */
const keptDays = 8 * 366;

interface DeleteAccount {
  tools: MembershipTools;
  viewer: Viewer;
  password: string;
  isSure: boolean;
  mailSetting: MailSetting;
}

/** These refusals of a cancellation do not keep an account from being deleted. */
const passable = new Set([
  'membership.not-active',
  'membership.managed-elsewhere',
  'membership.paid-by-group',
]);

/**
 * Ends the membership first, at the payment company too, so that nobody who has left is charged.
 * Then everything the member owns goes at once, except what the law wants of their payments.
 */
export async function deleteAccount(args: DeleteAccount): Promise<Problem[]> {
  const { tools, viewer, password, isSure } = args;
  const { userId } = viewer;
  if (!isSure) return [problem('isSure', 'delete.unconfirmed')];
  const wrong = await confirmPassword({ ...tools, userId, password, path: 'password' });
  if (wrong.length > 0) return wrong;
  const ended = await cancelMembership({ tools, userId, requestKey: userId });
  const hurdles = ended.ok ? [] : ended.reason.filter(({ code }) => !passable.has(code));
  if (hurdles.length > 0) return hurdles;
  await removeAll(args);
  return [];
}

async function removeAll({ tools, viewer, mailSetting: setting }: DeleteAccount): Promise<void> {
  const { db, clock, createId } = tools;
  const { userId, email, firstName } = viewer;
  const { payments } = await membershipRecords({ db, userId });
  const kept = payments.map(({ at, reference, state, amountMinor, currency }): KeptPayment => {
    const id = createId();
    const keepUntil = addDays(at, keptDays);
    const what = { reference, state, amountMinor, currency };
    return { id, formerUserId: userId, ...what, paidAt: at, keepUntil };
  });
  const values = { firstName };
  const farewell = { id: createId(), kind: 'account-deleted' as const, recipient: email, values };
  await db.transaction(async (tx) => {
    await withdrawRatings({ tx, userId });
    await leaveCommunity({ tx, userId });
    await leaveEverything({ tx, clock, createId, userId });
    if (!(await deleteUser({ tx, userId }))) return;
    await insertKeptPayments({ tx, payments: kept });
    await forgetMailsTo({ tx, recipient: email });
    await queueMail({ tx, mail: farewell, setting, createdAt: clock.now() });
  });
}
