import type { LocalDay } from '../../../lib/local-time.ts';

export const foodSlots = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const;
export const foodSources = ['RECIPE', 'FOOD', 'QUICK', 'PRODUCT'] as const;

export type FoodSlot = (typeof foodSlots)[number];
export type FoodSource = (typeof foodSources)[number];

/** What was eaten of each; null is unknown, which is never zero. */
export interface EatenFigures {
  readonly energyKcal: number | null;
  readonly proteinGrams: number | null;
  readonly fatGrams: number | null;
  readonly netCarbsGrams: number | null;
  /** Shown with ≈: its carbohydrate may or may not have its fibre in it. */
  readonly isNetCarbsApproximate: boolean;
}

export interface FoodEntry extends EatenFigures {
  /** Given by whoever adds it: sent twice, it is the same one. */
  readonly id: string;
  readonly day: LocalDay;
  readonly slot: FoodSlot;
  readonly source: FoodSource;
  /** The recipe, food or barcode; null for a quick entry. */
  readonly sourceId: string | null;
  readonly plannedMeal: string | null;
  /** In the language it was logged in; a recipe or food that is still there is read in today's. */
  readonly name: string;
  readonly amount: number;
  /** `serving`, or a unit of lib/units.ts. */
  readonly unit: string;
}
