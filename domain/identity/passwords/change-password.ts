import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { passwordProblemsOf } from './confirm-password.ts';
import { chosenPasswordProblems } from './chosen-password.rules.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { findOwner, storePassword, type AccountOwner } from './passwords.store.ts';
import { changedMail } from './reset-password.ts';
import { deleteOtherSessions } from '../sessions/sessions.store.ts';
import { deleteUnusedTickets } from '../tickets/tickets.store.ts';
import type { Viewer } from '../viewer/viewer.ts';

interface ChangePassword {
  db: Database;
  clock: Clock;
  createId: CreateId;
  viewer: Viewer;
  currentPassword: string;
  newPassword: string;
  passwordMinLength: number;
  mailSetting: MailSetting;
}

/** Sets another password and signs the user out everywhere but here. */
export async function changePassword(args: ChangePassword): Promise<Problem[]> {
  const { db, viewer, newPassword } = args;
  const owner = await findOwner({ db, userId: viewer.userId });
  // Without a password there is nothing to change: the link by mail sets the first one.
  if (owner === null || owner.passwordHash === null) return [problem([], 'password.none')];
  const problems = ownWords(
    chosenPasswordProblems({ ...args, email: owner.email, password: newPassword }),
  );
  if (problems.length > 0) return problems;
  const current = { ...args, owner, password: args.currentPassword, path: 'currentPassword' };
  const wrong = await passwordProblemsOf(current);
  if (wrong.length > 0) return (await isRepeated({ ...args, owner, wrong })) ? [] : wrong;
  await store({ ...args, owner, passwordHash: await hashPassword(newPassword) });
  return [];
}

/** The problems of a new password, at this form's field. */
function ownWords(problems: Problem[]): Problem[] {
  return problems.map((one) => ({ ...one, path: ['newPassword'] }));
}

/** The same form sent again finds its new password in place; it counts as a wrong try all the same. */
async function isRepeated(args: ChangePassword & { owner: AccountOwner; wrong: Problem[] }) {
  if (args.wrong.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined)) return false;
  return isPasswordRight({ hash: args.owner.passwordHash, password: args.newPassword });
}

async function store(args: ChangePassword & { owner: AccountOwner; passwordHash: string }) {
  const { db, clock, viewer } = args;
  const { userId } = viewer;
  const changedAt = clock.now();
  await db.transaction(async (tx) => {
    await storePassword({ ...args, tx, userId, changedAt });
    await deleteOtherSessions({ db: tx, userId, keptSessionId: viewer.sessionId });
    await deleteUnusedTickets({ tx, userId, purposes: ['reset-password'] });
    await queueMail({ tx, ...changedMail(args), createdAt: changedAt });
  });
}
