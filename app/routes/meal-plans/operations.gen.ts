import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type MealPlanSuggestionsQueryVariables = Exact<{
  mealPlanId: string;
  day: number;
  meal: Types.Meal;
  swappedRecipeId?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type MealPlanSuggestionsQuery = { mealPlanSuggestions: { hasProfile: boolean, suggestions: Array<{ recipe: { id: string, isGoodAsLeftovers: boolean, slug: string, title: string, short: string, role: Types.RecipeRole, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, proteinGrams: number | null, energyKcal: number | null } }, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }> }> } };

export type MealPlanDaysInsteadQueryVariables = Exact<{
  mealPlanId: string;
  day: number;
  meal: Types.Meal;
  swappedRecipeId?: string | null | undefined;
  instead: Array<string> | string;
}>;


export type MealPlanDaysInsteadQuery = { mealPlanDaysInstead: Array<{ recipeId: string, hasOpenMeal: boolean, nutrition: { netCarbsGrams: number | null, proteinGrams: number | null, energyKcal: number | null }, lunchDay: { index: number, hasOpenMeal: boolean, nutrition: { netCarbsGrams: number | null, proteinGrams: number | null, energyKcal: number | null } } | null, times: { activeMinutes: number, totalMinutes: number } }> };

export type DayInsteadFiguresFragment = { netCarbsGrams: number | null, proteinGrams: number | null, energyKcal: number | null };

export type BoughtForSwapQueryVariables = Exact<{
  mealPlanId: string;
  day: number;
  recipeId: string;
  instead: Array<string> | string;
}>;


export type BoughtForSwapQuery = { shoppingBoughtForSwap: { left: Array<string>, dishes: Array<{ recipeId: string, have: Array<string>, toBuyCount: number }> } | null };

export type BoughtForDishFragment = { recipeId: string, have: Array<string>, toBuyCount: number };

export type DishesInsteadQueryVariables = Exact<{
  mealPlanId: string;
  instead: Array<string> | string;
}>;


export type DishesInsteadQuery = { shoppingDishesInstead: { cookedAlone: Array<number>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string, short: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Types.Aisle, hasPicture: boolean, densityGramsPerMl: number | null, names: Array<{ language: string, singular: string, plural: string | null }>, measures: Array<{ unit: string, grams: number }>, purchase: { wholeId: string | null, part: Types.FoodPart | null, gramsPerGram: number | null, isStaple: boolean, aisle: Types.Aisle, packs: Array<{ form: Types.PackForm, grams: number, count: number, size: number | null, sizeUnit: string | null }> } | null }>, swaps: Array<{ day: number, meal: Types.Meal, recipeId: string, cookedInstead: Array<number>, cookedWithoutLunch: Array<number> | null, dinnerWithout: number | null }>, figures: Array<{ recipeId: string, servings: number, netCarbsGrams: number | null, proteinGrams: number | null, energyKcal: number | null }> } | null };

export type OwnPlanToSwapQueryVariables = Exact<{
  slug: string;
}>;


export type OwnPlanToSwapQuery = { mealPlan: { id: string, isOwn: boolean, canEdit: boolean, days: Array<{ meals: Array<{ recipes: Array<{ recipe: { isGoodAsLeftovers: boolean, meals: Array<Types.Meal>, id: string, slug: string, title: string, short: string, role: Types.RecipeRole, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, proteinGrams: number | null, energyKcal: number | null } } }> }> }> }, favoriteRecipes: { recipes: Array<{ isGoodAsLeftovers: boolean, meals: Array<Types.Meal>, id: string, slug: string, title: string, short: string, role: Types.RecipeRole, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, proteinGrams: number | null, energyKcal: number | null } }> } };

export type KeptDishFragment = { isGoodAsLeftovers: boolean, meals: Array<Types.Meal>, id: string, slug: string, title: string, short: string, role: Types.RecipeRole, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, proteinGrams: number | null, energyKcal: number | null } };

export type SelectableFavoritesQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectableFavoritesQuery = { favoriteRecipes: { recipes: Array<{ id: string, isGoodAsLeftovers: boolean, slug: string, title: string, short: string, role: Types.RecipeRole, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, proteinGrams: number | null, energyKcal: number | null } }> } };

export type SelectableSearchQueryVariables = Exact<{
  input: Types.SearchInput;
}>;


export type SelectableSearchQuery = { search: { recipes: { totalCount: number, hits: Array<{ recipe: { id: string, isGoodAsLeftovers: boolean, slug: string, title: string, short: string, role: Types.RecipeRole, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, proteinGrams: number | null, energyKcal: number | null } } }> } | null } };

export type SelectableRecipeFragment = { id: string, isGoodAsLeftovers: boolean, slug: string, title: string, short: string, role: Types.RecipeRole, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, proteinGrams: number | null, energyKcal: number | null } };

export type PlannerSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlannerSettingsQuery = { me: { capabilities: { canEditMealPlans: boolean, needsSecondFactor: boolean } } | null, getMealPlanSettings: { planner: Array<{ group: string, name: string, label: string, value: number, unit: string | null, reason: string, source: string | null }> } };

export type MealPlanQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
  withMethod: boolean;
  withVideo: boolean;
}>;


