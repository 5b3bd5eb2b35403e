import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';

/** By twenty-fourths of a serving, from three of them before a whole on. */
const nearestParts = [...'     ⅛⅛⅛¼¼⅓⅓⅓⅓½½½⅔⅔⅔⅔¾¾¾'];

/** For a message that counts servings. Of something there is never none. */
export function inParts(servings: number): { count: number; amount: string } {
  const place = Math.max(5, Math.round(servings * 24) + 3);
  const whole = Math.floor(place / 24);
  const part = nearestParts[place % 24]?.trim() ?? '';
  return { count: part === '' ? whole : whole + 1, amount: `${whole || ''}${part}` };
}

/** "¼ serving is left over", of what is cooked and nobody eats in its plan; null where nothing is. */
export function keptText(servings: number, said: { locale?: Locale } = {}): string | null {
  return servings > 0 ? m.recipes_kept(inParts(servings), said) : null;
}
