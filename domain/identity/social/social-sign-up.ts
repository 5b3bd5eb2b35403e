import type { Transaction } from '../../../db/database.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { MailSetting } from '../../mail/mail.ts';
import { countTryInTurn } from '../../rate-limits/count-try.ts';
import { startSession } from '../sessions/begin-session.ts';
import type { Consent } from '../consents/consent.ts';
import { insertConsent } from '../consents/consents.store.ts';
import { emailConfirmation } from '../email/email-confirmation.ts';
import { cleanName, nameProblems, normalizeEmail } from '../identity.rules.ts';
import { insertUserRow, putMailedTicket } from '../identity.store.ts';
import type { Device, SessionTools, StartedSession } from '../sessions/session.ts';
import { findUserBySocialAccount, insertSocialAccount } from './social-accounts.store.ts';
import type { SocialProfile } from './social-profile.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { signUpLimits } from '../tries/try-limits.rules.ts';
import { tryingOf } from '../viewer/trying-of.ts';

export interface SocialSignUpForm {
  firstName: string;
  lastName: string;
  hasAgreedToTerms: boolean;
}

interface SocialSignUp {
  tools: SessionTools;
  profile: SocialProfile;
  form: SocialSignUpForm;
  termsVersion: string;
  mailSetting: MailSetting;
  device: Device;
  endedSessionId: string | null;
}

/** Makes an account for who comes from elsewhere, and signs its owner in. */
export async function socialSignUp(args: SocialSignUp): Promise<Result<StartedSession, Problem[]>> {
  const { tools, profile, device } = args;
  const email = normalizeEmail(profile.email ?? '');
  const problems = formProblems(args.form);
  if (problems.length > 0) return refusal(problems);
  const groups = signUpLimits(tryingOf({ tools, email, device }));
  const { retryAfterSeconds } = await countTryInTurn({ ...tools, groups });
  if (retryAfterSeconds !== null) return refusal([tooManyTries(retryAfterSeconds)]);
  await tools.db.transaction((tx) => insertAll({ ...args, tx, email }));
  // A form sent twice finds the account that its first sending has made.
  const user = await findUserBySocialAccount({ db: tools.db, account: profile });
  if (user === null) return refusal([problem([], 'email.registered')]);
  return success(await startSession({ ...args, user, isRemembered: true }));
}

function formProblems({ firstName, lastName, hasAgreedToTerms }: SocialSignUpForm): Problem[] {
  return [
    ...nameProblems({ path: 'firstName', name: firstName }),
    ...nameProblems({ path: 'lastName', name: lastName }),
    ...(hasAgreedToTerms ? [] : [problem('hasAgreedToTerms', 'terms.required')]),
  ];
}

type Insertion = SocialSignUp & { tx: Transaction; email: string };

/** Nothing at all when the address has an account already. */
async function insertAll(args: Insertion): Promise<void> {
  const { tx, tools, profile, form, email, mailSetting } = args;
  const { createId, clock } = tools;
  const createdAt = clock.now();
  const [firstName, lastName] = [cleanName(form.firstName), cleanName(form.lastName)];
  const user = { id: createId(), firstName, lastName, email, createdAt };
  const { isEmailVerified } = profile;
  if (!(await insertUserRow({ tx, user, isEmailVerified }))) return;
  const userId = user.id;
  await insertSocialAccount({ db: tx, id: createId(), userId, account: profile, createdAt });
  await insertConsent({ tx, userId, consent: agreement(args) });
  if (isEmailVerified) return;
  const person = { userId, email, firstName };
  await putMailedTicket({ tx, ...emailConfirmation({ tools, user: person, mailSetting }) });
}

function agreement({ tools, termsVersion: version }: SocialSignUp): Consent {
  const { createId, clock } = tools;
  return { id: createId(), kind: 'TERMS', decision: 'GIVEN', version, createdAt: clock.now() };
}
