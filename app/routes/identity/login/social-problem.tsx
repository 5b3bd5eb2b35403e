import * as m from '../../../../i18n/paraglide/messages.js';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** What an address may make this page say, and nothing else. */
const texts: Record<string, (values: { provider: string }) => string> = {
  'login.failed': m.error_login_failed,
  'social.email-missing': m.error_social_email_missing,
  'social.exists-with-password': m.error_social_exists_with_password,
  'social.exists-with-provider': m.error_social_exists_with_provider,
  'social.connected-elsewhere': m.error_social_connected_elsewhere,
};
const providerNames = new Set(['Google', 'Apple', 'Facebook']);

interface SocialProblemProps {
  code: string | null;
  provider?: string;
}

/** Why somebody who came back from a provider is not where they wanted to be. */
export function SocialProblem({ code, provider = '' }: SocialProblemProps) {
  const text = Object.hasOwn(texts, code ?? '') ? texts[code ?? ''] : undefined;
  if (text === undefined) return null;
  return (
    <div className="mb-5">
      <Alert tone="danger">{text({ provider: providerNames.has(provider) ? provider : '' })}</Alert>
    </div>
  );
}
