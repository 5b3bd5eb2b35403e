import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

const lonelyLengths = {
  en: /\d+(?:\.\d+)? [cm]m\b(?! \([^)]*in\b)(?! [x×])/,
  es: /\d+(?:\.\d+)? [cm]m\b(?! \([^)]*pulgadas?\))(?! x)/,
} as const;

export const inches: CookingRule = {
  id: 'inches',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return (['en', 'es'] as const).flatMap((language) => {
      const found = lonelyLengths[language].exec(wholeText(recipe, language))?.[0];
      if (found === undefined) return [];
      const message =
        language === 'es'
          ? `"${found}" stands without inches in Spanish.`
          : `"${found}" stands without inches.`;
      return [{ message, at: { field: 'steps' } }];
    });
  },
};
