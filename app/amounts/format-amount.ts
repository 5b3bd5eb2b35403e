import { locales, type Locale } from '../../i18n/locales.ts';
import type { AmountParts } from './amount-parts.ts';
import { unitWord } from './unit-word.ts';

const noBreakSpace = '\u00a0';

/**
 * `600 g`, `1½ cups`, `⅓ cup + 1 tbsp`, `1,25 kg`. Whole foods are only counted ("Eggs, 12") unless `namesPieces` asks
 * for "2 pcs", as beside the name of a food that has no plural.
 */
export function formatAmount(args: {
  amount: AmountParts;
  locale: Locale;
  namesPieces?: boolean;
}): string {
  const { amount, locale, namesPieces = false } = args;
  const { plus } = amount;
  const number = amountNumberText({ amount, locale });
  if (amount.unit === 'piece' && !namesPieces) return number;
  const text = `${number}${noBreakSpace}${unitWord({ amount, locale })}`;
  return plus ? `${text} + ${formatAmount({ amount: plus, locale })}` : text;
}

/** `1½`, to be changed in a field beside its unit. */
export function amountNumberText(args: { amount: AmountParts; locale: Locale }): string {
  const { amount, locale } = args;
  const { number, fraction } = amount;
  if (fraction && number === 0) return fraction;
  const format = new Intl.NumberFormat(locales[locale].languageTag, { maximumFractionDigits: 2 });
  return `${format.format(number)}${fraction ?? ''}`;
}
