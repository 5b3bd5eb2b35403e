import type { Aisle, FoodId } from '../../foods/food.ts';
import type { RecipeId } from '../../recipes/recipe.ts';

/** Begins with the id of its operation, so that no other operation can make the same fact. */
export type FactId = string;
export type OperationId = string;

/** What of an amount belongs to one addition. */
export interface Share {
  readonly additionId: string;
  readonly grams: number;
}

/** Stands for an addition where packs hold more than the additions need. */
export const restShare = 'rest';

/** What is cooked of a plan: everybody's portions of a dish, with what is kept for later. */
export interface CookedDish {
  readonly recipeId: RecipeId;
  readonly servings: number;
  /** Counted from 0. */
  readonly day: number;
}

/** A dish of a plan with the addition that was made for it. */
export interface PlanDish extends CookedDish {
  readonly additionId: string;
}

/** One thing that is so until an operation takes it back. Facts never change. */
export type FactBody =
  | Readonly<{
      kind: 'recipe';
      additionId: string;
      recipeId: RecipeId;
      servings: number;
      mealPlanId: string | null;
    }>
  | Readonly<{
      kind: 'extra';
      extraId: string;
      text: string;
      amount: string | null;
      /** The food it was chosen as, if it was. */
      foodId: FoodId | null;
      /** Kept when text or amount change: milliseconds since 1970. */
      addedAt: number;
    }>
  /** In the basket, as much as was on the list; for an extra there are no shares. */
  | Readonly<{ kind: 'tick'; itemKey: string; shares: readonly Share[]; isCleared: boolean }>
  /** What the member wants instead of what the recipes need. */
  | Readonly<{ kind: 'amount'; foodId: FoodId; shares: readonly Share[] }>
  /** Shopped for and cleared: what was ticked for these is no longer in the basket. */
  | Readonly<{ kind: 'done'; additionIds: readonly string[] }>
  /** The list is for these days of a plan, all of them when null, with the dishes they had then. */
  | Readonly<{
      kind: 'plan';
      mealPlanId: string;
      days: readonly number[] | null;
      dishes: readonly PlanDish[];
    }>
  /** The list followed a change of its plan, and nobody has taken note of it yet. */
  | Readonly<{
      kind: 'news';
      mealPlanId: string;
      came: readonly PlanDish[];
      left: readonly CookedDish[];
    }>
  /** Always at home, so that it is on no list. */
  | Readonly<{ kind: 'home'; foodId: FoodId }>
  /** A staple that is bought this time, for as long as one of these is on the list. */
  | Readonly<{ kind: 'wanted'; foodId: FoodId; additionIds: readonly string[] }>
  | Readonly<{ kind: 'store'; storeId: string; name: string; aisles: readonly Aisle[] }>
  | Readonly<{ kind: 'chosen-store'; storeId: string }>;

export type FactKind = FactBody['kind'];

export type FactOf<Kind extends FactKind> = Fact & { readonly kind: Kind };

export type Fact = FactBody &
  Readonly<{
    id: FactId;
    operationId: OperationId;
    /** By the clock of the device, milliseconds since 1970: orders rows, decides nothing else. */
    at: number;
    /** Who made it, as the server knows; left out of what a device made and has not heard back. */
    byId?: string | undefined;
  }>;

/**
 * One change of a list. It names the facts it takes back, so it never touches what its device has not
 * seen. An undo names operations instead, and takes them out as if they had never been.
 */
export interface Operation {
  readonly id: OperationId;
  readonly at: number;
  readonly adds: readonly Fact[];
  readonly removes: readonly FactId[];
  readonly undoes: readonly OperationId[];
}
