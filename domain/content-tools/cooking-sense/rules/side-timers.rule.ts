import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const perSide = /(\d+)(?: (?:to|or) \d+)? minutes? on (?:each|both) sides?/;

/** A timer rings when the cook has to act: at the turn, and at the lower end of a range. */
export const sideTimers: CookingRule = {
  id: 'side-timers',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts, timerMinutes, laterTimerMinutes = [] }, step) => {
      const side = perSide.exec(texts.en)?.[1];
      if (side === undefined || timerMinutes === null) return [];
      if ([timerMinutes, ...laterTimerMinutes].includes(Number(side))) return [];
      const message = `Its timer should ring after ${side} minutes, when the first side is done.`;
      return [{ message, at: { step } }];
    });
  },
};
