import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type {
  SocialProfile,
  SocialProviderId,
} from '../../../domain/identity/social/social-profile.ts';
import { socialProviderName } from '../../../domain/identity/social/social-profile.ts';
import type { SocialProvider } from '../../../domain/identity/social/social-provider.ts';

interface OpenidOptions {
  id: SocialProviderId;
  issuer: string;
  clientId: string;
  clientAuth: ClientAuth;
  /** Parameters of its own for the authorization request. */
  parameters?: Record<string, string>;
}

const refreshAfterMs = 60 * 60 * 1000;

/** OpenID Connect: authorization code with PKCE, state and nonce, the identity in a signed token. */
export function createOpenidProvider(options: OpenidOptions): SocialProvider {
  const { id, parameters = {} } = options;
  const configuration = rememberedConfiguration(options);
  return {
    id,
    name: socialProviderName(id),
    async authorizationUrl({ redirectUri, checks }) {
      const { state, nonce, codeVerifier } = checks;
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...parameters,
      });
    },
    async readProfile({ callbackUrl, checks }) {
      const { state, nonce, codeVerifier } = checks;
      const tokens = await authorizationCodeGrant(await configuration(), callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      return profileOf(id, tokens.claims() ?? {});
    },
  };
}

/** Addresses and keys of a provider change now and then; asking for each login would be slow. */
function rememberedConfiguration({ issuer, clientId, clientAuth }: OpenidOptions) {
  let known: { configuration: Configuration; until: number } | null = null;
  return async function configuration(): Promise<Configuration> {
    if (known !== null && known.until > performance.now()) return known.configuration;
    const execute = isLoopback(issuer) ? [allowInsecureRequests] : [];
    const found = await discovery(new URL(issuer), clientId, undefined, clientAuth, { execute });
    known = { configuration: found, until: performance.now() + refreshAfterMs };
    return found;
  };
}

/** A provider on this very machine, as in tests, needs no encryption on the way. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

/** Names and addresses as providers write them; Apple says `"true"` for true. */
export function profileOf(
  provider: SocialProviderId,
  claims: Readonly<Record<string, unknown>>,
): SocialProfile {
  const { first = '', last = '' } = namesOf(claims);
  return {
    provider,
    accountId: String(claims.sub ?? claims.id ?? ''),
    email: textOf(claims.email),
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: textOf(claims.given_name) ?? textOf(claims.first_name) ?? first,
    lastName: textOf(claims.family_name) ?? textOf(claims.last_name) ?? last,
  };
}

function namesOf(claims: Readonly<Record<string, unknown>>) {
  const [first, ...rest] = (textOf(claims.name) ?? '').split(/\s+/);
  return { first, last: rest.join(' ') };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim : null;
}
