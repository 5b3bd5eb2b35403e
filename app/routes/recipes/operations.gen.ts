import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type PlansForRecipeQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansForRecipeQuery = { mealPlans: { mealPlans: Array<{ id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, isStarted: boolean, createdAt: string, days: Array<{ index: number, weekday: number | null }> }> } };

export type PlanChoiceFragment = { id: string, slug: string, title: string | null, character: Types.MealPlanCharacter, isStarted: boolean, createdAt: string, days: Array<{ index: number, weekday: number | null }> };

export type AddRecipeToMealMutationVariables = Exact<{
  input: Types.AddRecipeToMealInput;
}>;


export type AddRecipeToMealMutation = { addRecipeToMeal: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type AddRecipeToShoppingListMutationVariables = Exact<{
  input: Types.AddRecipesToShoppingListInput;
}>;


export type AddRecipeToShoppingListMutation = { addRecipesToShoppingList: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RecipesQueryVariables = Exact<{
  filter?: Types.RecipeFilter | null | undefined;
  page?: number | null | undefined;
}>;


export type RecipesQuery = { seasonMonth: number, recipes: { totalCount: number, page: number, pageCount: number, recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } };

export type DiscoverQueryVariables = Exact<{
  minutes: number;
  foodIds: Array<string> | string;
  fitsDay: boolean;
  timeZone?: string | null | undefined;
}>;


export type DiscoverQuery = { me: { userId: string } | null, membershipSubscription: { status: Types.SubscriptionStatus } | null, cookTonight: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, dinnersForToday?: Array<{ dayNetCarbsGrams: number | null, recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } } }> | null, profile: { targets: { energyKcal: number, netCarbsLimitGrams: number } | null } | null, search: { recipes: { facets: Array<{ filter: Types.SearchFilter, choices: Array<{ value: string, count: number }> }> } | null }, fridgeFoods: Array<{ id: string, name: string }>, cookFromFridge: { totalCount: number, found: Array<{ missingCount: number, firstMissing: string | null, recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } } }> }, recipeCollections: Array<{ name: string, title: string, recipeCount: number, filters: Array<{ filter: string, values: Array<string> }>, coverRecipes: Array<{ id: string }> }> };

export type SavedRecipesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedRecipesQuery = { favoriteRecipes: { recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } };

export type CollectionCardFragment = { name: string, title: string, recipeCount: number, filters: Array<{ filter: string, values: Array<string> }>, coverRecipes: Array<{ id: string }> };

export type DraftPreviewQueryVariables = Exact<{
  id: string;
}>;


export type DraftPreviewQuery = { contentDraft: { preview: { problems: Array<{ message: string }>, recipe: { id: string, slug: string, imageVersion: string, title: string, description: string, meals: Array<Types.Meal>, role: Types.RecipeRole, cuisine: Types.Cuisine, dish: Types.Dish, protein: Types.ProteinSource, difficulty: Types.Difficulty, strictness: Types.Strictness, strictnessWithoutPolyols: Types.Strictness, eatingNotes: Array<Types.EatingNote>, tags: Array<string>, servings: number, servingsOptions: Array<number>, isPremium: boolean, isLocked: boolean, isFavorite: boolean, isTestKitchen: boolean, photoAlt: string | null, publishedOn: string | null, isGoodAsLeftovers: boolean, leftoverServings: number | null, film: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null, slugs: Array<{ language: string, slug: string }>, cookings: Array<{ by: string, on: string }>, rating: { mean: number | null, count: number, own: number | null }, times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number }, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, satiety: { version: number, score: number | null, band: Types.SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } }, sheet: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }>, faq: Array<{ question: string, answer: string }>, video: { url: string, title: string } | null } | null, glimpse: { stepCount: number, firstIngredients: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }> } | null, openInstead: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, related: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } | null, previewPhoto: { id: string, focus: string } | null, previewDrawings: Array<{ path: string, svg: string }> }, me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, profile: { answers: { measurementSystem: Types.MeasurementSystem | null } } | null };

export type RateRecipeMutationVariables = Exact<{
  input: Types.RateRecipeInput;
}>;


