import { cookedServings } from '../../kitchen/cooked-servings.rules.ts';
import { portionsFor, sumOfPortions } from '../../kitchen/portions.rules.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import { placedLines, usualOwnPortion, type PlacedLine } from '../../meal-plans/meals.rules.ts';
import { dinnerOf, leftoversOf } from '../../meal-plans/reading/cooking.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { Catalogue } from '../list/catalogue.ts';

/** A dish of a plan, and how many servings would be cooked of each dish that may come instead. */
export interface DishToSwap {
  readonly day: number;
  readonly meal: PlacedLine['meal'];
  readonly recipeId: string;
  /** In the order of the dishes that may come. */
  readonly cookedInstead: readonly number[];
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
    const kept = sumOfPortions(leftoversOf({ line, lines })?.portions ?? []);
    const { day, meal, recipeId } = line;
    const cookedInstead = cookedOfEach({ ...args, kept });
    return { day, meal, recipeId, cookedInstead, dinnerWithout: dinnerWithout({ ...args, line }) };
  });
}

/** Servings that would be cooked of each for a single meal of everybody. */
export function cookedAlone(args: Swapping): number[] {
  return cookedOfEach({ ...args, kept: 0 });
}

function cookedOfEach(args: Swapping & { kept: number }): number[] {
  const { plan, instead, catalogue, kept } = args;
  const own = usualOwnPortion(plan.days);
  const eaten = sumOfPortions(portionsFor({ eaters: plan.eaters, own }));
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
