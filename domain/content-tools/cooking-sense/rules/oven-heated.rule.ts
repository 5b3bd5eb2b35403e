import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

const usesOven =
  /\b(?:[Bb]ake (?:it|them|the|for|at|on|in|until)|in the oven|[Rr]oast (?:for|at|in the oven))\b/;
const heatsOven =
  /\b(?:[Hh]eat (?:the|your) oven|oven to \d+|[Tt]urn (?:on )?the oven|broiler|at \d+ °C)\b/;

/** An oven takes a quarter of an hour: it is turned on before the dish is ready to go in. */
export const ovenHeated: CookingRule = {
  id: 'oven-heated',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const texts = stepTexts(recipe);
    const first = texts.findIndex((text) => usesOven.test(text));
    if (first === -1) return [];
    if (texts.slice(0, first + 1).some((text) => heatsOven.test(text))) return [];
    return [{ message: 'The oven is used before a step heats it.', at: { step: first } }];
  },
};
