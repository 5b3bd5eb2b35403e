import { meals, type Meal } from '../../recipes/recipe.ts';

/** Where a dish stands: links from a plan to a recipe carry it. */
export interface DishPlaceOfPlan {
  readonly slug: string;
  readonly day: number;
  readonly meal: Meal;
}

/** What a key names: a list knows the day that a dish of its plan is cooked on, and no more. */
export interface NamedDish {
  /** The slug of a plan, or its id. */
  readonly plan: string;
  readonly day: number;
  /** Null: whichever meal of the day it is cooked for. */
  readonly meal: Meal | null;
}

const keyPattern = /^(?<plan>[a-z0-9-]{1,80})\.(?<day>\d{1,2})(?:\.(?<meal>[a-z]{1,9}))?$/;

/** `keto-week.2.dinner` */
export function dishKey({ slug, day, meal }: DishPlaceOfPlan): string {
  return `${slug}.${day}.${meal.toLowerCase()}`;
}

/** Of a list, which knows neither the slug of its plan nor the meal. */
export function dayKey({ planId, day }: { planId: string; day: number }): string {
  return `${planId}.${day}`;
}

/** Null for what is no key. */
export function readDishKey(text: string): NamedDish | null {
  const groups = keyPattern.exec(text)?.groups;
  if (groups === undefined) return null;
  const { plan = '', day, meal: name } = groups;
  const meal = meals.find((each) => each.toLowerCase() === name) ?? null;
  return name !== undefined && meal === null ? null : { plan, day: Number(day), meal };
}
