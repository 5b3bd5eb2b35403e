import { listFormat } from '../../lib/formats.ts';
import type { DishToThaw } from '../../domain/notifications/notice.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';

/** "Chicken thigh and Cod, for Fish pie": one line for each dish of tomorrow. */
export function thawLines(args: { dishes: readonly DishToThaw[]; locale: Locale }): string[] {
  const { dishes, locale } = args;
  const list = listFormat(locales[locale].languageTag, { type: 'conjunction' });
  return dishes.map(({ title, foods }) =>
    m.notifications_thaw_line({ foods: list.format(foods), dish: title }, { locale }),
  );
}
