import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

const lonelyLength = /\d+(?:\.\d+)? [cm]m\b(?! \([^)]*in\b)(?! [x×])/;

export const inches: CookingRule = {
  id: 'inches',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const found = lonelyLength.exec(wholeText(recipe))?.[0];
    if (found === undefined) return [];
    return [{ message: `"${found}" stands without inches.`, at: { field: 'steps' } }];
  },
};