export type MealPlanQuery = { shoppingListInBasket: number, profile: { answers: { cookingTime: Types.CookingTime | null, measurementSystem: Types.MeasurementSystem | null, adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null } } | null, mealPlanCalendar: Array<{ id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, beginsOn: string | null, days: Array<{ index: number }> }>, mealPlan: { description: string, origin: Types.MealPlanOrigin, version: number, undoVersion: number | null, isOwn: boolean, canEdit: boolean, isFavorite: boolean, beginsOn: string | null, usualBeginning: string | null, servingsOptions: Array<number>, dinnerCount: number, leftoverCount: number, hasVideo: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, slugs: Array<{ language: string, slug: string }>, eaters: { adults: number, children: number }, eatenMeals: Array<{ day: number, meal: Types.Meal }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, highlights: Array<{ code: Types.MealPlanHighlightCode, count: number, minutes: number | null, days: Array<number>, words: Array<string> }>, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean } | null, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, days: Array<{ index: number, weekday: number | null, servings: number, servingsOptions: Array<number>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, standing: { netCarbs: Types.TargetStanding | null, protein: Types.TargetStanding | null, energy: Types.TargetStanding | null } | null, meals: Array<{ meal: Types.Meal, note: string | null, recipes: Array<{ isOnShoppingList: boolean, minutesMore: number, servings: number, servingFactor: number, cookedServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, foodsToThaw: Array<string>, isLocked: boolean, key: string, keptServings: number, leftoversOnWeekday: number | null, recipe: { id: string, slug: string, title: string, short: string, role: Types.RecipeRole, servings: number, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, portions: Array<{ servings: number, size: Types.PortionSize }>, mainIngredients: Array<{ foodId: string, name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> } | null, video?: { url: string, title: string } | null, film?: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null }> }> }> } };

export type RemovedDishQueryVariables = Exact<{
  id: string;
}>;


export type RemovedDishQuery = { recipe: { recipe: { short: string } } };

export type ThingsOfMealPlanQueryVariables = Exact<{
  slug: string;
}>;


export type ThingsOfMealPlanQuery = { mealPlan: { toBuy: { count: number } } };

export type NextWeekOfferQueryVariables = Exact<{
  timeZone?: string | null | undefined;
  otherDishes: number;
}>;


export type NextWeekOfferQuery = { nextMealPlan: { beginsOn: string, days: Array<{ index: number, date: string, netCarbsGrams: number, proteinGrams: number, energyKcal: number, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, slug: string, short: string, activeMinutes: number, totalMinutes: number, leftoverOfDay: number | null }> }> }> } | null };

export type OfferedWeekFragment = { beginsOn: string, days: Array<{ index: number, date: string, netCarbsGrams: number, proteinGrams: number, energyKcal: number, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, slug: string, short: string, activeMinutes: number, totalMinutes: number, leftoverOfDay: number | null }> }> }> };

export type CalendarPlanFragment = { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, beginsOn: string | null, days: Array<{ index: number }> };

export type ShownPlanFragment = { description: string, origin: Types.MealPlanOrigin, version: number, undoVersion: number | null, isOwn: boolean, canEdit: boolean, isFavorite: boolean, beginsOn: string | null, usualBeginning: string | null, servingsOptions: Array<number>, dinnerCount: number, leftoverCount: number, hasVideo: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, eaters: { adults: number, children: number }, eatenMeals: Array<{ day: number, meal: Types.Meal }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, highlights: Array<{ code: Types.MealPlanHighlightCode, count: number, minutes: number | null, days: Array<number>, words: Array<string> }>, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean } | null, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, days: Array<{ index: number, weekday: number | null, servings: number, servingsOptions: Array<number>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, standing: { netCarbs: Types.TargetStanding | null, protein: Types.TargetStanding | null, energy: Types.TargetStanding | null } | null, meals: Array<{ meal: Types.Meal, note: string | null, recipes: Array<{ isOnShoppingList: boolean, minutesMore: number, servings: number, servingFactor: number, cookedServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, foodsToThaw: Array<string>, isLocked: boolean, key: string, keptServings: number, leftoversOnWeekday: number | null, recipe: { id: string, slug: string, title: string, short: string, role: Types.RecipeRole, servings: number, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, portions: Array<{ servings: number, size: Types.PortionSize }>, mainIngredients: Array<{ foodId: string, name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> } | null, video?: { url: string, title: string } | null, film?: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null }> }> }> };

export type PlanTargetsFragment = { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean };

export type DayFiguresFragment = { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null };

