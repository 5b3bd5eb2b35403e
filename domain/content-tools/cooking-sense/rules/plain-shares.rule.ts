import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { findInSteps } from '../step-words.ts';

const oddShare =
  /\b(?:(?:two|three|four) fifths|a (?:fifth|sixth|eighth)|five sixths|(?:a|one|two) (?:third|quarter)s? of the eggs)\b[^.,;]*/i;

/** "1 egg", "1 tablespoon of the oil": nobody divides by five at the stove. */
export const plainShares: CookingRule = {
  id: 'plain-shares',
  level: 'error',
  source: editors,
  find: ({ recipe }) => {
    return findInSteps({
      recipe,
      pattern: oddShare,
      message: (words) => `"${words}" is nothing a cook measures; say how much.`,
    });
  },
};
