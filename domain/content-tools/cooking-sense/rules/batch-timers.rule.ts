import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const ofEach =
  /\bbatches,? (?:of |for )?(?:about |barely )?(\d+)(?: (?:to|or) \d+)? minutes?\b(?! in all| on )/i;

/** The cook acts when a batch is done, so the timer rings for each and not for all of them. */
export const batchTimers: CookingRule = {
  id: 'batch-timers',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts, timerMinutes, laterTimerMinutes = [] }, step) => {
      const minutes = ofEach.exec(texts.en)?.[1];
      if (minutes === undefined || timerMinutes === null) return [];
      if ([timerMinutes, ...laterTimerMinutes].includes(Number(minutes))) return [];
      return [{ message: `Its timer should ring after ${minutes} minutes.`, at: { step } }];
    });
  },
};
