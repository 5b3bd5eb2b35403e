import { nearestMeasure } from '../../../kitchen/measures/kitchen-points.rules.ts';
import type { CompiledIngredient } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const fineGrams = 20;
/** Packs and pieces of 125 or 225 g are sold. */
const coarseGrams = 250;
/** Who needs a little of these takes half of one, or the whole of a small one. */
const countedByPiece = /^(?:onion|red-onion|white-onion|shallot|scallion|bell-pepper-[a-z]+)$/;
const leastGramsOfPieces = 60;

/** Amounts as shops sell and hands measure, never tuned to reach a label. */
export const measurableAmounts: CookingRule = {
  id: 'measurable-amounts',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.ingredients.flatMap((ingredient, index) => {
      const message = problemOf(ingredient);
      return message === null ? [] : [{ message, at: { ingredient: index } }];
    });
  },
};

function problemOf({ amount, unit, foodId }: CompiledIngredient): string | null {
  const text = `${amount} ${unit} ${foodId}`;
  switch (unit) {
    case 'g':
      if (countedByPiece.test(foodId) && amount < leastGramsOfPieces) {
        return `Nobody weighs ${text}; say how many pieces.`;
      }
      return isRound(amount) ? null : `Nobody measures ${text}; round it.`;
    case 'ml':
      return isRound(amount) ? null : `Nobody measures ${text}; round it.`;
    case 'tsp':
    case 'tbsp':
      return isMultiple(amount, 0.25) || isMultiple(amount, 1 / 3)
        ? null
        : `No spoon measures ${text}.`;
    case 'pinch':
      return null;
    default:
      return nearestMeasure({ amount, unit, foodId, isExact: false }).amount === amount
        ? null
        : `Nobody takes ${text}: a kitchen counts it in halves or whole.`;
  }
}

function isRound(amount: number): boolean {
  if (amount <= fineGrams) return true;
  return isMultiple(amount, amount <= coarseGrams ? 5 : 10);
}

function isMultiple(amount: number, step: number): boolean {
  const times = amount / step;
  return Math.abs(times - Math.round(times)) < 1e-6;
}
