import type { FoodId } from '../../../foods/food.ts';
import { partsOfUse } from '../../../recipes/ingredients/step-text.rules.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { stepTexts } from '../step-words.ts';

/** What browns in one layer of a 28 cm pan; above it everything steams. */
const mostGrams: Readonly<Record<FoodId, number>> = {
  'cauliflower-rice': 425,
  tempeh: 425,
  'tofu-firm': 550,
  'tofu-extra-firm': 550,
  halloumi: 550,
  paneer: 550,
  zucchini: 600,
  'beef-chuck': 450,
  'lamb-shoulder': 450,
  'ground-beef': 700,
  'ground-chicken': 700,
  'ground-lamb': 700,
  'ground-pork': 700,
  'ground-turkey': 700,
};
const fries =
  /\b(?:fr(?:y|ied)|stir-fry|brown|sear|sauté|spread it out|add the noodles|crumble|no pink|no longer pink|toss the noodles)\b/i;
const inTurns =
  /\bbatch|\btwo (?:large |wide )?pans|two rounds|in turns|half of the (?:cauliflower|beef|lamb)/i;

export const panLoad: CookingRule = {
  id: 'pan-load',
  level: 'error',
  source: `${editors}: about 400 g of cauliflower rice or of cubes fill a home pan`,
  find({ recipe }) {
    const texts = stepTexts(recipe);
    if (texts.some((text) => inTurns.test(text))) return [];
    return recipe.ingredients.flatMap(({ foodId, key, grams, standing }, ingredient) => {
      const most = mostGrams[foodId];
      if (most === undefined || grams <= most || standing !== 'counted') return [];
      const isFried = recipe.steps.some(({ uses, texts: each }) => {
        const use = uses.find(({ ingredientKey }) => ingredientKey === key);
        if (use === undefined || !fries.test(each.en)) return false;
        return partsOfUse({ use, text: each.en }).length === 1;
      });
      if (!isFried) return [];
      const message = `${grams.toFixed(0)} g do not brown in one pan; say how many batches.`;
      return [{ message, at: { ingredient } }];
    });
  },
};
