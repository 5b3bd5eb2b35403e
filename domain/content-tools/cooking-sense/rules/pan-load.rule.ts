import type { FoodId } from '../../../foods/food.ts';
import { partsOfUse } from '../../../recipes/ingredients/step-text.rules.ts';
import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule, Finding } from '../cooking-rule.ts';
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
/** Rice of cauliflower gives off its water before it browns; a full pan of it takes so long. */
const leastMinutesOfRice = 6;
const fullPanOfRice = 350;
const gratesCauliflower = /\b(?:grate|pulse)\b[^.]{0,30}\bcauliflower\b/i;
const mostGratedGrams = 450;

const fries =
  /\b(?:fr(?:y|ied)|stir-fry|brown|sear|sauté|spread it out|add the noodles|crumble|no pink|no longer pink|toss the noodles)(?!\w)/i;
const inTurns =
  /\bbatch|\btwo (?:large |wide )?pans|two rounds|in turns|half of the (?:cauliflower|beef|lamb)/i;

export const panLoad: CookingRule = {
  id: 'pan-load',
  level: 'error',
  source: `${editors}: about 400 g of cauliflower rice or of cubes fill a home pan`,
  find({ recipe }) {
    const texts = stepTexts(recipe);
    const hasty = hastyRice(recipe);
    if (hasty.length > 0) return hasty;
    if (texts.some((text) => inTurns.test(text))) return [];
    const ridged = onRidges({ recipe, texts });
    if (ridged.length > 0) return ridged;
    return recipe.ingredients.flatMap(({ foodId, key, grams, standing }, ingredient) => {
      const isGrated =
        foodId === 'cauliflower' && texts.some((text) => gratesCauliflower.test(text));
      const most = isGrated ? mostGratedGrams : mostGrams[foodId];
      if (most === undefined || grams <= most || standing !== 'counted') return [];
      const isFried = recipe.steps.some(({ uses, texts: each }) => {
        if (isGrated && /\badd the cauliflower\b/i.test(each.en) && fries.test(each.en))
          return true;
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

/** A grill pan of 26 cm; what a barbecue takes at once does not fit on it. */
const mostOnRidges = 650;
const grilled: readonly FoodId[] = [
  'chicken-breast',
  'chicken-thigh',
  'ground-beef',
  'ground-chicken',
  'ground-lamb',
  'ground-pork',
  'paneer',
  'sardine',
  'skirt-steak',
  'tofu-firm',
];
const ofRidges = /\b(?:grill|ridged) pan\b/i;

function onRidges(args: { recipe: CompiledRecipe; texts: readonly string[] }): readonly Finding[] {
  const { recipe, texts } = args;
  if (!texts.some((text) => ofRidges.test(text))) return [];
  const onGrill = recipe.ingredients.filter(({ foodId, standing }) => {
    return grilled.includes(foodId) && standing === 'counted';
  });
  const [first] = onGrill;
  const grams = onGrill.reduce((sum, each) => sum + each.grams, 0);
  if (first === undefined || grams <= mostOnRidges) return [];
  const message = `${grams.toFixed(0)} g do not brown in one pan; say how many batches.`;
  return [{ message, at: { ingredient: recipe.ingredients.indexOf(first) } }];
}

function hastyRice({ ingredients, steps }: CompiledRecipe): readonly Finding[] {
  const rice = ingredients.find(({ foodId, standing }) => {
    return foodId === 'cauliflower-rice' && standing === 'counted';
  });
  return steps.flatMap(({ texts, uses }, step): readonly Finding[] => {
    const use = uses.find(({ ingredientKey }) => ingredientKey === rice?.key);
    const largest = use === undefined ? 0 : Math.max(...partsOfUse({ use, text: texts.en }));
    const isFull = (rice?.grams ?? 0) * largest >= fullPanOfRice;
    const after = /cauliflower rice\b[^.]{0,110}? (\d+) minutes/i.exec(texts.en)?.[1];
    if (!isFull || !ofHighHeat.test(texts.en) || inTurns.test(texts.en)) return [];
    if (after === undefined || Number(after) >= leastMinutesOfRice) return [];
    const message = `Cauliflower rice takes ${leastMinutesOfRice} minutes to dry, the step gives it ${after}.`;
    return [{ message, at: { step } }];
  });
}

const ofHighHeat = /\bfry\b|\bhigh heat\b/i;
