import type { Locale } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';

/** Null where there is none: that it fails is of no matter to the member. */
export async function fetchBrazeToken(locale: Locale): Promise<string | null> {
  try {
    const response = await fetch(screenPath('brazeToken', locale));
    if (!response.ok) return null;
    const answer = (await response.json()) as { token: string } | null;
    return answer?.token ?? null;
  } catch {
    return null;
  }
}
