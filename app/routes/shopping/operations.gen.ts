import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type ShoppingListQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type ShoppingListQuery = { shoppingListLink: string | null, me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, shoppingListState: { listId: string, revision: number, dates: { from: string, to: string, plans: Array<{ mealPlanId: string, beginsOn: string }>, ended: { from: string, to: string, additionIds: Array<string> } | null } | null, people: Array<{ id: string, firstName: string, lastName: string, isOwner: boolean }>, facts: Array<{ id: string, operationId: string, at: number, byId: string | null, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, plan: { mealPlanId: string, days: Array<number> | null, dishes: Array<{ additionId: string, recipeId: string, servings: number, day: number }> } | null, news: { mealPlanId: string, came: Array<{ additionId: string, recipeId: string, servings: number, day: number }>, left: Array<{ recipeId: string, servings: number, day: number }> } | null, home: { foodId: string } | null, wanted: { foodId: string, additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Types.Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string, short: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Types.Aisle, hasPicture: boolean, densityGramsPerMl: number | null, names: Array<{ language: string, singular: string, plural: string | null }>, measures: Array<{ unit: string, grams: number }>, purchase: { wholeId: string | null, part: Types.FoodPart | null, gramsPerGram: number | null, isStaple: boolean, aisle: Types.Aisle, packs: Array<{ form: Types.PackForm, grams: number, count: number, size: number | null, sizeUnit: string | null }> } | null }> } | null, formerShoppingExtras: Array<{ text: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean }>, shoppingListInvitation: { token: string, expiresAt: string } | null, profile: { answers: { measurementSystem: Types.MeasurementSystem | null } } | null };

export type JoinShoppingListPageQueryVariables = Exact<{
  token: string;
}>;


export type JoinShoppingListPageQuery = { passwordMinLength: number, shoppingListInviter: string | null, me: { userId: string } | null };

export type JoinShoppingListMutationVariables = Exact<{
  input: Types.JoinShoppingListInput;
}>;


export type JoinShoppingListMutation = { joinShoppingList: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SignUpToShopMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpToShopMutation = { signUp: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type InviteToShoppingListMutationVariables = Exact<{ [key: string]: never; }>;


export type InviteToShoppingListMutation = { inviteToShoppingList: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TakeShoppingListInvitationBackMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeShoppingListInvitationBackMutation = { takeShoppingListInvitationBack: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LeaveShoppingListMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveShoppingListMutation = { leaveShoppingList: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemoveShoppingPersonMutationVariables = Exact<{
  input: Types.RemoveShoppingPersonInput;
}>;


export type RemoveShoppingPersonMutation = { removeShoppingPerson: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ShoppingListStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ShoppingListStateQuery = { me: { userId: string } | null, shoppingListState: { listId: string, revision: number, people: Array<{ id: string, firstName: string, lastName: string, isOwner: boolean }>, facts: Array<{ id: string, operationId: string, at: number, byId: string | null, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, plan: { mealPlanId: string, days: Array<number> | null, dishes: Array<{ additionId: string, recipeId: string, servings: number, day: number }> } | null, news: { mealPlanId: string, came: Array<{ additionId: string, recipeId: string, servings: number, day: number }>, left: Array<{ recipeId: string, servings: number, day: number }> } | null, home: { foodId: string } | null, wanted: { foodId: string, additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Types.Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string, short: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Types.Aisle, hasPicture: boolean, densityGramsPerMl: number | null, names: Array<{ language: string, singular: string, plural: string | null }>, measures: Array<{ unit: string, grams: number }>, purchase: { wholeId: string | null, part: Types.FoodPart | null, gramsPerGram: number | null, isStaple: boolean, aisle: Types.Aisle, packs: Array<{ form: Types.PackForm, grams: number, count: number, size: number | null, sizeUnit: string | null }> } | null }> } | null };

export type ShoppingSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type ShoppingSuggestionsQuery = { shoppingSuggestions: Array<{ text: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean }> };

export type SharedShoppingListQueryVariables = Exact<{
  token: string;
}>;


export type SharedShoppingListQuery = { sharedShoppingList: { count: number, aisles: Array<{ aisle: Types.Aisle, items: Array<{ key: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean, name: string, hasPlural: boolean, aisle: Types.Aisle | null, grams: number | null, amountText: string | null, isAdjusted: boolean, isToTaste: boolean, isOptional: boolean, isTicked: boolean, tickedById: string | null, standing: Types.ShoppingItemStanding, buying: { form: Types.PackForm, count: number, isLarge: boolean, grams: number, size: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null } | null, needed: Array<{ part: Types.FoodPart | null, pieces: number | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, haveAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null, optionalAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null, alternatives: Array<{ foods: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }>, sources: Array<{ recipe: { id: string, title: string, short: string } | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }> }> }>, extras: Array<{ key: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean, name: string, hasPlural: boolean, aisle: Types.Aisle | null, grams: number | null, amountText: string | null, isAdjusted: boolean, isToTaste: boolean, isOptional: boolean, isTicked: boolean, tickedById: string | null, standing: Types.ShoppingItemStanding, buying: { form: Types.PackForm, count: number, isLarge: boolean, grams: number, size: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null } | null, needed: Array<{ part: Types.FoodPart | null, pieces: number | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, haveAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null, optionalAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null, alternatives: Array<{ foods: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }>, sources: Array<{ recipe: { id: string, title: string, short: string } | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }> }> } | null, profile: { answers: { measurementSystem: Types.MeasurementSystem | null } } | null };

export type SyncShoppingListMutationVariables = Exact<{
  input: Types.SyncShoppingListInput;
}>;


export type SyncShoppingListMutation = { syncShoppingList: { revision: number, problems: Array<{ path: Array<string>, code: string, message: string }>, refused: Array<{ operationId: string, problems: Array<{ path: Array<string>, code: string, message: string }> }>, changes: { goneIds: Array<string>, came: Array<{ id: string, operationId: string, at: number, byId: string | null, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, plan: { mealPlanId: string, days: Array<number> | null, dishes: Array<{ additionId: string, recipeId: string, servings: number, day: number }> } | null, news: { mealPlanId: string, came: Array<{ additionId: string, recipeId: string, servings: number, day: number }>, left: Array<{ recipeId: string, servings: number, day: number }> } | null, home: { foodId: string } | null, wanted: { foodId: string, additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Types.Aisle> } | null, chosenStore: { storeId: string } | null }> } | null, state: { listId: string, revision: number, people: Array<{ id: string, firstName: string, lastName: string, isOwner: boolean }>, facts: Array<{ id: string, operationId: string, at: number, byId: string | null, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, plan: { mealPlanId: string, days: Array<number> | null, dishes: Array<{ additionId: string, recipeId: string, servings: number, day: number }> } | null, news: { mealPlanId: string, came: Array<{ additionId: string, recipeId: string, servings: number, day: number }>, left: Array<{ recipeId: string, servings: number, day: number }> } | null, home: { foodId: string } | null, wanted: { foodId: string, additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Types.Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string, short: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Types.Aisle, hasPicture: boolean, densityGramsPerMl: number | null, names: Array<{ language: string, singular: string, plural: string | null }>, measures: Array<{ unit: string, grams: number }>, purchase: { wholeId: string | null, part: Types.FoodPart | null, gramsPerGram: number | null, isStaple: boolean, aisle: Types.Aisle, packs: Array<{ form: Types.PackForm, grams: number, count: number, size: number | null, sizeUnit: string | null }> } | null }> } | null } };

export type ChangeShoppingListMutationVariables = Exact<{
  input: Types.SyncShoppingListInput;
}>;


export type ChangeShoppingListMutation = { syncShoppingList: { problems: Array<{ path: Array<string>, code: string, message: string }>, refused: Array<{ problems: Array<{ path: Array<string>, code: string, message: string }> }> } };

export type PlanChangesOfListQueryVariables = Exact<{
  mealPlanId: string;
}>;


export type PlanChangesOfListQuery = { shoppingPlanChanges: { came: Array<{ recipe: { id: string, title: string } | null }>, left: Array<{ recipe: { id: string, title: string } | null }>, items: Array<{ kind: Types.ShoppingDifferenceKind, item: { name: string } }> } | null };

export type FollowMealPlanMutationVariables = Exact<{
  input: Types.UpdateShoppingListFromMealPlanInput;
}>;


export type FollowMealPlanMutation = { updateShoppingListFromMealPlan: { operationId: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type WeekToShopQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type WeekToShopQuery = { currentMealPlan: { id: string, beginsOn: string | null, days: Array<{ index: number, date: string | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ leftoverOfDay: number | null, recipe: { id: string, title: string, times: { totalMinutes: number } } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> } | null };

export type TonightsDinnerQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type TonightsDinnerQuery = { currentMealPlan: { days: Array<{ index: number, date: string | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ key: string, leftoverOfDay: number | null, recipe: { id: string, slug: string, times: { totalMinutes: number } } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> } | null };

export type ThingsToShopQueryVariables = Exact<{
  timeZone?: string | null | undefined;
  days?: Array<number> | number | null | undefined;
  today?: Array<number> | number | null | undefined;
  withoutMeals?: Array<Types.MealPlanPlaceInput> | Types.MealPlanPlaceInput | null | undefined;
}>;


export type ThingsToShopQuery = { currentMealPlan: { toBuy: { count: number }, today: { count: number } } | null };

export type DayToShopFragment = { index: number, date: string | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ leftoverOfDay: number | null, recipe: { id: string, title: string, times: { totalMinutes: number } } }> }> };

export type ShopWeekMutationVariables = Exact<{
  input: Types.AddMealPlanToShoppingListInput;
}>;


export type ShopWeekMutation = { addMealPlanToShoppingList: { operationId: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ShareShoppingListMutationVariables = Exact<{ [key: string]: never; }>;


export type ShareShoppingListMutation = { shareShoppingList: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type UnshareShoppingListMutationVariables = Exact<{ [key: string]: never; }>;


export type UnshareShoppingListMutation = { unshareShoppingList: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ListStateFragment = { listId: string, revision: number, people: Array<{ id: string, firstName: string, lastName: string, isOwner: boolean }>, facts: Array<{ id: string, operationId: string, at: number, byId: string | null, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, plan: { mealPlanId: string, days: Array<number> | null, dishes: Array<{ additionId: string, recipeId: string, servings: number, day: number }> } | null, news: { mealPlanId: string, came: Array<{ additionId: string, recipeId: string, servings: number, day: number }>, left: Array<{ recipeId: string, servings: number, day: number }> } | null, home: { foodId: string } | null, wanted: { foodId: string, additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Types.Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string, short: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Types.Aisle, hasPicture: boolean, densityGramsPerMl: number | null, names: Array<{ language: string, singular: string, plural: string | null }>, measures: Array<{ unit: string, grams: number }>, purchase: { wholeId: string | null, part: Types.FoodPart | null, gramsPerGram: number | null, isStaple: boolean, aisle: Types.Aisle, packs: Array<{ form: Types.PackForm, grams: number, count: number, size: number | null, sizeUnit: string | null }> } | null }> };

export type ListFactFragment = { id: string, operationId: string, at: number, byId: string | null, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, plan: { mealPlanId: string, days: Array<number> | null, dishes: Array<{ additionId: string, recipeId: string, servings: number, day: number }> } | null, news: { mealPlanId: string, came: Array<{ additionId: string, recipeId: string, servings: number, day: number }>, left: Array<{ recipeId: string, servings: number, day: number }> } | null, home: { foodId: string } | null, wanted: { foodId: string, additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Types.Aisle> } | null, chosenStore: { storeId: string } | null };

export type ListPlanDishFragment = { additionId: string, recipeId: string, servings: number, day: number };

export type ShoppingItemFragment = { key: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean, name: string, hasPlural: boolean, aisle: Types.Aisle | null, grams: number | null, amountText: string | null, isAdjusted: boolean, isToTaste: boolean, isOptional: boolean, isTicked: boolean, tickedById: string | null, standing: Types.ShoppingItemStanding, buying: { form: Types.PackForm, count: number, isLarge: boolean, grams: number, size: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null } | null, needed: Array<{ part: Types.FoodPart | null, pieces: number | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }>, haveAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null, optionalAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null, alternatives: Array<{ foods: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } | null }> }>, sources: Array<{ recipe: { id: string, title: string, short: string } | null, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } } }> };

export type ShoppingSuggestionFragment = { text: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean };

export type ShoppingProblemFragment = { path: Array<string>, code: string, message: string };

export const ShoppingListDocument = new TypedDocumentString<ShoppingListQuery, ShoppingListQueryVariables>(`query ShoppingList($timeZone: String) {
  ...UsualUnits
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
  shoppingListState {
    ...ListState
    dates {
      from
      to
      plans {
        mealPlanId
        beginsOn
      }
      ended(timeZone: $timeZone) {
        from
        to
        additionIds
      }
    }
  }
  formerShoppingExtras {
    ...ShoppingSuggestion
  }
  shoppingListLink
  shoppingListInvitation {
    token
    expiresAt
  }
}

fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
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
}

fragment ListState on ShoppingListState {
  listId
  revision
  people {
    id
    firstName
    lastName
    isOwner
  }
  facts {
    ...ListFact
  }
  recipes {
    ...ListedRecipe
  }
  foods {
    ...ListedFood
    names(ofReader: true) {
      language
      singular
      plural
    }
  }
}

fragment ListFact on ShoppingFact {
  id
  operationId
  at
  byId
  recipe {
    additionId
    recipeId
    servings
    mealPlanId
  }
  extra {
    extraId
    text
    amount
    foodId
    addedAt
  }
  tick {
    itemKey
    shares {
      additionId
      grams
    }
    isCleared
  }
  amount {
    foodId
    shares {
      additionId
      grams
    }
  }
  done {
    additionIds
  }
  plan {
    mealPlanId
    days
    dishes {
      ...ListPlanDish
    }
  }
  news {
    mealPlanId
    came {
      ...ListPlanDish
    }
    left {
      recipeId
      servings
      day
    }
  }
  home {
    foodId
  }
  wanted {
    foodId
    additionIds
  }
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}

fragment ListPlanDish on ShoppingPlanDish {
  additionId
  recipeId
  servings
  day
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
}

fragment ShoppingSuggestion on ShoppingSuggestion {
  text
  foodId
  foodGroup
  hasPicture
}`);

export const JoinShoppingListPageDocument = new TypedDocumentString<JoinShoppingListPageQuery, JoinShoppingListPageQueryVariables>(`query JoinShoppingListPage($token: String!) {
  me {
    userId
  }
  passwordMinLength
  shoppingListInviter(token: $token)
}`);

export const JoinShoppingListDocument = new TypedDocumentString<JoinShoppingListMutation, JoinShoppingListMutationVariables>(`mutation JoinShoppingList($input: JoinShoppingListInput!) {
  joinShoppingList(input: $input) {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const SignUpToShopDocument = new TypedDocumentString<SignUpToShopMutation, SignUpToShopMutationVariables>(`mutation SignUpToShop($input: SignUpInput!) {
  signUp(input: $input) {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const InviteToShoppingListDocument = new TypedDocumentString<InviteToShoppingListMutation, InviteToShoppingListMutationVariables>(`mutation InviteToShoppingList {
  inviteToShoppingList {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const TakeShoppingListInvitationBackDocument = new TypedDocumentString<TakeShoppingListInvitationBackMutation, TakeShoppingListInvitationBackMutationVariables>(`mutation TakeShoppingListInvitationBack {
  takeShoppingListInvitationBack {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const LeaveShoppingListDocument = new TypedDocumentString<LeaveShoppingListMutation, LeaveShoppingListMutationVariables>(`mutation LeaveShoppingList {
  leaveShoppingList {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const RemoveShoppingPersonDocument = new TypedDocumentString<RemoveShoppingPersonMutation, RemoveShoppingPersonMutationVariables>(`mutation RemoveShoppingPerson($input: RemoveShoppingPersonInput!) {
  removeShoppingPerson(input: $input) {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const ShoppingListStateDocument = new TypedDocumentString<ShoppingListStateQuery, ShoppingListStateQueryVariables>(`query ShoppingListState {
  me {
    userId
  }
  shoppingListState {
    ...ListState
  }
}

fragment ListState on ShoppingListState {
  listId
  revision
  people {
    id
    firstName
    lastName
    isOwner
  }
  facts {
    ...ListFact
  }
  recipes {
    ...ListedRecipe
  }
  foods {
    ...ListedFood
    names(ofReader: true) {
      language
      singular
      plural
    }
  }
}

fragment ListFact on ShoppingFact {
  id
  operationId
  at
  byId
  recipe {
    additionId
    recipeId
    servings
    mealPlanId
  }
  extra {
    extraId
    text
    amount
    foodId
    addedAt
  }
  tick {
    itemKey
    shares {
      additionId
      grams
    }
    isCleared
  }
  amount {
    foodId
    shares {
      additionId
      grams
    }
  }
  done {
    additionIds
  }
  plan {
    mealPlanId
    days
    dishes {
      ...ListPlanDish
    }
  }
  news {
    mealPlanId
    came {
      ...ListPlanDish
    }
    left {
      recipeId
      servings
      day
    }
  }
  home {
    foodId
  }
  wanted {
    foodId
    additionIds
  }
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}

fragment ListPlanDish on ShoppingPlanDish {
  additionId
  recipeId
  servings
  day
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

export const ShoppingSuggestionsDocument = new TypedDocumentString<ShoppingSuggestionsQuery, ShoppingSuggestionsQueryVariables>(`query ShoppingSuggestions($text: String!) {
  shoppingSuggestions(text: $text) {
    ...ShoppingSuggestion
  }
}

fragment ShoppingSuggestion on ShoppingSuggestion {
  text
  foodId
  foodGroup
  hasPicture
}`);

export const SharedShoppingListDocument = new TypedDocumentString<SharedShoppingListQuery, SharedShoppingListQueryVariables>(`query SharedShoppingList($token: String!) {
  ...UsualUnits
  sharedShoppingList(token: $token) {
    count
    aisles {
      aisle
      items {
        ...ShoppingItem
      }
    }
    extras {
      ...ShoppingItem
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

fragment ShoppingItem on ShoppingItem {
  key
  foodId
  foodGroup
  hasPicture
  name
  hasPlural
  aisle
  grams
  amountText
  isAdjusted
  isToTaste
  isOptional
  isTicked
  tickedById
  standing
  buying {
    form
    count
    isLarge
    size {
      ...KitchenAmounts
    }
    grams
  }
  needed {
    part
    amount {
      ...KitchenAmounts
    }
    pieces
  }
  haveAmount {
    ...KitchenAmounts
  }
  optionalAmount {
    ...KitchenAmounts
  }
  alternatives {
    foods {
      name
      amount {
        ...KitchenAmounts
      }
    }
  }
  sources {
    recipe {
      id
      title
      short
    }
    amount {
      ...KitchenAmounts
    }
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
}`);

export const SyncShoppingListDocument = new TypedDocumentString<SyncShoppingListMutation, SyncShoppingListMutationVariables>(`mutation SyncShoppingList($input: SyncShoppingListInput!) {
  syncShoppingList(input: $input) {
    problems {
      ...ShoppingProblem
    }
    refused {
      operationId
      problems {
        ...ShoppingProblem
      }
    }
    revision
    changes {
      came {
        ...ListFact
      }
      goneIds
    }
    state {
      ...ListState
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}

fragment ListFact on ShoppingFact {
  id
  operationId
  at
  byId
  recipe {
    additionId
    recipeId
    servings
    mealPlanId
  }
  extra {
    extraId
    text
    amount
    foodId
    addedAt
  }
  tick {
    itemKey
    shares {
      additionId
      grams
    }
    isCleared
  }
  amount {
    foodId
    shares {
      additionId
      grams
    }
  }
  done {
    additionIds
  }
  plan {
    mealPlanId
    days
    dishes {
      ...ListPlanDish
    }
  }
  news {
    mealPlanId
    came {
      ...ListPlanDish
    }
    left {
      recipeId
      servings
      day
    }
  }
  home {
    foodId
  }
  wanted {
    foodId
    additionIds
  }
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}

fragment ListPlanDish on ShoppingPlanDish {
  additionId
  recipeId
  servings
  day
}

fragment ListState on ShoppingListState {
  listId
  revision
  people {
    id
    firstName
    lastName
    isOwner
  }
  facts {
    ...ListFact
  }
  recipes {
    ...ListedRecipe
  }
  foods {
    ...ListedFood
    names(ofReader: true) {
      language
      singular
      plural
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

export const ChangeShoppingListDocument = new TypedDocumentString<ChangeShoppingListMutation, ChangeShoppingListMutationVariables>(`mutation ChangeShoppingList($input: SyncShoppingListInput!) {
  syncShoppingList(input: $input) {
    problems {
      ...ShoppingProblem
    }
    refused {
      problems {
        ...ShoppingProblem
      }
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const PlanChangesOfListDocument = new TypedDocumentString<PlanChangesOfListQuery, PlanChangesOfListQueryVariables>(`query PlanChangesOfList($mealPlanId: ID!) {
  shoppingPlanChanges(mealPlanId: $mealPlanId) {
    came {
      recipe {
        id
        title
      }
    }
    left {
      recipe {
        id
        title
      }
    }
    items {
      kind
      item {
        name
      }
    }
  }
}`);

export const FollowMealPlanDocument = new TypedDocumentString<FollowMealPlanMutation, FollowMealPlanMutationVariables>(`mutation FollowMealPlan($input: UpdateShoppingListFromMealPlanInput!) {
  updateShoppingListFromMealPlan(input: $input) {
    problems {
      ...ShoppingProblem
    }
    operationId
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const WeekToShopDocument = new TypedDocumentString<WeekToShopQuery, WeekToShopQueryVariables>(`query WeekToShop($timeZone: String) {
  currentMealPlan(timeZone: $timeZone) {
    id
    beginsOn
    days {
      ...DayToShop
    }
    ...WhatBecame
  }
}

fragment DayToShop on MealPlanDay {
  index
  date
  meals {
    meal
    recipes {
      leftoverOfDay
      recipe {
        id
        title
        times {
          totalMinutes
        }
      }
    }
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

export const TonightsDinnerDocument = new TypedDocumentString<TonightsDinnerQuery, TonightsDinnerQueryVariables>(`query TonightsDinner($timeZone: String) {
  currentMealPlan(timeZone: $timeZone) {
    days {
      index
      date
      meals {
        meal
        recipes {
          key
          leftoverOfDay
          recipe {
            id
            slug
            times {
              totalMinutes
            }
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

export const ThingsToShopDocument = new TypedDocumentString<ThingsToShopQuery, ThingsToShopQueryVariables>(`query ThingsToShop($timeZone: String, $days: [Int!], $today: [Int!], $withoutMeals: [MealPlanPlaceInput!]) {
  currentMealPlan(timeZone: $timeZone) {
    toBuy(days: $days, withoutMeals: $withoutMeals) {
      count
    }
    today: toBuy(days: $today, withoutMeals: $withoutMeals) {
      count
    }
  }
}`);

export const ShopWeekDocument = new TypedDocumentString<ShopWeekMutation, ShopWeekMutationVariables>(`mutation ShopWeek($input: AddMealPlanToShoppingListInput!) {
  addMealPlanToShoppingList(input: $input) {
    problems {
      ...ShoppingProblem
    }
    operationId
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const ShareShoppingListDocument = new TypedDocumentString<ShareShoppingListMutation, ShareShoppingListMutationVariables>(`mutation ShareShoppingList {
  shareShoppingList {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);

export const UnshareShoppingListDocument = new TypedDocumentString<UnshareShoppingListMutation, UnshareShoppingListMutationVariables>(`mutation UnshareShoppingList {
  unshareShoppingList {
    problems {
      ...ShoppingProblem
    }
  }
}

fragment ShoppingProblem on Problem {
  path
  code
  message
}`);
