import type { Meal } from '../graphql/schema-types.gen.ts';
import { createQueue } from '../offline/queue.ts';
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

/** A swap that was made without a network and waits for one. */
export interface QueuedSwap {
  /** Names the change of the list that follows it, here as on the server. */
  readonly requestKey: string;
  /** Whoever logs in next on this device sends only their own. */
  readonly userId: string;
  readonly mealPlanId: string;
  /** Of the plan. */
  readonly slug: string;
  readonly day: number;
  readonly meal: Meal;
  /** Of the dish that goes; null where the meal was empty. */
  readonly recipeId: string | null;
  readonly dish: KeptDish;
  readonly cookedServings: number;
  /** Of a serving of what is cooked; not kept by older pages. */
  readonly figures?: PotFigures | null;
  /** The dinner that is cooked for fewer, where what was left of it goes. */
  readonly dinner?: {
    readonly day: number;
    readonly servings: number;
    readonly figures?: PotFigures | null;
  } | null;
  /** All that the week cooks with it, as a list is made of it. */
  readonly cooked: readonly { recipeId: string; servings: number; day: number }[];
  /** The day of the plan that it was; null before it begins. */
  readonly today: number | null;
}

export const queuedSwaps = createQueue<QueuedSwap>('queued-swaps');

export function withoutSwap(queue: readonly QueuedSwap[], sent: string): readonly QueuedSwap[] {
  return queue.filter(({ requestKey }) => requestKey !== sent);
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
