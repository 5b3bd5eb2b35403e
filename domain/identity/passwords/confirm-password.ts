import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { countTry, forgetTries } from '../../rate-limits/count-try.ts';
import { isPasswordRight } from './passwords.ts';
import { findOwner, type AccountOwner } from './passwords.store.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { passwordLimit } from '../tries/try-limits.rules.ts';

interface Confirmation {
  db: Database;
  clock: Clock;
  userId: string;
  password: string;
  /** Of the form's field, for the problem. */
  path: string;
}

/**
 * The policy of what an open browser alone must not do: whoever asks has to know the password. An
 * account without one, which signs in elsewhere, has none to ask for.
 */
export async function passwordProblemsOf({
  owner,
  db,
  clock,
  password,
  path,
}: Omit<Confirmation, 'userId'> & { owner: AccountOwner }): Promise<Problem[]> {
  if (owner.passwordHash === null) return [];
  if (password === '') return [problem(path, 'password.required')];
  const limit = passwordLimit(owner.userId);
  const tried = await countTry({ db, clock, limits: [limit] });
  if (tried.retryAfterSeconds !== null) return [tooManyTries(tried.retryAfterSeconds)];
  if (await isPasswordRight({ hash: owner.passwordHash, password })) {
    await forgetTries({ db, limit });
    return [];
  }
  if (tried.nextAfterSeconds !== null) return [tooManyTries(tried.nextAfterSeconds)];
  return [problem(path, 'password.incorrect')];
}

/** The same for a user who is known by id only. */
export async function confirmPassword(args: Confirmation): Promise<Problem[]> {
  const owner = await findOwner(args);
  if (owner === null) return [problem(args.path, 'password.incorrect')];
  return passwordProblemsOf({ ...args, owner });
}
