import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type FoodPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type FoodPreferencesQuery = { me: { userId: string } | null, membershipSubscription: { status: Types.SubscriptionStatus } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, profile: { answers: { goals: Array<Types.SurveyGoal> | null, gender: Types.Gender | null, birthYear: number | null, heightCm: number | null, measurementSystem: Types.MeasurementSystem | null, weightUnit: Types.WeightUnit | null, activity: Types.ActivityLevel | null, weightKg: number | null, healthConditions: Array<Types.HealthCondition> | null, isPregnantOrBreastfeeding: boolean | null, doctorAdviceRead: Array<Types.DoctorReason> | null, carbLevel: Types.CarbLevel | null, proteinLevel: Types.ProteinLevel | null, avoid: Array<Types.AvoidedFood> | null, allergies: Array<Types.AvoidedFood> | null, diet: Types.SurveyDiet | null, cuisines: Array<Types.SurveyCuisine> | null, dishes: Array<Types.SurveyDish> | null, adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null, cookingSkill: Types.CookingSkill | null, cookingTime: Types.CookingTime | null, foodBudget: Types.FoodBudget | null, mealsPerDay: number | null, leftovers: boolean | null, acceptsRepeats: boolean | null, challenges: Array<Types.DietChallenge> | null, hasWeightGoal: boolean | null, goalWeightKg: number | null, dataConsent: boolean | null } } | null };

export type SaveFoodPreferencesMutationVariables = Exact<{
  input: Types.SaveFoodPreferencesInput;
}>;


export type SaveFoodPreferencesMutation = { saveFoodPreferences: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SaveAboutYouMutationVariables = Exact<{
  input: Types.SaveAboutYouInput;
}>;


export type SaveAboutYouMutation = { saveAboutYou: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const FoodPreferencesDocument = new TypedDocumentString<FoodPreferencesQuery, FoodPreferencesQueryVariables>(`query FoodPreferences {
  me {
    userId
  }
  membershipSubscription {
    status
  }
  offers {
    ...MembershipTerms
  }
  profile {
    answers {
      ...SurveyAnswerFields
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

fragment SurveyAnswerFields on SurveyAnswers {
  goals
  gender
  birthYear
  heightCm
  measurementSystem
  weightUnit
  activity
  weightKg
  healthConditions
  isPregnantOrBreastfeeding
  doctorAdviceRead
  carbLevel
  proteinLevel
  avoid
  allergies
  diet
  cuisines
  dishes
  adults
  children
  adultNames
  childNames
  cookingSkill
  cookingTime
  foodBudget
  mealsPerDay
  leftovers
  acceptsRepeats
  challenges
  hasWeightGoal
  goalWeightKg
  dataConsent
}`);

export const SaveFoodPreferencesDocument = new TypedDocumentString<SaveFoodPreferencesMutation, SaveFoodPreferencesMutationVariables>(`mutation SaveFoodPreferences($input: SaveFoodPreferencesInput!) {
  saveFoodPreferences(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const SaveAboutYouDocument = new TypedDocumentString<SaveAboutYouMutation, SaveAboutYouMutationVariables>(`mutation SaveAboutYou($input: SaveAboutYouInput!) {
  saveAboutYou(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);
