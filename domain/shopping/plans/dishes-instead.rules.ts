import { cookedNutrition } from '../../kitchen/cooked-nutrition.ts';
import { cookedServings } from '../../kitchen/cooked-servings.rules.ts';
import { portionsFor, sumOfPortions, type Portions } from '../../kitchen/portions.rules.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import { placedLines, usualOwnPortion, type PlacedLine } from '../../meal-plans/meals.rules.ts';
import { dinnerOf, leftoversOf } from '../../meal-plans/reading/cooking.rules.ts';
import type { CompiledRecipe, RecipeNutrition } from '../../recipes/recipe.ts';
import type { Catalogue } from '../list/catalogue.ts';

/** A dish of a plan, and how many servings would be cooked of each dish that may come instead. */
export interface DishToSwap {
  readonly day: number;
  readonly meal: PlacedLine['meal'];
  readonly recipeId: string;
  /** In the order of the dishes that may come. */
  readonly cookedInstead: readonly number[];
  /** The same without the lunch that it leaves; null where it leaves none. */
  readonly cookedWithoutLunch: readonly number[] | null;
  /** Of what is left of a dinner: servings that the dinner is still cooked for once this goes. */
  readonly dinnerWithout: number | null;
}

interface Swapping {
  plan: Pick<MealPlan, 'days' | 'eaters'>;
  instead: readonly CompiledRecipe[];
  catalogue: Catalogue;
}

/** What a swap of any dish would cook: a device without a network cannot work it out. */
export function dishesInstead(args: Swapping): DishToSwap[] {
  const lines = placedLines(args.plan.days);
  return lines.map((line) => {
    const lunch = leftoversOf({ line, lines });
    const kept = sumOfPortions(lunch?.portions ?? []);
    const { day, meal, recipeId, portions } = line;
    const cookedInstead = cookedOfEach({ ...args, portions, kept });
    const cookedWithoutLunch = lunch && cookedOfEach({ ...args, portions, kept: 0 });
    const without = dinnerWithout({ ...args, line });
    return { day, meal, recipeId, cookedInstead, cookedWithoutLunch, dinnerWithout: without };
  });
}

/** Servings that would be cooked of each for a single meal of everybody. */
export function cookedAlone(args: Swapping): number[] {
  const { plan } = args;
  const portions = portionsFor({ eaters: plan.eaters, own: usualOwnPortion(plan.days) });
  return cookedOfEach({ ...args, portions, kept: 0 });
}

function cookedOfEach(args: Swapping & { portions: Portions; kept: number }): number[] {
  const { instead, catalogue, portions, kept } = args;
  const eaten = sumOfPortions(portions);
  const foods = catalogue.foodsById;
  return instead.map((recipe) => {
    const wanted = eaten + (recipe.isGoodAsLeftovers ? kept : 0);
    return cookedServings({ recipe, wanted, foods });
  });
}

function dinnerWithout(args: Swapping & { line: PlacedLine }): number | null {
  const { plan, catalogue, line } = args;
  const recipe = catalogue.recipesById.get(line.recipeId);
  const dinner = dinnerOf({ line, lines: placedLines(plan.days) });
  if (dinner === null || recipe === undefined) return null;
  const wanted = sumOfPortions(dinner.portions);
  return cookedServings({ recipe, wanted, foods: catalogue.foodsById });
}

/** What a serving of a dish holds when so much of it is cooked. */
export interface CookedFigures {
  readonly recipeId: string;
  readonly servings: number;
  readonly nutrition: RecipeNutrition;
}

/** Of every pot that a swap would cook. */
export function figuresInstead(
  args: Pick<Swapping, 'instead' | 'catalogue'> & {
    swaps: readonly DishToSwap[];
    alone: readonly number[];
  },
): CookedFigures[] {
  const { instead, catalogue, swaps, alone } = args;
  const cooked = [
    alone,
    ...swaps.flatMap(({ cookedInstead, cookedWithoutLunch }) => [
      cookedInstead,
      ...(cookedWithoutLunch === null ? [] : [cookedWithoutLunch]),
    ]),
  ];
  return instead.flatMap((recipe, index) => {
    const ofDinners = swaps
      .filter(({ recipeId }) => recipeId === recipe.id)
      .flatMap(({ dinnerWithout: servings }) => servings ?? []);
    const pots = new Set([...cooked.flatMap((servings) => servings[index] ?? []), ...ofDinners]);
    return [...pots].map((servings): CookedFigures => {
      const nutrition = cookedNutrition({ recipe, servings, foods: catalogue.foodsById });
      return { recipeId: recipe.id, servings, nutrition };
    });
  });
}
