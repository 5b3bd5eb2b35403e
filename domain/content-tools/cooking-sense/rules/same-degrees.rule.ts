import { languages } from '../../../../lib/language.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** A chicken is as safe in Spanish as in English: each language names the same °C in each step. */
export const sameDegrees: CookingRule = {
  id: 'same-degrees',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts }, step) => {
      const named = celsiusNamed(texts.en);
      const others = languages.filter((language) => celsiusNamed(texts[language]) !== named);
      return others.map((language) => ({
        message: `In ${language} it names "${celsiusNamed(texts[language])}" °C, in English "${named}".`,
        at: { step },
      }));
    });
  },
};

function celsiusNamed(text: string): string {
  const found = [...text.matchAll(/(\d+)(?:(?: to | a | till |–|-)(\d+))? °C/g)];
  const figures = found.flatMap(([, least, most]) =>
    most === undefined ? [least] : [least, most],
  );
  return figures.toSorted().join(' ');
}
