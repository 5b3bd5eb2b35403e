import type { MemberStatus } from '../../../../domain/pro/members/member-status.rules.ts';
import type { MemberPeriod, PayerLanguage } from '../../../../domain/pro/pro.rules.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { collator, dateFormat, regionNames } from '../../../../lib/formats.ts';

const statuses: Record<MemberStatus, () => string> = {
  ACTIVE: m.pro_status_active,
  CANCELLED: m.pro_status_cancelled,
  EXPIRED: m.pro_status_expired,
  INVALID: m.pro_status_invalid,
  NEW: m.pro_status_new,
  UNKNOWN: m.pro_status_unknown,
  PENDING: m.pro_status_pending,
};

export function statusWord(status: MemberStatus): string {
  return statuses[status]();
}

const periods: Record<MemberPeriod, () => string> = {
  MONTHLY_RECURRING: m.pro_period_monthly,
  THREE_MONTHS: m.pro_period_three,
  SIX_MONTHS: m.pro_period_six,
  NINE_MONTHS: m.pro_period_nine,
  ONE_YEAR: m.pro_period_year,
};

export function periodWord(period: MemberPeriod): string {
  return periods[period]();
}

const payerLanguages: Record<PayerLanguage, () => string> = {
  UNSPECIFIED: m.pro_language_unspecified,
  EN: m.pro_language_en,
  SE: m.pro_language_sv,
  ES: m.pro_language_es,
};

export function payerLanguageWord(language: PayerLanguage): string {
  return payerLanguages[language]();
}

/** `Jan 12, 2026`; a dash for none. */
export function dateInTable(time: string | null, locale: Locale): string {
  if (time === null) return '–';
  const format = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(time));
}

/** What is no country of anybody's address. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Made by the server alone: browsers may call a country by another name. */
export function countriesIn(locale: Locale): { value: string; label: string }[] {
  const { languageTag } = locales[locale];
  const names = regionNames(languageTag, { fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return codes
    .filter((code) => !noCountries.has(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .toSorted((one, other) => collator(languageTag).compare(one.label, other.label));
}

export function countryIn(code: string | null, locale: Locale): string {
  if (code === null) return '–';
  return regionNames(locales[locale].languageTag, { fallback: 'none' }).of(code) ?? code;
}
