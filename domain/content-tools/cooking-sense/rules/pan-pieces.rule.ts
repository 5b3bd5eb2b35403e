import type { CompiledIngredient, CompiledRecipe, RecipeStep } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

/** Pieces of meat or fish give off juice; more than this in a 28 cm pan boil in it. */
const mostGrams = 500;
const juicyGroups = ['meat', 'poultry', 'fish', 'shellfish'];
const pieces = /\b(?:cubes?|strips?|pieces|chunks|slices|bite-sized)\b/i;
const whole = /\bone piece\b|\bwide pieces\b/i;
const fries = /\b(?:fr(?:y|ied)|stir-fry|brown|sear|sauté)(?!\w)/i;
const fryItNow = /^(?:fry|stir-fry|brown|sear|sauté) it\b/i;
/** The meat of an earlier step, on its way into the pan. */
const spreadsMeat =
  /\b(?:add|spread out|fry|stir-fry|brown|sear|sauté) (?:all )?the (?:chicken|beef|pork|lamb|turkey|meat|salmon|fish|steak|shrimp)\b/i;
const inTurns = /\bbatch|\btwo (?:large |wide )?pans|two rounds|in turns|half of the/i;
const elsewhere = /\b(?:roast|baking sheet|sheet pan)\b/i;

export const panPieces: CookingRule = {
  id: 'pan-pieces',
  level: 'error',
  source: `${editors}: about 400 g of cubes fill a home pan`,
  find({ recipe, foods }) {
    return recipe.ingredients.flatMap((each, ingredient) => {
      const note = each.notes.en ?? '';
      const group = foods.get(each.foodId)?.group ?? 'other';
      const isHeavy = each.standing === 'counted' && each.grams > mostGrams;
      if (!isHeavy || !juicyGroups.includes(group)) return [];
      const isInPieces = each.foodId === 'shrimp' || (pieces.test(note) && !whole.test(note));
      if (!isInPieces || !isFriedAtOnce(recipe, each)) return [];
      const message = `${each.grams.toFixed(0)} g of pieces do not brown in one pan; say how many batches.`;
      return [{ message, at: { ingredient } }];
    });
  },
};

function isFriedAtOnce({ steps, servings }: CompiledRecipe, { key }: CompiledIngredient): boolean {
  const first = steps.findIndex(({ uses }) => uses.some((use) => use.ingredientKey === key));
  return steps.some((step, index) => {
    if (index < first) return false;
    const isUsed = step.uses.some(({ ingredientKey }) => ingredientKey === key);
    const text = step.texts.en;
    const isNext = index === first + 1 && fryItNow.test(text);
    return (isUsed || isNext || spreadsMeat.test(text)) && isLoaded(step, servings);
  });
}

/** Where the pan of a step is said to hold fewer servings, readers are told how many batches. */
function isLoaded({ texts, panServings = Infinity }: RecipeStep, servings: number): boolean {
  if (panServings < servings) return false;
  return fries.test(texts.en) && !inTurns.test(texts.en) && !elsewhere.test(texts.en);
}
