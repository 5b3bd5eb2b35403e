import { checkVAT, countries } from 'jsvat';
import { isInEu } from './vat-rates.rules.ts';

export type ReadVatNumber =
  | { ok: true; vatNumber: string }
  | { ok: false; reason: 'invalid' | 'other-country' };

const longest = 20;
const euCountries = countries.filter(({ codes: [short = ''] }) => isInEu(short));

/**
 * A VAT number of the EU as it is written in invoices, when its format and check digits are right
 * and it belongs to the country where the group pays tax.
 */
export function readVatNumber({ text, country }: { text: string; country: string }): ReadVatNumber {
  if (text.length > longest * 2) return { ok: false, reason: 'invalid' };
  const { value, isValid, country: found } = checkVAT(text, euCountries);
  if (!isValid || value === undefined) return { ok: false, reason: 'invalid' };
  if (found?.isoCode.short !== country) return { ok: false, reason: 'other-country' };
  return { ok: true, vatNumber: value };
}
