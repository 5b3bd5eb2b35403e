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
  /** Where the browser goes to be told apart. */
  authorizationUrl(args: { redirectUri: string; checks: SocialChecks }): Promise<URL>;
  /** Who came back; rejects when the answer is not one to this browser's question. */
  readProfile(args: { callbackUrl: URL; checks: SocialChecks }): Promise<SocialProfile>;
}

export type SocialProviders = ReadonlyMap<string, SocialProvider>;
