import type { Database } from '../../../db/database.ts';
import { unauthenticated } from '../identity.errors.ts';
import { listPasskeysOf, type ListedPasskey } from '../passkeys/passkeys.store.ts';
import { findOwner } from '../passwords/passwords.store.ts';
import { readSecondFactor } from '../second-factor/second-factor.store.ts';
import { listSocialAccounts } from '../social/social-accounts.store.ts';
import type { SocialProviderId } from '../social/social-profile.ts';

export interface SignInMethods {
  readonly isEmailVerified: boolean;
  readonly hasPassword: boolean;
  readonly isSecondFactorOn: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly ListedPasskey[];
  readonly socialAccounts: readonly SocialProviderId[];
}

/** How a user can prove who they are, for them to see and change. */
export async function findSignInMethods(args: {
  db: Database;
  userId: string;
}): Promise<SignInMethods> {
  const [owner, secondFactor, passkeys, socialAccounts] = await Promise.all([
    findOwner(args),
    readSecondFactor(args),
    listPasskeysOf(args),
    listSocialAccounts(args),
  ]);
  // The account went away between the request's first question and this one.
  if (owner === null) throw unauthenticated();
  const { isEmailVerified, passwordHash } = owner;
  return {
    isEmailVerified,
    hasPassword: passwordHash !== null,
    isSecondFactorOn: secondFactor.isOn,
    recoveryCodesLeft: secondFactor.recoveryCodesLeft,
    passkeys,
    socialAccounts,
  };
}
