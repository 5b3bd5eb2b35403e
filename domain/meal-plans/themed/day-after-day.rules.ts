import { bearsRepeating, centerOf, type FoodGroups } from './center-of-dish.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanPromise } from './themed-plan.ts';

type Week = Readonly<{
  days: readonly PlatedDay[];
  promise: Pick<PlanPromise, 'diet' | 'proteins'>;
  foods: FoodGroups;
}>;

/**
 * What a family says at the table: ground beef again, sardines again. Leftovers are another matter,
 * they are meant to come again.
 */
export function dayAfterDayProblems(week: Week): readonly string[] {
  return [...eveningProblems(week), ...noonProblems(week), ...morningProblems(week)];
}

/** Two evenings running with one food, unless the week is about it. Chicken is eaten often. */
function eveningProblems({ days, promise, foods }: Week): readonly string[] {
  if (promise.proteins.length === 1) return [];
  const dinners = days.map((day) => mainOf(day, 'DINNER'));
  return dinners.flatMap((dinner, index) => {
    const before = dinners[index - 1];
    if (dinner === undefined || before === undefined) return [];
    const food = foodOf(dinner, foods);
    if (food === null || food !== foodOf(before, foods)) return [];
    if (food.startsWith('chicken-')) return [];
    if (promise.diet !== null && isOfPlants(food, foods)) return [];
    return [
      `Days ${index} and ${index + 1} both have ${food} for dinner: ${before.id}, ${dinner.id}.`,
    ];
  });
}

/** A lunch that is cooked, and is the dinner of the evening before in other clothes. */
function noonProblems({ days, promise, foods }: Week): readonly string[] {
  if (promise.proteins.length === 1) return [];
  return days.flatMap((day, index) => {
    const lunch = mainOf(day, 'LUNCH');
    const dinner = mainOf(days[index - 1] ?? [], 'DINNER');
    if (lunch === undefined || dinner === undefined) return [];
    const ofDinner = kindsOf(dinner, foods);
    const again = kindsOf(lunch, foods).find((kind) => ofDinner.includes(kind));
    if (again === undefined || bearsRepeating.includes(again)) return [];
    if (promise.diet !== null && (again === 'egg' || isOfPlants(again, foods))) return [];
    return [
      `Day ${index + 1} has ${again} for lunch, as the dinner before: ${dinner.id}, ${lunch.id}.`,
    ];
  });
}

/** Shakshuka in the morning and, another day, for dinner. */
function morningProblems({ days }: Week): readonly string[] {
  const mornings = new Map(
    days.flatMap((day) => {
      const breakfast = mainOf(day, 'BREAKFAST');
      if (breakfast === undefined || breakfast.family === null) return [];
      return [[breakfast.family, breakfast.id] as const];
    }),
  );
  const later = days.flatMap((day) => [mainOf(day, 'LUNCH'), mainOf(day, 'DINNER')]);
  const again = later.flatMap((main) => {
    if (main === undefined || main.family === null) return [];
    const breakfast = mornings.get(main.family);
    if (breakfast === undefined || breakfast === main.id) return [];
    return [
      `${breakfast} in the morning and ${main.id} later in the week are both ${main.family}.`,
    ];
  });
  return [...new Set(again)];
}

function mainOf(
  day: PlatedDay,
  meal: 'BREAKFAST' | 'LUNCH' | 'DINNER',
): CompiledRecipe | undefined {
  return day
    .find((plated) => plated.meal === meal && plated.isLeftover !== true)
    ?.recipes.find(({ role }) => role === 'main');
}

/** An egg on top makes no egg dish. */
function foodOf(recipe: CompiledRecipe, foods: FoodGroups): string | null {
  const center = centerOf(recipe, foods);
  return center === 'egg' && recipe.protein !== 'EGGS' ? null : center;
}

const fish = /salmon|sardine|mackerel|herring|trout|tuna|cod|shrimp/;

/** The food a dish is built on, and its fish, whichever way that is sold. */
function kindsOf(recipe: CompiledRecipe, foods: FoodGroups): readonly string[] {
  const counted = recipe.ingredients.filter(({ standing }) => standing === 'counted');
  const ofTheSea = counted
    .filter(({ foodId }) => ['fish', 'shellfish'].includes(foods.get(foodId)?.group ?? ''))
    .flatMap(({ foodId }) => fish.exec(foodId)?.[0] ?? []);
  const center = foodOf(recipe, foods);
  return center === null ? ofTheSea : [...ofTheSea, fish.exec(center)?.[0] ?? center];
}

function isOfPlants(food: string, foods: FoodGroups): boolean {
  return ['plant-protein', 'legumes'].includes(foods.get(food)?.group ?? '');
}
