import { expect, test } from 'vitest';
import { quantityValue } from '../../lib/fractions.ts';
import type { Language } from '../../lib/language.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer, type VolumeUnit } from '../../lib/units.ts';
import type { Food, FoodId } from '../foods/food.ts';
import type { ShownAmount } from '../recipes/amounts/shown-amount.ts';
import { ownContent } from '../recipes/testing/own-content.ts';
import { nutrientNames } from '../../lib/nutrients.ts';
import { netCarbs } from '../foods/figures/net-carbs.rules.ts';
import type { CompiledIngredient, CompiledRecipe, RecipeNutrition } from '../recipes/recipe.ts';
import { kitchenLines } from './kitchen-lines.rules.ts';
import { amountPerSystem, amountsTold } from './sheet/amounts-told.ts';
import { recipeSheet } from './sheet/recipe-sheet.ts';
import { stepAmounts } from './sheet/step-amounts.rules.ts';

const { recipes, foods: table } = await ownContent();
const foods: ReadonlyMap<FoodId, Food> = new Map(table.map((food) => [food.id, food]));

/** From a small eater alone to a family with leftovers. */
const servings = [0.75, 1, 1.25, 1.75, 2.5, 4, 5.25, 7];

const gramsPerUnit: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: gramsPerOunce,
  lb: gramsPerPound,
};

/** What the reader is told weighs, by the line's own weight of a unit of it. */
function gramsShown({ shown, line }: { shown: ShownAmount; line: CompiledIngredient }): number {
  const own = measured(shown, line);
  return own + (shown.plus === undefined ? 0 : measured(shown.plus, line));
}

function measured({ quantity, unit }: ShownAmount, line: CompiledIngredient): number {
  const value = quantityValue(quantity);
  const weight = gramsPerUnit[unit];
  if (weight !== undefined) return value * weight;
  // A bay leaf is told as a piece.
  if (unit === line.unit || unit === 'piece') return (value / line.amount) * line.grams;
  if (unit === 'pinch') return line.grams;
  const density = foods.get(line.foodId)?.densityGramsPerMl ?? Number.NaN;
  return value * (millilitersPer[unit as VolumeUnit] ?? Number.NaN) * density;
}

/** Half ounces are the finest marks of a US scale: an amount between two of them is this far off. */
const quarterOunceGrams = gramsPerOunce / 4 + 0.01;
/** Between two halves of a tablespoon. */
const quarterTablespoonMilliliters = millilitersPer.tbsp / 4 + 0.01;

interface Told {
  shown: ShownAmount;
  line: CompiledIngredient;
}

/** By how many grams a measure may say more or less than what is cooked. */
const mostOff = {
  metric: ({ line }: Told) => 0.03 * line.grams,
  us: ({ shown, line }: Told) => {
    const fine = 0.0501 * line.grams;
    const density = foods.get(line.foodId)?.densityGramsPerMl ?? 0;
    switch (shown.unit) {
      case 'oz':
        return Math.max(fine, quarterOunceGrams);
      case 'tsp':
      case 'tbsp':
        return Math.max(fine, quarterTablespoonMilliliters * density);
      case 'cup': {
        const isCoarse = quantityValue(shown.quantity) >= 1 / 2 && shown.plus === undefined;
        return isCoarse || isProduce(line) ? coarse * line.grams : fine;
      }
      case 'lb':
        return coarse * line.grams;
      default:
        return fine;
    }
  },
} as const;

/** Marks of cups from half a cup on, quarter pounds, and cups of what nobody tops up with a spoon. */
const coarse = 0.1001;

function isProduce({ foodId }: CompiledIngredient): boolean {
  return ['vegetables', 'fruit'].includes(foods.get(foodId)?.group ?? '');
}

/** Lines of at least 25 g whose reader would cook more or less than what is bought and counted. */
function linesOff(args: {
  recipe: CompiledRecipe;
  count: number;
  system: keyof typeof mostOff;
}): string[] {
  const { recipe, count, system } = args;
  const lines = kitchenLines({ recipe, servings: count, foods });
  const sheet = recipeSheet({ recipe, servings: count, foods, language: 'en' });
  return lines.flatMap((line, index) => {
    const shown = sheet.ingredients[index]?.amount[system];
    if (shown === undefined || line.grams < 25 || line.standing === 'alternative') return [];
    const off = Math.abs(gramsShown({ shown, line }) - line.grams);
    if (off <= mostOff[system]({ shown, line })) return [];
    return [`${recipe.id} for ${count}: ${line.foodId} by ${off.toFixed(1)} of ${line.grams}`];
  });
}

test.each(['metric', 'us'] as const)(
  'what is shown in %s measures weighs what is cooked',
  (system) => {
    const wrong = recipes.flatMap((recipe) =>
      servings.flatMap((count) => linesOff({ recipe, count, system })),
    );
    expect(wrong).toEqual([]);
  },
);

