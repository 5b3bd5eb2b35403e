import { cookedNutrition } from '../../kitchen/cooked-nutrition.ts';
import { cookedTimes } from '../../kitchen/cooked-times.rules.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { RecipeId, RecipeTimes } from '../../recipes/recipe.ts';
import type { MealPlan } from '../meal-plan.ts';
import type { MealPlace } from '../meals.rules.ts';
import { cookedDays } from '../reading/cooking.rules.ts';
import { dayNutrition, type DayNutrition } from '../reading/day-nutrition.rules.ts';
import { applyEdit, type PlanEdit } from './plan-edits.ts';

/** What a day becomes with another dish. */
export interface DayInstead {
  readonly recipeId: RecipeId;
  readonly nutrition: DayNutrition;
  /** Of the dish, as much of it as would be cooked. */
  readonly times: RecipeTimes;
}

interface DaysInstead {
  plan: MealPlan;
  content: ContentIndex;
  place: MealPlace;
  /** The dish that goes; null adds one to the meal. */
  swappedId: RecipeId | null;
  instead: readonly RecipeId[];
}

/**
 * What the day of a place becomes with each of these dishes: the change itself is made and the day
 * read, so that it is what the plan says once it is chosen. What cannot be chosen is left out.
 */
export function daysInstead({ instead, ...args }: DaysInstead): DayInstead[] {
  const { plan, content, place, swappedId } = args;
  return instead.flatMap((recipeId): DayInstead[] => {
    const edit: PlanEdit =
      swappedId === null
        ? { kind: 'add', ...place, recipeId }
        : { kind: 'swap', ...place, recipeId: swappedId, withRecipeId: recipeId };
    const edited = applyEdit({ plan, content, edit });
    const recipe = content.recipesById.get(recipeId);
    if (!edited.ok || recipe === undefined) return [];
    const days = cookedDays({ days: edited.value.days, content });
    const meals = days.find(({ index }) => index === place.day)?.meals ?? [];
    const inPlace = meals.find(({ meal }) => meal === place.meal)?.recipes ?? [];
    const dish = inPlace.find((line) => line.recipeId === recipeId);
    const times = cookedTimes({ recipe, servings: dish?.potServings ?? recipe.servings });
    return [{ recipeId, nutrition: nutritionOf({ meals, content }), times }];
  });
}

function nutritionOf(args: {
  meals: ReturnType<typeof cookedDays>[number]['meals'];
  content: ContentIndex;
}): DayNutrition {
  const { recipesById, foodsById: foods } = args.content;
  const lines = args.meals.flatMap(({ recipes }) => recipes);
  return dayNutrition(
    lines.flatMap(({ recipeId, potServings: servings, portions }) => {
      const recipe = recipesById.get(recipeId);
      if (recipe === undefined) return [];
      const nutrition = cookedNutrition({ recipe, servings, foods });
      return [{ nutrition, portion: ownPortion(portions) }];
    }),
  );
}
