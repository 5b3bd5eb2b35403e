import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type SurveyAnswerFieldsFragment = { goals: Array<Types.SurveyGoal> | null, gender: Types.Gender | null, birthYear: number | null, heightCm: number | null, measurementSystem: Types.MeasurementSystem | null, weightUnit: Types.WeightUnit | null, activity: Types.ActivityLevel | null, weightKg: number | null, healthConditions: Array<Types.HealthCondition> | null, isPregnantOrBreastfeeding: boolean | null, doctorAdviceRead: Array<Types.DoctorReason> | null, carbLevel: Types.CarbLevel | null, proteinLevel: Types.ProteinLevel | null, avoid: Array<Types.AvoidedFood> | null, allergies: Array<Types.AvoidedFood> | null, diet: Types.SurveyDiet | null, cuisines: Array<Types.SurveyCuisine> | null, dishes: Array<Types.SurveyDish> | null, adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null, cookingSkill: Types.CookingSkill | null, cookingTime: Types.CookingTime | null, foodBudget: Types.FoodBudget | null, mealsPerDay: number | null, leftovers: boolean | null, acceptsRepeats: boolean | null, challenges: Array<Types.DietChallenge> | null, hasWeightGoal: boolean | null, goalWeightKg: number | null, dataConsent: boolean | null };

export type SurveyProgressFieldsFragment = { steps: Array<Types.SurveyStep>, openStep: Types.SurveyStep | null, isComplete: boolean };

export type OnboardingDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingDraftQuery = { brand: { name: string, wordmarkUrl: string | null, storagePlace: string }, surveyDraft: { doctorReasons: Array<Types.DoctorReason>, steps: Array<Types.SurveyStep>, openStep: Types.SurveyStep | null, isComplete: boolean, answers: { goals: Array<Types.SurveyGoal> | null, gender: Types.Gender | null, birthYear: number | null, heightCm: number | null, measurementSystem: Types.MeasurementSystem | null, weightUnit: Types.WeightUnit | null, activity: Types.ActivityLevel | null, weightKg: number | null, healthConditions: Array<Types.HealthCondition> | null, isPregnantOrBreastfeeding: boolean | null, doctorAdviceRead: Array<Types.DoctorReason> | null, carbLevel: Types.CarbLevel | null, proteinLevel: Types.ProteinLevel | null, avoid: Array<Types.AvoidedFood> | null, allergies: Array<Types.AvoidedFood> | null, diet: Types.SurveyDiet | null, cuisines: Array<Types.SurveyCuisine> | null, dishes: Array<Types.SurveyDish> | null, adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null, cookingSkill: Types.CookingSkill | null, cookingTime: Types.CookingTime | null, foodBudget: Types.FoodBudget | null, mealsPerDay: number | null, leftovers: boolean | null, acceptsRepeats: boolean | null, challenges: Array<Types.DietChallenge> | null, hasWeightGoal: boolean | null, goalWeightKg: number | null, dataConsent: boolean | null } } };

export type FittingRecipesQueryVariables = Exact<{
  avoid: Array<Types.AvoidedFood> | Types.AvoidedFood;
  diet?: Types.SurveyDiet | null | undefined;
}>;


export type FittingRecipesQuery = { fittingRecipeCount: number };

export type SaveSurveyStepMutationVariables = Exact<{
  input: Types.SaveSurveyStepInput;
}>;


export type SaveSurveyStepMutation = { saveSurveyStep: { problems: Array<{ path: Array<string>, code: string, message: string }>, draft: { steps: Array<Types.SurveyStep>, openStep: Types.SurveyStep | null, isComplete: boolean } } };

export type CompleteSurveyMutationVariables = Exact<{
  input: Types.CompleteSurveyInput;
}>;


export type CompleteSurveyMutation = { completeSurvey: { problems: Array<{ path: Array<string>, code: string, message: string }>, draft: { steps: Array<Types.SurveyStep>, openStep: Types.SurveyStep | null, isComplete: boolean } } };

export type PlanPreviewViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanPreviewViewerQuery = { me: { userId: string, firstName: string } | null, membershipSubscription: { status: Types.SubscriptionStatus } | null, brand: { name: string, wordmarkUrl: string | null }, offers: { trialDays: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, surveyDraft: { steps: Array<Types.SurveyStep>, openStep: Types.SurveyStep | null, isComplete: boolean, answers: { avoid: Array<Types.AvoidedFood> | null, allergies: Array<Types.AvoidedFood> | null, cookingTime: Types.CookingTime | null, adults: number | null, children: number | null, adultNames: Array<string> | null, childNames: Array<string> | null }, weightProjection: { startKg: number } | null }, mealPlanPreviewBasis: { fittingRecipeCount: number, quickRecipeCount: number, minutes: number, hasLeftovers: boolean, targets: { netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean } } | null };

export type RelaxationFieldsFragment = { alternative: number, preference: Types.MealPlanPreference, to: string | null, group: string | null };

export type PreviewDishFragment = { id: string, title: string, short: string, slug: string, netCarbsGrams: number, activeMinutes: number, totalMinutes: number, leftoverOfDay: number | null, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }> };

