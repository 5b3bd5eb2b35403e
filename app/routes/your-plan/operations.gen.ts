import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type YourPlanQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type YourPlanQuery = { me: { userId: string } | null, membershipSubscription: { status: Types.SubscriptionStatus } | null, brand: { name: string, wordmarkUrl: string | null }, offers: { trialDays: number, trialEndsAt: string | null, isTest: boolean, isAvailable: boolean, paymentMethods: Array<Types.PaymentMethod>, recipeCount: number, pictureRecipeId: string | null, cardFields: { kind: Types.PaymentFieldsKind, publishableKey: string | null } | null, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number, pricePerMonthMinor: number, pricePerYearMinor: number, savingMinor: number, trialDays: number, trialEndsAt: string | null, vatPercent: number, vatMinor: number }> }, surveyDraft: { steps: Array<Types.SurveyStep>, openStep: Types.SurveyStep | null, isComplete: boolean, answers: { weightUnit: Types.WeightUnit | null }, weightProjection: { startKg: number, goalKg: number | null, earliestWeek: number | null, latestWeek: number | null, points: Array<{ week: number, leastKg: number, middleKg: number, mostKg: number }>, afterAYear: { week: number, leastKg: number, mostKg: number } } | null }, mealPlanPreview: { isAccommodated: boolean, facts: { dishCount: number, netCarbsGramsPerDay: number, cookingMinutesPerDay: number }, days: Array<{ index: number, date: string, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, title: string, short: string, slug: string, netCarbsGrams: number, activeMinutes: number, totalMinutes: number, leftoverOfDay: number | null, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }> }> }> }> } | null };

export type ProjectionFragment = { startKg: number, goalKg: number | null, earliestWeek: number | null, latestWeek: number | null, points: Array<{ week: number, leastKg: number, middleKg: number, mostKg: number }>, afterAYear: { week: number, leastKg: number, mostKg: number } };

export const YourPlanDocument = new TypedDocumentString<YourPlanQuery, YourPlanQueryVariables>(`query YourPlan($timeZone: String) {
  me {
    userId
  }
  membershipSubscription {
    status
  }
  brand {
    name
    wordmarkUrl
  }
  offers {
    ...SignUpOffers
  }
  surveyDraft {
    ...SurveyProgressFields
    answers {
      weightUnit
    }
    weightProjection {
      ...Projection
    }
  }
  mealPlanPreview(timeZone: $timeZone) {
    isAccommodated
    facts {
      dishCount
      netCarbsGramsPerDay
      cookingMinutesPerDay
    }
    days {
      index
      date
      meals {
        meal
        recipes {
          ...PreviewDish
        }
      }
    }
  }
}

fragment SignUpOffers on Offers {
  trialDays
  trialEndsAt
  isTest
  isAvailable
  paymentMethods
  cardFields {
    kind
    publishableKey
  }
  recipeCount
  pictureRecipeId
  offers {
    plan
    currency
    priceMinor
    pricePerMonthMinor
    pricePerYearMinor
    savingMinor
    trialDays
    trialEndsAt
    vatPercent
    vatMinor
  }
}

fragment SurveyProgressFields on SurveyDraft {
  steps
  openStep
  isComplete
}

fragment Projection on WeightProjection {
  startKg
  goalKg
  points {
    week
    leastKg
    middleKg
    mostKg
  }
  earliestWeek
  latestWeek
  afterAYear {
    week
    leastKg
    mostKg
  }
}

fragment PreviewDish on MealPlanPreviewRecipe {
  id
  title
  short
  slug
  netCarbsGrams
  activeMinutes
  totalMinutes
  leftoverOfDay
  reasons {
    ...PlanReason
  }
}

fragment PlanReason on MealPlanReason {
  code
  amount
  day
  word
  foodName
}`);