export type PlanDayFragment = { index: number, weekday: number | null, servings: number, servingsOptions: Array<number>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, standing: { netCarbs: Types.TargetStanding | null, protein: Types.TargetStanding | null, energy: Types.TargetStanding | null } | null, meals: Array<{ meal: Types.Meal, note: string | null, recipes: Array<{ isOnShoppingList: boolean, minutesMore: number, servings: number, servingFactor: number, cookedServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, foodsToThaw: Array<string>, isLocked: boolean, key: string, keptServings: number, leftoversOnWeekday: number | null, recipe: { id: string, slug: string, title: string, short: string, role: Types.RecipeRole, servings: number, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, portions: Array<{ servings: number, size: Types.PortionSize }>, mainIngredients: Array<{ foodId: string, name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> } | null, video?: { url: string, title: string } | null, film?: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null }> }> };

export type PlanMealFragment = { meal: Types.Meal, note: string | null, recipes: Array<{ isOnShoppingList: boolean, minutesMore: number, servings: number, servingFactor: number, cookedServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, foodsToThaw: Array<string>, isLocked: boolean, key: string, keptServings: number, leftoversOnWeekday: number | null, recipe: { id: string, slug: string, title: string, short: string, role: Types.RecipeRole, servings: number, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, portions: Array<{ servings: number, size: Types.PortionSize }>, mainIngredients: Array<{ foodId: string, name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> } | null, video?: { url: string, title: string } | null, film?: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null }> };

export type PlanDishFragment = { isOnShoppingList: boolean, minutesMore: number, servings: number, servingFactor: number, cookedServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, foodsToThaw: Array<string>, isLocked: boolean, key: string, keptServings: number, leftoversOnWeekday: number | null, recipe: { id: string, slug: string, title: string, short: string, role: Types.RecipeRole, servings: number, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, portions: Array<{ servings: number, size: Types.PortionSize }>, mainIngredients: Array<{ foodId: string, name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> } | null, video?: { url: string, title: string } | null, film?: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null };

export type StartMealPlanMutationVariables = Exact<{
  input: Types.StartMealPlanInput;
}>;


export type StartMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type StopMealPlanMutationVariables = Exact<{
  input: Types.MealPlanInput;
}>;


export type StopMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type ShareMealPlanMutationVariables = Exact<{
  input: Types.MealPlanInput;
}>;


export type ShareMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type UnshareMealPlanMutationVariables = Exact<{
  input: Types.MealPlanInput;
}>;


export type UnshareMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type DeleteMealPlanMutationVariables = Exact<{
  input: Types.MealPlanInput;
}>;


export type DeleteMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RestoreMealPlanMutationVariables = Exact<{
  input: Types.MealPlanInput;
}>;


export type RestoreMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type CopyMealPlanMutationVariables = Exact<{
  input: Types.CopyMealPlanInput;
}>;


export type CopyMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type CreateMealPlanMutationVariables = Exact<{
  input: Types.CreateMealPlanInput;
}>;


export type CreateMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RenameMealPlanMutationVariables = Exact<{
  input: Types.RenameMealPlanInput;
}>;


export type RenameMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type AddRecipeToMealPlanMutationVariables = Exact<{
  input: Types.AddRecipeToMealInput;
}>;


export type AddRecipeToMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RemoveRecipeFromMealMutationVariables = Exact<{
  input: Types.RemoveRecipeFromMealInput;
}>;


export type RemoveRecipeFromMealMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type SwapMealRecipeMutationVariables = Exact<{
  input: Types.SwapMealRecipeInput;
}>;


export type SwapMealRecipeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type MarkDishCookedMutationVariables = Exact<{
  input: Types.MarkDishCookedInput;
}>;


export type MarkDishCookedMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type LockMealRecipeMutationVariables = Exact<{
  input: Types.LockMealRecipeInput;
}>;


export type LockMealRecipeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type MoveMealRecipeMutationVariables = Exact<{
  input: Types.MoveMealRecipeInput;
}>;


export type MoveMealRecipeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type PlanLeftoversMutationVariables = Exact<{
  input: Types.PlanLeftoversInput;
}>;


export type PlanLeftoversMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type ChangeMealPlanServingsMutationVariables = Exact<{
  input: Types.ChangeMealPlanServingsInput;
}>;


export type ChangeMealPlanServingsMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type NoteMealMutationVariables = Exact<{
  input: Types.NoteMealInput;
}>;


export type NoteMealMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type UndoMealPlanChangeMutationVariables = Exact<{
  input: Types.UndoMealPlanChangeInput;
}>;


export type UndoMealPlanChangeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RegenerateMealPlanMutationVariables = Exact<{
  input: Types.RegenerateMealPlanInput;
}>;


export type RegenerateMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type ShopMealPlanMutationVariables = Exact<{
  input: Types.AddMealPlanToShoppingListInput;
}>;


export type ShopMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ShopMealPlanRecipeMutationVariables = Exact<{
  input: Types.AddRecipesToShoppingListInput;
}>;


export type ShopMealPlanRecipeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type UpdateListFromMealPlanMutationVariables = Exact<{
  input: Types.UpdateShoppingListFromMealPlanInput;
}>;


export type UpdateListFromMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ListChangesOfMealPlanQueryVariables = Exact<{
  mealPlanId: string;
}>;


export type ListChangesOfMealPlanQuery = { shoppingPlanChanges: { items: Array<{ kind: Types.ShoppingDifferenceKind }> } | null };

export type OpenMealPlanCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenMealPlanCalendarMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type CloseMealPlanCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseMealPlanCalendarMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PlanChangeFragment = { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null };

export type MyMealPlansQueryVariables = Exact<{
  afterId?: string | null | undefined;
  filter?: Types.MealPlanFilter | null | undefined;
  order?: Types.MealPlanOrder | null | undefined;
}>;


export type MyMealPlansQuery = { mealPlanCalendar: Array<{ beginsOn: string | null, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, coverRecipes: Array<{ id: string }>, days: Array<{ index: number, weekday: number | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ leftoverOfDay: number | null, recipe: { id: string, title: string, times: { activeMinutes: number, totalMinutes: number } } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> }>, mealPlans: { nextAfterId: string | null, mealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, beginsOn: string | null, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }>, counts: { all: number, personalized: number, custom: number, shared: number } } };

export type MealPlanCalendarAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type MealPlanCalendarAddressQuery = { mealPlanCalendarAddress: string | null };

export type DeletedMealPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedMealPlansQuery = { deletedMealPlans: Array<{ id: string, title: string | null, character: Types.MealPlanCharacter, deletedAt: string | null, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> };

export type StartedPlanFragment = { beginsOn: string | null, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, kind: Types.MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Types.Strictness, mealsPerDay: number, coverRecipes: Array<{ id: string }>, days: Array<{ index: number, weekday: number | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ leftoverOfDay: number | null, recipe: { id: string, title: string, times: { activeMinutes: number, totalMinutes: number } } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> };

export type GenerateMealplanMutationVariables = Exact<{
  input: Types.GenerateMealplanInput;
}>;


export type GenerateMealplanMutation = { generateMealplan: { problems: Array<{ code: string, message: string }>, mealPlan: { slug: string } | null, relaxations: Array<{ alternative: number, preference: Types.MealPlanPreference, to: string | null, group: string | null }> } };

export type ThemedMealPlansQueryVariables = Exact<{
  theme?: Types.MealPlanTheme | null | undefined;
  strictness?: Types.Strictness | null | undefined;
}>;


export type ThemedMealPlansQuery = { themedMealPlans: Array<{ id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, description: string, kind: Types.MealPlanKind, strictness: Types.Strictness, themes: Array<Types.MealPlanTheme>, dayCount: number, mealsPerDay: number, slugs: Array<{ language: string, slug: string }>, coverRecipes: Array<{ id: string }> }> };

export type MealPlanTeaserQueryVariables = Exact<{
  slug: string;
}>;


export type MealPlanTeaserQuery = { mealPlanTeaser: { dinnerCount: number, leftoverCount: number, id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, description: string, kind: Types.MealPlanKind, strictness: Types.Strictness, themes: Array<Types.MealPlanTheme>, dayCount: number, mealsPerDay: number, days: Array<{ index: number, weekday: number | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, title: string }> }> }>, slugs: Array<{ language: string, slug: string }>, coverRecipes: Array<{ id: string }> } | null, me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> } };

export type PlannerDoorQueryVariables = Exact<{ [key: string]: never; }>;


export type PlannerDoorQuery = { me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, themedMealPlans: Array<{ id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, description: string, kind: Types.MealPlanKind, strictness: Types.Strictness, themes: Array<Types.MealPlanTheme>, dayCount: number, mealsPerDay: number, slugs: Array<{ language: string, slug: string }>, coverRecipes: Array<{ id: string }> }> };

export type PlannerPeekQueryVariables = Exact<{
  slug: string;
}>;


export type PlannerPeekQuery = { mealPlanTeaser: { days: Array<{ index: number, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, short: string, times: { activeMinutes: number, totalMinutes: number } }> }> }> } | null };

