import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

const vessel =
  /\b(?:baking dish|pie dish|tart pan|pie pan|springform pan|cake pan|loaf pan|gratin dish|oven dish|ovenproof dish|roasting pan|roasting dish|casserole dish)\b/;
/** Beside the dish: how deep something stands in it is another size. */
const sizedVessel = new RegExp(
  String.raw`(?:\d cm|-liter)[^.;]{0,40}${vessel.source}|${vessel.source}[^.;]{0,30}\d cm\b(?![^.;]{0,14}(?:deep|high|thick))`,
);

const muffinTin = /\bmuffin (?:tin|pan)\b/;
/** How many of its cups are filled, in all or for each person. */
const countedCups =
  /\b(?:\d+|one|two|three|four|six|twelve)(?:[- ](?:holes?|cups?)\b| (?:of (?:its|the) (?:holes|cups) )?for each\b)/;

/** A custard for 26 cm runs over in 20, and batter for twelve cups in six. */
export const dishSize: CookingRule = {
  id: 'dish-size',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const texts = stepTexts(recipe);
    const tin = texts.findIndex((text) => muffinTin.test(text));
    if (tin !== -1 && !texts.some((text) => countedCups.test(text))) {
      return [{ message: 'Nobody says how large the muffin tin is.', at: { step: tin } }];
    }
    const first = texts.findIndex((text) => vessel.test(text));
    if (first === -1 || texts.some((text) => sizedVessel.test(text))) return [];
    const named = vessel.exec(texts[first] ?? '')?.[0] ?? '';
    return [{ message: `Nobody says how large the ${named} is.`, at: { step: first } }];
  },
};
