import type { Meal } from '../graphql/schema-types.gen.ts';
import { createStored } from '../offline/stored.ts';
import type { FoodInSwapFragment, ListedRecipeFragment } from './operations.gen.ts';

/** A dish that may come instead, as the device keeps it. */
export interface KeptDish {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly short: string;
  readonly role: string;
  readonly times: { readonly activeMinutes: number; readonly totalMinutes: number };
  readonly nutrition: {
    readonly netCarbsGrams: number | null;
    readonly isNetCarbsApproximate: boolean;
    readonly isNetCarbsIncomplete: boolean;
    readonly proteinGrams: number | null;
    readonly energyKcal: number | null;
  };
  readonly isGoodAsLeftovers: boolean;
  /** At which it is eaten. */
  readonly meals: readonly Meal[];
}

/** What a device needs to swap dishes of a week, and shop for them, without a network. */
export interface KeptSwaps {
  readonly mealPlanId: string;
  /** Favorites first, then the dishes of the week itself. */
  readonly dishes: readonly KeptDish[];
  readonly favoriteIds: readonly string[];
  readonly recipes: ListedRecipeFragment[];
  readonly foods: FoodInSwapFragment[];
  /** What would be cooked of each of `recipes`, by the dish that goes. */
  readonly swaps: readonly {
    readonly day: number;
    readonly meal: Meal;
    readonly recipeId: string;
    readonly cookedInstead: readonly number[];
    /** The same without the lunch that it leaves; not kept by older pages. */
    readonly cookedWithoutLunch?: readonly number[] | null;
    /** For a lunch that is left of a dinner: the servings that dinner is cooked for without the lunch. */
    readonly dinnerWithout?: number | null;
  }[];
  /** What would be cooked of each of `recipes` for an empty meal; not kept by older pages. */
  readonly cookedAlone?: readonly number[];
  /** Nutrition of every pot that a swap would cook; not kept by older pages. */
  readonly figures?: readonly PotFigures[];
}

/** What a serving of a dish holds when so much of it is cooked. */
export interface PotFigures {
  readonly recipeId: string;
  readonly servings: number;
  readonly netCarbsGrams: number | null;
  readonly proteinGrams: number | null;
  readonly energyKcal: number | null;
}

interface SwapsOnDevice extends KeptSwaps {
  /** A version of the plan, and a language. */
  readonly madeFor: string;
  /** By the device's own clock. */
  readonly keptAt: number;
}

export const keptSwaps = createStored<SwapsOnDevice | null>({
  name: 'swaps',
  empty: null,
  parse: (json) =>
    isRecord(json) && typeof json['madeFor'] === 'string' && typeof json['keptAt'] === 'number'
      ? (json as never)
      : null,
});

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