export type PlanTeaserFragment = { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, description: string, kind: Types.MealPlanKind, strictness: Types.Strictness, themes: Array<Types.MealPlanTheme>, dayCount: number, mealsPerDay: number, slugs: Array<{ language: string, slug: string }>, coverRecipes: Array<{ id: string }> };

export const MealPlanSuggestionsDocument = new TypedDocumentString<MealPlanSuggestionsQuery, MealPlanSuggestionsQueryVariables>(`query MealPlanSuggestions($mealPlanId: ID!, $day: Int!, $meal: Meal!, $swappedRecipeId: ID, $timeZone: String) {
  mealPlanSuggestions(
    mealPlanId: $mealPlanId
    day: $day
    meal: $meal
    swappedRecipeId: $swappedRecipeId
    timeZone: $timeZone
  ) {
    hasProfile
    suggestions {
      recipe {
        ...SelectableRecipe
      }
      reasons {
        ...PlanReason
      }
    }
  }
}

fragment SelectableRecipe on Recipe {
  id
  isGoodAsLeftovers
  slug
  title
  short
  role
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
    proteinGrams
    energyKcal
  }
}

fragment PlanReason on MealPlanReason {
  code
  amount
  day
  word
  foodName
}`);

export const MealPlanDaysInsteadDocument = new TypedDocumentString<MealPlanDaysInsteadQuery, MealPlanDaysInsteadQueryVariables>(`query MealPlanDaysInstead($mealPlanId: ID!, $day: Int!, $meal: Meal!, $swappedRecipeId: ID, $instead: [ID!]!) {
  mealPlanDaysInstead(
    mealPlanId: $mealPlanId
    day: $day
    meal: $meal
    swappedRecipeId: $swappedRecipeId
    instead: $instead
  ) {
    recipeId
    nutrition {
      ...DayInsteadFigures
    }
    hasOpenMeal
    lunchDay {
      index
      nutrition {
        ...DayInsteadFigures
      }
      hasOpenMeal
    }
    times {
      activeMinutes
      totalMinutes
    }
  }
}

fragment DayInsteadFigures on DayNutrition {
  netCarbsGrams
  proteinGrams
  energyKcal
}`);

export const BoughtForSwapDocument = new TypedDocumentString<BoughtForSwapQuery, BoughtForSwapQueryVariables>(`query BoughtForSwap($mealPlanId: ID!, $day: Int!, $recipeId: ID!, $instead: [ID!]!) {
  shoppingBoughtForSwap(
    mealPlanId: $mealPlanId
    day: $day
    recipeId: $recipeId
    instead: $instead
  ) {
    left
    dishes {
      ...BoughtForDish
    }
  }
}

fragment BoughtForDish on ShoppingBoughtForDish {
  recipeId
  have
  toBuyCount
}`);

