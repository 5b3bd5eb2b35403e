import type { LocalDay } from '../../../lib/local-time.ts';
import { asCookedFor } from '../../kitchen/cooked-times.rules.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { Targets } from '../../planner/targets.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import type { MealPlanDay } from '../meals.rules.ts';
import { dateOfDay } from '../calendar/plan-calendar.rules.ts';
import { cookedDays, type CookedLine } from '../reading/cooking.rules.ts';
import { toldDishes } from '../reading/told-dishes.ts';
import { trueReasonsIn, type ToldDish } from '../reading/true-reasons.rules.ts';

export interface PreviewDish {
  readonly line: CookedLine;
  /** With the minutes that as much of it as is cooked takes. */
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
  readonly date: LocalDay;
  readonly meals: readonly PreviewMeal[];
  readonly netCarbsGrams: number;
  readonly proteinGrams: number;
  readonly energyKcal: number;
}

/** A planned week as a visitor sees it: every figure known, since the planner takes no other recipes. */
export function previewDays(args: {
  content: ContentIndex;
  days: readonly MealPlanDay[];
  beginsOn: LocalDay;
  targets: Targets;
}): PreviewDay[] {
  const { content, beginsOn, targets } = args;
  const days = cookedDays({ days: args.days, content });
  const told = toldDishes({ days, content });
  const reasonsOf = trueReasonsIn({ dishes: told, targets, foods: content.foodsById });
  return days.map(({ index, meals }) => {
    const previewed = meals.map(({ meal }) => ({
      meal,
      dishes: told
        .filter((dish) => dish.day === index && dish.meal === meal)
        .map((dish) => previewDish({ ...dish, reasons: reasonsOf(dish) })),
    }));
    const dishes = previewed.flatMap((each) => each.dishes);
    const sum = (name: 'netCarbsGrams' | 'proteinGrams' | 'energyKcal') =>
      dishes.reduce((total, dish) => total + dish[name], 0);
    return {
      index,
      date: dateOfDay({ plan: { beginsOn }, day: index }),
      meals: previewed,
      netCarbsGrams: sum('netCarbsGrams'),
      proteinGrams: sum('proteinGrams'),
      energyKcal: sum('energyKcal'),
    };
  });
}

function previewDish(dish: ToldDish & Pick<CookedLine, 'reasons'>): PreviewDish {
  const { line, recipe, reasons } = dish;
  const { nutrients, netCarbsGrams } = dish.nutrition;
  const portion = ownPortion(line.portions);
  return {
    line: { ...line, reasons },
    recipe: asCookedFor({ recipe, servings: line.potServings }),
    netCarbsGrams: (netCarbsGrams ?? 0) * portion,
    proteinGrams: (nutrients.proteinGrams ?? 0) * portion,
    energyKcal: (nutrients.energyKcal ?? 0) * portion,
  };
}
