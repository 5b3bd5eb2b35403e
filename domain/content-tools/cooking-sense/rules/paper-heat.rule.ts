import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

/** Most papers are made for 220 °C (425 °F). */
const hottestForPaper = 220;
/** "A lined sheet pan" is lined with paper unless it says foil. */
const paper =
  /\b(?:parchment|(?:un)?lined (?:baking |sheet |roasting )?(?:sheets?|pans?|dish)|line (?:an?|the|two|your|it)\b[^.]{0,40}\b(?:sheets?|pans?))/i;
/** To roll a dough between, or around a thing that is wrapped. */
const otherUse =
  /\bbetween (?:two )?(?:sheets|pieces)[^.]*parchment|\b(?:mold|roll)s? [^.]*in parchment/i;
const otherLining = /\bfoil\b|\bunlined\b/i;
const lifted = /\b(?:off|without|lift[^.]*from|pull[^.]*out) (?:of )?the (?:paper|parchment)\b/i;
const broiled = /\b(?:under|turn on|heat|switch on|light) the (?:hot )?(?:oven )?broiler\b/i;

/** Paper browns above what it is made for, and burns under a broiler. */
export const paperHeat: CookingRule = {
  id: 'paper-heat',
  level: 'error',
  source: 'Makers of baking paper: up to 220 °C (425 °F), and never under a broiler or grill',
  find({ recipe }) {
    const texts = stepTexts(recipe);
    const papered = texts.findIndex(isPapered);
    if (papered === -1) return [];
    const degrees = texts.map(ovenOf);
    const before = degrees.slice(0, papered + 1).findLast((each) => each > 0) ?? 0;
    const later = texts.slice(papered);
    const until = later.findIndex((text) => lifted.test(text));
    const onPaper = until === -1 ? later : later.slice(0, until);
    const hottest = Math.max(before, ...onPaper.map(ovenOf));
    if (hottest > hottestForPaper) {
      const message = `Paper lies in an oven of ${hottest} °C; ${hottestForPaper} is the most.`;
      return [{ message, at: { step: papered } }];
    }
    const step = onPaper.findIndex((text) => broiled.test(text));
    if (step === -1) return [];
    return [{ message: 'Paper goes under the broiler.', at: { step: papered + step } }];
  },
};

function isPapered(text: string): boolean {
  return text
    .split(/(?<=[.;])/)
    .some((each) => paper.test(each) && !otherUse.test(each) && !otherLining.test(each));
}

/** 0 where the step does not set the oven. */
function ovenOf(text: string): number {
  const named = /\boven [^.]{0,40}?(?<degrees>\d{3}) °C|\bat (?<at>\d{3}) °C/.exec(text)?.groups;
  return Number(named?.['degrees'] ?? named?.['at'] ?? 0);
}