export const DishesInsteadDocument = new TypedDocumentString<DishesInsteadQuery, DishesInsteadQueryVariables>(`query DishesInstead($mealPlanId: ID!, $instead: [ID!]!) {
  shoppingDishesInstead(mealPlanId: $mealPlanId, instead: $instead) {
    recipes {
      ...ListedRecipe
    }
    foods {
      ...FoodInSwap
    }
    swaps {
      day
      meal
      recipeId
      cookedInstead
      cookedWithoutLunch
      dinnerWithout
    }
    cookedAlone
    figures {
      recipeId
      servings
      netCarbsGrams
      proteinGrams
      energyKcal
    }
  }
}

fragment ListedRecipe on ShoppingListedRecipe {
  recipe {
    id
    slug
    title
    short
  }
  servings
  ingredients {
    foodId
    amount
    unit
    grams
    label
    standing
  }
}

fragment FoodInSwap on ShoppingListedFood {
  ...ListedFood
  names {
    language
    singular
    plural
  }
}

fragment ListedFood on ShoppingListedFood {
  id
  group
  aisle
  hasPicture
  densityGramsPerMl
  measures {
    unit
    grams
  }
  purchase {
    wholeId
    part
    gramsPerGram
    isStaple
    aisle
    packs {
      form
      grams
      count
      size
      sizeUnit
    }
  }
}`);

export const OwnPlanToSwapDocument = new TypedDocumentString<OwnPlanToSwapQuery, OwnPlanToSwapQueryVariables>(`query OwnPlanToSwap($slug: String!) {
  mealPlan(slug: $slug) {
    id
    isOwn
    canEdit
    days {
      meals {
        recipes {
          recipe {
            ...KeptDish
          }
        }
      }
    }
  }
  favoriteRecipes {
    recipes {
      ...KeptDish
    }
  }
}

fragment KeptDish on Recipe {
  ...SelectableRecipe
  isGoodAsLeftovers
  meals
}

fragment SelectableRecipe on Recipe {
  id
  isGoodAsLeftovers
  slug
  title
  short
  role
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
    proteinGrams
    energyKcal
  }
}`);

export const SelectableFavoritesDocument = new TypedDocumentString<SelectableFavoritesQuery, SelectableFavoritesQueryVariables>(`query SelectableFavorites {
  favoriteRecipes {
    recipes {
      ...SelectableRecipe
    }
  }
}

fragment SelectableRecipe on Recipe {
  id
  isGoodAsLeftovers
  slug
  title
  short
  role
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
    proteinGrams
    energyKcal
  }
}`);

export const SelectableSearchDocument = new TypedDocumentString<SelectableSearchQuery, SelectableSearchQueryVariables>(`query SelectableSearch($input: SearchInput!) {
  search(input: $input) {
    recipes {
      totalCount
      hits {
        recipe {
          ...SelectableRecipe
        }
      }
    }
  }
}

fragment SelectableRecipe on Recipe {
  id
  isGoodAsLeftovers
  slug
  title
  short
  role
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
    proteinGrams
    energyKcal
  }
}`);

export const PlannerSettingsDocument = new TypedDocumentString<PlannerSettingsQuery, PlannerSettingsQueryVariables>(`query PlannerSettings {
  me {
    capabilities {
      canEditMealPlans
      needsSecondFactor
    }
  }
  getMealPlanSettings {
    planner {
      group
      name
      label
      value
      unit
      reason
      source
    }
  }
}`);

