import { meals, type Meal } from '../../recipes/recipe.ts';

/** Where a dish stands: links from a plan to a recipe carry it. */
export interface DishPlaceOfPlan {
  readonly slug: string;
  readonly day: number;
  readonly meal: Meal;
}

const keyPattern = /^(?<slug>[a-z0-9-]{1,80})\.(?<day>\d{1,2})\.(?<meal>[a-z]{1,9})$/;

/** `keto-week.2.dinner` */
export function dishKey({ slug, day, meal }: DishPlaceOfPlan): string {
  return `${slug}.${day}.${meal.toLowerCase()}`;
}

/** Null for what is no key. */
export function readDishKey(text: string): DishPlaceOfPlan | null {
  const groups = keyPattern.exec(text)?.groups;
  const meal = meals.find((each) => each.toLowerCase() === groups?.['meal']);
  if (groups === undefined || meal === undefined) return null;
  return { slug: groups['slug'] ?? '', day: Number(groups['day']), meal };
}
