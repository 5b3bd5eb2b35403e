import { doctorLimits } from '../../../domain/doctors/doctor-limits.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { pageNumberOf } from '../../shell/page-number.ts';

/** What is looked for, as the address says it: `?q=berg&country=SE&language=sv&telehealth=on`. */
export interface DoctorsAddress {
  text: string;
  country: string;
  language: string;
  isTelehealth: boolean;
  page: number;
}

/** Odd values look for nothing. */
export function readDoctorsAddress(search: URLSearchParams): DoctorsAddress {
  const country = search.get('country') ?? '';
  const language = search.get('language') ?? '';
  return {
    text: (search.get('q') ?? '').trim().slice(0, doctorLimits.textLength),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    language: /^[a-z]{2}$/.test(language) ? language : '',
    isTelehealth: search.has('telehealth'),
    page: pageNumberOf(search, doctorLimits.pages),
  };
}

export function doctorsPath(address: Partial<DoctorsAddress> & { locale: Locale }): string {
  const { locale, text, country, language, isTelehealth = false, page = 1 } = address;
  return screenPath('doctors', locale, undefined, {
    query: {
      q: text || undefined,
      country: country || undefined,
      language: language || undefined,
      telehealth: isTelehealth ? 'on' : undefined,
      page: page > 1 ? String(page) : undefined,
    },
  });
}
