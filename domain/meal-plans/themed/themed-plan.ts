import { createHash } from 'node:crypto';
import type { PerLanguage } from '../../../lib/language.ts';
import type { AvoidGroup } from '../../foods/food.ts';
import type { Cuisine, Dish, ProteinSource, RecipeTag } from '../../recipes/recipe.ts';
import type { Eaters } from '../../kitchen/portions.rules.ts';
import type { MealPlanDay } from '../meals.rules.ts';

/** What themed plans are found by. */
export const planThemes = [
  'BEGINNER',
  'BUDGET',
  'QUICK',
  'BATCH_COOKING',
  'FEW_INGREDIENTS',
  'FAMILY',
  'HIGH_PROTEIN',
  'TWO_MEALS',
  'VEGETARIAN',
  'VEGAN',
  'DAIRY_FREE',
  'EGG_FREE',
  'NUT_FREE',
  'FISH',
  'WORLD',
  'SEASON',
] as const;
export type PlanTheme = (typeof planThemes)[number];

/** What a themed plan says of itself; the content check holds it to every word. */
export interface PlanPromise {
  /** The net carbs of every day stay within it. */
  readonly strictness: 'keto' | 'moderate' | 'liberal';
  readonly diet: 'VEGAN' | 'VEGETARIAN' | null;
  readonly avoid: readonly AvoidGroup[];
  /** Of each recipe, as members choose it. */
  readonly cookingTime: 'minimal' | 'average' | 'plenty';
  readonly cookingSkill: 'beginner' | 'average' | 'masterChef';
  /** Of every lunch and dinner. */
  readonly cuisines: readonly Cuisine[];
  /** Of every dinner. */
  readonly proteins: readonly ProteinSource[];
  /** Every lunch and dinner is one of these. */
  readonly dishes: readonly Dish[];
  /** Every recipe has all of these. */
  readonly tags: readonly RecipeTag[];
  /** Of each main, besides spices, fats and water. */
  readonly mostIngredients: number | null;
  /** Of the mean day. */
  readonly leastProteinGrams: number | null;
  /** Of the mean recipe, 1 to 3. */
  readonly mostCostLevel: number | null;
  readonly leastLeftovers: number | null;
}

export interface ThemedPlanText {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** A plan that editors made for everyone, as its file says it. */
export interface ThemedPlan {
  /** The file's name. */
  readonly key: string;
  /** Looks like any plan's id, and is the same in every installation. */
  readonly id: string;
  readonly texts: PerLanguage<ThemedPlanText>;
  readonly themes: readonly PlanTheme[];
  readonly promise: PlanPromise;
  readonly eaters: Eaters;
  readonly days: readonly MealPlanDay[];
  /** Which version of it everybody reads; the file is 1. */
  readonly version: number;
}

export function themedPlanId(key: string): string {
  const digits = createHash('sha256').update(`themed meal plan ${key}`).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16)];
  return [...parts, digits.slice(16, 20), digits.slice(20, 32)].join('-');
}
