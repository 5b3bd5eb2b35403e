import { numberFormat } from '../../../lib/formats.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';

export function countWords(count: number, locale: Locale): string {
  return numberFormat(locales[locale].languageTag).format(count);
}

export function shareWords(share: number, locale: Locale): string {
  const format = { style: 'percent', maximumFractionDigits: 0 } as const;
  return numberFormat(locales[locale].languageTag, format).format(share);
}

const gigabyte = 1e9;
const megabyte = 1e6;

/** `31 GB`, `4.2 MB` */
export function sizeWords(bytes: number, locale: Locale): string {
  const unit = bytes >= gigabyte ? 'gigabyte' : 'megabyte';
  const amount = bytes / (unit === 'gigabyte' ? gigabyte : megabyte);
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return numberFormat(locales[locale].languageTag, format).format(amount);
}

/** `74 ms`, `12 s` */
export function durationWords(ms: number, locale: Locale): string {
  const isShort = ms < 1000;
  const unit = isShort ? 'millisecond' : 'second';
  const amount = isShort ? ms : ms / 1000;
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return numberFormat(locales[locale].languageTag, format).format(amount);
}
