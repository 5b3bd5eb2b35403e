import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

const ofFrozen = /\bfrozen (?:raspberries|berries|ones)\b/i;
const boiled = /\bboil(?:ed|ing)?\b[^.]*\bminute\b/i;

/** Imported frozen raspberries have carried norovirus: whoever eats them cold boils them first. */
export const frozenRaspberries: CookingRule = {
  id: 'frozen-raspberries',
  level: 'error',
  source: 'The Swedish Food Agency: imported frozen raspberries are boiled for one minute',
  find({ recipe }) {
    const text = wholeText(recipe);
    const foods = recipe.ingredients.map(({ foodId }) => foodId);
    const areFrozen = foods.some(
      (id) => id === 'raspberry-frozen' || id === 'mixed-berries-frozen',
    );
    const mayBeFrozen = foods.includes('raspberry') && ofFrozen.test(text);
    if (!(areFrozen || mayBeFrozen) || boiled.test(text)) return [];
    const message = 'Say that frozen raspberries are boiled for a minute first.';
    return [{ message, at: { field: 'steps' } }];
  },
};
