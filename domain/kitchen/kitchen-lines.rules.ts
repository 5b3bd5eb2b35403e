import { millilitersPer, pinchMilliliters, type Unit } from '../../lib/units.ts';
import type { Food, FoodId } from '../foods/food.ts';
import type { CompiledIngredient } from '../recipes/recipe.ts';
import {
  exactFoods,
  exactGroups,
  seasoningFoods,
  seasoningGroups,
} from './measures/food-measures.ts';
import { nearestMeasure, type Measure } from './measures/kitchen-points.rules.ts';
import { isMainLine } from './main-lines.rules.ts';

/** What a line needs so that its amount can be made one that a kitchen can do. */
export type KitchenIngredient = Pick<
  CompiledIngredient,
  'foodId' | 'amount' | 'unit' | 'grams' | 'standing'
> &
  Partial<Pick<CompiledIngredient, 'discardedAmount' | 'discardedFatGrams' | 'eatenGrams'>>;

export interface KitchenRecipe<Listed extends KitchenIngredient = KitchenIngredient> {
  /** The amounts are for so many. */
  readonly servings: number;
  readonly ingredients: readonly Listed[];
}

export type FoodGroups = ReadonlyMap<FoodId, Pick<Food, 'group'>>;

/** Up to twice the recipe seasoning follows the servings; beyond, a bigger pot needs less of it. */
const mostLinearFactor = 2;
const seasoningExponent = 0.85;

/**
 * The lines of a recipe with the amounts that are measured, bought and eaten when it is cooked for
 * so many servings. The same recipe and servings always give the same lines. At the recipe's own
 * servings they are as its editor wrote them.
 */
export function kitchenLines<Listed extends KitchenIngredient>(args: {
  recipe: KitchenRecipe<Listed>;
  /** A multiple of a quarter. */
  servings: number;
  foods: FoodGroups;
}): readonly Listed[] {
  const { recipe, servings, foods } = args;
  const factor = servings / recipe.servings;
  if (factor === 1) return recipe.ingredients;
  return recipe.ingredients.map((line) => kitchenLine({ line, factor, recipe, foods }));
}

function kitchenLine<Listed extends KitchenIngredient>(args: {
  line: Listed;
  factor: number;
  recipe: KitchenRecipe;
  foods: FoodGroups;
}): Listed {
  const { line } = args;
  const measured = measuredAmount(args);
  const ratio = amountIn({ measure: measured, unit: line.unit }) / line.amount;
  return {
    ...line,
    ...measured,
    grams: line.grams * ratio,
    ...(line.eatenGrams === undefined ? {} : { eatenGrams: line.eatenGrams * ratio }),
    ...(line.discardedAmount === undefined
      ? {}
      : { discardedAmount: (line.discardedAmount / line.amount) * measured.amount }),
    ...(line.discardedFatGrams === undefined
      ? {}
      : { discardedFatGrams: line.discardedFatGrams * ratio }),
  };
}

function measuredAmount(args: {
  line: KitchenIngredient;
  factor: number;
  recipe: KitchenRecipe;
  foods: FoodGroups;
}): Measure {
  const { line, factor, recipe, foods } = args;
  const { amount, unit, foodId } = line;
  if (unit === 'pinch') return { amount, unit };
  const group = foods.get(foodId)?.group;
  const isSeasoning =
    includes({ foodId, group, foods: seasoningFoods, groups: seasoningGroups }) &&
    !isMainLine({ line, recipe });
  const isExact = includes({ foodId, group, foods: exactFoods, groups: exactGroups });
  const wanted = amount * (isSeasoning ? seasoningFactor(factor) : factor);
  const measured = nearestMeasure({ amount: wanted, unit, foodId, isExact });
  return isPastWritten({ measured, line, factor }) ? { amount, unit } : measured;
}

/** Fewer servings never take more than the recipe says, more servings never less. */
function isPastWritten(args: {
  measured: Measure;
  line: KitchenIngredient;
  factor: number;
}): boolean {
  const { measured, line, factor } = args;
  const difference = amountIn({ measure: measured, unit: line.unit }) - line.amount;
  return factor < 1 ? difference > 0 : difference < 0;
}

function seasoningFactor(factor: number): number {
  if (factor <= mostLinearFactor) return factor;
  return mostLinearFactor * (factor / mostLinearFactor) ** seasoningExponent;
}

function includes(args: {
  foodId: FoodId;
  group: Food['group'] | undefined;
  foods: ReadonlySet<FoodId>;
  groups: readonly Food['group'][];
}): boolean {
  const { foodId, group, foods, groups } = args;
  return foods.has(foodId) || (group !== undefined && groups.includes(group));
}

/** Spoons, jugs and pinches may be exchanged for each other; every other unit stays. */
export function amountIn({ measure, unit }: { measure: Measure; unit: Unit }): number {
  if (measure.unit === unit) return measure.amount;
  return (measure.amount * millilitersOf(measure.unit)) / millilitersOf(unit);
}

function millilitersOf(unit: Unit): number {
  switch (unit) {
    case 'ml':
    case 'tsp':
    case 'tbsp':
      return millilitersPer[unit];
    case 'pinch':
      return pinchMilliliters;
    default:
      throw new Error(`${unit} is no measure of volume`);
  }
}
