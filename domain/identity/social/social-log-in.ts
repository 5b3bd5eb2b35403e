import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { beginSession, type LogInOutcome } from '../sessions/begin-session.ts';
import { emailProblems, normalizeEmail } from '../identity.rules.ts';
import type { Device, SessionTools } from '../sessions/session.ts';
import { findUserBySocialAccount, findWaysInByEmail } from './social-accounts.store.ts';
import { socialProviderName, type SocialProfile } from './social-profile.ts';

interface SocialLogIn {
  tools: SessionTools;
  profile: SocialProfile;
  device: Device;
  endedSessionId: string | null;
}

/** Somebody new: an account is made once they have agreed to the terms. */
export type SocialOutcome = LogInOutcome | { kind: 'new'; profile: SocialProfile };

/**
 * Signs in with an account elsewhere. It does not open an account here that merely has the same
 * address, because somebody else may have made the account elsewhere. The owner signs in here and
 * connects the two.
 */
export async function socialLogIn(args: SocialLogIn): Promise<Result<SocialOutcome, Problem[]>> {
  const { tools, profile } = args;
  const { db } = tools;
  const user = await findUserBySocialAccount({ db, account: profile });
  if (user) return success(await beginSession({ ...args, user, isRemembered: true }));
  if (profile.email === null || emailProblems(profile.email).length > 0) {
    return refusal([problem([], 'social.email-missing')]);
  }
  const waysIn = await findWaysInByEmail({ db, email: normalizeEmail(profile.email) });
  if (waysIn === null) return success({ kind: 'new', profile });
  const [known] = waysIn.providers;
  if (waysIn.hasPassword || known === undefined) {
    return refusal([problem([], 'social.exists-with-password')]);
  }
  const values = { provider: socialProviderName(known) };
  return refusal([problem([], 'social.exists-with-provider', values)]);
}