export const MealPlanDocument = new TypedDocumentString<MealPlanQuery, MealPlanQueryVariables>(`query MealPlan($slug: String!, $timeZone: String, $withMethod: Boolean!, $withVideo: Boolean!) {
  ...UsualUnits
  ...EaterNames
  profile {
    answers {
      cookingTime
    }
  }
  mealPlanCalendar {
    ...CalendarPlan
  }
  shoppingListInBasket
  mealPlan(slug: $slug) {
    ...ShownPlan
    slugs {
      language
      slug
    }
  }
}

fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}

fragment EaterNames on Query {
  profile {
    answers {
      adults
      children
      adultNames
      childNames
    }
  }
}

fragment CalendarPlan on MealPlan {
  id
  slug
  title
  character
  beginsOn
  days {
    index
  }
}

fragment ShownPlan on MealPlan {
  ...PlanHead
  eaters {
    adults
    children
  }
  description
  origin
  version
  undoVersion
  isOwn
  canEdit
  isFavorite
  eatenMeals {
    day
    meal
  }
  cookedDishes {
    day
    meal
    recipeId
  }
  beginsOn
  usualBeginning(timeZone: $timeZone)
  servingsOptions
  dinnerCount
  leftoverCount
  hasVideo
  highlights {
    code
    count
    minutes
    days
    words
  }
  targets {
    ...PlanTargets
  }
  meanNutrition {
    ...DayFigures
  }
  days {
    ...PlanDay
  }
}

fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  beginsOn
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
}

fragment PlanTargets on Targets {
  energyKcal
  proteinGrams
  netCarbsLimitGrams
  isNetCarbsLimitExclusive
}

fragment DayFigures on DayNutrition {
  netCarbsGrams
  isNetCarbsApproximate
  proteinGrams
  fatGrams
  fiberGrams
  energyKcal
  energyShares {
    netCarbs
    protein
    fat
  }
}

fragment PlanDay on MealPlanDay {
  index
  weekday
  servings
  servingsOptions
  nutrition {
    ...DayFigures
  }
  standing {
    netCarbs
    protein
    energy
  }
  meals {
    ...PlanMeal
  }
}

fragment PlanMeal on MealPlanMeal {
  meal
  note
  recipes {
    ...PlanDish
  }
}

fragment PlanDish on MealPlanRecipe {
  isOnShoppingList
  minutesMore
  recipe {
    id
    slug
    title
    short
    role
    servings
    isFavorite
    times {
      activeMinutes
      totalMinutes
    }
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    proteinGrams
    energyKcal
  }
  servings
  servingFactor
  portions {
    servings
    size
  }
  cookedServings
  ...DishServing
  leftoverOfDay
  leftoversOnDay
  canBeLeftovers
  foodsToThaw
  mainIngredients {
    foodId
    name
    amount {
      ...KitchenAmounts
    }
  }
  isLocked
  reasons {
    code
    amount
    day
    word
    foodName
  }
  sheet @include(if: $withMethod) {
    ...RecipeMethod
  }
  video @include(if: $withVideo) {
    url
    title
  }
  film @include(if: $withVideo) {
    ...PlayedVideo
  }
}

fragment DishServing on MealPlanRecipe {
  key
  portions {
    servings
    size
  }
  keptServings
  leftoversOnDay
  leftoversOnWeekday
}

fragment KitchenAmounts on AmountPerSystem {
  metric {
    number
    fraction
    unit
  }
  us {
    number
    fraction
    unit
    plus {
      number
      fraction
      unit
    }
  }
}

fragment RecipeMethod on RecipeSheet {
  servings
  nutrition {
    ...PerServing
  }
  foodsToBuyCount
  ingredients {
    ...IngredientLine
  }
  steps {
    ...WrittenStep
    ingredients(untold: true) {
      ...StepNeed
    }
  }
  tip
}

fragment PerServing on RecipeNutrition {
  gramsPerServing
  netCarbsGrams
  netCarbsWithoutPolyolsGrams
  isNetCarbsApproximate
  isNetCarbsIncomplete
  energyKcal
  proteinGrams
  fatGrams
  energyShares {
    netCarbs
    protein
    fat
  }
  nutrients {
    name
    amount
    isIncomplete
  }
}

fragment IngredientLine on RecipeIngredient {
  key
  foodId
  foodGroup
  hasPicture
  name
  note
  label
  isAlternative
  isStaple
  amount {
    ...KitchenAmounts
  }
  weight {
    ...Amounts
  }
}

fragment Amounts on AmountPerSystem {
  metric {
    number
    fraction
    unit
  }
  us {
    number
    fraction
    unit
  }
}

fragment WrittenStep on RecipeStep {
  ...StepWords
  state
  timersMinutes
}

fragment StepWords on RecipeStep {
  pieces {
    text
    amount {
      ...KitchenAmounts
    }
  }
}

fragment StepNeed on StepIngredient {
  isPart
  ingredient {
    key
    name
    label
    amount {
      ...KitchenAmounts
    }
  }
}

fragment PlayedVideo on Video {
  id
  slug
  title
  seconds
  pictureRecipeId
  isLocked
  source {
    kind
    address
    mediaType
  }
  chapters {
    title
    startSeconds
    stillPath
    cues {
      startSeconds
      endSeconds
      text
    }
  }
}`);

export const RemovedDishDocument = new TypedDocumentString<RemovedDishQuery, RemovedDishQueryVariables>(`query RemovedDish($id: String!) {
  recipe(slug: $id) {
    recipe {
      short
    }
  }
}`);

export const ThingsOfMealPlanDocument = new TypedDocumentString<ThingsOfMealPlanQuery, ThingsOfMealPlanQueryVariables>(`query ThingsOfMealPlan($slug: String!) {
  mealPlan(slug: $slug) {
    toBuy {
      count
    }
  }
}`);

export const NextWeekOfferDocument = new TypedDocumentString<NextWeekOfferQuery, NextWeekOfferQueryVariables>(`query NextWeekOffer($timeZone: String, $otherDishes: Int!) {
  nextMealPlan(timeZone: $timeZone, otherDishes: $otherDishes) {
    ...OfferedWeek
  }
}

fragment OfferedWeek on NextMealPlan {
  beginsOn
  days {
    index
    date
    netCarbsGrams
    proteinGrams
    energyKcal
    meals {
      meal
      recipes {
        id
        slug
        short
        activeMinutes
        totalMinutes
        leftoverOfDay
      }
    }
  }
}`);

