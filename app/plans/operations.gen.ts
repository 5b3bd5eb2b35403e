import { TypedDocumentString } from '../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type ListedRecipeFragment = { servings: number, recipe: { id: string, slug: string, title: string, short: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> };

export type ListedFoodFragment = { id: string, group: string, aisle: Types.Aisle, hasPicture: boolean, densityGramsPerMl: number | null, measures: Array<{ unit: string, grams: number }>, purchase: { wholeId: string | null, part: Types.FoodPart | null, gramsPerGram: number | null, isStaple: boolean, aisle: Types.Aisle, packs: Array<{ form: Types.PackForm, grams: number, count: number, size: number | null, sizeUnit: string | null }> } | null };

export type FoodInSwapFragment = { id: string, group: string, aisle: Types.Aisle, hasPicture: boolean, densityGramsPerMl: number | null, names: Array<{ language: string, singular: string, plural: string | null }>, measures: Array<{ unit: string, grams: number }>, purchase: { wholeId: string | null, part: Types.FoodPart | null, gramsPerGram: number | null, isStaple: boolean, aisle: Types.Aisle, packs: Array<{ form: Types.PackForm, grams: number, count: number, size: number | null, sizeUnit: string | null }> } | null };

export type EaterNamesFragment = { profile: { answers: { adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null } } | null };

export type LeftPlaceFragment = { mealPlanSlug: string, instead: { key: string, recipe: { slug: string, title: string } } | null, movedTo: { key: string, recipe: { slug: string } } | null };

export type PlanHeadFragment = { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number };

export type PlanCardFragment = { isFavorite: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> };

export type PlanReasonFragment = { code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null };

export type MealsToShopQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type MealsToShopQuery = { currentMealPlan: { id: string, beginsOn: string | null, days: Array<{ index: number, meals: Array<{ meal: Types.Meal, recipes: Array<{ leftoverOfDay: number | null, recipe: { id: string } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> } | null };

export type WhatBecameFragment = { cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> };

export const MealsToShopDocument = new TypedDocumentString<MealsToShopQuery, MealsToShopQueryVariables>(`query MealsToShop($timeZone: String) {
  currentMealPlan(timeZone: $timeZone) {
    id
    beginsOn
    days {
      index
      meals {
        meal
        recipes {
          leftoverOfDay
          recipe {
            id
          }
        }
      }
    }
    ...WhatBecame
  }
}

fragment WhatBecame on MealPlan {
  cookedDishes {
    day
    meal
    recipeId
  }
  eatenMeals {
    day
    meal
  }
}`);
