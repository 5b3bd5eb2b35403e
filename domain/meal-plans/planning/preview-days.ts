import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import type { MealPlanDay, MealPlanLine } from '../meal-plan.ts';
import { plannerRecipe } from './planner-catalog.ts';

export interface PreviewDish {
  readonly line: MealPlanLine;
  readonly recipe: CompiledRecipe;
  readonly netCarbsGrams: number;
  readonly proteinGrams: number;
  readonly energyKcal: number;
}

export interface PreviewMeal {
  readonly meal: Meal;
  readonly dishes: readonly PreviewDish[];
}

export interface PreviewDay {
  readonly index: number;
  readonly meals: readonly PreviewMeal[];
  readonly netCarbsGrams: number;
  readonly proteinGrams: number;
  readonly energyKcal: number;
}

/** A planned week as a visitor sees it: every figure known, since the planner takes no other recipes. */
export function previewDays(args: {
  content: ContentIndex;
  days: readonly MealPlanDay[];
}): PreviewDay[] {
  return args.days.map(({ index, meals }) => {
    const previewed = meals.map(({ meal, recipes }) => ({
      meal,
      dishes: recipes.flatMap((line) => previewDish({ content: args.content, line }) ?? []),
    }));
    const dishes = previewed.flatMap((each) => each.dishes);
    const sum = (name: 'netCarbsGrams' | 'proteinGrams' | 'energyKcal') =>
      dishes.reduce((total, dish) => total + dish[name], 0);
    return {
      index,
      meals: previewed,
      netCarbsGrams: sum('netCarbsGrams'),
      proteinGrams: sum('proteinGrams'),
      energyKcal: sum('energyKcal'),
    };
  });
}

function previewDish(args: { content: ContentIndex; line: MealPlanLine }): PreviewDish | null {
  const { recipesById, foodsById } = args.content;
  const recipe = recipesById.get(args.line.recipeId);
  const figures = recipe && plannerRecipe({ recipe, foodsById });
  if (!recipe || !figures) return null;
  const { servingFactor } = args.line;
  return {
    line: args.line,
    recipe,
    netCarbsGrams: figures.netCarbsGrams * servingFactor,
    proteinGrams: figures.proteinGrams * servingFactor,
    energyKcal: figures.kcal * servingFactor,
  };
}
