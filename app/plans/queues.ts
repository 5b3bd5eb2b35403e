import type { Meal } from '../graphql/schema-types.gen.ts';
import { createQueue } from '../offline/queue.ts';
import type { KeptDish, PotFigures } from './swaps-away.ts';

/** What waits for a network. Every page of a member asks whether something does: nothing else is here. */

/** A dish that was cooked and is not ticked in its plan yet: without a network it waits here. */
export interface QueuedCooked {
  /** Whoever logs in next on this device sends only their own. */
  readonly userId: string;
  /** Names the dish of a plan. */
  readonly dish: string;
  readonly recipeId: string;
  /** Of the recipe. */
  readonly slug: string;
}

export const queuedCooked = createQueue<QueuedCooked>('cooked');

/** A rating given without a network, to be sent when there is one. */
export interface QueuedRating {
  /** Whoever logs in next on this device sends only their own. */
  readonly userId: string;
  readonly recipeId: string;
  readonly slug: string;
  readonly stars: number;
}

export const queuedRatings = createQueue<QueuedRating>('ratings');

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