export type RateRecipeMutation = { rateRecipe: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RecipeQueryVariables = Exact<{
  slug: string;
  servings?: number | null | undefined;
  dish?: string | null | undefined;
}>;


export type RecipeQuery = { recipe: { plannedDish: { isOnShoppingList: boolean, isOnShoppingListAsCooked: boolean, key: string, keptServings: number, leftoversOnDay: number | null, leftoversOnWeekday: number | null, sheet: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }>, faq: Array<{ question: string, answer: string }>, video: { url: string, title: string } | null } | null, recipe: { times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, portions: Array<{ servings: number, size: Types.PortionSize }> } | null, leftPlace: { mealPlanSlug: string, instead: { key: string, recipe: { slug: string, title: string } } | null, movedTo: { key: string, recipe: { slug: string } } | null } | null, problems: Array<{ message: string }>, recipe: { id: string, slug: string, imageVersion: string, title: string, description: string, meals: Array<Types.Meal>, role: Types.RecipeRole, cuisine: Types.Cuisine, dish: Types.Dish, protein: Types.ProteinSource, difficulty: Types.Difficulty, strictness: Types.Strictness, strictnessWithoutPolyols: Types.Strictness, eatingNotes: Array<Types.EatingNote>, tags: Array<string>, servings: number, servingsOptions: Array<number>, isPremium: boolean, isLocked: boolean, isFavorite: boolean, isTestKitchen: boolean, photoAlt: string | null, publishedOn: string | null, isGoodAsLeftovers: boolean, leftoverServings: number | null, film: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null, slugs: Array<{ language: string, slug: string }>, cookings: Array<{ by: string, on: string }>, rating: { mean: number | null, count: number, own: number | null }, times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number }, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, satiety: { version: number, score: number | null, band: Types.SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } }, sheet: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }>, faq: Array<{ question: string, answer: string }>, video: { url: string, title: string } | null } | null, glimpse: { stepCount: number, firstIngredients: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }> } | null, openInstead: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, related: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> }, me: { userId: string } | null, membershipSubscription: { status: Types.SubscriptionStatus } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, profile: { answers: { measurementSystem: Types.MeasurementSystem | null } } | null };

export type RecipeOnPageFragment = { problems: Array<{ message: string }>, recipe: { id: string, slug: string, imageVersion: string, title: string, description: string, meals: Array<Types.Meal>, role: Types.RecipeRole, cuisine: Types.Cuisine, dish: Types.Dish, protein: Types.ProteinSource, difficulty: Types.Difficulty, strictness: Types.Strictness, strictnessWithoutPolyols: Types.Strictness, eatingNotes: Array<Types.EatingNote>, tags: Array<string>, servings: number, servingsOptions: Array<number>, isPremium: boolean, isLocked: boolean, isFavorite: boolean, isTestKitchen: boolean, photoAlt: string | null, publishedOn: string | null, isGoodAsLeftovers: boolean, leftoverServings: number | null, film: { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null, slugs: Array<{ language: string, slug: string }>, cookings: Array<{ by: string, on: string }>, rating: { mean: number | null, count: number, own: number | null }, times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number }, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, satiety: { version: number, score: number | null, band: Types.SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } }, sheet: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }>, faq: Array<{ question: string, answer: string }>, video: { url: string, title: string } | null } | null, glimpse: { stepCount: number, firstIngredients: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }> } | null, openInstead: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, related: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> };

export type PlanOfDishQueryVariables = Exact<{
  slug: string;
}>;


export type PlanOfDishQuery = { mealPlan: { slug: string, isOwn: boolean, isStarted: boolean, canEdit: boolean } };

export type RecipeFactsFragment = { id: string, slug: string, imageVersion: string, title: string, description: string, meals: Array<Types.Meal>, role: Types.RecipeRole, cuisine: Types.Cuisine, dish: Types.Dish, protein: Types.ProteinSource, difficulty: Types.Difficulty, strictness: Types.Strictness, strictnessWithoutPolyols: Types.Strictness, eatingNotes: Array<Types.EatingNote>, tags: Array<string>, servings: number, servingsOptions: Array<number>, isPremium: boolean, isLocked: boolean, isFavorite: boolean, isTestKitchen: boolean, photoAlt: string | null, publishedOn: string | null, isGoodAsLeftovers: boolean, leftoverServings: number | null, slugs: Array<{ language: string, slug: string }>, cookings: Array<{ by: string, on: string }>, rating: { mean: number | null, count: number, own: number | null }, times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number }, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, satiety: { version: number, score: number | null, band: Types.SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } };

export type PerServingFragment = { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> };

