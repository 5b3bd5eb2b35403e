import { stepAmounts } from '../../../kitchen/sheet/step-amounts.rules.ts';
import type { Unit } from '../../../../lib/units.ts';
import { tokensOf } from '../../../recipes/ingredients/step-text.rules.ts';
import type { CompiledIngredient } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule, Finding } from '../cooking-rule.ts';

const measuredUnits: readonly Unit[] = ['tsp', 'tbsp', 'ml', 'can', 'clove', 'pinch'];
/** The parts of less than this are told as pinches. */
const leastTeaspoons = 1 / 4;
/** From here on a cook takes whole teaspoons. */
const wholeFromTeaspoons = 2;
/** A share of more than this is all of it. */
const whole = 0.99;

/** Of what a step names a part, a spoon or a scale measures that part: nobody takes "some of the can". */
export const measurableParts: CookingRule = {
  id: 'measurable-parts',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const amounts = stepAmounts({ steps: recipe.steps, lines: recipe.ingredients });
    return amounts.flatMap((ofStep, step): readonly Finding[] => {
      const named = new Set(tokensOf(recipe.steps[step]?.texts.en ?? '').map(keyOf));
      const told = ofStep.filter(({ line }) => named.has(line.key) && isSpooned(line));
      return told.flatMap(({ line, share, parts }) => {
        const isOdd =
          (line.unit === 'pinch' && share < whole) ||
          parts.some(({ measure }) => measure === null || isOddMeasure(measure));
        if (!isOdd) return [];
        const message = `Nobody measures the part of ${line.foodId} that it takes; divide it otherwise.`;
        return [{ message, at: { step } }];
      });
    });
  },
};

function keyOf(token: string): string {
  return token.trim().split(/\s+/)[0] ?? '';
}

function isSpooned({ unit, amount }: CompiledIngredient): boolean {
  return measuredUnits.includes(unit) && !(unit === 'tsp' && amount <= leastTeaspoons);
}

function isOddMeasure({ amount, unit }: { amount: number; unit: Unit }): boolean {
  return unit === 'tsp' && amount > wholeFromTeaspoons && !Number.isInteger(amount);
}
