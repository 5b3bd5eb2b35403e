import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

const coldThrough = /[^.]*\b(?:cool completely|until (?:quite |completely )?cold)\b[^.]*/gi;
const namesMinutes = /\d (?:minutes|hours?)\b|\bhalf an hour\b/i;

/** A loaf that has to be cold before the knife is not ready when it leaves the oven. */
export const coolingMinutes: CookingRule = {
  id: 'cooling-minutes',
  level: 'error',
  source: `${editors}: the minutes a recipe names are those until it is eaten`,
  find({ recipe }) {
    return stepTexts(recipe).flatMap((text, step) => {
      const cooled = [...text.matchAll(coldThrough)].map(([sentence]) => sentence);
      if (cooled.every((sentence) => namesMinutes.test(sentence))) return [];
      const message = 'Say how many minutes it cools, and count them into the total.';
      return [{ message, at: { step } }];
    });
  },
};
