import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

const servedRaw =
  /\bsprouts?\b[^.]*\b(?:raw|among (?:the )?bowls|on top)\b|\b(?:top|garnish|finish|serve|share)\b[^.]*\b(?:bean|mung|alfalfa) sprouts\b/i;

/** Warm, wet seeds grow salmonella as well as sprouts: nobody is served them raw. */
export const cookedSprouts: CookingRule = {
  id: 'cooked-sprouts',
  level: 'error',
  source: 'FDA, and the Swedish Food Agency: bean sprouts are heated through before they are eaten',
  find({ recipe }) {
    if (!recipe.ingredients.some(({ foodId }) => foodId.endsWith('sprouts'))) return [];
    return stepTexts(recipe).flatMap((text, step) => {
      const isRaw = text.split(/(?<=[.;])/).some((each) => servedRaw.test(each));
      return isRaw ? [{ message: 'Bean sprouts are served raw.', at: { step } }] : [];
    });
  },
};
