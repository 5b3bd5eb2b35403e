import { partsOfUse } from '../../recipes/ingredients/step-text.rules.ts';
import type { IngredientKey, RecipeStep, StepUse } from '../../recipes/recipe.ts';
import { amountIn, type KitchenIngredient } from '../kitchen-lines.rules.ts';
import { nearestMeasure, type Measure } from '../measures/kitchen-points.rules.ts';

type KeyedLine = KitchenIngredient & { readonly key: IngredientKey };
type UsingStep = Pick<RecipeStep, 'uses' | 'texts'>;

/** Of what a step takes, as much as one place in its words names. */
export interface StepPart {
  /** Of the line. */
  readonly share: number;
  /** Null where the share is less than a kitchen can measure: some of the only egg. */
  readonly measure: Measure | null;
}

/** What one step takes of a line that is cooked. */
export interface StepAmount<Listed extends KeyedLine = KeyedLine> extends StepPart {
  readonly line: Listed;
  /** They add up to the measure. */
  readonly parts: readonly StepPart[];
  readonly grams: number;
}

const tiny = 1e-6;

/**
 * The cooked lines handed out to the steps that use them, in amounts that a kitchen can do: every part
 * that a step names takes the nearest to its share, and the last one what is left, so that nothing is over.
 */
export function stepAmounts<Listed extends KeyedLine>(args: {
  steps: readonly UsingStep[];
  lines: readonly Listed[];
}): readonly (readonly StepAmount<Listed>[])[] {
  const handed = new Map(
    args.lines.map((line) => [line.key, handOut({ line, uses: usesOf({ ...args, line }) })]),
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

/** A use with the shares its words name. */
type NamedUse = StepUse & { readonly parts: readonly number[] };

function usesOf(args: { steps: readonly UsingStep[]; line: KeyedLine }): readonly NamedUse[] {
  return args.steps.flatMap(({ uses, texts }) => {
    const ofLine = uses.filter((use) => use.ingredientKey === args.line.key);
    return ofLine.map((use) => ({ ...use, parts: partsOfUse({ use, text: texts.en }) }));
  });
}

function handOut<Listed extends KeyedLine>(args: {
  line: Listed;
  uses: readonly NamedUse[];
}): readonly StepAmount<Listed>[] {
  const { line, uses } = args;
  const measures = measuresOf({ line, shares: uses.flatMap(({ parts }) => parts) });
  let next = 0;
  return uses.map(({ share, parts: shares }) => {
    const parts = shares.map((part): StepPart => {
      const measure = measures?.[next] ?? null;
      next += 1;
      return { share: part, measure: part > 1 - tiny ? wholeOf(line) : measure };
    });
    const measure = sumOf({ parts, line });
    return { line, share, parts, measure, grams: gramsOf({ line, share, measure }) };
  });
}

function sumOf({ parts, line }: { parts: readonly StepPart[]; line: KeyedLine }): Measure | null {
  const measures = parts.flatMap(({ measure }) => measure ?? []);
  if (measures.length < parts.length) return null;
  const [only] = measures;
  if (measures.length === 1 && only !== undefined) return only;
  const { unit } = line;
  if (unit === 'pinch') return wholeOf(line);
  const amount = measures.reduce((sum, measure) => sum + amountIn({ measure, unit }), 0);
  return asMeasured({ amount, unit });
}

function gramsOf(args: { line: KeyedLine; share: number; measure: Measure | null }): number {
  const { line, share, measure } = args;
  if (share > 1 - tiny) return line.grams;
  const part = measure === null ? share : amountIn({ measure, unit: line.unit }) / line.amount;
  return line.grams * part;
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

/**
 * The rest of some tablespoons may be no half tablespoon: two tablespoons without two teaspoons are
 * four teaspoons.
 */
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
