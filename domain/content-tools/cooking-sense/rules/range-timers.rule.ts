import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { minutesNamed } from '../step-words.ts';

const leastWaitMinutes = 4;
const range = /(\d+) (?:to|or) (\d+) minutes/;

/** One wait in a step has a timer, and of a range it takes the lower end: then the cook looks. */
export const rangeTimers: CookingRule = {
  id: 'range-timers',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts, timerMinutes }, step) => {
      const [least, ...others] = minutesNamed(texts.en);
      if (least === undefined || others.length > 0) return [];
      if (timerMinutes === null) {
        if (least < leastWaitMinutes || /minutes ahead|for up to/.test(texts.en)) return [];
        return [{ message: `It waits ${least} minutes without a timer.`, at: { step } }];
      }
      const bounds = range.exec(texts.en);
      if (bounds === null || /on (?:each|both) side/.test(texts.en)) return [];
      if (timerMinutes === least) return [];
      return [{ message: `Its timer should ring after ${least} minutes.`, at: { step } }];
    });
  },
};
