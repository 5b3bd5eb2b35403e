import { formatAmount } from '../../../amounts/format-amount.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { EatenTotalFragment, FoodLogEntryFragment } from '../operations.gen.ts';
import type { FoodLogSlot } from '../../../graphql/schema-types.gen.ts';
import { gramsText, kilocaloriesText } from '../../../amounts/figures.ts';
import { servingsText } from '../../../amounts/servings-text.ts';

/** In the order of the day. */
export const slotWords: Record<FoodLogSlot, () => string> = {
  BREAKFAST: m.recipes_meal_breakfast,
  LUNCH: m.recipes_meal_lunch,
  DINNER: m.recipes_meal_dinner,
  SNACK: m.tracking_snack,
};

export const slots = Object.keys(slotWords) as FoodLogSlot[];

/** `1½ servings`; foods in their own unit. */
export function eatenText({
  entry: { amount, unit, source },
  locale,
}: {
  entry: Pick<FoodLogEntryFragment, 'amount' | 'unit' | 'source'>;
  locale: Locale;
}): string | null {
  if (source === 'QUICK') return null;
  if (unit === 'serving') return servingsText(amount);
  return formatAmount({ amount: { number: amount, unit }, locale, namesPieces: true });
}

/** `≥ 5 g`: at least so much, where something of it is unknown. */
export function totalGrams({
  total,
  isApproximate,
  locale,
}: {
  total: EatenTotalFragment;
  isApproximate?: boolean;
  locale: Locale;
}): string {
  return gramsText({
    amount: total.amount,
    isIncomplete: total.isLowerBound,
    isApproximate,
    locale,
  });
}

export function totalKilocalories({
  total,
  locale,
}: {
  total: EatenTotalFragment;
  locale: Locale;
}): string {
  return kilocaloriesText({ amount: total.amount, isIncomplete: total.isLowerBound, locale });
}

/** The meal one is likely to write down at this time of day. */
export function likelySlot(minute: number): FoodLogSlot {
  if (minute < breakfastEnds) return 'BREAKFAST';
  if (minute < lunchEnds) return 'LUNCH';
  return minute < dinnerBegins ? 'SNACK' : 'DINNER';
}

const breakfastEnds = 10 * 60;
const lunchEnds = 15 * 60;
const dinnerBegins = 17 * 60;
