import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import type { PayerLanguage } from './pro.rules.ts';

/**
 * What nobody asked for is written in the language of the group; where it names none, in that of
 * whoever caused it.
 */
export function localeOfPayer(language: PayerLanguage, otherwise: Locale = defaultLocale): Locale {
  return localesOfPayers[language] ?? otherwise;
}

const localesOfPayers: Record<PayerLanguage, Locale | null> = {
  UNSPECIFIED: null,
  EN: 'en',
  SE: 'sv',
  ES: 'es',
};
