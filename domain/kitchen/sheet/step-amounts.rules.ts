import type { IngredientKey, RecipeStep } from '../../recipes/recipe.ts';
import { amountIn, type KitchenIngredient } from '../kitchen-lines.rules.ts';
import { nearestMeasure, type Measure } from '../measures/kitchen-points.rules.ts';

type KeyedLine = KitchenIngredient & { readonly key: IngredientKey };

/** What one step takes of a line that is cooked. */
export interface StepAmount<Listed extends KeyedLine = KeyedLine> {
  readonly line: Listed;
  /** Of the line; below 1 the rest goes into other steps. */
  readonly share: number;
  /** Null where the share is less than a kitchen can measure: some of the only egg. */
  readonly measure: Measure | null;
  readonly grams: number;
}

const tiny = 1e-6;

/**
 * The cooked lines handed out to the steps that use them, in amounts that a kitchen can do: every step
 * takes the nearest to its share, and the last one what is left, so that nothing is over.
 */
export function stepAmounts<Listed extends KeyedLine>(args: {
  steps: readonly Pick<RecipeStep, 'uses'>[];
  lines: readonly Listed[];
}): readonly (readonly StepAmount<Listed>[])[] {
  const handed = new Map(
    args.lines.map((line) => [line.key, handOut({ line, shares: sharesOf({ ...args, line }) })]),
  );
  const next = new Map<IngredientKey, number>();
  return args.steps.map(({ uses }) =>
    uses.flatMap(({ ingredientKey }) => {
      const index = next.get(ingredientKey) ?? 0;
      next.set(ingredientKey, index + 1);
      return handed.get(ingredientKey)?.[index] ?? [];
    }),
  );
}

function sharesOf(args: { steps: readonly Pick<RecipeStep, 'uses'>[]; line: KeyedLine }): number[] {
  const uses = args.steps.flatMap((step) => step.uses);
  return uses.filter((use) => use.ingredientKey === args.line.key).map(({ share }) => share);
}

function handOut<Listed extends KeyedLine>(args: {
  line: Listed;
  shares: readonly number[];
}): readonly StepAmount<Listed>[] {
  const { line, shares } = args;
  const measures = measuresOf(args);
  return shares.map((share, index) => {
    if (share > 1 - tiny) return { line, share, measure: wholeOf(line), grams: line.grams };
    const measure = measures?.[index] ?? null;
    const part = measure === null ? share : amountIn({ measure, unit: line.unit }) / line.amount;
    return { line, share, measure, grams: line.grams * part };
  });
}

function wholeOf({ amount, unit }: KitchenIngredient): Measure {
  return { amount, unit };
}

/** Null where some share of the line is less than can be measured. */
function measuresOf(args: {
  line: KeyedLine;
  shares: readonly number[];
}): readonly Measure[] | null {
  const { line, shares } = args;
  const { amount, unit, foodId } = line;
  if (unit === 'pinch') return shares.map(() => ({ amount, unit }));
  const isAllUsed = Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < tiny;
  const measures: Measure[] = [];
  let rest = amount;
  for (const [index, share] of shares.entries()) {
    const isLast = isAllUsed && index === shares.length - 1;
    const measure = isLast
      ? asMeasured({ amount: rest, unit })
      : nearestMeasure({ amount: share * amount, unit, foodId, isExact: false });
    rest -= amountIn({ measure, unit });
    if (measure.amount < tiny || rest < -tiny) return null;
    measures.push(measure);
  }
  return measures;
}

/** What is left of spoons may be no half tablespoon: four teaspoons of two tablespoons. */
function asMeasured(measure: Measure): Measure {
  const { amount, unit } = measure;
  const isHalves = Math.abs(amount * 2 - Math.round(amount * 2)) < tiny;
  if (unit !== 'tbsp' || isHalves) return { amount: withoutDust(amount), unit };
  return { amount: withoutDust(amountIn({ measure, unit: 'tsp' })), unit: 'tsp' };
}

/** What subtracting decimals leaves behind. */
function withoutDust(value: number): number {
  return Number(value.toFixed(6));
}
