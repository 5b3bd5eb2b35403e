import { editors } from '../cooking-rule.ts';
import type { CookingRule, Finding } from '../cooking-rule.ts';

/** On the bone: nobody cuts a thigh in two at the table. */
const onTheBone = /^(?:chicken-(?:thigh-skin-on|leg|drumstick)|duck-leg|lamb-shank|pork-chop)$/;
/** Each person sees how many there are. */
const eggWhole =
  /\bcrack\b[^.;]{0,30}\b(?:in|into|them)\b|\bbreak (?:the eggs|in|them in)\b|\bfry the (?:rest of the |remaining )?eggs?\b|\bpoach\b/i;

/** Four people and six thighs, or five fried eggs for two: somebody gets less. */
export const sharedPieces: CookingRule = {
  id: 'shared-pieces',
  level: 'error',
  source: `${editors}: pieces that are eaten whole are as many for each`,
  find({ recipe }) {
    const { servings } = recipe;
    const meat = recipe.ingredients.flatMap((line, ingredient): readonly Finding[] => {
      const isUneven =
        line.standing === 'counted' &&
        line.unit === 'piece' &&
        onTheBone.test(line.foodId) &&
        !isShared(line.amount, servings);
      if (!isUneven) return [];
      return [
        { message: `${line.amount} pieces do not go round ${servings}.`, at: { ingredient } },
      ];
    });
    const eggs = recipe.ingredients.find(
      ({ foodId, unit }) => foodId === 'egg' && unit === 'piece',
    );
    const cracked = recipe.steps.flatMap(({ texts, uses }, step): readonly Finding[] => {
      const share = uses.find(({ ingredientKey }) => ingredientKey === eggs?.key)?.share;
      if (eggs === undefined || share === undefined || !eggWhole.test(texts.en)) return [];
      const amount = eggs.amount * share;
      if (amount < servings || isShared(amount, servings)) return [];
      return [{ message: `${amount} eggs do not go round ${servings}.`, at: { step } }];
    });
    return [...meat, ...cracked];
  },
};

function isShared(amount: number, servings: number): boolean {
  const each = amount / servings;
  return Math.abs(each - Math.round(each)) < 0.01;
}
