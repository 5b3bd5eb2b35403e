import { cookedNutrition } from '../../kitchen/cooked-nutrition.ts';
import { cookedTimes } from '../../kitchen/cooked-times.rules.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { RecipeId, RecipeTimes } from '../../recipes/recipe.ts';
import type { MealPlan } from '../meal-plan.ts';
import { hasOpenMeal, placedLines, type MealPlace } from '../meals.rules.ts';
import { cookedDays } from '../reading/cooking.rules.ts';
import { dayNutrition, type DayNutrition } from '../reading/day-nutrition.rules.ts';
import { applyEdit, type PlanEdit } from './plan-edits.ts';

interface DayThen {
  readonly nutrition: DayNutrition;
  /** Other days of the plan have a meal that it has not. */
  readonly hasOpenMeal: boolean;
}

/** What a day becomes with another dish. */
export interface DayInstead extends DayThen {
  readonly recipeId: RecipeId;
  /** Of the day whose lunch is the rest of the dish; null where no other day changes with it. */
  readonly lunchDay: (DayThen & { readonly index: number }) | null;
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
  const lunchDay = lunchDayOf(args);
  return instead.flatMap((recipeId): DayInstead[] => {
    const edited = applyEdit({ plan, content, edit: editInstead({ place, swappedId, recipeId }) });
    const recipe = content.recipesById.get(recipeId);
    if (!edited.ok || recipe === undefined) return [];
    const days = cookedDays({ days: edited.value.days, content });
    const mealsOn = (day: number) => days.find(({ index }) => index === day)?.meals ?? [];
    const lines = placedLines(edited.value.days).filter((line) => {
      return content.recipesById.has(line.recipeId);
    });
    const becomes = (day: number): DayThen => ({
      nutrition: nutritionOf({ meals: mealsOn(day), content }),
      hasOpenMeal: hasOpenMeal({ lines, day }),
    });
    const inPlace = mealsOn(place.day).find(({ meal }) => meal === place.meal)?.recipes ?? [];
    const dish = inPlace.find((line) => line.recipeId === recipeId);
    const times = cookedTimes({ recipe, servings: dish?.potServings ?? recipe.servings });
    return [
      {
        recipeId,
        ...becomes(place.day),
        lunchDay: lunchDay === null ? null : { index: lunchDay, ...becomes(lunchDay) },
        times,
      },
    ];
  });
}

/** The change that puts a dish there: for another one, or beside what is there. */
export function editInstead(args: {
  place: MealPlace;
  swappedId: RecipeId | null;
  recipeId: RecipeId;
}): PlanEdit {
  const { place, swappedId, recipeId } = args;
  if (swappedId === null) return { kind: 'add', ...place, recipeId };
  return { kind: 'swap', ...place, recipeId: swappedId, withRecipeId: recipeId };
}

/** The day whose lunch is the rest of the dish that goes. */
function lunchDayOf({ plan, place, swappedId }: Omit<DaysInstead, 'instead'>): number | null {
  if (place.meal !== 'DINNER' || swappedId === null) return null;
  const lunch = placedLines(plan.days).find(
    (line) => line.leftoverOfDay === place.day && line.recipeId === swappedId,
  );
  return lunch?.day ?? null;
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
