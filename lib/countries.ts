import { collator, regionNames } from './formats.ts';

/** What is no country of anybody's address. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Made by the server alone: browsers may call a country by another name. */
export function countriesIn(languageTag: string): { value: string; label: string }[] {
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return codes
    .flatMap((value) => {
      const label = countryName(value, languageTag);
      return label === null ? [] : [{ value, label }];
    })
    .toSorted((one, other) => collator(languageTag).compare(one.label, other.label));
}

/** Null for what is no country; codes have two capital letters. */
export function countryName(code: string, languageTag: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return null;
  return regionNames(languageTag, { fallback: 'none' }).of(code) ?? null;
}
