import { regionNames } from '../../lib/formats.ts';
import type { Language } from '../../lib/language.ts';

const tags: Record<Language, string> = { en: 'en', es: 'es-419', sv: 'sv' };
/** Those that a sentence needs an article for: "stored in the United States". */
const withArticle: Partial<Record<Language, readonly string[]>> = {
  en: ['US', 'GB', 'NL', 'PH', 'AE', 'CZ', 'DO', 'BS', 'MV'],
};

/** A country as it stands in a sentence after "in". `code` is of two letters, ISO 3166-1. */
export function countryInSentence({
  code,
  language,
}: {
  code: string;
  language: Language;
}): string {
  const name = regionNames(tags[language]).of(code) ?? code;
  return withArticle[language]?.includes(code) ? `the ${name}` : name;
}