export type PlanPreviewQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type PlanPreviewQuery = { mealPlanPreview: { isAccommodated: boolean, facts: { dishCount: number, netCarbsGramsPerDay: number, cookingMinutesPerDay: number, mostMinutes: number, keptLunchCount: number }, toBuy: { count: number }, targets: { netCarbsLimitGrams: number }, days: Array<{ index: number, date: string, netCarbsGrams: number, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, title: string, short: string, slug: string, netCarbsGrams: number, activeMinutes: number, totalMinutes: number, leftoverOfDay: number | null, reasons: Array<{ code: Types.MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }> }> }> }>, relaxations: Array<{ alternative: number, preference: Types.MealPlanPreference, to: string | null, group: string | null }> } | null };

export type SavePreviewedPlanMutationVariables = Exact<{
  input: Types.GenerateMealplanInput;
}>;


export type SavePreviewedPlanMutation = { generateMealplan: { problems: Array<{ code: string, message: string }>, mealPlan: { slug: string } | null } };

export type QuizLandingQueryVariables = Exact<{
  campaign: Types.LandingCampaign;
}>;


export type QuizLandingQuery = { brand: { name: string, wordmarkUrl: string | null }, landing: { recipeCount: number, plates: Array<{ id: string }>, week: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } };

export const OnboardingDraftDocument = new TypedDocumentString<OnboardingDraftQuery, OnboardingDraftQueryVariables>(`query OnboardingDraft {
  brand {
    name
    wordmarkUrl
    storagePlace
  }
  surveyDraft {
    ...SurveyProgressFields
    doctorReasons
    answers {
      ...SurveyAnswerFields
    }
  }
}

fragment SurveyProgressFields on SurveyDraft {
  steps
  openStep
  isComplete
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

export const FittingRecipesDocument = new TypedDocumentString<FittingRecipesQuery, FittingRecipesQueryVariables>(`query FittingRecipes($avoid: [AvoidedFood!]!, $diet: SurveyDiet) {
  fittingRecipeCount(avoid: $avoid, diet: $diet)
}`);

export const SaveSurveyStepDocument = new TypedDocumentString<SaveSurveyStepMutation, SaveSurveyStepMutationVariables>(`mutation SaveSurveyStep($input: SaveSurveyStepInput!) {
  saveSurveyStep(input: $input) {
    problems {
      path
      code
      message
    }
    draft {
      ...SurveyProgressFields
    }
  }
}

fragment SurveyProgressFields on SurveyDraft {
  steps
  openStep
  isComplete
}`);

export const CompleteSurveyDocument = new TypedDocumentString<CompleteSurveyMutation, CompleteSurveyMutationVariables>(`mutation CompleteSurvey($input: CompleteSurveyInput!) {
  completeSurvey(input: $input) {
    problems {
      path
      code
      message
    }
    draft {
      ...SurveyProgressFields
    }
  }
}

fragment SurveyProgressFields on SurveyDraft {
  steps
  openStep
  isComplete
}`);

export const PlanPreviewViewerDocument = new TypedDocumentString<PlanPreviewViewerQuery, PlanPreviewViewerQueryVariables>(`query PlanPreviewViewer {
  me {
    userId
    firstName
  }
  membershipSubscription {
    status
  }
  brand {
    name
    wordmarkUrl
  }
  offers {
    trialDays
    offers {
      plan
      currency
      priceMinor
    }
  }
  surveyDraft {
    ...SurveyProgressFields
    answers {
      avoid
      allergies
      cookingTime
      adults
      children
      adultNames
      childNames
    }
    weightProjection {
      startKg
    }
  }
  mealPlanPreviewBasis {
    fittingRecipeCount
    quickRecipeCount
    minutes
    hasLeftovers
    targets {
      netCarbsLimitGrams
      isNetCarbsLimitExclusive
    }
  }
}

fragment SurveyProgressFields on SurveyDraft {
  steps
  openStep
  isComplete
}`);

export const PlanPreviewDocument = new TypedDocumentString<PlanPreviewQuery, PlanPreviewQueryVariables>(`query PlanPreview($timeZone: String) {
  mealPlanPreview(timeZone: $timeZone) {
    isAccommodated
    facts {
      dishCount
      netCarbsGramsPerDay
      cookingMinutesPerDay
      mostMinutes
      keptLunchCount
    }
    toBuy {
      count
    }
    targets {
      netCarbsLimitGrams
    }
    days {
      index
      date
      netCarbsGrams
      meals {
        meal
        recipes {
          ...PreviewDish
        }
      }
    }
    relaxations {
      ...RelaxationFields
    }
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
}

fragment RelaxationFields on MealPlanRelaxation {
  alternative
  preference
  to
  group
}`);

export const SavePreviewedPlanDocument = new TypedDocumentString<SavePreviewedPlanMutation, SavePreviewedPlanMutationVariables>(`mutation SavePreviewedPlan($input: GenerateMealplanInput!) {
  generateMealplan(input: $input) {
    problems {
      code
      message
    }
    mealPlan {
      slug
    }
  }
}`);

export const QuizLandingDocument = new TypedDocumentString<QuizLandingQuery, QuizLandingQueryVariables>(`query QuizLanding($campaign: LandingCampaign!) {
  brand {
    name
    wordmarkUrl
  }
  landing {
    recipeCount
    plates(campaign: $campaign) {
      id
    }
    week {
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