/** Figures of a serving, and the share of its mass without one. */
function figureOf(args: {
  recipe: CompiledRecipe;
  count: number;
  per100g: (food: Food) => number | null;
  /** Of the fat that is poured off, per gram. */
  perGramOfFat: (food: Food) => number;
  /** Of a line of the recipe as it is written: what is cooked of it. */
  gramsOf: (line: CompiledIngredient, index: number) => number;
}): { amount: number; unknownShare: number } {
  const { recipe, count, per100g, perGramOfFat, gramsOf } = args;
  let [amount, mass, unknown] = [0, 0, 0];
  for (const [index, line] of recipe.ingredients.entries()) {
    const food = foods.get(line.foodId);
    if (line.standing !== 'counted' || food === undefined) continue;
    const share = gramsOf(line, index) / line.grams;
    const fat = share * line.discardedFatGrams;
    const eaten = share * line.eatenGrams;
    const figure = per100g(food);
    mass += eaten - fat;
    if (figure === null) unknown += eaten;
    else amount += (figure * eaten) / 100 - (fat === 0 ? 0 : perGramOfFat(food) * fat);
  }
  return { amount: amount / count, unknownShare: unknown / mass };
}

/** Everything a page shows of a serving, and whatever else the table knows. */
const figures: readonly Readonly<{
  name: string;
  of: (nutrition: RecipeNutrition) => number | null;
  per100g: (food: Food) => number | null;
  perGramOfFat: (food: Food) => number;
}>[] = [
  {
    name: 'netCarbsGrams',
    of: ({ netCarbsGrams }) => netCarbsGrams,
    per100g: ({ nutrientsPer100g: nutrients, carbBasis }) =>
      netCarbs({ nutrients, carbBasis }).grams,
    perGramOfFat: () => 0,
  },
  ...nutrientNames.map((name) => ({
    name,
    of: ({ nutrients }: RecipeNutrition) => nutrients[name],
    per100g: ({ nutrientsPer100g }: Food) => nutrientsPer100g[name],
    perGramOfFat: ({ nutrientsPer100g: { fatGrams, saturatedFatGrams } }: Food) => {
      if (name === 'energyKcal') return 9;
      if (name === 'fatGrams') return 1;
      return name === 'saturatedFatGrams' ? (saturatedFatGrams ?? 0) / (fatGrams ?? 1) : 0;
    },
  })),
];

/** Half of what a page rounds to is ten times as much. */
const sameFigure = 0.01;
const toleratedUnknown = 0.02;

