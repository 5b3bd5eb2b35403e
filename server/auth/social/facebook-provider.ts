import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import type { SocialProfile } from '../../../domain/identity/social/social-profile.ts';
import { socialProviderName } from '../../../domain/identity/social/social-profile.ts';
import { isLoopback, profileOf } from './openid-provider.ts';
import type { SocialProvider } from '../../../domain/identity/social/social-provider.ts';

interface FacebookOptions {
  clientId: string;
  clientSecret: string;
  /** Where its dialog and its API are. */
  dialogUrl: string;
  apiUrl: string;
}

const version = 'v24.0';

/** OAuth 2 with an API to ask who somebody is: Facebook's login on the web gives no identity token. */
export function createFacebookProvider(options: FacebookOptions): SocialProvider {
  const { apiUrl } = options;
  const configuration = configurationOf(options);
  return {
    id: 'facebook',
    name: socialProviderName('facebook'),
    async authorizationUrl({ redirectUri, checks }) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'email public_profile',
        state: checks.state,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async readProfile({ callbackUrl, checks }) {
      const { access_token: accessToken } = await authorizationCodeGrant(
        configuration,
        callbackUrl,
        { expectedState: checks.state, pkceCodeVerifier: checks.codeVerifier },
      );
      const url = new URL(`${apiUrl}/${version}/me?fields=id,email,first_name,last_name`);
      const answer = await fetchProtectedResource(configuration, accessToken, url, 'GET');
      if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`);
      return facebookProfile((await answer.json()) as Record<string, unknown>);
    },
  };
}

/** An address there may not be theirs: Facebook does not say whether it was confirmed. */
function facebookProfile(claims: Record<string, unknown>): SocialProfile {
  return { ...profileOf('facebook', claims), isEmailVerified: false };
}

function configurationOf({ clientId, clientSecret, dialogUrl, apiUrl }: FacebookOptions) {
  const configuration = new Configuration(
    {
      issuer: dialogUrl,
      authorization_endpoint: `${dialogUrl}/${version}/dialog/oauth`,
      token_endpoint: `${apiUrl}/${version}/oauth/access_token`,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  if (isLoopback(apiUrl)) allowInsecureRequests(configuration);
  return configuration;
}
