import type { Locale } from '../../i18n/locales.ts';
import type { AmountParts } from '../amounts/amount-parts.ts';
import { formatAmount } from '../amounts/format-amount.ts';
import type { UnitSystem } from '../amounts/units-preference.ts';
import type { StepWordsFragment } from './operations.gen.ts';

/** The words of a step with its amounts, as plain text. */
export function stepText({
  step,
  units,
  locale,
}: {
  step: StepWordsFragment;
  units: UnitSystem;
  locale: Locale;
}): string {
  const texts = step.pieces.map(({ text, amount }) => {
    if (amount === null) return text;
    return `${formatAmount({ amount: amount[units] as AmountParts, locale })}${text}`;
  });
  return texts.join('');
}
