/** One row per locale the product speaks; paths, formats and search engines are told from here. */
export interface LocaleDefinition {
  /** Path prefix, empty for the default language. */
  readonly prefix: '' | '/es' | '/se' | '/test';
  /** BCP 47 tag for `lang` and Intl; the test locale formats as English. */
  readonly languageTag: string;
  /** The language content (recipes, foods) is read in, and search engines are told of. */
  readonly contentLanguage: 'en' | 'es' | 'sv';
  readonly currency: 'USD' | 'USD_ES' | 'SEK';
  /** Of weeks that are shown without dates; a clinic's are from Monday in all (docs/decisions/0031). */
  readonly firstDayOfWeek: 'monday' | 'sunday';
  /** What its readers measure with in the kitchen, until they say otherwise. */
  readonly usualUnits: 'metric' | 'us';
  readonly isIndexed: boolean;
  /** The language's own name, as shown in the language menu. */
  readonly nativeName: string;
}

export const locales = {
  en: {
    prefix: '',
    languageTag: 'en',
    contentLanguage: 'en',
    currency: 'USD',
    firstDayOfWeek: 'sunday',
    usualUnits: 'us',
    isIndexed: true,
    nativeName: 'English',
  },
  es: {
    prefix: '/es',
    languageTag: 'es-419',
    contentLanguage: 'es',
    currency: 'USD_ES',
    firstDayOfWeek: 'monday',
    usualUnits: 'us',
    isIndexed: true,
    nativeName: 'Español',
  },
  sv: {
    prefix: '/se',
    languageTag: 'sv',
    contentLanguage: 'sv',
    currency: 'SEK',
    firstDayOfWeek: 'monday',
    usualUnits: 'metric',
    isIndexed: true,
    nativeName: 'Svenska',
  },
  zu: {
    prefix: '/test',
    languageTag: 'en',
    contentLanguage: 'en',
    currency: 'USD',
    firstDayOfWeek: 'sunday',
    usualUnits: 'us',
    isIndexed: false,
    nativeName: 'Test',
  },
} as const satisfies Record<string, LocaleDefinition>;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];
export const defaultLocale: Locale = 'en';

/** The locale a path belongs to, told by its first segment. */
export function localeOfPath(pathname: string): Locale {
  const match = localeCodes.find((code) => hasPrefix(pathname, locales[code].prefix));
  return match ?? defaultLocale;
}

function hasPrefix(pathname: string, prefix: string): boolean {
  if (prefix === '') return false;
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
