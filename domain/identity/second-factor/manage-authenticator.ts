import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { countTry, forgetTries } from '../../rate-limits/count-try.ts';
import {
  authenticatorUrl,
  hashRecoveryCode,
  newAuthenticatorSecret,
  newRecoveryCodes,
  openSecret,
  sealSecret,
  stepOfCode,
} from './authenticator-codes.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import {
  confirmStored,
  deleteAuthenticator,
  findAuthenticator,
  replaceCodes,
  storeUnconfirmed,
  takeStep,
} from './second-factor.store.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { codeLimit } from '../tries/try-limits.rules.ts';
import type { Viewer } from '../viewer/viewer.ts';

interface Managing {
  db: Database;
  clock: Clock;
  viewer: Viewer;
  authSecret: string;
}

interface WithPassword extends Managing {
  password: string;
}

export interface AuthenticatorOffer {
  readonly secret: string;
  readonly url: string;
}

/** A secret for the member's app. It counts only after a first code has shown that the app has it. */
export async function startAuthenticator(
  args: WithPassword & { brand: string },
): Promise<Result<AuthenticatorOffer, Problem[]>> {
  const { db, clock, viewer, authSecret, brand } = args;
  const wrong = await problemsOf(args);
  if (wrong.length > 0) return refusal(wrong);
  const secret = newAuthenticatorSecret();
  const isStored = await storeUnconfirmed({
    db,
    userId: viewer.userId,
    secret: sealSecret(secret, authSecret),
    createdAt: clock.now(),
  });
  if (!isStored) return refusal([problem([], 'authenticator.on')]);
  return success({ secret, url: authenticatorUrl({ secret, email: viewer.email, brand }) });
}

/** Turns the second factor on and ends the other sessions; gives the recovery codes, this once. */
export async function confirmAuthenticator(
  args: Managing & { code: string },
): Promise<Result<string[], Problem[]>> {
  const { db, clock, viewer, authSecret, code } = args;
  const { userId } = viewer;
  const limit = codeLimit(userId);
  const { retryAfterSeconds } = await countTry({ db, clock, limits: [limit] });
  if (retryAfterSeconds !== null) return refusal([tooManyTries(retryAfterSeconds)]);
  const authenticator = await findAuthenticator({ db, userId });
  if (authenticator === null) return refusal([problem([], 'authenticator.off')]);
  const now = clock.now();
  const secret = openSecret(authenticator.secret, authSecret);
  const step = stepOfCode({ secret, code, now });
  if (step === null) return refusal([problem('code', 'code.incorrect')]);
  const codes = newRecoveryCodes();
  const hashes = codes.map(hashRecoveryCode);
  if (
    !(await confirmStored({
      db,
      userId,
      hashes,
      createdAt: now,
      keptSessionId: viewer.sessionId,
    }))
  ) {
    return refusal([problem([], 'authenticator.on')]);
  }
  await takeStep({ db, userId, step });
  await forgetTries({ db, limit });
  return success(codes);
}

export async function removeAuthenticator(args: WithPassword): Promise<Problem[]> {
  const wrong = await problemsOf(args);
  if (wrong.length > 0) return wrong;
  await deleteAuthenticator({ db: args.db, userId: args.viewer.userId });
  return [];
}

/** Other recovery codes in place of those there are. */
export async function renewRecoveryCodes(args: WithPassword): Promise<Result<string[], Problem[]>> {
  const { db, clock, viewer } = args;
  const { userId } = viewer;
  const wrong = await problemsOf(args);
  if (wrong.length > 0) return refusal(wrong);
  const authenticator = await findAuthenticator({ db, userId });
  if (!authenticator?.confirmedAt) return refusal([problem([], 'authenticator.off')]);
  const codes = newRecoveryCodes();
  await replaceCodes({ db, userId, hashes: codes.map(hashRecoveryCode), createdAt: clock.now() });
  return success(codes);
}

function problemsOf({ db, clock, viewer, password }: WithPassword): Promise<Problem[]> {
  return confirmPassword({ db, clock, userId: viewer.userId, password, path: 'password' });
}
