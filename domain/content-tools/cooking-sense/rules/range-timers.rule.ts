import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { minutesNamed } from '../step-words.ts';

const leastWaitMinutes = 4;
const range = /(\d+) (?:to|or) (\d+) minutes/;

const saysTime = /\b(?:minutes?|seconds|hours?)\b/;

/** One wait in a step has a timer and is named in its words, and of a range it takes the lower end: then the cook looks. */
export const rangeTimers: CookingRule = {
  id: 'range-timers',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts, timerMinutes, laterTimerMinutes = [] }, step) => {
      const named = minutesNamed(texts.en);
      const [least, ...others] = named;
      if (least === undefined) {
        if (timerMinutes === null || saysTime.test(texts.en)) return [];
        return [
          {
            message: `Its timer rings after ${timerMinutes} minutes that no word names.`,
            at: { step },
          },
        ];
      }
      if (others.length > 0) {
        const timers = [timerMinutes ?? 0, ...laterTimerMinutes];
        const late = upperBounds(texts.en).find((most) => {
          return timers.includes(most) && !named.includes(most);
        });
        if (late === undefined) return [];
        return [{ message: `Its timer of ${late} minutes should ring earlier.`, at: { step } }];
      }
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

/** The longer minutes of each range of a text. */
function upperBounds(text: string): readonly number[] {
  return [...text.matchAll(new RegExp(range, 'g'))].map(([, , most]) => Number(most));
}
