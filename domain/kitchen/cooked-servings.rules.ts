import {
  amountIn,
  kitchenLines,
  type FoodGroups,
  type KitchenIngredient,
  type KitchenRecipe,
} from './kitchen-lines.rules.ts';
import { isMainLine } from './main-lines.rules.ts';

/** A recipe with the servings it can be made for. */
export interface CookableRecipe extends KitchenRecipe {
  readonly servingsOptions: readonly number[];
}

/** Servings are counted in quarters. */
const servingStep = 0.25;
/** Rounding moves a main ingredient by no more than this. */
const mostMoved = 0.1;
const tiny = 1e-9;

/**
 * The least servings, from those wanted on, that a kitchen can cook: no main ingredient is moved by
 * more than a tenth. What comes out in its own tin is cooked by the tin.
 */
export function cookedServings(args: {
  recipe: CookableRecipe;
  wanted: number;
  foods: FoodGroups;
}): number {
  const { recipe, wanted, foods } = args;
  const step = batchOf(recipe) ?? servingStep;
  const first = Math.max(1, Math.ceil(wanted / step - tiny));
  // Whole multiples of the recipe as written always work, so one is found within the first.
  for (let steps = first; ; steps += 1) {
    const servings = steps * step;
    if (isCookable({ recipe, servings, foods })) return servings;
  }
}

/** The servings of one tin or loaf, where the recipe is made by those; null where it is by the plate. */
function batchOf({ servingsOptions }: CookableRecipe): number | null {
  const [least = 1] = servingsOptions;
  return least > 1 ? least : null;
}

/** Whether every main ingredient stays within a tenth of what the servings ask for. */
export function isCookable(args: {
  recipe: KitchenRecipe;
  servings: number;
  foods: FoodGroups;
}): boolean {
  const { recipe, servings } = args;
  const factor = servings / recipe.servings;
  return kitchenLines(args).every((line, index) => {
    const written = recipe.ingredients[index] as KitchenIngredient;
    return !isMainLine({ line: written, recipe }) || moved({ line, written, factor }) <= mostMoved;
  });
}

function moved(args: {
  line: KitchenIngredient;
  written: KitchenIngredient;
  factor: number;
}): number {
  const { line, written, factor } = args;
  const exact = written.amount * factor;
  const amount = amountIn({ measure: line, unit: written.unit });
  return Math.abs(amount - exact) / exact - tiny;
}
