import type { FoodId } from '../../../foods/food.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** What a pan of 30 cm holds raw; above it leaves go in as they sink. */
const mostGrams: Readonly<Record<FoodId, number>> = {
  'collard-greens': 450,
  escarole: 500,
  frisee: 500,
  kale: 350,
  'napa-cabbage': 700,
  'pointed-cabbage': 700,
  'red-cabbage': 700,
  'savoy-cabbage': 600,
  spinach: 400,
  'white-cabbage': 700,
};

export const leafLoad: CookingRule = {
  id: 'leaf-load',
  level: 'error',
  source: `${editors}: raw leaves stand higher than the rim of a pan`,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts, uses }, step) => {
      if (!ofPan.test(texts.en) || bitByBit.test(texts.en)) return [];
      return uses.flatMap(({ ingredientKey, share }) => {
        const food = recipe.ingredients.find(({ key }) => key === ingredientKey);
        const most = mostGrams[food?.foodId ?? ''];
        if (food === undefined || most === undefined) return [];
        const grams = food.grams * share;
        if (food.standing !== 'counted' || grams < most) return [];
        const message = `${grams.toFixed(0)} g of leaves have no room in a pan; add them by the handful.`;
        return [{ message, at: { step } }];
      });
    });
  },
};

const ofPan = /\b(?<!sheet |roasting |baking )(?:pan|wok)\b/i;
const bitByBit = /\b(?:hand(?:ful|fuls)|armful|batch(?:es)?|in turns|bit by bit)\b/i;
