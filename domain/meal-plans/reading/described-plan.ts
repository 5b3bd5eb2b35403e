import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import type { Strictness } from '../../recipes/nutrition/strictness.rules.ts';
import { leftoversOf } from './cooking.rules.ts';
import {
  dayNutrition,
  meanNutrition,
  planStrictness,
  type DayNutrition,
} from './day-nutrition.rules.ts';
import { withCooking, type CookedLine } from './find-meal-plan.ts';
import { placedLines, type MealPlan, type MealPlanHead } from '../meal-plan.ts';
import { planFacts, type PlanFacts } from './plan-character.rules.ts';
import { offeredPlanServings } from '../editing/servings.rules.ts';

/** A line with its recipe. */
export interface DescribedDish {
  readonly line: CookedLine;
  readonly recipe: CompiledRecipe;
  /** The day whose lunch is the rest of this dinner. */
  readonly leftoversOnDay: number | null;
  /** A dinner that keeps, with a day after it. */
  readonly canBeLeftovers: boolean;
}

export interface DescribedMeal {
  readonly meal: Meal;
  /** Empty when the recipes have left the collection. */
  readonly dishes: readonly DescribedDish[];
}

export interface DescribedDay {
  readonly index: number;
  /** 0 Monday to 6 Sunday; null for a plan that does not begin on a certain one. */
  readonly weekday: number | null;
  /** For how many people; what comes in larger batches is left aside. */
  readonly servings: number;
  readonly servingsOptions: readonly number[];
  readonly meals: readonly DescribedMeal[];
  readonly nutrition: DayNutrition;
}

/** A plan together with what follows from its recipes. */
export interface DescribedPlan {
  readonly head: MealPlanHead;
  readonly days: readonly DescribedDay[];
  readonly mean: DayNutrition;
  readonly strictness: Strictness;
  readonly facts: PlanFacts;
  readonly servingsOptions: readonly number[];
}

export function describePlan(args: { plan: MealPlan; content: ContentIndex }): DescribedPlan {
  const { plan } = args;
  const days = describeDays(args);
  const dishes = days.flatMap(({ meals }) => {
    return meals.flatMap((each) => each.dishes.map((dish) => ({ ...dish, meal: each.meal })));
  });
  const mean = meanNutrition(days.map(({ nutrition }) => nutrition));
  return {
    head: plan,
    days,
    mean,
    strictness: planStrictness(mean),
    facts: planFacts({
      proteinEnergyShare: mean.energyShares?.protein ?? null,
      dishes: dishes.map(({ meal, recipe, line }) => ({
        recipe,
        isMain: line.role === 'main',
        isDinner: meal === 'DINNER',
        isLeftover: line.leftoverOfDay !== null,
      })),
    }),
    servingsOptions: offeredPlanServings(dishes.map(({ recipe }) => recipe.servingsOptions)),
  };
}

function describeDays({
  plan,
  content,
}: {
  plan: MealPlan;
  content: ContentIndex;
}): DescribedDay[] {
  const lines = placedLines(plan.days);
  const { firstWeekday } = plan;
  return withCooking(plan).days.map(({ index, meals }) => {
    const described = meals.map(({ meal, recipes }) => ({
      meal,
      dishes: recipes.flatMap((line): DescribedDish[] => {
        const recipe = content.recipesById.get(line.recipeId);
        if (recipe === undefined) return [];
        const eaten = leftoversOf({ line: { ...line, day: index, meal }, lines });
        const canBeLeftovers =
          meal === 'DINNER' &&
          line.leftoverOfDay === null &&
          recipe.isGoodAsLeftovers &&
          index + 1 < plan.dayCount;
        return [{ line, recipe, leftoversOnDay: eaten?.day ?? null, canBeLeftovers }];
      }),
    }));
    const dishes = described.flatMap((meal) => meal.dishes);
    return {
      index,
      servings: servingsOfDay(dishes) ?? plan.servings,
      servingsOptions: offeredPlanServings(dishes.map(({ recipe }) => recipe.servingsOptions)),
      weekday: firstWeekday === null ? null : (firstWeekday + index) % 7,
      meals: described,
      nutrition: nutritionOf(dishes),
    };
  });
}

function servingsOfDay(dishes: readonly DescribedDish[]): number | null {
  return dishes.length === 0 ? null : Math.min(...dishes.map(({ line }) => line.servings));
}

export function nutritionOf(dishes: readonly DescribedDish[]): DayNutrition {
  return dayNutrition(
    dishes.map(({ recipe, line }) => ({
      nutrition: recipe.nutrition,
      servingFactor: line.servingFactor,
    })),
  );
}
