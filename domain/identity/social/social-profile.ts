export const socialProviderIds = ['google', 'apple', 'facebook'] as const;
export type SocialProviderId = (typeof socialProviderIds)[number];

/** Who somebody is elsewhere, as that place vouches for it. */
export interface SocialProfile {
  readonly provider: SocialProviderId;
  /** The provider never gives this id to anybody else, unlike an address or a name. */
  readonly accountId: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

const names: Record<SocialProviderId, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

export function socialProviderName(provider: SocialProviderId): string {
  return names[provider];
}

export function isSocialProviderId(text: unknown): text is SocialProviderId {
  return socialProviderIds.some((id) => id === text);
}
