import { localeCodes, locales } from '../../i18n/locales.ts';
import { countryName } from '../../lib/countries.ts';
import { fold } from '../../lib/fold.ts';
import { languageNames } from '../../lib/formats.ts';
import { withoutTitle } from '../../lib/titled-names.ts';
import type { DoctorEntry } from './doctor-entry.rules.ts';
import { specialtyWords } from './specialty-words.rules.ts';

/** What a doctor is found by: name, clinic and town, and specialty, country and languages in every language. */
export function searchWordsOf(entry: DoctorEntry): string[] {
  const { name, clinic, city, country, languages, specialties } = entry;
  const named = localeCodes
    .filter((locale) => locales[locale].isIndexed)
    .flatMap((locale) => {
      const { languageTag } = locales[locale];
      return [
        countryName(country, languageTag) ?? '',
        ...languages.map((code) => languageNames(languageTag).of(code) ?? ''),
        ...specialties.map((specialty) => specialtyWords[specialty]({}, { locale })),
      ];
    });
  return [...new Set([name, clinic, city, ...named].flatMap(wordsOf))];
}

/** What the directory is ordered by: the folded name, without a title. */
export function sortNameOf({ name }: DoctorEntry): string {
  return fold(withoutTitle(name).toLowerCase());
}

const mostWords = 8;

/** Every word must be there, the last letters may be missing; null for a text without words. */
export function wordQuery(text: string): string | null {
  const words = wordsOf(text).slice(0, mostWords);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}

/** Letters and digits alone, so that a word needs no escaping in a query. */
function wordsOf(text: string): string[] {
  return fold(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
}
