import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

/** "Brown the beef", but no brown rice, and nothing that fries until brown or is golden brown. */
const brown = String.raw`(?<!\b(?:until|is|are|turns?|golden|light|dark|deep|nut) )brown(?! (?:rice|butter|sugar|bread|lentils?|mustard|specks?|bits|edges?)\b)`;
// A word may end in é, after which `\b` is no end of it.
const heats = new RegExp(
  String.raw`\b(?:fry|stir-fry|${brown}|sear|sauté|simmer|sweat|melt|bring)(?!\w)(?! (?:over|rice|milk|bowls?|it to)\b)`,
  'i',
);
const vessel =
  /\b(?:pans?|pots?|saucepan|skillet|dish|sheets?|Dutch oven|casserole|wok|tray|kettle|oven|grill|broiler|griddle|waffle iron|toaster|microwave|mugs?|molds?|ramekins?|tagine|steamer|barbecue|iron)\b/i;
/** Eggs, beans and the like boil in whatever is at hand. */
const boilsOnly = /\b(?:boil|boiling water)\b/i;

/** What boils water is not what meat is fried in. */
const inFat = new RegExp(String.raw`\b(?:fry|stir-fry|sauté|${brown}|sear)(?!\w)`, 'i');
const ofWater = /\b(?:pot|saucepan|pan) of (?:[a-z]+ )?water\b/gi;
const fries = /\b(?:fry|stir-fry|sauté|sweat|simmer)(?!\w)/i;
/** "Warm the oil with the garlic over low heat", "wilt the spinach over high heat". */
const overHeat =
  /\b(?:soften|toss|turn|warm|wilt)\b[^.;]{0,100}\bover (?:low|medium|medium-low|medium-high|high) heat\b/i;
const ofOven = /\b(?:baking|sheet|loaf|roasting|springform|tart|pie|cake|muffin) pans?\b/gi;
const ofStove =
  /\b(?:pans?|pots?|saucepan|skillet|Dutch oven|wok|griddle|grill|broiler|waffle iron|air fryer|casserole)\b/i;

/** What fries while something else is on the fire takes a vessel of its own. */
const friesMeanwhile = new RegExp(
  String.raw`\b(?:meanwhile|in the meantime|while (?:it|that|they|the [a-z]+) [a-z ]{3,20}),? [^.]{0,30}\b(?:fry|${brown}|melt|sauté|sear|soften)(?!\w)[^.]*\.`,
  'i',
);
const ofAnyStep =
  /\b(?:pans?|pots?|saucepan|skillet|Dutch oven|wok|griddle|grill|broiler|oven|sheets?|dish|plate|iron)\b/i;

/** Who reads on a phone at the stove is told what to take out before something is to be hot in it. */
export const namedVessel: CookingRule = {
  id: 'named-vessel',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const texts = stepTexts(recipe);
    const heated = texts.findIndex((text) => heats.test(text) && !boilsOnly.test(text));
    const fried = texts.findIndex((text) => fries.test(text) || overHeat.test(text));
    const isOnStove = (text: string) => ofStove.test(text.replace(ofOven, ''));
    const unnamed = [
      { step: heated, isNamed: (text: string) => vessel.test(text) },
      { step: fried, isNamed: isOnStove },
      {
        step: texts.findIndex((text) => inFat.test(text)),
        isNamed: (text: string) => vessel.test(text.replace(ofWater, '')),
      },
    ].find(({ step, isNamed }) => step !== -1 && !texts.slice(0, step + 1).some(isNamed));
    const meanwhile = texts.findIndex((text) => {
      const sentence = friesMeanwhile.exec(text)?.[0];
      return sentence !== undefined && !ofAnyStep.test(sentence);
    });
    const step = unnamed?.step ?? meanwhile;
    if (step === -1) return [];
    return [{ message: 'Nobody says what to cook it in.', at: { step } }];
  },
};
