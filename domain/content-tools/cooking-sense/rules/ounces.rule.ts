import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

/** A weight or volume in words; what stands behind it in brackets is the one a US kitchen reads. */
const lonelyAmount = /\b\d+(?:[.,]\d+)? (?:k?g|kilos?|gram(?:o?s)?|ml|dl|l)\b(?! \()/;
/** Grams of carbs are read on labels, not weighed. */
const ofLabels = /\b(?:carbs|carbohidratos|protein|proteína|polyols)\b/i;

/** Amounts of the list follow the reader's units; those in notes, tips and answers say both. */
export const ounces: CookingRule = {
  id: 'ounces',
  level: 'error',
  source: `${editors}: metric and US amounts for readers of English and Spanish`,
  find({ recipe }) {
    return (['en', 'es'] as const).flatMap((language) => {
      const sentences = wholeText(recipe, language).split(/(?<=[.:;])\s|\n/);
      const said = sentences.filter((each) => !ofLabels.test(each)).join('\n');
      const found = lonelyAmount.exec(said)?.[0];
      if (found === undefined) return [];
      const message = `"${found}" stands without ounces, pounds or cups in ${language}.`;
      return [{ message, at: { field: 'steps' } }];
    });
  },
};
