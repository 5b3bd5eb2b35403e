import { numberFormat } from '../../lib/formats.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import type { PlanReasonFragment } from './operations.gen.ts';
import { wholeNumber } from '../amounts/figures.ts';
import { nameAlone } from '../amounts/name-in-sentence.ts';
import type { DayWords } from './day-words.ts';

type Reason = Pick<PlanReasonFragment, 'code' | 'amount' | 'day' | 'word' | 'foodName'>;

/** One sentence for a reason of the planner. */
export function reasonSentence(args: { reason: Reason; words: DayWords; locale: Locale }): string {
  const { reason, words, locale } = args;
  // As the plate beside it says them, where they are rounded too.
  const grams = wholeNumber({ amount: reason.amount ?? 0, locale });
  const word = reason.word ?? '';
  switch (reason.code) {
    case 'LEFTOVER_FROM':
      return words.cookedOn(reason.day ?? 0);
    case 'FAVOURITE_CUISINE':
      return m.meal_plans_reason_cuisine({ cuisine: word });
    case 'FAVOURITE_DISH':
      return m.meal_plans_reason_dish({ dish: word });
    case 'FILLS_PROTEIN':
      return m.meal_plans_reason_protein({ grams });
    case 'FITS_ENERGY':
      return m.meal_plans_reason_energy();
    case 'VEGETABLES':
      return m.meal_plans_reason_vegetables({ grams });
    case 'FIBER':
      return m.meal_plans_reason_fiber({ grams });
    case 'LOW_CARB':
      return m.meal_plans_reason_low_carb({ grams });
    case 'QUICK':
      return m.meal_plans_reason_quick({ count: reason.amount ?? 0 });
    case 'FILLING':
      return m.meal_plans_reason_filling();
    case 'WELL_RATED':
      return m.meal_plans_reason_well_rated({
        rating: ratingText({ amount: reason.amount ?? 0, locale }),
      });
    case 'LIKED':
      return m.meal_plans_reason_liked();
    case 'AFFORDABLE':
      return m.meal_plans_reason_affordable();
    case 'SHARES_FOOD':
      return sharedFoodWords({ reason, words });
    case 'LONG_AGO':
      return m.meal_plans_reason_long_ago({ weeks: grams });
    case 'VARIETY':
      return m.meal_plans_reason_variety({ protein: word });
  }
}

/** "The same spinach as on Thursday, so less goes to waste." */
function sharedFoodWords({ reason, words }: { reason: Reason; words: DayWords }): string {
  const food = nameAlone(reason.foodName ?? '');
  const day = reason.day === null ? null : words.weekday(reason.day);
  return day === null
    ? m.meal_plans_reason_shares_food({ food })
    : m.meal_plans_reason_shares_food_on({ food, day });
}

function ratingText({ amount, locale }: { amount: number; locale: Locale }): string {
  const format = numberFormat(locales[locale].languageTag, { maximumFractionDigits: 1 });
  return format.format(amount);
}