test('every figure of a serving is the food table times what is cooked, and none is less than nothing', () => {
  const wrong = recipes.flatMap((recipe) =>
    servings.flatMap((count) => {
      const { nutrition } = recipeSheet({ recipe, servings: count, foods, language: 'en' });
      const lines = kitchenLines({ recipe, servings: count, foods });
      return figures.flatMap((figure) => {
        const shown = figure.of(nutrition);
        const gramsOf = (line: CompiledIngredient, index: number) =>
          lines[index]?.grams ?? line.grams;
        const told = figureOf({ ...figure, recipe, count, gramsOf });
        const isRight =
          shown === null
            ? told.unknownShare > toleratedUnknown
            : shown >= 0 && Math.abs(shown - told.amount) < sameFigure;
        return isRight
          ? []
          : [`${recipe.id} for ${count}: ${figure.name} ${shown}, not ${told.amount}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

/** What the measures a reader is told, spoons and pinches too, may add to or take from a figure. */
const mostTold: Readonly<Record<string, { share: number; least: number }>> = {
  energyKcal: { share: 0.03, least: 1 },
  netCarbsGrams: { share: 0.05, least: 0.1 },
  fatGrams: { share: 0.04, least: 0.1 },
  saturatedFatGrams: { share: 0.07, least: 0.1 },
  proteinGrams: { share: 0.04, least: 0.1 },
  fiberGrams: { share: 0.11, least: 0.1 },
  sodiumMg: { share: 0.04, least: 4 },
};

test('the figures of a serving are those of the metric amounts told, but for the rounding of spoons', () => {
  const wrong = recipes.flatMap((recipe) =>
    servings.flatMap((count) => {
      const { nutrition, ingredients } = recipeSheet({
        recipe,
        servings: count,
        foods,
        language: 'en',
      });
      const lines = kitchenLines({ recipe, servings: count, foods });
      const gramsOf = (written: CompiledIngredient, index: number) => {
        const [line, shown] = [lines[index], ingredients[index]?.amount.metric];
        return line === undefined || shown === undefined
          ? written.grams
          : gramsShown({ shown, line });
      };
      return figures.flatMap((figure) => {
        const [shown, most] = [figure.of(nutrition), mostTold[figure.name]];
        if (shown === null || most === undefined) return [];
        const told = figureOf({ ...figure, recipe, count, gramsOf }).amount;
        if (Math.abs(told - shown) <= Math.max(most.share * shown, most.least)) return [];
        return [`${recipe.id} for ${count}: ${figure.name} ${shown}, as told ${told}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

const millilitersOf: Readonly<Record<string, number>> = millilitersPer;

/** Null for what is counted and for pinches, which are whole for themselves. */
function kindOf({ unit }: ShownAmount): 'weight' | 'volume' | null {
  if (gramsPerUnit[unit] !== undefined) return 'weight';
  return millilitersOf[unit] === undefined ? null : 'volume';
}

function baseOf({ quantity, unit, plus }: ShownAmount): number {
  const own = quantityValue(quantity) * (gramsPerUnit[unit] ?? millilitersOf[unit] ?? 1);
  return plus === undefined ? own : own + baseOf(plus);
}

interface Shared {
  line: CompiledIngredient;
  system: 'metric' | 'us';
  whole: ShownAmount;
  parts: readonly ShownAmount[];
}

/** Lines that the steps take in parts, each part as a reader is told it; "a pinch" and "some" add up to nothing. */
function sharedLines(args: {
  recipe: CompiledRecipe;
  count: number;
  language: Language;
}): readonly Shared[] {
  const { recipe, count, language } = args;
  const lines = kitchenLines({ recipe, servings: count, foods });
  const amounts = stepAmounts({ steps: recipe.steps, lines }).flat();
  const told = amountsTold({ amounts, foods, language });
  return [...Map.groupBy(amounts, ({ line }) => line)].flatMap(([line, taken]) => {
    const food = foods.get(line.foodId);
    const parts = taken.flatMap((each) => each.parts);
    const isAll = Math.abs(parts.reduce((sum, { share }) => sum + share, 0) - 1) < 0.001;
    if (food === undefined || parts.length < 2 || !isAll) return [];
    const whole = amountPerSystem({ ...line, food, language });
    return (['metric', 'us'] as const).flatMap((system): Shared[] => {
      const ofParts = parts.flatMap((part) => told.get(part)?.[system] ?? []);
      const hasPinch = [whole[system], ...ofParts].some(({ unit }) => unit === 'pinch');
      if (ofParts.length < parts.length || hasPinch) return [];
      return [{ line, system, whole: whole[system], parts: ofParts }];
    });
  });
}

/** Parts that are told in the measure of the list, and are not what the list says. */
function missesWhole({ line, system, whole, parts }: Shared): boolean {
  const sum = parts.reduce((total, part) => total + baseOf(part), 0);
  const off = Math.abs(sum - baseOf(whole));
  if (system === 'metric') return off > 0.01 * baseOf(whole);
  // Cups of vegetables have no spoons beside them; half of a cup has none that is exact.
  const share = isProduce(line) || baseOf(whole) < 4 ? 0.13 : 0.01;
  const spoons = kindOf(whole) === 'volume' ? parts.length * quarterTablespoonMilliliters : 0;
  return off > Math.max(share * baseOf(whole), spoons);
}

/** Parts in spoons of what the list weighs, and the other way about: a quarter teaspoon or ounce apart. */
function missesWeight({ line, whole, parts }: Shared): boolean {
  const density = foods.get(line.foodId)?.densityGramsPerMl ?? Number.NaN;
  const gramsOf = (shown: ShownAmount) =>
    kindOf(shown) === 'volume' ? baseOf(shown) * density : gramsShown({ shown, line });
  const sum = parts.reduce((total, part) => total + gramsOf(part), 0);
  const off = Math.abs(sum - line.grams);
  const isOunces = [whole, ...parts].some(({ unit }) => unit === 'oz');
  return off > Math.max(0.101 * line.grams, isOunces ? quarterOunceGrams : 0);
}

test.each(['en', 'sv'] as const)(
  'what the steps take in parts adds up to what the list tells, in %s kitchens',
  (language) => {
    let compared = 0;
    const wrong = recipes.flatMap((recipe) =>
      [1, 2, 3, 4, 5, 6, 0.75, 2.5, 5.25].flatMap((count) =>
        sharedLines({ recipe, count, language }).flatMap((shared) => {
          compared += 1;
          const kinds = new Set([shared.whole, ...shared.parts].map(kindOf));
          const isWrong = kinds.size === 1 ? missesWhole(shared) : missesWeight(shared);
          if (!isWrong) return [];
          const { line, system, whole, parts } = shared;
          const said = [whole, ...parts].map((shown) => `${baseOf(shown)} (${shown.unit})`);
          return [`${recipe.id} for ${count}, ${system}: ${line.foodId} ${said.join(', ')}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(5000);
  },
);
