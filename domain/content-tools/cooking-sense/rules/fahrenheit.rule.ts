import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { wholeText } from '../step-words.ts';

const lonelyCelsius = /-?\d+ °C(?!,? \(?(?:-?\d+ to )?-?\d+ °F)/;

/** A reader with a US thermometer must not have to reckon where a chicken's safety hangs on it. */
export const fahrenheit: CookingRule = {
  id: 'fahrenheit',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const found = lonelyCelsius.exec(wholeText(recipe))?.[0];
    if (found === undefined) return [];
    return [{ message: `"${found}" stands without °F.`, at: { field: 'steps' } }];
  },
};
