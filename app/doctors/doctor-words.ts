import { specialtyWords } from '../../domain/doctors/specialty-words.rules.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { listFormat } from '../../lib/formats.ts';
import type { DoctorFactsFragment } from './operations.gen.ts';

/** `General practice, Diabetes` */
export function specialtiesText({ specialties }: DoctorFactsFragment): string {
  return specialties.map((specialty) => specialtyWords[specialty]()).join(', ');
}

/** `Swedish, English and Croatian` */
export function languagesText({ languages }: DoctorFactsFragment, locale: Locale): string {
  const { languageTag } = locales[locale];
  return listFormat(languageTag, { type: 'conjunction' }).format(languages.map(({ name }) => name));
}

/** `Uppsala, Sweden` */
export function placeText({ city, country }: DoctorFactsFragment): string {
  return `${city}, ${country.name}`;
}
