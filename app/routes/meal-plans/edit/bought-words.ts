import { listFormat } from '../../../../lib/formats.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { insideSentence } from '../../../plans/reason-words.ts';
import type { BoughtForDishFragment } from '../operations.gen.ts';

/** As many as one remembers. */
const mostNamed = 3;

/** What is bought of a dish that may come; null where nothing much is. */
export function boughtWords(args: { dish: BoughtForDishFragment; locale: Locale }): string | null {
  const { dish, locale } = args;
  const [food] = dish.have;
  if (dish.toBuyCount === 0) return m.meal_plans_bought_all();
  if (food === undefined) return null;
  return m.meal_plans_bought_have({ food: insideSentence(food, locale) });
}

/** What was bought for the dish that goes. */
export function boughtFoods(args: { names: readonly string[]; locale: Locale }): string {
  const { names, locale } = args;
  const inside = names.slice(0, mostNamed).map((name) => insideSentence(name, locale));
  return listFormat(locales[locale].languageTag).format(inside);
}
