import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type TrackedFoodQueryVariables = Exact<{
  day: string;
}>;


export type TrackedFoodQuery = { me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, tracking: { hasBarcodes: boolean, foodDay: { day: string, dayBeforeCount: number, entries: Array<{ id: string, slot: Types.FoodLogSlot, source: Types.FoodLogSource, name: string, amount: number, unit: string, recipe: { id: string, slug: string } | null, figures: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } }>, totals: { isNetCarbsApproximate: boolean, energyKcal: { amount: number, isLowerBound: boolean }, proteinGrams: { amount: number, isLowerBound: boolean }, fatGrams: { amount: number, isLowerBound: boolean }, netCarbsGrams: { amount: number, isLowerBound: boolean } }, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number } | null, planned: Array<{ key: string, meal: Types.Meal, isLogged: boolean, recipes: Array<{ id: string, title: string }>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, energyKcal: number | null } }> } } | null };

export type FoodDayFragment = { day: string, dayBeforeCount: number, entries: Array<{ id: string, slot: Types.FoodLogSlot, source: Types.FoodLogSource, name: string, amount: number, unit: string, recipe: { id: string, slug: string } | null, figures: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } }>, totals: { isNetCarbsApproximate: boolean, energyKcal: { amount: number, isLowerBound: boolean }, proteinGrams: { amount: number, isLowerBound: boolean }, fatGrams: { amount: number, isLowerBound: boolean }, netCarbsGrams: { amount: number, isLowerBound: boolean } }, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number } | null, planned: Array<{ key: string, meal: Types.Meal, isLogged: boolean, recipes: Array<{ id: string, title: string }>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, energyKcal: number | null } }> };

export type EatenTotalFragment = { amount: number, isLowerBound: boolean };

export type FoodLogEntryFragment = { id: string, slot: Types.FoodLogSlot, source: Types.FoodLogSource, name: string, amount: number, unit: string, recipe: { id: string, slug: string } | null, figures: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } };

export type FoodsToLogQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FoodsToLogQuery = { foodsByName: Array<{ id: string, name: string, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, figures: { servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }> } | null }> };

export type FoodToLogQueryVariables = Exact<{
  slug: string;
}>;


export type FoodToLogQuery = { food: { id: string, name: string, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, figures: { servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }> } | null } };

export type FoodToLogFragment = { id: string, name: string, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, figures: { servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }> } | null };

export type RecipesToLogQueryVariables = Exact<{
  input: Types.SearchInput;
}>;


export type RecipesToLogQuery = { search: { recipes: { hits: Array<{ recipe: { id: string, slug: string, title: string } }> } | null } };

export type ProductToLogQueryVariables = Exact<{
  barcode: string;
}>;


export type ProductToLogQuery = { findProduct: { problems: Array<{ path: Array<string>, code: string, message: string }>, product: { barcode: string, name: string, per100g: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } } | null } };

export type LogPlannedMealMutationVariables = Exact<{
  input: Types.LogPlannedMealInput;
}>;


