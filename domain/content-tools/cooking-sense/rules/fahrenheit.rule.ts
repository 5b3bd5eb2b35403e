import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

/** `74 °C (165 °F)`, `(52 to 55 °C, 125 to 130 °F)`, in Spanish `de 52 a 55 °C`. */
const lonelyCelsius = /-?\d+ °C(?!,? \(?(?:-?\d+(?: to | a |-))?[-−]?\d+ °F)/;

/**
 * A reader with a US thermometer must not have to reckon where a chicken's safety hangs on it. Many
 * of them read Spanish.
 */
export const fahrenheit: CookingRule = {
  id: 'fahrenheit',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return (['en', 'es'] as const).flatMap((language) => {
      const found = lonelyCelsius.exec(wholeText(recipe, language))?.[0];
      if (found === undefined) return [];
      const message =
        language === 'es'
          ? `"${found}" stands without °F in Spanish.`
          : `"${found}" stands without °F.`;
      return [{ message, at: { field: 'steps' } }];
    });
  },
};
