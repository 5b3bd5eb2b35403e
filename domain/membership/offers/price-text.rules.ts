import { numberFormat } from '../../../lib/formats.ts';
import type { Currency } from './offers.rules.ts';

interface PriceText {
  priceMinor: number;
  currency: Currency;
  /** BCP 47 tag the digits are written for. */
  languageTag: string;
}

const minorPerMajor = 100;
const noBreakSpace = '\u00a0';

/** A price as members read it, `US$14.99` or `129 kr`: round ones without decimals. */
export function priceText({ priceMinor, currency, languageTag }: PriceText): string {
  const decimals = priceMinor % minorPerMajor === 0 ? 0 : 2;
  const amount = amountText({ priceMinor, decimals, languageTag });
  return withCurrency(amount, currency);
}

/**
 * A price per month, large beside the full one, so a plain `$` is enough. Kronor that come from a
 * division are rounded to whole ones, as they are in shops.
 */
export function monthlyFigure({ priceMinor, currency, languageTag }: PriceText): string {
  const isWhole = currency === 'SEK' || priceMinor % minorPerMajor === 0;
  const amount = amountText({ priceMinor, decimals: isWhole ? 0 : 2, languageTag });
  return withCurrency(amount, currency).replace('US$', '$');
}

function amountText({
  priceMinor,
  decimals,
  languageTag,
}: {
  priceMinor: number;
  decimals: number;
  languageTag: string;
}): string {
  return numberFormat(languageTag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'min2',
  }).format(priceMinor / minorPerMajor);
}

// Intl names the US dollar differently in every language; ours is the same in all of them.
function withCurrency(amount: string, currency: Currency): string {
  return currency === 'SEK' ? `${amount}${noBreakSpace}kr` : `US$${amount}`;
}
