import { ClientSecretPost } from 'openid-client';
import type { Settings } from '../../settings/config.ts';
import { appleClientAuth } from './apple-client-auth.ts';
import { createFacebookProvider } from './facebook-provider.ts';
import { createOpenidProvider } from './openid-provider.ts';
import type {
  SocialProvider,
  SocialProviders,
} from '../../../domain/identity/social/social-provider.ts';

/** The providers that the operator has registered with: only these get a button. */
export function createSocialProviders(settings: Settings): SocialProviders {
  const providers = [google(settings), apple(settings), facebook(settings)];
  return new Map(
    providers.filter((provider) => provider !== null).map((provider) => [provider.id, provider]),
  );
}

function google(settings: Settings): SocialProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = settings;
  if (!clientId || !secret) return null;
  const issuer = settings.GOOGLE_ISSUER;
  return createOpenidProvider({
    id: 'google',
    issuer,
    clientId,
    clientAuth: ClientSecretPost(secret),
  });
}

function apple(settings: Settings): SocialProvider | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = settings;
  const { APPLE_PRIVATE_KEY: privateKey, APPLE_ISSUER: issuer } = settings;
  if (!clientId || !teamId || !keyId || !privateKey) return null;
  return createOpenidProvider({
    id: 'apple',
    issuer,
    clientId,
    clientAuth: appleClientAuth({ teamId, keyId, privateKey, audience: issuer }),
    // Apple answers a request for name or address by posting a form, never by a redirect.
    parameters: { scope: 'openid email name', response_mode: 'form_post' },
  });
}

function facebook(settings: Settings): SocialProvider | null {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  const { FACEBOOK_DIALOG_URL: dialogUrl, FACEBOOK_API_URL: apiUrl } = settings;
  return createFacebookProvider({ clientId, clientSecret, dialogUrl, apiUrl });
}