export type LogPlannedMealMutation = { logPlannedMeal: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogRecipeMutationVariables = Exact<{
  input: Types.LogRecipeInput;
}>;


export type LogRecipeMutation = { logRecipe: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogFoodMutationVariables = Exact<{
  input: Types.LogFoodInput;
}>;


export type LogFoodMutation = { logFood: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogQuickEntryMutationVariables = Exact<{
  input: Types.LogQuickEntryInput;
}>;


export type LogQuickEntryMutation = { logQuickEntry: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogProductMutationVariables = Exact<{
  input: Types.LogProductInput;
}>;


export type LogProductMutation = { logProduct: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type CopyFoodDayMutationVariables = Exact<{
  input: Types.CopyFoodDayInput;
}>;


export type CopyFoodDayMutation = { copyFoodDay: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DeleteFoodEntriesMutationVariables = Exact<{
  input: Types.TrackingEntryIdsInput;
}>;


export type DeleteFoodEntriesMutation = { deleteFoodEntries: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RestoreFoodEntriesMutationVariables = Exact<{
  input: Types.TrackingEntryIdsInput;
}>;


export type RestoreFoodEntriesMutation = { restoreFoodEntries: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TrackedMeasuresQueryVariables = Exact<{
  measure: Types.TrackedMeasure;
  interval: Types.TrackingInterval;
  today: string;
  first: number;
}>;


export type TrackedMeasuresQuery = { me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, tracking: { choices: { measures: Array<Types.OptionalMeasure>, weightUnit: Types.TrackingWeightUnit, waistUnit: Types.WaistUnit, glucoseUnit: Types.GlucoseUnit, goalWeightKg: number | null }, history: { measure: Types.TrackedMeasure, entryCount: number, changePerWeek: number | null, goalDay: string | null, entries: Array<{ id: string, isFromQuiz: boolean, measure: Types.TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null }>, first: { id: string, isFromQuiz: boolean, measure: Types.TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, last: { id: string, isFromQuiz: boolean, measure: Types.TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, points: Array<{ fromDay: string, toDay: string, value: number, secondValue: number | null }>, trend: Array<{ day: string, value: number }>, milestone: { day: string, value: number } | null } } | null };

export type TrackingChoicesFragment = { measures: Array<Types.OptionalMeasure>, weightUnit: Types.TrackingWeightUnit, waistUnit: Types.WaistUnit, glucoseUnit: Types.GlucoseUnit, goalWeightKg: number | null };

export type MeasureHistoryFragment = { measure: Types.TrackedMeasure, entryCount: number, changePerWeek: number | null, goalDay: string | null, entries: Array<{ id: string, isFromQuiz: boolean, measure: Types.TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null }>, first: { id: string, isFromQuiz: boolean, measure: Types.TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, last: { id: string, isFromQuiz: boolean, measure: Types.TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, points: Array<{ fromDay: string, toDay: string, value: number, secondValue: number | null }>, trend: Array<{ day: string, value: number }>, milestone: { day: string, value: number } | null };

export type MeasurementFragment = { id: string, isFromQuiz: boolean, measure: Types.TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null };

export type MeasurementsCsvQueryVariables = Exact<{ [key: string]: never; }>;


export type MeasurementsCsvQuery = { tracking: { csv: string } | null };

export type AddMeasurementMutationVariables = Exact<{
  input: Types.AddMeasurementInput;
}>;


export type AddMeasurementMutation = { addMeasurement: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangeMeasurementMutationVariables = Exact<{
  input: Types.ChangeMeasurementInput;
}>;


export type ChangeMeasurementMutation = { changeMeasurement: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DeleteMeasurementsMutationVariables = Exact<{
  input: Types.TrackingEntryIdsInput;
}>;


export type DeleteMeasurementsMutation = { deleteMeasurements: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RestoreMeasurementsMutationVariables = Exact<{
  input: Types.TrackingEntryIdsInput;
}>;


export type RestoreMeasurementsMutation = { restoreMeasurements: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SetTrackingChoicesMutationVariables = Exact<{
  input: Types.TrackingChoicesInput;
}>;


export type SetTrackingChoicesMutation = { setTrackingChoices: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SetGoalWeightMutationVariables = Exact<{
  input: Types.GoalWeightInput;
}>;


export type SetGoalWeightMutation = { setGoalWeight: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ImportMeasurementsMutationVariables = Exact<{
  input: Types.ImportMeasurementsInput;
}>;


export type ImportMeasurementsMutation = { importMeasurements: { addedIds: Array<string>, knownCount: number, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TrackingProblemFragment = { path: Array<string>, code: string, message: string };

export const TrackedFoodDocument = new TypedDocumentString<TrackedFoodQuery, TrackedFoodQueryVariables>(`query TrackedFood($day: String!) {
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
  tracking {
    hasBarcodes
    foodDay(day: $day) {
      ...FoodDay
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

fragment FoodDay on FoodDay {
  day
  dayBeforeCount
  entries {
    ...FoodLogEntry
  }
  totals {
    energyKcal {
      ...EatenTotal
    }
    proteinGrams {
      ...EatenTotal
    }
    fatGrams {
      ...EatenTotal
    }
    netCarbsGrams {
      ...EatenTotal
    }
    isNetCarbsApproximate
  }
  targets {
    energyKcal
    proteinGrams
    netCarbsLimitGrams
  }
  planned {
    key
    meal
    isLogged
    recipes {
      id
      title
    }
    nutrition {
      netCarbsGrams
      isNetCarbsApproximate
      energyKcal
    }
  }
}

fragment FoodLogEntry on FoodLogEntry {
  id
  slot
  source
  name
  recipe {
    id
    slug
  }
  amount
  unit
  figures {
    energyKcal
    netCarbsGrams
    isNetCarbsApproximate
  }
}

fragment EatenTotal on EatenTotal {
  amount
  isLowerBound
}`);

export const FoodsToLogDocument = new TypedDocumentString<FoodsToLogQuery, FoodsToLogQueryVariables>(`query FoodsToLog($search: String!, $first: Int!) {
  foodsByName(search: $search, first: $first) {
    ...FoodToLog
  }
}

fragment FoodToLog on Food {
  id
  name
  netCarbsGrams
  isNetCarbsApproximate
  figures {
    servingGrams
    servingUnit
    gramsPerMilliliter
    measures {
      unit
      grams
    }
  }
}`);

export const FoodToLogDocument = new TypedDocumentString<FoodToLogQuery, FoodToLogQueryVariables>(`query FoodToLog($slug: String!) {
  food(slug: $slug) {
    ...FoodToLog
  }
}

fragment FoodToLog on Food {
  id
  name
  netCarbsGrams
  isNetCarbsApproximate
  figures {
    servingGrams
    servingUnit
    gramsPerMilliliter
    measures {
      unit
      grams
    }
  }
}`);

export const RecipesToLogDocument = new TypedDocumentString<RecipesToLogQuery, RecipesToLogQueryVariables>(`query RecipesToLog($input: SearchInput!) {
  search(input: $input) {
    recipes {
      hits {
        recipe {
          id
          slug
          title
        }
      }
    }
  }
}`);

export const ProductToLogDocument = new TypedDocumentString<ProductToLogQuery, ProductToLogQueryVariables>(`query ProductToLog($barcode: String!) {
  findProduct(barcode: $barcode) {
    problems {
      ...TrackingProblem
    }
    product {
      barcode
      name
      per100g {
        energyKcal
        netCarbsGrams
        isNetCarbsApproximate
      }
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const LogPlannedMealDocument = new TypedDocumentString<LogPlannedMealMutation, LogPlannedMealMutationVariables>(`mutation LogPlannedMeal($input: LogPlannedMealInput!) {
  logPlannedMeal(input: $input) {
    problems {
      ...TrackingProblem
    }
    addedIds
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const LogRecipeDocument = new TypedDocumentString<LogRecipeMutation, LogRecipeMutationVariables>(`mutation LogRecipe($input: LogRecipeInput!) {
  logRecipe(input: $input) {
    problems {
      ...TrackingProblem
    }
    addedIds
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const LogFoodDocument = new TypedDocumentString<LogFoodMutation, LogFoodMutationVariables>(`mutation LogFood($input: LogFoodInput!) {
  logFood(input: $input) {
    problems {
      ...TrackingProblem
    }
    addedIds
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const LogQuickEntryDocument = new TypedDocumentString<LogQuickEntryMutation, LogQuickEntryMutationVariables>(`mutation LogQuickEntry($input: LogQuickEntryInput!) {
  logQuickEntry(input: $input) {
    problems {
      ...TrackingProblem
    }
    addedIds
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const LogProductDocument = new TypedDocumentString<LogProductMutation, LogProductMutationVariables>(`mutation LogProduct($input: LogProductInput!) {
  logProduct(input: $input) {
    problems {
      ...TrackingProblem
    }
    addedIds
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const CopyFoodDayDocument = new TypedDocumentString<CopyFoodDayMutation, CopyFoodDayMutationVariables>(`mutation CopyFoodDay($input: CopyFoodDayInput!) {
  copyFoodDay(input: $input) {
    problems {
      ...TrackingProblem
    }
    addedIds
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const DeleteFoodEntriesDocument = new TypedDocumentString<DeleteFoodEntriesMutation, DeleteFoodEntriesMutationVariables>(`mutation DeleteFoodEntries($input: TrackingEntryIdsInput!) {
  deleteFoodEntries(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const RestoreFoodEntriesDocument = new TypedDocumentString<RestoreFoodEntriesMutation, RestoreFoodEntriesMutationVariables>(`mutation RestoreFoodEntries($input: TrackingEntryIdsInput!) {
  restoreFoodEntries(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const TrackedMeasuresDocument = new TypedDocumentString<TrackedMeasuresQuery, TrackedMeasuresQueryVariables>(`query TrackedMeasures($measure: TrackedMeasure!, $interval: TrackingInterval!, $today: String!, $first: Int!) {
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
  tracking {
    choices {
      ...TrackingChoices
    }
    history(measure: $measure, interval: $interval, today: $today) {
      ...MeasureHistory
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

fragment TrackingChoices on TrackingChoices {
  measures
  weightUnit
  waistUnit
  glucoseUnit
  goalWeightKg
}

fragment MeasureHistory on MeasureHistory {
  measure
  entryCount
  entries(first: $first) {
    ...Measurement
  }
  first {
    ...Measurement
  }
  last {
    ...Measurement
  }
  points {
    fromDay
    toDay
    value
    secondValue
  }
  trend {
    day
    value
  }
  changePerWeek
  goalDay
  milestone {
    day
    value
  }
}

fragment Measurement on Measurement {
  id
  isFromQuiz
  measure
  day
  time
  value
  secondValue
}`);

export const MeasurementsCsvDocument = new TypedDocumentString<MeasurementsCsvQuery, MeasurementsCsvQueryVariables>(`query MeasurementsCsv {
  tracking {
    csv
  }
}`);

export const AddMeasurementDocument = new TypedDocumentString<AddMeasurementMutation, AddMeasurementMutationVariables>(`mutation AddMeasurement($input: AddMeasurementInput!) {
  addMeasurement(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const ChangeMeasurementDocument = new TypedDocumentString<ChangeMeasurementMutation, ChangeMeasurementMutationVariables>(`mutation ChangeMeasurement($input: ChangeMeasurementInput!) {
  changeMeasurement(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const DeleteMeasurementsDocument = new TypedDocumentString<DeleteMeasurementsMutation, DeleteMeasurementsMutationVariables>(`mutation DeleteMeasurements($input: TrackingEntryIdsInput!) {
  deleteMeasurements(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const RestoreMeasurementsDocument = new TypedDocumentString<RestoreMeasurementsMutation, RestoreMeasurementsMutationVariables>(`mutation RestoreMeasurements($input: TrackingEntryIdsInput!) {
  restoreMeasurements(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const SetTrackingChoicesDocument = new TypedDocumentString<SetTrackingChoicesMutation, SetTrackingChoicesMutationVariables>(`mutation SetTrackingChoices($input: TrackingChoicesInput!) {
  setTrackingChoices(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const SetGoalWeightDocument = new TypedDocumentString<SetGoalWeightMutation, SetGoalWeightMutationVariables>(`mutation SetGoalWeight($input: GoalWeightInput!) {
  setGoalWeight(input: $input) {
    problems {
      ...TrackingProblem
    }
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);

export const ImportMeasurementsDocument = new TypedDocumentString<ImportMeasurementsMutation, ImportMeasurementsMutationVariables>(`mutation ImportMeasurements($input: ImportMeasurementsInput!) {
  importMeasurements(input: $input) {
    problems {
      ...TrackingProblem
    }
    addedIds
    knownCount
  }
}

fragment TrackingProblem on Problem {
  path
  code
  message
}`);
