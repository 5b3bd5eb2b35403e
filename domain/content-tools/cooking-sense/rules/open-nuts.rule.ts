import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

/** Minutes until chopped nuts in the open are dark. */
const mostMinutes = (degrees: number) => (degrees > 200 ? 6 : degrees === 200 ? 10 : Infinity);
const nut =
  /\b(?:almonds?|walnuts?|pecans?|hazelnuts?|cashews?|pistachios?|peanuts?|pine nuts?|nuts?|(?:pumpkin|sunflower) seeds?|coconut flakes|flaked coconut)\b(?! (?:flour|butter|milk|meal|oil|cream))/i;
/** On top, where nothing keeps them from the heat. */
const lieOpen =
  /\b(?:strew|scatter|sprinkle|top|press|toast|roast|spread|dot|around|beside|over)\b/i;
const bake =
  /\b(?:bake|roast|toast|oven|back in)\b[^.]*?\b(?<minutes>\d+)(?: to (?<most>\d+))?(?: more)? minutes\b/i;
const served = /\b(?:serve|finish|over the plates|before serving|to serve)\b/i;
/** Mixed into a dough or under a sauce they do not brown. */
const covered =
  /\b(?:dough|batter|stir in|fold in|mix in|simmer|fry|pan over|saucepan|frying pan|dry pan|blend|grind)\b/i;

/** Nuts brown faster than what they lie on: at 200 °C they are dark after ten minutes. */
export const openNuts: CookingRule = {
  id: 'open-nuts',
  level: 'error',
  source:
    'The editors: nuts are toasted at 175 °C for 8 to 12 minutes, and darken faster than what is under them',
  find({ recipe }) {
    const texts = stepTexts(recipe);
    let degrees = 0;
    return texts.flatMap((text, step) => {
      degrees = ovenOf(text) ?? degrees;
      const sentences = text.split(/(?<=[.;])/);
      const strewn = sentences.findIndex(isStrewn);
      if (strewn === -1) return [];
      const next = texts[step + 1] ?? '';
      const here = bake.exec(sentences.slice(strewn).join(''));
      const baked = here ?? bake.exec(next);
      const heat = here === null ? (ovenOf(next) ?? degrees) : degrees;
      const minutes = Number(baked?.groups?.['most'] ?? baked?.groups?.['minutes'] ?? 0);
      const most = mostMinutes(heat);
      if (minutes <= most) return [];
      const message = `Nuts lie open for ${minutes} minutes at ${heat} °C; ${most} are the most.`;
      return [{ message, at: { step } }];
    });
  },
};

function isStrewn(sentence: string): boolean {
  return (
    nut.test(sentence) &&
    lieOpen.test(sentence) &&
    !served.test(sentence) &&
    !covered.test(sentence)
  );
}

function ovenOf(text: string): number | null {
  const named = /\boven [^.]{0,40}?(?<degrees>\d{3}) °C|\bat (?<at>\d{3}) °C/.exec(text)?.groups;
  const degrees = named?.['degrees'] ?? named?.['at'];
  return degrees === undefined ? null : Number(degrees);
}
