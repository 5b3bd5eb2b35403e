import type { Language } from '../../../lib/language.ts';
import type { Unit } from '../../../lib/units.ts';
import type { Food } from '../../foods/food.ts';
import { shownAmount } from '../../recipes/amounts/amounts.rules.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import { toldParts } from '../../recipes/amounts/told-parts.rules.ts';
import type { FoodsById } from '../../recipes/amounts/weigh-ingredients.rules.ts';
import type { CompiledIngredient } from '../../recipes/recipe.ts';
import type { StepAmount, StepPart } from './step-amounts.rules.ts';

/** How the amounts of steps, and their parts, are told: those of a line add up to it. */
export type AmountsTold = ReadonlyMap<StepAmount | StepPart, AmountPerSystem>;

export function amountsTold(args: {
  amounts: readonly StepAmount<CompiledIngredient>[];
  foods: FoodsById;
  language: Language;
}): AmountsTold {
  const { amounts, foods, language } = args;
  const told = new Map<StepAmount | StepPart, AmountPerSystem>();
  for (const [line, ofLine] of Map.groupBy(amounts, (amount) => amount.line)) {
    const food = foods.get(line.foodId);
    if (food === undefined) continue;
    const parts = ofLine.flatMap((amount) => amount.parts);
    const inParts = partsPerSystem({ line, parts, food, language });
    for (const [index, part] of parts.entries()) {
      const amount = inParts[index];
      if (amount !== undefined) told.set(part, amount);
    }
    for (const amount of ofLine) {
      const [only, ...others] = amount.parts;
      const ofPart = only && others.length === 0 ? told.get(only) : undefined;
      const ofStep = amount.measure && amountPerSystem({ ...amount.measure, food, language });
      const shown = ofPart ?? ofStep;
      if (shown) told.set(amount, shown);
    }
  }
  return told;
}

/** Undefined for what cannot be measured. */
function partsPerSystem(args: {
  line: CompiledIngredient;
  parts: readonly StepPart[];
  food: Food;
  language: Language;
}): readonly (AmountPerSystem | undefined)[] {
  const { line, parts, food, language } = args;
  const alone = parts.map(({ measure }) => {
    return measure === null ? undefined : amountPerSystem({ ...measure, food, language });
  });
  const measured = alone.flatMap((amount) => amount ?? []);
  const shares = parts.map(({ share }) => share);
  const isAllTold = measured.length === parts.length && parts.length > 1;
  if (!isAllTold || Math.abs(sum(shares) - 1) > roundingOfShares) return alone;
  const whole = amountPerSystem({ ...line, food, language });
  const [metric, us] = (['metric', 'us'] as const).map((system) =>
    toldParts({
      whole: whole[system],
      grams: line.grams,
      parts: measured.map((amount) => amount[system]),
      shares,
      food,
      style: { system, usesDeciliters: language === 'sv' },
    }),
  );
  return measured.map((amount, index) => ({
    metric: metric?.[index] ?? amount.metric,
    us: us?.[index] ?? amount.us,
  }));
}

/** The shares of three thirds are all of it. */
const roundingOfShares = 0.001;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function amountPerSystem(args: {
  amount: number;
  unit: Unit;
  food: Parameters<typeof shownAmount>[0]['food'];
  language: Language;
}): AmountPerSystem {
  const { language, ...measured } = args;
  const usesDeciliters = language === 'sv';
  return {
    metric: shownAmount({ ...measured, style: { system: 'metric', usesDeciliters } }),
    us: shownAmount({ ...measured, style: { system: 'us' } }),
  };
}
