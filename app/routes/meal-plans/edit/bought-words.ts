import { listFormat } from '../../../../lib/formats.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { nameAlone } from '../../../amounts/name-in-sentence.ts';
import type { BoughtForDishFragment } from '../operations.gen.ts';

/** As many as one remembers. */
const mostNamed = 3;

/** What is bought of a dish that may come; null where nothing much is. */
export function boughtWords(dish: BoughtForDishFragment): string | null {
  const [food] = dish.have;
  if (dish.toBuyCount === 0) return m.meal_plans_bought_all();
  if (food === undefined) return null;
  return m.meal_plans_bought_have({ food: nameAlone(food) });
}

/** What was bought for the dish that goes. */
export function boughtFoods(args: { names: readonly string[]; locale: Locale }): string {
  const { names, locale } = args;
  const inside = names.slice(0, mostNamed).map((name) => nameAlone(name));
  return listFormat(locales[locale].languageTag).format(inside);
}
