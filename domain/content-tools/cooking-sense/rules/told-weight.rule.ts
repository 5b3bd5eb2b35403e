import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const weight = /\b(?<amount>\d+(?:\.\d+)?) ?(?<unit>k?g)\b/;
/** The figures are those of what is eaten; a note may say what it weighs with the rest. */
const withWaste = /\b(?:bones?|shells?|feathers|unpeeled)\b/i;
const asOnePiece = /\bone piece\b/i;
const tolerance = 0.15;

/**
 * Four eggplants are shown with the weight they are reckoned with. A note that says "about 200 g each"
 * beside 1.2 kg makes one of both untrue.
 */
export const toldWeight: CookingRule = {
  id: 'told-weight',
  level: 'error',
  source: `${editors}, and a reading of 178 recipes as they are shown`,
  find({ recipe, foods }) {
    return recipe.ingredients.flatMap(({ foodId, unit, amount, grams, notes }, ingredient) => {
      const note = notes.en ?? '';
      const found = weight.exec(note)?.groups;
      const isCounted = unit === 'piece' && foods.get(foodId) !== undefined;
      if (found === undefined || !isCounted || withWaste.test(note)) return [];
      const told = Number(found['amount']) * (found['unit'] === 'kg' ? 1000 : 1);
      const reckoned = asOnePiece.test(note) ? grams : grams / amount;
      if (Math.abs(told / reckoned - 1) <= tolerance) return [];
      const message = `The note says ${told} g, reckoned are ${Math.round(reckoned)} g each.`;
      return [{ message, at: { ingredient } }];
    });
  },
};
