import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

/** Wooden skewers burn unless they were soaked. */
export const soakedSkewers: CookingRule = {
  id: 'soaked-skewers',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const text = wholeText(recipe);
    const threads = /\b(?:onto|on|around)\b[^.]{0,30}\bskewers\b/i.test(text);
    if (recipe.dish !== 'GRILL' || !threads || /metal skewers|soak|in water/i.test(text)) return [];
    const message = 'Say that the skewers are of metal or soaked.';
    return [{ message, at: { field: 'steps' } }];
  },
};
