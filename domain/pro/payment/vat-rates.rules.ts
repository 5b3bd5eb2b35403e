/**
 * Standard rates of the member states, for services by electronic means. From the European
 * Commission's "Taxes in Europe" database (https://ec.europa.eu/taxation_customs/tedb/), as of
 * November 2026: Estonia 24 % since July 2025, Romania 21 % since August 2025, Slovakia 23 % since
 * January 2025, Finland 25.5 % since September 2024. An operator corrects them by a setting.
 */
const standardVatPercents: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

export function isInEu(country: string): boolean {
  return Object.hasOwn(standardVatPercents, country);
}

/** The rate of a country, 0 where the operator owes no tax there. */
export function vatPercentIn({
  country,
  percents,
}: {
  country: string;
  /** What the operator set, by country. */
  percents: Readonly<Record<string, number>>;
}): number {
  return percents[country] ?? standardVatPercents[country] ?? 0;
}