export const StartMealPlanDocument = new TypedDocumentString<StartMealPlanMutation, StartMealPlanMutationVariables>(`mutation StartMealPlan($input: StartMealPlanInput!) {
  change: startMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const StopMealPlanDocument = new TypedDocumentString<StopMealPlanMutation, StopMealPlanMutationVariables>(`mutation StopMealPlan($input: MealPlanInput!) {
  change: stopMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const ShareMealPlanDocument = new TypedDocumentString<ShareMealPlanMutation, ShareMealPlanMutationVariables>(`mutation ShareMealPlan($input: MealPlanInput!) {
  change: shareMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const UnshareMealPlanDocument = new TypedDocumentString<UnshareMealPlanMutation, UnshareMealPlanMutationVariables>(`mutation UnshareMealPlan($input: MealPlanInput!) {
  change: unshareMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const DeleteMealPlanDocument = new TypedDocumentString<DeleteMealPlanMutation, DeleteMealPlanMutationVariables>(`mutation DeleteMealPlan($input: MealPlanInput!) {
  change: deleteMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const RestoreMealPlanDocument = new TypedDocumentString<RestoreMealPlanMutation, RestoreMealPlanMutationVariables>(`mutation RestoreMealPlan($input: MealPlanInput!) {
  change: restoreMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const CopyMealPlanDocument = new TypedDocumentString<CopyMealPlanMutation, CopyMealPlanMutationVariables>(`mutation CopyMealPlan($input: CopyMealPlanInput!) {
  change: copyMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const CreateMealPlanDocument = new TypedDocumentString<CreateMealPlanMutation, CreateMealPlanMutationVariables>(`mutation CreateMealPlan($input: CreateMealPlanInput!) {
  change: createMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const RenameMealPlanDocument = new TypedDocumentString<RenameMealPlanMutation, RenameMealPlanMutationVariables>(`mutation RenameMealPlan($input: RenameMealPlanInput!) {
  change: renameMealPlan(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const AddRecipeToMealPlanDocument = new TypedDocumentString<AddRecipeToMealPlanMutation, AddRecipeToMealPlanMutationVariables>(`mutation AddRecipeToMealPlan($input: AddRecipeToMealInput!) {
  change: addRecipeToMeal(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const RemoveRecipeFromMealDocument = new TypedDocumentString<RemoveRecipeFromMealMutation, RemoveRecipeFromMealMutationVariables>(`mutation RemoveRecipeFromMeal($input: RemoveRecipeFromMealInput!) {
  change: removeRecipeFromMeal(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const SwapMealRecipeDocument = new TypedDocumentString<SwapMealRecipeMutation, SwapMealRecipeMutationVariables>(`mutation SwapMealRecipe($input: SwapMealRecipeInput!) {
  change: swapMealRecipe(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const MarkDishCookedDocument = new TypedDocumentString<MarkDishCookedMutation, MarkDishCookedMutationVariables>(`mutation MarkDishCooked($input: MarkDishCookedInput!) {
  change: markDishCooked(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const LockMealRecipeDocument = new TypedDocumentString<LockMealRecipeMutation, LockMealRecipeMutationVariables>(`mutation LockMealRecipe($input: LockMealRecipeInput!) {
  change: lockMealRecipe(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const MoveMealRecipeDocument = new TypedDocumentString<MoveMealRecipeMutation, MoveMealRecipeMutationVariables>(`mutation MoveMealRecipe($input: MoveMealRecipeInput!) {
  change: moveMealRecipe(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const PlanLeftoversDocument = new TypedDocumentString<PlanLeftoversMutation, PlanLeftoversMutationVariables>(`mutation PlanLeftovers($input: PlanLeftoversInput!) {
  change: planLeftovers(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const ChangeMealPlanServingsDocument = new TypedDocumentString<ChangeMealPlanServingsMutation, ChangeMealPlanServingsMutationVariables>(`mutation ChangeMealPlanServings($input: ChangeMealPlanServingsInput!) {
  change: changeMealPlanServings(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const NoteMealDocument = new TypedDocumentString<NoteMealMutation, NoteMealMutationVariables>(`mutation NoteMeal($input: NoteMealInput!) {
  change: noteMeal(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const UndoMealPlanChangeDocument = new TypedDocumentString<UndoMealPlanChangeMutation, UndoMealPlanChangeMutationVariables>(`mutation UndoMealPlanChange($input: UndoMealPlanChangeInput!) {
  change: undoMealPlanChange(input: $input) {
    ...PlanChange
  }
}

fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}`);

export const RegenerateMealPlanDocument = new TypedDocumentString<RegenerateMealPlanMutation, RegenerateMealPlanMutationVariables>(`mutation RegenerateMealPlan($input: RegenerateMealPlanInput!) {
  change: regenerateMealPlan(input: $input) {
    problems {
      path
      code
      message
    }
    mealPlan {
      slug
    }
  }
}`);

export const ShopMealPlanDocument = new TypedDocumentString<ShopMealPlanMutation, ShopMealPlanMutationVariables>(`mutation ShopMealPlan($input: AddMealPlanToShoppingListInput!) {
  change: addMealPlanToShoppingList(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ShopMealPlanRecipeDocument = new TypedDocumentString<ShopMealPlanRecipeMutation, ShopMealPlanRecipeMutationVariables>(`mutation ShopMealPlanRecipe($input: AddRecipesToShoppingListInput!) {
  change: addRecipesToShoppingList(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const UpdateListFromMealPlanDocument = new TypedDocumentString<UpdateListFromMealPlanMutation, UpdateListFromMealPlanMutationVariables>(`mutation UpdateListFromMealPlan($input: UpdateShoppingListFromMealPlanInput!) {
  change: updateShoppingListFromMealPlan(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ListChangesOfMealPlanDocument = new TypedDocumentString<ListChangesOfMealPlanQuery, ListChangesOfMealPlanQueryVariables>(`query ListChangesOfMealPlan($mealPlanId: ID!) {
  shoppingPlanChanges(mealPlanId: $mealPlanId) {
    items {
      kind
    }
  }
}`);

export const OpenMealPlanCalendarDocument = new TypedDocumentString<OpenMealPlanCalendarMutation, OpenMealPlanCalendarMutationVariables>(`mutation OpenMealPlanCalendar {
  change: openMealPlanCalendar {
    problems {
      path
      code
      message
    }
  }
}`);

export const CloseMealPlanCalendarDocument = new TypedDocumentString<CloseMealPlanCalendarMutation, CloseMealPlanCalendarMutationVariables>(`mutation CloseMealPlanCalendar {
  change: closeMealPlanCalendar {
    problems {
      path
      code
      message
    }
  }
}`);

export const MyMealPlansDocument = new TypedDocumentString<MyMealPlansQuery, MyMealPlansQueryVariables>(`query MyMealPlans($afterId: String, $filter: MealPlanFilter, $order: MealPlanOrder) {
  mealPlanCalendar {
    ...StartedPlan
  }
  mealPlans(afterId: $afterId, filter: $filter, order: $order, withStarted: false) {
    mealPlans {
      ...PlanCard
    }
    nextAfterId
    counts {
      all
      personalized
      custom
      shared
    }
  }
}

fragment StartedPlan on MealPlan {
  ...PlanHead
  beginsOn
  ...WhatBecame
  coverRecipes {
    id
  }
  days {
    index
    weekday
    meals {
      meal
      recipes {
        recipe {
          id
          title
          times {
            activeMinutes
            totalMinutes
          }
        }
        leftoverOfDay
      }
    }
  }
}

fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  beginsOn
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
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
}

fragment PlanCard on MealPlan {
  ...PlanHead
  isFavorite
  meanNutrition {
    netCarbsGrams
    isNetCarbsApproximate
  }
  coverRecipes {
    id
  }
  days {
    index
  }
}`);

export const MealPlanCalendarAddressDocument = new TypedDocumentString<MealPlanCalendarAddressQuery, MealPlanCalendarAddressQueryVariables>(`query MealPlanCalendarAddress {
  mealPlanCalendarAddress
}`);

export const DeletedMealPlansDocument = new TypedDocumentString<DeletedMealPlansQuery, DeletedMealPlansQueryVariables>(`query DeletedMealPlans {
  deletedMealPlans {
    id
    title
    character
    deletedAt
    coverRecipes {
      id
    }
    days {
      index
    }
  }
}`);

export const GenerateMealplanDocument = new TypedDocumentString<GenerateMealplanMutation, GenerateMealplanMutationVariables>(`mutation GenerateMealplan($input: GenerateMealplanInput!) {
  generateMealplan(input: $input) {
    problems {
      code
      message
    }
    mealPlan {
      slug
    }
    relaxations {
      ...RelaxationFields
    }
  }
}

fragment RelaxationFields on MealPlanRelaxation {
  alternative
  preference
  to
  group
}`);

export const ThemedMealPlansDocument = new TypedDocumentString<ThemedMealPlansQuery, ThemedMealPlansQueryVariables>(`query ThemedMealPlans($theme: MealPlanTheme, $strictness: Strictness) {
  themedMealPlans(theme: $theme, strictness: $strictness) {
    ...PlanTeaser
  }
}

fragment PlanTeaser on MealPlanTeaser {
  id
  slug
  slugs {
    language
    slug
  }
  title
  character
  description
  kind
  strictness
  themes
  dayCount
  mealsPerDay
  coverRecipes {
    id
  }
}`);

export const MealPlanTeaserDocument = new TypedDocumentString<MealPlanTeaserQuery, MealPlanTeaserQueryVariables>(`query MealPlanTeaser($slug: String!) {
  mealPlanTeaser(slug: $slug) {
    ...PlanTeaser
    dinnerCount
    leftoverCount
    days {
      index
      weekday
      meals {
        meal
        recipes {
          id
          title
        }
      }
    }
  }
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
}

fragment PlanTeaser on MealPlanTeaser {
  id
  slug
  slugs {
    language
    slug
  }
  title
  character
  description
  kind
  strictness
  themes
  dayCount
  mealsPerDay
  coverRecipes {
    id
  }
}

fragment MembershipTerms on Offers {
  trialDays
  pastTrialEndedAt
  recipeCount
  openRecipeCount
  offers {
    plan
    currency
    priceMinor
  }
}`);

export const PlannerDoorDocument = new TypedDocumentString<PlannerDoorQuery, PlannerDoorQueryVariables>(`query PlannerDoor {
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
  themedMealPlans {
    ...PlanTeaser
  }
}

fragment MembershipTerms on Offers {
  trialDays
  pastTrialEndedAt
  recipeCount
  openRecipeCount
  offers {
    plan
    currency
    priceMinor
  }
}

fragment PlanTeaser on MealPlanTeaser {
  id
  slug
  slugs {
    language
    slug
  }
  title
  character
  description
  kind
  strictness
  themes
  dayCount
  mealsPerDay
  coverRecipes {
    id
  }
}`);

export const PlannerPeekDocument = new TypedDocumentString<PlannerPeekQuery, PlannerPeekQueryVariables>(`query PlannerPeek($slug: String!) {
  mealPlanTeaser(slug: $slug) {
    days {
      index
      meals {
        meal
        recipes {
          id
          short
          times {
            activeMinutes
            totalMinutes
          }
        }
      }
    }
  }
}`);
