import { useLocale } from '../shell/locale.ts';
import type { AmountParts } from './amount-parts.ts';
import { formatAmount } from './format-amount.ts';

interface AmountProps {
  amount: AmountParts;
  /** Says "2 pcs" rather than "2": beside the name of a food that has no plural. */
  namesPieces?: boolean;
}

/** An amount with its unit in the language of the page; number and unit stay on one line. */
export function Amount({ amount, namesPieces = false }: AmountProps) {
  const text = formatAmount({ amount, locale: useLocale(), namesPieces });
  return <span className="tabular whitespace-nowrap">{text}</span>;
}
