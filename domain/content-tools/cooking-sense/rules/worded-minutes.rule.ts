import type { CookingRule } from '../cooking-rule.ts';
import { editors } from '../cooking-rule.ts';
import { findInSteps } from '../step-words.ts';

const pattern =
  /\bfor (?:about )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve) minutes\b/i;

/** A wait that is spelled out gets no timer, and is not found by somebody who looks up from the pan. */
export const wordedMinutes: CookingRule = {
  id: 'worded-minutes',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return findInSteps({
      recipe,
      pattern,
      message: () => 'Write its minutes in figures, and give it a timer.',
    });
  },
};
