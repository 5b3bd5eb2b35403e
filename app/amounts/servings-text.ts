import { inParts } from '../../domain/kitchen/servings-in-parts.rules.ts';
import * as m from '../../i18n/paraglide/messages.js';

/** "½ serving", "1 serving", "1¼ servings": how a kitchen says it, in no language a decimal. */
export function servingsText(servings: number): string {
  return m.recipes_servings_count(inParts(servings));
}
