import { openCookieValue, sealCookieValue } from '../../../lib/sealed-value.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import {
  isSocialProviderId,
  type SocialProviderId,
} from '../../../domain/identity/social/social-profile.ts';
import type { CookieJar } from '../../../api/cookie-jar.ts';
import type { SocialChecks } from '../../../domain/identity/social/social-provider.ts';

const awayName = 'away';
const maxAgeSeconds = 15 * 60;

/**
 * Why the browser went to the provider. It has to bring this back, or the provider's answer was
 * meant for another browser.
 */
export interface Away extends SocialChecks {
  provider: SocialProviderId;
  locale: Locale;
  redirectTo: string;
  /** Who connects an account elsewhere; empty for a login. */
  connectsUserId: string;
}

interface Jar {
  cookies: CookieJar;
  secret: string;
}

export async function setAwayCookie({ cookies, secret, away }: Jar & { away: Away }) {
  const sealed = await sealCookieValue({ ...away }, { secret, maxAgeSeconds });
  cookies.set(awayName, sealed, { maxAgeSeconds });
}

/** Read once: an answer is good for one question. */
export async function takeAwayCookie({ cookies, secret }: Jar): Promise<Away | null> {
  const sealed = cookies.get(awayName);
  if (sealed === null) return null;
  cookies.clear(awayName);
  const away = (await openCookieValue(sealed, { secret })) as unknown as Away | null;
  return away && isSocialProviderId(away.provider) && away.locale in locales ? away : null;
}