export type RecipeMethodFragment = { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, netCarbsWithoutPolyolsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: Types.IngredientLabel | null, isAlternative: boolean, isStaple: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ state: Types.StepState, timersMinutes: Array<number>, ingredients: Array<{ isPart: boolean, ingredient: { key: string, name: string, label: Types.IngredientLabel | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } } }>, pieces: Array<{ text: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }> };

export type RecipeExtrasFragment = { faq: Array<{ question: string, answer: string }>, video: { url: string, title: string } | null };

export type PlannedServingFragment = { isOnShoppingList: boolean, isOnShoppingListAsCooked: boolean, key: string, keptServings: number, leftoversOnDay: number | null, leftoversOnWeekday: number | null, recipe: { times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, portions: Array<{ servings: number, size: Types.PortionSize }> };

export type DishServingFragment = { key: string, keptServings: number, leftoversOnDay: number | null, leftoversOnWeekday: number | null, portions: Array<{ servings: number, size: Types.PortionSize }> };

export const PlansForRecipeDocument = new TypedDocumentString<PlansForRecipeQuery, PlansForRecipeQueryVariables>(`query PlansForRecipe {
  mealPlans {
    mealPlans {
      ...PlanChoice
    }
  }
}

fragment PlanChoice on MealPlan {
  id
  slug
  title
  character
  isStarted
  createdAt
  days {
    index
    weekday
  }
}`);

export const AddRecipeToMealDocument = new TypedDocumentString<AddRecipeToMealMutation, AddRecipeToMealMutationVariables>(`mutation AddRecipeToMeal($input: AddRecipeToMealInput!) {
  addRecipeToMeal(input: $input) {
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

export const AddRecipeToShoppingListDocument = new TypedDocumentString<AddRecipeToShoppingListMutation, AddRecipeToShoppingListMutationVariables>(`mutation AddRecipeToShoppingList($input: AddRecipesToShoppingListInput!) {
  addRecipesToShoppingList(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RecipesDocument = new TypedDocumentString<RecipesQuery, RecipesQueryVariables>(`query Recipes($filter: RecipeFilter, $page: Int) {
  seasonMonth
  recipes(filter: $filter, page: $page) {
    recipes {
      ...RecipeCard
    }
    totalCount
    page
    pageCount
  }
}

fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`);

export const DiscoverDocument = new TypedDocumentString<DiscoverQuery, DiscoverQueryVariables>(`query Discover($minutes: Int!, $foodIds: [ID!]!, $fitsDay: Boolean!, $timeZone: String) {
  me {
    userId
  }
  membershipSubscription {
    status
  }
  cookTonight(minutes: $minutes) {
    ...RecipeCard
  }
  dinnersForToday(minutes: $minutes, timeZone: $timeZone) @include(if: $fitsDay) {
    dayNetCarbsGrams
    recipe {
      ...RecipeCard
    }
  }
  profile {
    targets {
      energyKcal
      netCarbsLimitGrams
    }
  }
  search(input: {text: "", tab: RECIPES, first: 1}) {
    recipes {
      facets {
        filter
        choices {
          value
          count
        }
      }
    }
  }
  fridgeFoods {
    id
    name
  }
  cookFromFridge(foodIds: $foodIds) {
    totalCount
    found {
      missingCount
      firstMissing
      recipe {
        ...RecipeCard
      }
    }
  }
  recipeCollections {
    ...CollectionCard
  }
}

fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}

fragment CollectionCard on RecipeCollection {
  name
  title
  filters {
    filter
    values
  }
  recipeCount
  coverRecipes {
    id
  }
}`);

export const SavedRecipesDocument = new TypedDocumentString<SavedRecipesQuery, SavedRecipesQueryVariables>(`query SavedRecipes {
  favoriteRecipes(page: 1) {
    recipes {
      ...RecipeCard
    }
  }
}

fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`);

export const DraftPreviewDocument = new TypedDocumentString<DraftPreviewQuery, DraftPreviewQueryVariables>(`query DraftPreview($id: String!) {
  ...UsualUnits
  contentDraft(kind: RECIPE, id: $id) {
    preview {
      ...RecipeOnPage
    }
    previewPhoto {
      id
      focus
    }
    previewDrawings {
      path
      svg
    }
  }
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
}

fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}

fragment RecipeOnPage on RecipeAnswer {
  problems {
    message
  }
  recipe {
    ...RecipeFacts
    film {
      ...PlayedVideo
    }
  }
  sheet {
    ...RecipeMethod
    ...RecipeExtras
  }
  glimpse {
    firstIngredients {
      name
      amount {
        ...KitchenAmounts
      }
    }
    stepCount
  }
  openInstead {
    ...RecipeCard
  }
  related {
    ...RecipeCard
  }
}

fragment RecipeFacts on Recipe {
  id
  slug
  slugs {
    language
    slug
  }
  imageVersion
  title
  description
  meals
  role
  cuisine
  dish
  protein
  difficulty
  strictness
  strictnessWithoutPolyols
  eatingNotes
  tags
  servings
  servingsOptions
  isPremium
  isLocked
  isFavorite
  isTestKitchen
  photoAlt
  cookings {
    by
    on
  }
  publishedOn
  isGoodAsLeftovers
  leftoverServings
  rating {
    mean
    count
    own
  }
  times {
    prepMinutes
    cookMinutes
    activeMinutes
    totalMinutes
  }
  nutrition {
    ...PerServing
  }
  satiety {
    version
    score
    band
    parts {
      protein
      density
      fiber
      palatability
    }
  }
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

fragment RecipeExtras on RecipeSheet {
  faq {
    question
    answer
  }
  video {
    url
    title
  }
}

fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
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

export const RateRecipeDocument = new TypedDocumentString<RateRecipeMutation, RateRecipeMutationVariables>(`mutation RateRecipe($input: RateRecipeInput!) {
  rateRecipe(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const RecipeDocument = new TypedDocumentString<RecipeQuery, RecipeQueryVariables>(`query Recipe($slug: String!, $servings: Int, $dish: String) {
  ...UsualUnits
  recipe(slug: $slug, servings: $servings) {
    ...RecipeOnPage
    plannedDish(dish: $dish) {
      ...PlannedServing
      sheet {
        ...RecipeMethod
        ...RecipeExtras
      }
    }
    leftPlace(dish: $dish) {
      ...LeftPlace
    }
  }
  me {
    userId
  }
  membershipSubscription {
    status
  }
  offers {
    ...MembershipTerms
  }
}

fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}

fragment RecipeOnPage on RecipeAnswer {
  problems {
    message
  }
  recipe {
    ...RecipeFacts
    film {
      ...PlayedVideo
    }
  }
  sheet {
    ...RecipeMethod
    ...RecipeExtras
  }
  glimpse {
    firstIngredients {
      name
      amount {
        ...KitchenAmounts
      }
    }
    stepCount
  }
  openInstead {
    ...RecipeCard
  }
  related {
    ...RecipeCard
  }
}

fragment RecipeFacts on Recipe {
  id
  slug
  slugs {
    language
    slug
  }
  imageVersion
  title
  description
  meals
  role
  cuisine
  dish
  protein
  difficulty
  strictness
  strictnessWithoutPolyols
  eatingNotes
  tags
  servings
  servingsOptions
  isPremium
  isLocked
  isFavorite
  isTestKitchen
  photoAlt
  cookings {
    by
    on
  }
  publishedOn
  isGoodAsLeftovers
  leftoverServings
  rating {
    mean
    count
    own
  }
  times {
    prepMinutes
    cookMinutes
    activeMinutes
    totalMinutes
  }
  nutrition {
    ...PerServing
  }
  satiety {
    version
    score
    band
    parts {
      protein
      density
      fiber
      palatability
    }
  }
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

fragment RecipeExtras on RecipeSheet {
  faq {
    question
    answer
  }
  video {
    url
    title
  }
}

fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}

fragment PlannedServing on MealPlanRecipe {
  isOnShoppingList
  isOnShoppingListAsCooked
  recipe {
    times {
      prepMinutes
      cookMinutes
      activeMinutes
      totalMinutes
    }
  }
  ...DishServing
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    proteinGrams
    energyKcal
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

fragment LeftPlace on LeftPlace {
  mealPlanSlug
  instead {
    key
    recipe {
      slug
      title
    }
  }
  movedTo {
    key
    recipe {
      slug
    }
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

export const PlanOfDishDocument = new TypedDocumentString<PlanOfDishQuery, PlanOfDishQueryVariables>(`query PlanOfDish($slug: String!) {
  mealPlan(slug: $slug) {
    slug
    isOwn
    isStarted
    canEdit
  }
}`);
