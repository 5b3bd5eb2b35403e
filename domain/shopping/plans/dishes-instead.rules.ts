import { cookedServings } from '../../kitchen/cooked-servings.rules.ts';
import { portionsFor, sumOfPortions } from '../../kitchen/portions.rules.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import { placedLines, usualOwnPortion, type PlacedLine } from '../../meal-plans/meals.rules.ts';
import { leftoversOf } from '../../meal-plans/reading/cooking.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { Catalogue } from '../list/catalogue.ts';

/** A dish of a plan, and how many servings would be cooked of each dish that may come instead. */
export interface DishToSwap {
  readonly day: number;
  readonly meal: PlacedLine['meal'];
  readonly recipeId: string;
  /** In the order of the dishes that may come. */
  readonly cookedInstead: readonly number[];
}

/** What a swap of any dish would cook: a device without a network cannot work it out. */
export function dishesInstead(args: {
  plan: Pick<MealPlan, 'days' | 'eaters'>;
  instead: readonly CompiledRecipe[];
  catalogue: Catalogue;
}): DishToSwap[] {
  const { plan, instead, catalogue } = args;
  const lines = placedLines(plan.days);
  const own = usualOwnPortion(plan.days);
  const eaten = sumOfPortions(portionsFor({ eaters: plan.eaters, own }));
  return lines
    .filter(({ leftoverOfDay }) => leftoverOfDay === null)
    .map((line) => {
      const kept = sumOfPortions(leftoversOf({ line, lines })?.portions ?? []);
      const { day, meal, recipeId } = line;
      const cookedInstead = instead.map((recipe) =>
        cookedServings({
          recipe,
          wanted: eaten + (recipe.isGoodAsLeftovers ? kept : 0),
          foods: catalogue.foodsById,
        }),
      );
      return { day, meal, recipeId, cookedInstead };
    });
}
