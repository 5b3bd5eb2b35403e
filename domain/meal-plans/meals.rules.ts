import { ownPortion, type Portions } from '../kitchen/portions.rules.ts';
import { meals as mealOrder, type Meal, type RecipeId } from '../recipes/recipe.ts';
import type { MealPlanDay, MealPlanLine, MealPlanMeal } from './meal-plan.ts';

/** Meals of plans are made and changed here and nowhere else: what a meal holds stays with it. */

export const mostRecipesPerMeal = 3;

/** Where a recipe stands, or is to stand. */
export interface MealPlace {
  readonly day: number;
  readonly meal: Meal;
}

export type DishPlace = MealPlace & { readonly recipeId: RecipeId };

/** A meal or day whose lines say more or less than those of a plan. */
export type MealOf<Line> = Omit<MealPlanMeal, 'recipes'> & { readonly recipes: readonly Line[] };
type DayOf<Line> = Omit<MealPlanDay, 'meals'> & { readonly meals: readonly MealOf<Line>[] };

export function newMeal<Line = MealPlanLine>({ meal, recipes }: MealOf<Line>): MealOf<Line> {
  return { meal, recipes };
}

/** Gives meals other lines. A meal without lines goes. */
export function changeMeals<Line = MealPlanLine>(args: {
  days: readonly MealPlanDay[];
  change: (meal: MealPlanMeal, place: MealPlace) => readonly Line[];
}): DayOf<Line>[] {
  const { days, change } = args;
  return days.map((day) => ({
    ...day,
    meals: day.meals
      .map((meal) => ({ ...meal, recipes: change(meal, { day: day.index, meal: meal.meal }) }))
      .filter(({ recipes }) => recipes.length > 0),
  }));
}

export function mapLines<Line = MealPlanLine>(args: {
  days: readonly MealPlanDay[];
  change: (line: MealPlanLine, place: MealPlace) => Line;
}): DayOf<Line>[] {
  const { days, change } = args;
  return changeMeals({
    days,
    change: ({ recipes }, place) => recipes.map((line) => change(line, place)),
  });
}

/** Puts other lines into a meal, which comes and goes with them. */
export function withLines(
  args: MealPlace & { days: readonly MealPlanDay[]; lines: readonly MealPlanLine[] },
): MealPlanDay[] {
  const { days, day, meal, lines } = args;
  return changeMeals({
    days: days.map((each) => (each.index === day ? withMeal({ day: each, meal }) : each)),
    change: ({ recipes }, place) => (place.day === day && place.meal === meal ? lines : recipes),
  });
}

function withMeal({ day, meal }: { day: MealPlanDay; meal: Meal }): MealPlanDay {
  if (day.meals.some((each) => each.meal === meal)) return day;
  const meals = [...day.meals, newMeal({ meal, recipes: [] })];
  return {
    ...day,
    meals: meals.toSorted((left, right) => rankOf(left.meal) - rankOf(right.meal)),
  };
}

function rankOf(meal: Meal): number {
  return mealOrder.indexOf(meal);
}

interface EatenDay {
  readonly meals: readonly { readonly recipes: readonly { readonly portions: Portions }[] }[];
}

/** How much of a serving the member eats of most dishes of a plan. */
export function usualOwnPortion(days: readonly EatenDay[]): number {
  const portions = days.flatMap(({ meals }) =>
    meals.flatMap(({ recipes }) => recipes.map((line) => ownPortion(line.portions))),
  );
  const byPortion = Map.groupBy(portions, (portion) => portion);
  const usual = [...byPortion].toSorted(([, left], [, right]) => right.length - left.length)[0];
  return usual?.[0] ?? 1;
}
