import { languages } from '../../../../lib/language.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** A loaf pan of 1.5 liters is one in Spanish and Swedish too: each language names the same liters. */
export const sameVolumes: CookingRule = {
  id: 'same-volumes',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts }, step) => {
      const named = litersNamed(texts.en);
      const others = languages.filter((language) => litersNamed(texts[language]) !== named);
      return others.map((language) => ({
        message: `In ${language} it names "${litersNamed(texts[language])}" liters, in English "${named}".`,
        at: { step },
      }));
    });
  },
};

const volume = /(\d+(?:[.,]\d+)?)[- ](ml|dl|cl|liters?|litros?)\b/g;
const litersOf: Readonly<Record<string, number>> = { ml: 0.001, cl: 0.01, dl: 0.1 };

function litersNamed(text: string): string {
  const figures = [...text.matchAll(volume)].map(([, amount = '', unit = '']) => {
    const liters = Number(amount.replace(',', '.')) * (litersOf[unit] ?? 1);
    return liters.toFixed(3);
  });
  return [...new Set(figures)].toSorted().join(' ');
}
