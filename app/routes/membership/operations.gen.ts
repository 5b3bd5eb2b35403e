import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type SignUpOffersFragment = { trialDays: number, trialEndsAt: string | null, isTest: boolean, isAvailable: boolean, paymentMethods: Array<Types.PaymentMethod>, recipeCount: number, pictureRecipeId: string | null, cardFields: { kind: Types.PaymentFieldsKind, publishableKey: string | null } | null, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number, pricePerMonthMinor: number, pricePerYearMinor: number, savingMinor: number, trialDays: number, trialEndsAt: string | null, vatPercent: number, vatMinor: number }> };

export type BecomeMemberQueryVariables = Exact<{
  forGroup: boolean;
}>;


export type BecomeMemberQuery = { passwordMinLength: number, me: { firstName: string } | null, membershipSubscription: { status: Types.SubscriptionStatus, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean } | null, socialProviders: Array<{ id: string, name: string }>, offers: { trialDays: number, trialEndsAt: string | null, isTest: boolean, isAvailable: boolean, paymentMethods: Array<Types.PaymentMethod>, recipeCount: number, pictureRecipeId: string | null, cardFields: { kind: Types.PaymentFieldsKind, publishableKey: string | null } | null, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number, pricePerMonthMinor: number, pricePerYearMinor: number, savingMinor: number, trialDays: number, trialEndsAt: string | null, vatPercent: number, vatMinor: number }> } };

