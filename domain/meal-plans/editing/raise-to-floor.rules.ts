import { ownPortion } from '../../kitchen/portions.rules.ts';
import { portionLimits } from '../../planner/index.ts';
import type { CompiledRecipe, RecipeId } from '../../recipes/recipe.ts';
import { placedLines, type MealPlanDay, type PlacedLine } from '../meals.rules.ts';

type RecipesById = ReadonlyMap<RecipeId, CompiledRecipe>;

/**
 * A themed plan is written at one serving each, for whoever reads it. The mains of a day that is too
 * little for the member become larger, by quarters, the one with the fewest net carbs first.
 */
export function raiseToFloor(args: {
  days: readonly MealPlanDay[];
  floorKcal: number;
  recipesById: RecipesById;
}): readonly MealPlanDay[] {
  const { days, floorKcal, recipesById } = args;
  return days.map((day) => {
    const lines = placedLines([day]);
    let missingKcal = floorKcal - sumOf(lines.map((line) => kcalOf({ line, recipesById })));
    const raised = new Map<string, number>();
    for (const line of mainsByCarbs({ lines, recipesById })) {
      const portion = ownPortion(line.portions);
      const kcalOfStep = (portionLimits.step * kcalOf({ line, recipesById })) / portion;
      const steps = Math.min(
        Math.ceil(Math.max(0, missingKcal) / Math.max(1, kcalOfStep)),
        (portionLimits.most - portion) / portionLimits.step,
      );
      missingKcal -= steps * kcalOfStep;
      raised.set(placeOf(line), portion + steps * portionLimits.step);
    }
    return { ...day, meals: withPortions({ day, raised }) };
  });
}

function withPortions({ day, raised }: { day: MealPlanDay; raised: ReadonlyMap<string, number> }) {
  return day.meals.map((meal) => ({
    ...meal,
    recipes: meal.recipes.map((line) => {
      const own = raised.get(placeOf({ ...line, meal: meal.meal }));
      return own === undefined ? line : { ...line, portions: [own, ...line.portions.slice(1)] };
    }),
  }));
}

function placeOf({ meal, recipeId }: Pick<PlacedLine, 'meal' | 'recipeId'>): string {
  return `${meal} ${recipeId}`;
}

function mainsByCarbs(args: {
  lines: readonly PlacedLine[];
  recipesById: RecipesById;
}): readonly PlacedLine[] {
  const carbsOfKcal = ({ recipeId }: PlacedLine) => {
    const nutrition = args.recipesById.get(recipeId)?.nutrition;
    return (nutrition?.netCarbsGrams ?? 0) / (nutrition?.nutrients.energyKcal ?? 1);
  };
  return args.lines
    .filter(({ role }) => role === 'main')
    .toSorted((one, other) => carbsOfKcal(one) - carbsOfKcal(other));
}

function kcalOf({ line, recipesById }: { line: PlacedLine; recipesById: RecipesById }): number {
  const kcal = recipesById.get(line.recipeId)?.nutrition.nutrients.energyKcal ?? 0;
  return kcal * ownPortion(line.portions);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
