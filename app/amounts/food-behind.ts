import * as m from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/locales.ts';
import type { AmountParts } from './amount-parts.ts';
import { nameInSentence } from './name-in-sentence.ts';

interface FoodBehind {
  amount: Pick<AmountParts, 'unit'>;
  name: string;
  locale: Locale;
}

/** A food behind its amount: `2 eggs`, `15 g butter`, in Spanish `2 huevos`, `15 g de mantequilla`. */
export function foodBehind({ amount, name, locale }: FoodBehind): string {
  const food = nameInSentence(name);
  return amount.unit === 'piece' ? food : m.units_food_behind({ food }, { locale });
}
