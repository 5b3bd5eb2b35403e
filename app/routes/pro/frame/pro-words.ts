import type { MemberStatus } from '../../../../domain/pro/members/member-status.rules.ts';
import type { MemberPeriod, PayerLanguage } from '../../../../domain/pro/pro.rules.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { countriesIn, countryName } from '../../../../lib/countries.ts';
import { dateFormat } from '../../../../lib/formats.ts';

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

/** Made by the server alone, see `countriesIn` of `lib/countries.ts`. */
export function countriesOf(locale: Locale): { value: string; label: string }[] {
  return countriesIn(locales[locale].languageTag);
}

export function countryIn(code: string | null, locale: Locale): string {
  if (code === null) return '–';
  return countryName(code, locales[locale].languageTag) ?? code;
}