export type SignUpViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpViewerQuery = { me: { userId: string } | null, offers: { cardFields: { kind: Types.PaymentFieldsKind } | null } };

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpMutation = { signUp: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type StartTrialMutationVariables = Exact<{
  input: Types.StartTrialInput;
}>;


export type StartTrialMutation = { startTrial: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ConfirmPaymentMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmPaymentMutation = { confirmPayment: { problems: Array<{ path: Array<string>, code: string, message: string }>, membershipSubscription: { plan: Types.BillingPeriod } | null } };

export type MembershipSectionFragment = { status: Types.SubscriptionStatus, plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean, renews: boolean, nextChargeAt: string | null, paymentMethod: string | null, canBeChanged: boolean, isPaidByGroup: boolean };

export type MembershipPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipPageQuery = { me: { userId: string } | null, membershipSubscription: { managementUrl: string | null, provider: Types.SubscriptionProvider, status: Types.SubscriptionStatus, plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean, renews: boolean, nextChargeAt: string | null, paymentMethod: string | null, canBeChanged: boolean, isPaidByGroup: boolean } | null, offers: { isTest: boolean, cardFields: { kind: Types.PaymentFieldsKind, publishableKey: string | null } | null, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> } };

export type MembershipRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipRecordsQuery = { membershipRecords: { invoices: Array<{ id: string, at: string, state: Types.PaymentState, amountMinor: number, currency: Types.Currency }>, history: Array<{ at: string, kind: Types.MembershipHistoryKind, plan: Types.BillingPeriod, currency: Types.Currency, amountMinor: number, expireTime: string, paymentMethod: string | null }> } };

export type CancelMembershipMutationVariables = Exact<{
  input: Types.MembershipRequestInput;
}>;


export type CancelMembershipMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ResumeMembershipMutationVariables = Exact<{
  input: Types.MembershipRequestInput;
}>;


export type ResumeMembershipMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangeMembershipOfferMutationVariables = Exact<{
  input: Types.ChangeMembershipOfferInput;
}>;


export type ChangeMembershipOfferMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangePaymentMethodMutationVariables = Exact<{
  input: Types.ChangePaymentMethodInput;
}>;


export type ChangePaymentMethodMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type OpenPaymentPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenPaymentPortalMutation = { openPaymentPortal: { url: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PreparePaymentMutationVariables = Exact<{ [key: string]: never; }>;


export type PreparePaymentMutation = { preparePayment: { clientSecret: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PrepareProPaymentMutationVariables = Exact<{
  input: Types.PrepareProPaymentInput;
}>;


export type PrepareProPaymentMutation = { prepareProPayment: { clientSecret: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SuccessPlanFragment = { id: string, slug: string, version: number, beginsOn: string | null, toBuy: { count: number, atHomeCount: number }, days: Array<{ index: number, date: string | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ key: string, leftoverOfDay: number | null, mainIngredients: Array<{ name: string }>, recipe: { id: string, slug: string, title: string, times: { activeMinutes: number, totalMinutes: number } } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> };

export type MakeFirstPlanMutationVariables = Exact<{
  input: Types.GenerateMealplanInput;
}>;


export type MakeFirstPlanMutation = { generateMealplan: { problems: Array<{ code: string }> } };

export type FirstPlanBasisQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type FirstPlanBasisQuery = { membershipSubscription: { id: string } | null, surveyDraft: { isComplete: boolean }, currentMealPlan: { id: string } | null };

export type SignUpSuccessQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type SignUpSuccessQuery = { shoppingListCount: number, profile: { answers: { weightKg: number | null } } | null, membershipSubscription: { id: string } | null, surveyDraft: { isComplete: boolean }, currentMealPlan: { id: string, slug: string, version: number, beginsOn: string | null, toBuy: { count: number, atHomeCount: number }, days: Array<{ index: number, date: string | null, meals: Array<{ meal: Types.Meal, recipes: Array<{ key: string, leftoverOfDay: number | null, mainIngredients: Array<{ name: string }>, recipe: { id: string, slug: string, title: string, times: { activeMinutes: number, totalMinutes: number } } }> }> }>, cookedDishes: Array<{ day: number, meal: Types.Meal, recipeId: string }>, eatenMeals: Array<{ day: number, meal: Types.Meal }> } | null };

export type SuccessPreviewFragment = { days: Array<{ date: string, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, slug: string, title: string, activeMinutes: number, totalMinutes: number, leftoverOfDay: number | null }> }> }> };

export type SignUpWeekQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type SignUpWeekQuery = { mealPlanPreview: { days: Array<{ date: string, meals: Array<{ meal: Types.Meal, recipes: Array<{ id: string, slug: string, title: string, activeMinutes: number, totalMinutes: number, leftoverOfDay: number | null }> }> }> } | null };

export const BecomeMemberDocument = new TypedDocumentString<BecomeMemberQuery, BecomeMemberQueryVariables>(`query BecomeMember($forGroup: Boolean!) {
  me {
    firstName
  }
  membershipSubscription {
    status
    trialEndsAt
    expireTime
    isOnTrial
  }
  passwordMinLength
  socialProviders {
    id
    name
  }
  offers(forGroup: $forGroup) {
    ...SignUpOffers
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
}`);

export const SignUpViewerDocument = new TypedDocumentString<SignUpViewerQuery, SignUpViewerQueryVariables>(`query SignUpViewer {
  me {
    userId
  }
  offers {
    cardFields {
      kind
    }
  }
}`);

export const SignUpDocument = new TypedDocumentString<SignUpMutation, SignUpMutationVariables>(`mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const StartTrialDocument = new TypedDocumentString<StartTrialMutation, StartTrialMutationVariables>(`mutation StartTrial($input: StartTrialInput!) {
  startTrial(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}`);

export const ConfirmPaymentDocument = new TypedDocumentString<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>(`mutation ConfirmPayment {
  confirmPayment {
    problems {
      path
      code
      message
    }
    membershipSubscription {
      plan
    }
  }
}`);

export const MembershipPageDocument = new TypedDocumentString<MembershipPageQuery, MembershipPageQueryVariables>(`query MembershipPage {
  me {
    userId
  }
  membershipSubscription {
    ...MembershipSection
    managementUrl
    provider
  }
  offers {
    isTest
    cardFields {
      kind
      publishableKey
    }
    offers {
      plan
      currency
      priceMinor
    }
  }
}

fragment MembershipSection on MembershipSubscription {
  status
  plan
  currency
  priceMinor
  trialEndsAt
  expireTime
  isOnTrial
  renews
  nextChargeAt
  paymentMethod
  canBeChanged
  isPaidByGroup
}`);

export const MembershipRecordsDocument = new TypedDocumentString<MembershipRecordsQuery, MembershipRecordsQueryVariables>(`query MembershipRecords {
  membershipRecords {
    invoices {
      id
      at
      state
      amountMinor
      currency
    }
    history {
      at
      kind
      plan
      currency
      amountMinor
      expireTime
      paymentMethod
    }
  }
}`);

export const CancelMembershipDocument = new TypedDocumentString<CancelMembershipMutation, CancelMembershipMutationVariables>(`mutation CancelMembership($input: MembershipRequestInput!) {
  result: cancelMembership(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}`);

export const ResumeMembershipDocument = new TypedDocumentString<ResumeMembershipMutation, ResumeMembershipMutationVariables>(`mutation ResumeMembership($input: MembershipRequestInput!) {
  result: resumeMembership(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}`);

export const ChangeMembershipOfferDocument = new TypedDocumentString<ChangeMembershipOfferMutation, ChangeMembershipOfferMutationVariables>(`mutation ChangeMembershipOffer($input: ChangeMembershipOfferInput!) {
  result: changeMembershipOffer(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}`);

export const ChangePaymentMethodDocument = new TypedDocumentString<ChangePaymentMethodMutation, ChangePaymentMethodMutationVariables>(`mutation ChangePaymentMethod($input: ChangePaymentMethodInput!) {
  result: changePaymentMethod(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}`);

export const OpenPaymentPortalDocument = new TypedDocumentString<OpenPaymentPortalMutation, OpenPaymentPortalMutationVariables>(`mutation OpenPaymentPortal {
  openPaymentPortal {
    problems {
      path
      code
      message
    }
    url
  }
}`);

export const PreparePaymentDocument = new TypedDocumentString<PreparePaymentMutation, PreparePaymentMutationVariables>(`mutation PreparePayment {
  preparePayment {
    problems {
      path
      code
      message
    }
    clientSecret
  }
}`);

export const PrepareProPaymentDocument = new TypedDocumentString<PrepareProPaymentMutation, PrepareProPaymentMutationVariables>(`mutation PrepareProPayment($input: PrepareProPaymentInput!) {
  prepareProPayment(input: $input) {
    problems {
      path
      code
      message
    }
    clientSecret
  }
}`);

export const MakeFirstPlanDocument = new TypedDocumentString<MakeFirstPlanMutation, MakeFirstPlanMutationVariables>(`mutation MakeFirstPlan($input: GenerateMealplanInput!) {
  generateMealplan(input: $input) {
    problems {
      code
    }
  }
}`);

export const FirstPlanBasisDocument = new TypedDocumentString<FirstPlanBasisQuery, FirstPlanBasisQueryVariables>(`query FirstPlanBasis($timeZone: String) {
  membershipSubscription {
    id
  }
  surveyDraft {
    isComplete
  }
  currentMealPlan(timeZone: $timeZone) {
    id
  }
}`);

export const SignUpSuccessDocument = new TypedDocumentString<SignUpSuccessQuery, SignUpSuccessQueryVariables>(`query SignUpSuccess($timeZone: String) {
  profile {
    answers {
      weightKg
    }
  }
  membershipSubscription {
    id
  }
  surveyDraft {
    isComplete
  }
  shoppingListCount
  currentMealPlan(timeZone: $timeZone) {
    ...SuccessPlan
  }
}

fragment SuccessPlan on MealPlan {
  id
  slug
  version
  beginsOn
  toBuy {
    count
    atHomeCount
  }
  ...WhatBecame
  days {
    index
    date
    meals {
      meal
      recipes {
        key
        leftoverOfDay
        mainIngredients {
          name
        }
        recipe {
          id
          slug
          title
          times {
            activeMinutes
            totalMinutes
          }
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

export const SignUpWeekDocument = new TypedDocumentString<SignUpWeekQuery, SignUpWeekQueryVariables>(`query SignUpWeek($timeZone: String) {
  mealPlanPreview(timeZone: $timeZone) {
    ...SuccessPreview
  }
}

fragment SuccessPreview on MealPlanPreview {
  days {
    date
    meals {
      meal
      recipes {
        id
        slug
        title
        activeMinutes
        totalMinutes
        leftoverOfDay
      }
    }
  }
}`);
