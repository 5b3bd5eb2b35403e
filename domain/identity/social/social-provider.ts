import type { SocialProfile, SocialProviderId } from './social-profile.ts';

/** What only this browser knows while it is away at the provider. */
export interface SocialChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A place elsewhere that can say who somebody is. */
export interface SocialProvider {
  readonly id: SocialProviderId;
  readonly name: string;
  /** The address at the provider where the user signs in. */
  authorizationUrl(args: { redirectUri: string; checks: SocialChecks }): Promise<URL>;
  /**
   * The user who signed in there; rejects when the answer does not belong to this browser's
   * request.
   */
  readProfile(args: { callbackUrl: URL; checks: SocialChecks }): Promise<SocialProfile>;
}

export type SocialProviders = ReadonlyMap<string, SocialProvider>;
