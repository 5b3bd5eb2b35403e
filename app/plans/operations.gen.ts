/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type EaterNamesFragment = { profile: { answers: { adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null } } | null };

export type PlanHeadFragment = { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number };

export type PlanCardFragment = { isFavorite: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> };

export type PlanReasonFragment = { code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null };

