import type { CookingRule } from '../cooking-rule.ts';
import { findInSteps } from '../step-words.ts';

/** A coating without food on it passes 260 °C over high heat in minutes, and begins to fume. */
export const nonstickHeat: CookingRule = {
  id: 'nonstick-heat',
  level: 'error',
  source: 'Makers of nonstick pans: low to medium-high heat',
  find({ recipe }) {
    return findInSteps({
      recipe,
      pattern: /\bnon-?stick\b[^.]{0,40}\b(?:over|on|to) (?:very )?high heat\b/i,
      message: () => 'A nonstick pan does not go over high heat.',
    });
  },
};
