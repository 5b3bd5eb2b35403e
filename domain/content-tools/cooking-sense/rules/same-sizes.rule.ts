import { languages } from '../../../../lib/language.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** A dish of 26 cm is one in Spanish and Swedish too: each language names the same cm in each step. */
export const sameSizes: CookingRule = {
  id: 'same-sizes',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts }, step) => {
      const named = sizesNamed(texts.en);
      const others = languages.filter((language) => sizesNamed(texts[language]) !== named);
      return others.map((language) => ({
        message: `In ${language} it names "${sizesNamed(texts[language])}" cm, in English "${named}".`,
        at: { step },
      }));
    });
  },
};

const size = /(\d+(?:[.,]\d+)?)(?: (?:x|to|a|till) (\d+(?:[.,]\d+)?)|–(\d+(?:[.,]\d+)?))? cm\b/g;

function sizesNamed(text: string): string {
  const figures = [...text.matchAll(size)].flatMap(([, ...named]) => {
    return named.filter((figure) => figure !== undefined).map((figure) => figure.replace(',', '.'));
  });
  return [...new Set(figures)].toSorted().join(' ');
}
