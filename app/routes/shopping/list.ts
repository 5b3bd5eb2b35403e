import type { KitchenAmountsFragment } from '../../amounts/operations.gen.ts';
import type { ShoppingItemFragment } from './operations.gen.ts';

/** As the API tells it, and as a device works it out by itself. */
export type Item = ShoppingItemFragment;

export interface AisleItems {
  readonly aisle: NonNullable<Item['aisle']>;
  readonly items: readonly Item[];
}

/** What is still to buy. */
export interface ItemsToBuy {
  readonly count: number;
  readonly aisles: readonly AisleItems[];
  readonly extras: readonly Item[];
}

export interface RecipeFood {
  readonly key: string;
  /** As the recipe names it: lime juice, where limes are bought. */
  readonly name: string;
  readonly hasPlural: boolean;
  readonly isTicked: boolean;
  readonly amount: KitchenAmountsFragment;
}

export interface RecipeHeading {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** A list that a device has kept from before has none. */
  readonly short?: string;
}

export interface DishOnList {
  /** Names it in its plan. */
  readonly key: string;
  readonly mealPlanId: string;
  /** 0 is the first day of the plan. */
  readonly day: number;
}

export interface RecipeOnList {
  readonly recipe: RecipeHeading;
  /** Of what was added by itself: a plan cooks as its own page says. */
  readonly servings: number;
  /** Those that plans brought here: a recipe may be cooked on several days. */
  readonly dishes: readonly DishOnList[];
  readonly additionIds: readonly string[];
  readonly foods: readonly RecipeFood[];
}

/** Dishes that came and left when the list followed its plan. */
export interface ListNews {
  readonly came: readonly RecipeHeading[];
  readonly left: readonly RecipeHeading[];
}

export interface List extends ItemsToBuy {
  /** What is needed and probably, or always, at home. */
  readonly atHome: readonly Item[];
  readonly completed: readonly Item[];
  readonly recipes: readonly RecipeOnList[];
  readonly news: ListNews | null;
}

export function itemsOf({ aisles, extras, atHome, completed }: List): readonly Item[] {
  return [...aisles.flatMap(({ items }) => items), ...extras, ...atHome, ...completed];
}
