import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { countTryInTurn } from '../../rate-limits/count-try.ts';
import type { Consent } from '../consents/consent.ts';
import { emailConfirmation } from '../email/email-confirmation.ts';
import { cleanName, normalizeEmail } from '../identity.rules.ts';
import { signUpProblems, type SignUpForm } from './sign-up.rules.ts';
import { findUserByEmail, insertUser, replaceSession } from '../identity.store.ts';
import type { NewUser, UserWithPassword } from '../identity.store.ts';
import { hashPassword, isPasswordRight } from '../passwords/passwords.ts';
import { isAuthenticatorOn } from '../second-factor/second-factor.store.ts';
import { newSession, startedSession } from '../sessions/session.ts';
import type { Device, SessionTools, StartedSession } from '../sessions/session.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { signUpLimits } from '../tries/try-limits.rules.ts';
import { tryingOf } from '../viewer/trying-of.ts';

/** A form sent again this soon after it worked is the same sign-up, not a second one. */
const retryMs = 10 * 60 * 1000;

interface SignUp {
  tools: SessionTools;
  passwordMinLength: number;
  /** Of the terms as they are today. */
  termsVersion: string;
  /** The mail that asks the owner of the address to confirm it; null where no mail is sent. */
  mailSetting: MailSetting | null;
  form: SignUpForm;
  device: Device;
  /** The session the browser still has: it ends when the new one begins. */
  endedSessionId: string | null;
}

/** Makes an account and signs its owner in, both or neither. */
export async function signUp(args: SignUp): Promise<Result<StartedSession, Problem[]>> {
  const { tools, form, passwordMinLength, device, endedSessionId } = args;
  const problems = signUpProblems({ form, passwordMinLength });
  if (problems.length > 0) return refusal(problems);
  const tried = await countSignUp(args);
  if (tried.retryAfterSeconds !== null) return refusal([tooManyTries(tried.retryAfterSeconds)]);
  // Hashing takes a tenth of a second: never inside a transaction, which others wait for.
  const user = newUser({ tools, form, passwordHash: await hashPassword(form.password) });
  const session = newSession({ tools, userId: user.id, isRemembered: true, device });
  const rest = { consent: agreement(args), confirmation: confirmationOf(args, user) };
  const isNew = await insertUser({ db: tools.db, user, session, endedSessionId, ...rest });
  if (!isNew) return repeat(args);
  return success(
    startedSession({
      tools,
      user: { ...user, userId: user.id, roles: [], isSecondFactorOn: false },
      sessionId: session.id,
      isRemembered: true,
    }),
  );
}

function countSignUp({ tools, form, device }: SignUp) {
  const email = normalizeEmail(form.email);
  return countTryInTurn({ ...tools, groups: signUpLimits(tryingOf({ tools, email, device })) });
}

function agreement({ tools, termsVersion }: SignUp): Consent {
  const { clock, createId } = tools;
  return {
    id: createId(),
    kind: 'TERMS',
    decision: 'GIVEN',
    version: termsVersion,
    createdAt: clock.now(),
  };
}

function confirmationOf({ tools, mailSetting }: SignUp, user: NewUser) {
  if (mailSetting === null) return null;
  return emailConfirmation({ tools, user: { ...user, userId: user.id }, mailSetting });
}

function newUser({
  tools,
  form,
  passwordHash,
}: {
  tools: SessionTools;
  form: SignUpForm;
  passwordHash: string;
}): NewUser {
  return {
    id: tools.createId(),
    accountId: tools.createId(),
    firstName: cleanName(form.firstName),
    lastName: cleanName(form.lastName),
    email: normalizeEmail(form.email),
    passwordHash,
    createdAt: tools.clock.now(),
  };
}

async function repeat({ tools, form, device, endedSessionId }: SignUp) {
  const user = await findUserByEmail({ db: tools.db, email: normalizeEmail(form.email) });
  if (user === null || !(await isSameSignUp({ tools, user, form }))) {
    return refusal([problem('email', 'email.registered')]);
  }
  const session = newSession({ tools, userId: user.userId, isRemembered: true, device });
  await replaceSession({ db: tools.db, session, endedSessionId });
  return success(startedSession({ tools, user, sessionId: session.id, isRemembered: true }));
}

async function isSameSignUp({
  tools,
  user,
  form,
}: {
  tools: SessionTools;
  user: UserWithPassword;
  form: SignUpForm;
}): Promise<boolean> {
  if (tools.clock.now().getTime() - user.createdAt.getTime() > retryMs) return false;
  // Who has set up a second factor since signs in with it.
  if (await isAuthenticatorOn({ db: tools.db, userId: user.userId })) return false;
  return isPasswordRight({ hash: user.passwordHash, password: form.password });
}
