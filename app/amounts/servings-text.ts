import * as m from '../../i18n/paraglide/messages.js';

/** "½ serving", "1 serving", "1¼ servings": how a kitchen says it, in no language a decimal. */
export function servingsText(servings: number): string {
  return m.recipes_servings_count(inParts(servings));
}

/** By twenty-fourths of a serving, from three of them before a whole on. */
const nearestParts = [...'     ⅛⅛⅛¼¼⅓⅓⅓⅓½½½⅔⅔⅔⅔¾¾¾'];

/** For a message that counts servings. Of something there is never none. */
export function inParts(servings: number): { count: number; amount: string } {
  const place = Math.max(5, Math.round(servings * 24) + 3);
  const whole = Math.floor(place / 24);
  const part = nearestParts[place % 24]?.trim() ?? '';
  return { count: part === '' ? whole : whole + 1, amount: `${whole || ''}${part}` };
}
