import type { Database } from '../../../db/database.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { beginSession, type LogInOutcome } from '../sessions/begin-session.ts';
import {
  countTryInTurn,
  forgetTries,
  takeBackTry,
  type CountedTry,
} from '../../rate-limits/count-try.ts';
import { logInProblems, normalizeEmail, type LogInForm } from '../identity.rules.ts';
import { findUserByEmail } from '../identity.store.ts';
import { isPasswordRight } from '../passwords/passwords.ts';
import type { BrowserLogin } from '../sessions/browser-login.ts';
import type { Device, SessionTools } from '../sessions/session.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { logInLimits } from '../tries/try-limits.rules.ts';
import { tryingOf } from '../viewer/trying-of.ts';

interface LogIn {
  tools: SessionTools;
  form: LogInForm;
  isRemembered: boolean;
  device: Device;
  /** What the browser knows of earlier logins; null for a program. */
  login: Pick<BrowserLogin, 'laneOf'> | null;
  /** The session the browser still has: it ends when the new one begins. */
  endedSessionId: string | null;
}

/**
 * Begins a session for whoever knows the password, or asks for the code where there is a second
 * factor; says nothing about which half was wrong.
 */
export async function logIn({
  tools,
  form,
  isRemembered,
  device,
  login,
  endedSessionId,
}: LogIn): Promise<Result<LogInOutcome, Problem[]>> {
  const problems = logInProblems(form);
  if (problems.length > 0) return refusal(problems);
  const email = normalizeEmail(form.email);
  const lane = login?.laneOf(email) ?? null;
  const limits = logInLimits(tryingOf({ tools, email, device, lane }));
  const tried = await countTryInTurn({ ...tools, groups: limits.groups });
  if (tried.retryAfterSeconds !== null) return refusal([tooManyTries(tried.retryAfterSeconds)]);
  const user = await findUserByEmail({ db: tools.db, email });
  const hash = user?.passwordHash ?? null;
  const isRight = await isPasswordRight({ hash, password: form.password });
  if (user === null || !isRight) return refusal([wrong(tried)]);
  await forgiveTries({ db: tools.db, limits });
  return success(await beginSession({ tools, user, isRemembered, device, endedSessionId }));
}

/** The answer to the last try already says how long to wait. */
function wrong({ nextAfterSeconds }: CountedTry): Problem {
  return nextAfterSeconds === null
    ? problem([], 'login.incorrect')
    : tooManyTries(nextAfterSeconds);
}

async function forgiveTries(args: { db: Database; limits: ReturnType<typeof logInLimits> }) {
  const { db, limits } = args;
  await forgetTries({ db, limit: limits.here });
  await takeBackTry({ db, limits: limits.shared });
}
