import type { Meal } from '../../../domain/recipes/recipe.ts';

export const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const satisfies readonly Meal[];

export interface MealPlace {
  day: number;
  meal: Meal;
}

export interface DishPlace extends MealPlace {
  recipeId: string;
}

/** `2.DINNER` */
export function readPlace(text: string | null): MealPlace | null {
  const [, day = '', name = ''] = /^(\d{1,2})\.([A-Z]+)/.exec(text ?? '') ?? [];
  const meal = meals.find((each) => each === name);
  return day === '' || meal === undefined ? null : { day: Number(day), meal };
}

/** `2.DINNER.beef-stew` */
export function readDish(text: string | null): DishPlace | null {
  const place = readPlace(text);
  const recipeId = text?.split('.').slice(2).join('.') ?? '';
  return place === null || recipeId === '' ? null : { ...place, recipeId };
}

export function placeText({ day, meal }: MealPlace): string {
  return `${day}.${meal}`;
}

export function dishText({ recipeId, ...place }: DishPlace): string {
  return `${placeText(place)}.${recipeId}`;
}
