import { spokenLanguages } from '../../../domain/doctors/doctor-entry.rules.ts';
import { countriesIn } from '../../../lib/countries.ts';
import { collator, languageNames } from '../../../lib/formats.ts';

/** What countries and languages are called, by the server alone: browsers may have other names. */
export function entryChoices(languageTag: string) {
  const { compare } = collator(languageTag);
  const names = languageNames(languageTag);
  const languages = spokenLanguages
    .map((value) => ({ value, label: capitalized(names.of(value) ?? value, languageTag) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return { countries: countriesIn(languageTag), languages };
}

export type EntryChoices = ReturnType<typeof entryChoices>;

/** Spanish and Swedish write languages small; a choice begins with a capital. */
function capitalized(name: string, languageTag: string): string {
  const [first = '', ...rest] = name;
  return `${first.toLocaleUpperCase(languageTag)}${rest.join('')}`;
}
