/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ActivityLevel =
  | 'ACTIVE'
  | 'LESS_ACTIVE'
  | 'MODERATE';

export type AddMealPlanToShoppingListInput = {
  /** Counted from 0; all of them when left out. */
  days?: Array<number> | null | undefined;
  mealPlanId: string;
  /** A UUID; the same key again is the same request and adds nothing. */
  requestKey: string;
};

export type AddMeasurementInput = {
  /** `2026-03-10` */
  day: string;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  measure: TrackedMeasure;
  /** The diastolic blood pressure. */
  secondValue?: number | null | undefined;
  /** `07:30` */
  time?: string | null | undefined;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  /** kg, cm, mmol/L or mmHg. */
  value: number;
};

export type AddPasskeyInput = {
  /** What navigator.credentials gave, as JSON. */
  answer: string;
  /** For its owner to recognise it. */
  name: string;
  token: string;
};

/** A subscription as the browser gives it. */
export type AddPushDeviceInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};

export type AddRecipeToMealInput = {
  /** 0 is the first day. */
  day: number;
  meal: Meal;
  mealPlanId: string;
  recipeId: string;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type AddRecipesToShoppingListInput = {
  recipes: Array<ShoppingRecipeInput>;
};

/** In the order one walks through a usual shop. */
export type Aisle =
  | 'BAKERY'
  | 'BAKING'
  | 'CANNED'
  | 'DAIRY'
  | 'DRINKS'
  | 'FISH'
  | 'FROZEN'
  | 'MEAT'
  | 'OILS_SAUCES'
  | 'OTHER'
  | 'PLANT_BASED'
  | 'PRODUCE'
  | 'SNACKS_NUTS'
  | 'SPICES'
  | 'WORLD';

export type AuthenticatorCodeInput = {
  code: string;
};

export type AvoidedFood =
  | 'BEEF'
  | 'DAIRY'
  | 'EGGS'
  | 'FISH'
  | 'LAMB'
  | 'NUTS'
  | 'PORK'
  | 'POULTRY'
  | 'SHELLFISH';

export type BillingPeriod =
  | 'MONTHLY'
  | 'YEARLY';

export type CarbLevel =
  | 'LIBERAL'
  | 'MODERATE'
  | 'STRICT'
  | 'UNKNOWN';

export type ChangeMealPlanServingsInput = {
  /** Counted from 0; the whole plan when left out. */
  day?: number | null | undefined;
  mealPlanId: string;
  /** One of its `servingsOptions`. */
  servings: number;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type ChangeMeasurementInput = {
  day: string;
  id: string;
  /** As it is. */
  measure: TrackedMeasure;
  secondValue?: number | null | undefined;
  time?: string | null | undefined;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  value: number;
};

export type ChangeMembershipOfferInput = {
  plan: BillingPeriod;
  /** A UUID; the same key again is the same request and changes nothing twice. */
  requestKey: string;
};

export type ChangeNotificationsInput = {
  /** What is left out stays as it is. */
  choices: Array<NotificationChoiceInput>;
  /** The device’s, `Europe/Stockholm`. */
  timeZone?: string | null | undefined;
};

export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type ChangePaymentMethodInput = {
  /** What the payment company gave for a card or wallet; never a card number. */
  paymentToken: string;
  /** A UUID; the same key again is the same request and changes nothing twice. */
  requestKey: string;
};

export type CompleteSurveyInput = {
  /** Consent to storing the answers. */
  dataConsent: boolean;
};

export type ConfirmEmailInput = {
  /** From the link in the mail. */
  token: string;
};

export type ConsentDecision =
  | 'GIVEN'
  | 'WITHDRAWN';

export type ConsentKind =
  | 'DATA_STORAGE'
  | 'TERMS';

export type CookingSkill =
  | 'average'
  | 'beginner'
  | 'masterChef';

export type CookingTime =
  | 'average'
  | 'minimal'
  | 'plenty';

export type CopyFoodDayInput = {
  day: string;
  fromDay: string;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type CopyMealPlanInput = {
  /** A UUID; the same key again is the same request and makes no second plan. */
  requestKey: string;
  /** Of an own, a themed or a shared plan. */
  slug: string;
};

export type CreateMealPlanInput = {
  /** 1 to 28. */
  dayCount: number;
  /** A UUID; the same key again is the same request and makes no second plan. */
  requestKey: string;
  /** Empty: called by what it is like. */
  title: string;
};

export type Cuisine =
  | 'AFRICAN'
  | 'AMERICAN'
  | 'ASIAN'
  | 'EASTERN_EUROPEAN'
  | 'FRENCH'
  | 'INDIAN'
  | 'ITALIAN'
  | 'LATIN_AMERICAN'
  | 'MEDITERRANEAN'
  | 'MEXICAN'
  | 'MIDDLE_EASTERN'
  | 'NORDIC'
  | 'OTHER'
  | 'SPANISH';

/** USD_ES is the US dollar at the prices of the Spanish edition. */
export type Currency =
  | 'SEK'
  | 'USD'
  | 'USD_ES';

export type CurrentPasswordInput = {
  /** The current one. */
  password: string;
};

export type DeleteAccountInput = {
  isSure: boolean;
  /** The current one, where there is one. */
  password: string;
};

export type DietChallenge =
  | 'BAD_FOOD'
  | 'CRAVINGS'
  | 'HUNGER'
  | 'LIMITED_OPTIONS'
  | 'NO_INTEREST_IN_DIET';

export type Difficulty =
  | 'BEGINNER'
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type DisconnectSocialAccountInput = {
  provider: string;
};

export type Dish =
  | 'BAKE'
  | 'BOWL'
  | 'BREAD'
  | 'CASSEROLE'
  | 'DESSERT'
  | 'DRINK'
  | 'GRILL'
  | 'OMELET'
  | 'PAN'
  | 'PANCAKE'
  | 'PIZZA'
  | 'PORRIDGE'
  | 'ROAST'
  | 'SALAD'
  | 'SANDWICH'
  | 'SAUCE'
  | 'SIDE'
  | 'SNACK'
  | 'SOUP'
  | 'STEW'
  | 'STIR_FRY'
  | 'WRAP';

export type DoctorReason =
  | 'HIGH_BLOOD_PRESSURE'
  | 'PREGNANT_OR_BREASTFEEDING'
  | 'TYPE1_DIABETES'
  | 'TYPE2_DIABETES'
  | 'UNDER_18';

export type EndSessionInput = {
  id: string;
};

export type FavoriteItemType =
  | 'MEALPLAN'
  | 'RECIPE';

export type FoodBudget =
  | 'average'
  | 'less'
  | 'more';

export type FoodLogSlot =
  | 'BREAKFAST'
  | 'DINNER'
  | 'LUNCH'
  | 'SNACK';

export type FoodLogSource =
  | 'FOOD'
  | 'PRODUCT'
  | 'QUICK'
  | 'RECIPE';

/** What the food navigator ranks by. */
export type FoodNavigatorMode =
  | 'CARBS'
  | 'PROTEIN'
  | 'SATIETY';

/** Shelves of the food navigator. */
export type FoodTag =
  | 'ALCOHOL'
  | 'BAKING'
  | 'BREAD'
  | 'DAIRY'
  | 'DRINKS'
  | 'EGGS'
  | 'FATS'
  | 'FISH'
  | 'FRUIT'
  | 'GRAINS'
  | 'LEGUMES'
  | 'MEALS'
  | 'MEAT'
  | 'NUTS'
  | 'SAUCES'
  | 'SEASONINGS'
  | 'SNACKS'
  | 'SWEETS'
  | 'VEGETABLES';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type GenerateMealplanInput = {
  /** A UUID; the same key again is the same request and makes no second plan. */
  requestKey: string;
};

export type GlucoseUnit =
  | 'MG_DL'
  | 'MMOL_L';

export type GoalWeightInput = {
  /** Left out, there is no goal. */
  goalWeightKg?: number | null | undefined;
};

export type HealthCondition =
  | 'HIGH_BLOOD_PRESSURE'
  | 'TYPE1_DIABETES'
  | 'TYPE2_DIABETES';

export type ImportMeasurementsInput = {
  /** As `tracking.csv`, or with date and weight. */
  csv: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

/** OR is an alternative to the line above, AND continues it. */
export type IngredientLabel =
  | 'AND'
  | 'OPTIONAL'
  | 'OR';

export type LogFoodInput = {
  amount: number;
  day: string;
  foodId: string;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  slot: FoodLogSlot;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  /** g, ml, tsp, tbsp or a measure of the food. */
  unit: string;
};

export type LogInInput = {
  email: string;
  password: string;
  /** Unless it is false, the cookie outlives the browser session. */
  rememberMe?: boolean | null | undefined;
};

export type LogInWithCodeInput = {
  /** Of the authenticator app, or a recovery code. */
  code: string;
  /** `codeToken` of the first step. */
  token: string;
};

export type LogInWithPasskeyInput = {
  /** What navigator.credentials gave, as JSON. */
  answer: string;
  rememberMe?: boolean | null | undefined;
  token: string;
};

export type LogPlannedMealInput = {
  day: string;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  /** Of the planned meal. */
  key: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type LogProductInput = {
  barcode: string;
  day: string;
  grams: number;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  slot: FoodLogSlot;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type LogQuickEntryInput = {
  day: string;
  /** Has to be there. */
  energyKcal?: number | null | undefined;
  fatGrams?: number | null | undefined;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  name: string;
  netCarbsGrams?: number | null | undefined;
  /** Left out, it is unknown. */
  proteinGrams?: number | null | undefined;
  slot: FoodLogSlot;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type LogRecipeInput = {
  day: string;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  recipeId: string;
  servings: number;
  slot: FoodLogSlot;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type Meal =
  | 'BREAKFAST'
  | 'DINNER'
  | 'LUNCH';

/** What a plan is like; names it as long as its member has not. */
export type MealPlanCharacter =
  | 'FISH'
  | 'HIGH_PROTEIN'
  | 'QUICK'
  | 'UNNAMED'
  | 'VARIED'
  | 'VEGAN'
  | 'VEGETARIAN';

export type MealPlanFilter =
  | 'ALL'
  | 'CUSTOM'
  | 'PERSONALIZED'
  | 'SHARED';

export type MealPlanHighlightCode =
  | 'BREAKFASTS_REPEAT'
  | 'ENERGY_MET'
  | 'NET_CARBS_KEPT'
  | 'PROTEIN_REACHED'
  | 'PROTEIN_SOURCES';

export type MealPlanInput = {
  mealPlanId: string;
};

export type MealPlanKind =
  | 'CUSTOM'
  | 'PERSONALIZED'
  | 'THEMED';

export type MealPlanOrder =
  | 'CHANGED'
  | 'NEWEST'
  | 'OLDEST';

export type MealPlanOrigin =
  | 'COPIED'
  | 'CREATED'
  | 'GENERATED';

export type MealPlanPlaceInput = {
  /** 0 is the first day. */
  day: number;
  meal: Meal;
};

export type MealPlanPreference =
  | 'avoid'
  | 'carbLevel'
  | 'cookingSkill'
  | 'cookingTime'
  | 'leftovers'
  | 'mealsPerDay'
  | 'repeatsAfterDays';

export type MealPlanReasonCode =
  | 'AFFORDABLE'
  | 'FAVOURITE_CUISINE'
  | 'FAVOURITE_DISH'
  | 'FILLING'
  | 'FILLS_PROTEIN'
  | 'FITS_ENERGY'
  | 'LEFTOVER_FROM'
  | 'LOW_CARB'
  | 'QUICK'
  | 'SHARES_FOOD'
  | 'VARIETY'
  | 'VEGETABLES'
  | 'WELL_RATED';

/** A recipe in its place. */
export type MealPlanRecipeInput = {
  /** 0 is the first day. */
  day: number;
  meal: Meal;
  recipeId: string;
};

export type MealPlanTheme =
  | 'BATCH_COOKING'
  | 'BEGINNER'
  | 'BUDGET'
  | 'DAIRY_FREE'
  | 'EGG_FREE'
  | 'FAMILY'
  | 'FEW_INGREDIENTS'
  | 'FISH'
  | 'HIGH_PROTEIN'
  | 'NUT_FREE'
  | 'QUICK'
  | 'SEASON'
  | 'TWO_MEALS'
  | 'VEGAN'
  | 'VEGETARIAN'
  | 'WORLD';

export type MeasurementSystem =
  | 'IMPERIAL'
  | 'METRIC';

export type MembershipHistoryKind =
  | 'CANCELLED'
  | 'ENDED'
  | 'OFFER_CHANGED'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_METHOD_CHANGED'
  | 'REFUNDED'
  | 'RENEWED'
  | 'RESUMED'
  | 'STARTED'
  | 'TRIAL_STARTED';

export type MembershipRequestInput = {
  /** A UUID; the same key again is the same request and changes nothing twice. */
  requestKey: string;
};

export type MoveMealRecipeInput = {
  mealPlanId: string;
  recipe: MealPlanRecipeInput;
  to: MealPlanPlaceInput;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type NotificationChannel =
  | 'EMAIL'
  | 'PUSH';

export type NotificationChoiceInput = {
  channel: NotificationChannel;
  isOn: boolean;
  kind: NotificationKind;
};

export type NotificationKind =
  | 'THAW_TONIGHT'
  | 'TRIAL_END'
  | 'WEEKLY_PLAN';

export type OptionalMeasure =
  | 'BLOOD_PRESSURE'
  | 'GLUCOSE'
  | 'KETONES'
  | 'WAIST';

export type PaymentFieldsKind =
  | 'APPROVAL'
  | 'STRIPE'
  | 'TEST_CARD';

export type PaymentMethod =
  | 'CARD'
  | 'PAYPAL';

export type PaymentState =
  | 'FAILED'
  | 'PAID'
  | 'REFUNDED';

export type PlanLeftoversInput = {
  /** Of the dinner; 0 is the first day. */
  day: number;
  /** As it is to be. */
  isWanted: boolean;
  mealPlanId: string;
  recipeId: string;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type ProgramRunInput = {
  runId: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type ProgramRunStatus =
  | 'FINISHED'
  | 'PAUSED'
  | 'RUNNING'
  | 'STOPPED';

export type ProteinLevel =
  | 'ADEQUATE_PROTEIN'
  | 'HIGH_PROTEIN'
  | 'UNKNOWN_PROTEIN';

export type ProteinSource =
  | 'BEEF'
  | 'DAIRY'
  | 'EGGS'
  | 'FISH'
  | 'LAMB'
  | 'LEGUMES'
  | 'NONE'
  | 'NUTS'
  | 'PORK'
  | 'POULTRY'
  | 'SHELLFISH'
  | 'TOFU';

export type RateRecipeInput = {
  recipeId: string;
  /** 1 to 5; rating again replaces the first. */
  stars: number;
};

export type ReadProgramLessonInput = {
  lessonId: string;
  runId: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type RecipeCollectionName =
  | 'BAKING'
  | 'COOK_ONCE'
  | 'FEW_INGREDIENTS'
  | 'HIGH_PROTEIN'
  | 'QUICK_LUNCHES'
  | 'SOUPS';

export type RecipeFilter = {
  meal?: Meal | null | undefined;
  strictness?: Strictness | null | undefined;
};

export type RecipeRole =
  | 'EXTRA'
  | 'MAIN'
  | 'SIDE';

export type RegenerateMealPlanInput = {
  mealPlanId: string;
  /** A UUID; the same key again is the same request and plans nothing anew. */
  requestKey: string;
  /** The meals to be planned anew; all others stay as they are. */
  slots: Array<MealPlanPlaceInput>;
  /** Of the plan as the member saw it. */
  version: number;
};

export type RemovePasskeyInput = {
  id: string;
};

export type RemovePushDeviceInput = {
  id: string;
};

export type RemoveRecipeFromMealInput = {
  mealPlanId: string;
  recipe: MealPlanRecipeInput;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type RenameMealPlanInput = {
  description: string;
  mealPlanId: string;
  /** Empty: called by what it is like. */
  title: string;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type RequestEmailChangeInput = {
  email: string;
  /** The current one. */
  password: string;
};

export type RequestPasswordResetInput = {
  email: string;
};

export type ResetPasswordInput = {
  password: string;
  /** From the link in the mail. */
  token: string;
};

export type SatietyBand =
  | 'HIGH'
  | 'LOW'
  | 'MODERATE';

export type SaveFoodPreferencesInput = {
  /** Of food, the week, activity and the weight goal; of the other answers nothing is taken. */
  answers: SurveyAnswersInput;
};

export type SaveProgramCheckInInput = {
  /** 1 to 5, the most. */
  energy: number;
  /** 1 to 5, the hungriest. */
  hunger: number;
  /** 1 to 5, the best. */
  mood: number;
  note?: string | null | undefined;
  runId: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  /** One that has begun. */
  week: number;
  /** Goes to tracking too; left out, it is taken out there. */
  weightKg?: number | null | undefined;
};

export type SaveSurveyStepInput = {
  /** Only what the step asks for is taken. */
  answers: SurveyAnswersInput;
  step: SurveyStep;
};

export type SearchFilter =
  | 'DIET'
  | 'DIFFICULTY'
  | 'DISH'
  | 'INGREDIENT'
  | 'PROTEIN'
  | 'SATIETY'
  | 'STRICTNESS'
  | 'TAG'
  | 'TIME'
  | 'TYPE';

/** A recipe must be one of the choices of each filter; of diet, ingredient and tag, all of them. Choices that do not exist are left out. */
export type SearchFilters = {
  diet?: Array<string> | null | undefined;
  difficulty?: Array<string> | null | undefined;
  dish?: Array<string> | null | undefined;
  ingredient?: Array<string> | null | undefined;
  protein?: Array<string> | null | undefined;
  satiety?: Array<string> | null | undefined;
  strictness?: Array<string> | null | undefined;
  tag?: Array<string> | null | undefined;
  time?: Array<string> | null | undefined;
  type?: Array<string> | null | undefined;
};

export type SearchInput = {
  /** The last recipe of the page above. */
  afterId?: string | null | undefined;
  filters?: SearchFilters | null | undefined;
  /** 1 to 480: how many recipes, and how many meal plans. */
  first?: number | null | undefined;
  tab?: SearchTab | null | undefined;
  /** At most 100 characters. Its last word may be half typed. */
  text?: string | null | undefined;
};

export type SearchTab =
  | 'ALL'
  | 'MEAL_PLANS'
  | 'RECIPES';

export type SetFavoriteInput = {
  /** As it is to be. */
  isFavorite: boolean;
  itemId: string;
  itemType: FavoriteItemType;
};

export type ShoppingAmountFactInput = {
  foodId: string;
  shares: Array<ShoppingShareInput>;
};

export type ShoppingChosenStoreFactInput = {
  storeId: string;
};

export type ShoppingDoneFactInput = {
  additionIds: Array<string>;
};

export type ShoppingExtraFactInput = {
  /** Milliseconds since 1970, by the clock of the device. */
  addedAt: number;
  amount?: string | null | undefined;
  extraId: string;
  foodId?: string | null | undefined;
  text: string;
};

/** Says one thing, in one of its fields. */
export type ShoppingFactInput = {
  amount?: ShoppingAmountFactInput | null | undefined;
  chosenStore?: ShoppingChosenStoreFactInput | null | undefined;
  done?: ShoppingDoneFactInput | null | undefined;
  extra?: ShoppingExtraFactInput | null | undefined;
  /** The id of its operation, `:` and a number. */
  id: string;
  recipe?: ShoppingRecipeFactInput | null | undefined;
  store?: ShoppingStoreFactInput | null | undefined;
  tick?: ShoppingTickFactInput | null | undefined;
};

/** One change of a list, made by a device, perhaps without a network. */
export type ShoppingOperationInput = {
  adds: Array<ShoppingFactInput>;
  /** Milliseconds since 1970, by the clock of the device. */
  at: number;
  /** A new UUID; sent again it is the same change. */
  id: string;
  /** Ids of facts the device has seen. */
  removes: Array<string>;
  /** Ids of operations; one that undoes does nothing else. */
  undoes: Array<string>;
};

export type ShoppingRecipeFactInput = {
  additionId: string;
  mealPlanId?: string | null | undefined;
  recipeId: string;
  /** One of the servings the recipe offers. */
  servings: number;
};

export type ShoppingRecipeInput = {
  /** A new UUID; the same one again adds nothing. */
  id: string;
  recipeId: string;
  /** One of the servings the recipe offers. */
  servings: number;
};

export type ShoppingShareInput = {
  additionId: string;
  grams: number;
};

export type ShoppingStoreFactInput = {
  aisles: Array<Aisle>;
  name: string;
  storeId: string;
};

export type ShoppingTickFactInput = {
  isCleared: boolean;
  itemKey: string;
  shares: Array<ShoppingShareInput>;
};

export type SignUpInput = {
  email: string;
  firstName: string;
  /** Agreement to the terms of use and the privacy policy. */
  hasAgreedToTerms: boolean;
  lastName: string;
  password: string;
};

export type SocialSignUpInput = {
  firstName: string;
  hasAgreedToTerms: boolean;
  lastName: string;
};

export type StartPasskeyInput = {
  /** The current one. */
  password: string;
};

export type StartProgramInput = {
  programId: string;
  /** One program is followed at a time: whether another one is stopped for it. */
  stopsOther?: boolean | null | undefined;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type StartProgramMealPlanInput = {
  runId: string;
  week: number;
};

export type StartTrialInput = {
  /** CARD unless it is given. */
  method?: PaymentMethod | null | undefined;
  /** What the payment company gave for a card or wallet; never a card number. */
  paymentToken: string;
  plan: BillingPeriod;
  /** A UUID; the same key again is the same request and changes nothing twice. */
  requestKey: string;
  /** The member knows that this card has had its trial, and pays today. */
  withoutTrial?: boolean | null | undefined;
};

/** How strictly low in carbs: the label of a recipe or meal plan. */
export type Strictness =
  | 'KETO'
  | 'LIBERAL'
  | 'MODERATE'
  /** Too many carbs for any label, or unknown. */
  | 'NONE';

export type SubscriptionProvider =
  | 'APPSTORE'
  | 'BRAINTREE'
  | 'GENERIC'
  | 'GOOGLE_PLAY'
  | 'PAYPAL'
  | 'STRIPE'
  | 'UNKNOWN';

export type SubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'INVALID'
  | 'NEW'
  | 'UNKNOWN';

/** Null takes an answer back; what is left out stays. */
export type SurveyAnswersInput = {
  /** Any dish may come back after three days. */
  acceptsRepeats?: boolean | null | undefined;
  activity?: ActivityLevel | null | undefined;
  /** Avoided too; nothing ever proposes to eat these. */
  allergies?: Array<AvoidedFood> | null | undefined;
  avoid?: Array<AvoidedFood> | null | undefined;
  /** Four digits. */
  birthYear?: number | null | undefined;
  carbLevel?: CarbLevel | null | undefined;
  challenges?: Array<DietChallenge> | null | undefined;
  cookingSkill?: CookingSkill | null | undefined;
  cookingTime?: CookingTime | null | undefined;
  cuisines?: Array<SurveyCuisine> | null | undefined;
  dataConsent?: boolean | null | undefined;
  diet?: SurveyDiet | null | undefined;
  dishes?: Array<SurveyDish> | null | undefined;
  foodBudget?: FoodBudget | null | undefined;
  gender?: Gender | null | undefined;
  goalWeightKg?: number | null | undefined;
  goals?: Array<SurveyGoal> | null | undefined;
  hasWeightGoal?: boolean | null | undefined;
  healthConditions?: Array<HealthCondition> | null | undefined;
  heightCm?: number | null | undefined;
  isPregnantOrBreastfeeding?: boolean | null | undefined;
  leftovers?: boolean | null | undefined;
  /** 2 or 3. */
  mealsPerDay?: number | null | undefined;
  measurementSystem?: MeasurementSystem | null | undefined;
  proteinLevel?: ProteinLevel | null | undefined;
  weightKg?: number | null | undefined;
  weightUnit?: WeightUnit | null | undefined;
};

export type SurveyCuisine =
  | 'ASIAN'
  | 'INDIAN'
  | 'ITALIAN'
  | 'MEDITERRANEAN'
  | 'MEXICAN'
  | 'MIDDLE_EASTERN';

export type SurveyDiet =
  | 'VEGAN'
  | 'VEGETARIAN';

export type SurveyDish =
  | 'CASSEROLE'
  | 'GRILL'
  | 'OMELET'
  | 'PIZZA'
  | 'SALAD'
  | 'SOUP'
  | 'STEW'
  | 'STIR_FRY';

export type SurveyGoal =
  | 'FIND_SUPPORT'
  | 'IMPROVE_HEALTH'
  | 'LEARN'
  | 'LOSE_WEIGHT'
  | 'MANAGE_CRAVINGS'
  | 'MEAL_PLANNING'
  | 'TREAT_HEALTH_CONDITION';

export type SurveyStep =
  | 'ACTIVITY'
  | 'AGE_AND_HEIGHT'
  | 'CARB_LEVEL'
  | 'CHEER_FOR_FOOD'
  | 'CHEER_FOR_YOU'
  | 'COOKING_SKILLS'
  | 'COOKING_TIME'
  | 'CUISINES'
  | 'DATA_CONSENT'
  | 'DIET_CHALLENGES'
  | 'FOODS_TO_AVOID'
  | 'FOOD_BUDGET'
  | 'FOOD_PREFERENCE'
  | 'GOAL'
  | 'HEALTH_CONDITIONS'
  | 'LEFTOVERS'
  | 'MEALS_PER_DAY'
  | 'MEASUREMENT_SYSTEM'
  | 'PROTEIN_LEVEL'
  | 'SEE_A_DOCTOR'
  | 'SEX'
  | 'WEIGHT'
  | 'WEIGHT_GOAL'
  | 'WELCOME';

export type SwapMealRecipeInput = {
  mealPlanId: string;
  recipe: MealPlanRecipeInput;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
  withRecipeId: string;
};

export type SyncShoppingListInput = {
  /** In the order they were made, at most 50. */
  operations: Array<ShoppingOperationInput>;
  /** The revision the device has; the state is told when it is old. */
  since?: number | null | undefined;
};

export type TargetStanding =
  | 'ABOVE'
  | 'BELOW'
  | 'WITHIN';

export type TickProgramTaskInput = {
  /** Of the program, from 1; any of its days. */
  day: number;
  /** As it is to be. */
  isDone: boolean;
  runId: string;
  taskId: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type TrackedMeasure =
  | 'BLOOD_PRESSURE'
  | 'GLUCOSE'
  | 'KETONES'
  | 'WAIST'
  | 'WEIGHT';

/** What is left out stays as it is. */
export type TrackingChoicesInput = {
  glucoseUnit?: GlucoseUnit | null | undefined;
  measures?: Array<OptionalMeasure> | null | undefined;
  waistUnit?: WaistUnit | null | undefined;
  weightUnit?: TrackingWeightUnit | null | undefined;
};

export type TrackingEntryIdsInput = {
  ids: Array<string>;
};

/** A week, months, a year, or all there is. */
export type TrackingInterval =
  | 'ALL'
  | 'LAST_1M'
  | 'LAST_1W'
  | 'LAST_1Y'
  | 'LAST_3M'
  | 'LAST_6M';

export type TrackingWeightUnit =
  | 'KG'
  | 'LB'
  | 'ST';

export type UndoMealPlanChangeInput = {
  mealPlanId: string;
  /** What it held at that version comes back. */
  toVersion: number;
  /** Of the plan as the member saw it. */
  version: number;
};

export type UnsubscribeInput = {
  /** From the link in the mail. */
  token: string;
};

export type WaistUnit =
  | 'CM'
  | 'IN';

export type WeightUnit =
  | 'kg'
  | 'lb'
  | 'st';

export type WithdrawDataConsentInput = {
  isSure: boolean;
};

export type UsualUnitsFragment = { profile: { answers: { measurementSystem: MeasurementSystem | null } } | null };

export type RecipeCardFragment = { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } };

export type RootQueryVariables = Exact<{ [key: string]: never; }>;


export type RootQuery = { shoppingListCount: number, brand: { name: string, wordmarkUrl: string | null, color: string | null, contactEmail: string }, me: { userId: string, firstName: string, lastName: string } | null };

export type CookingQueryVariables = Exact<{
  slug: string;
  servings?: number | null | undefined;
}>;


export type CookingQuery = { recipe: { recipe: { id: string, slug: string, title: string, servings: number, slugs: Array<{ language: string, slug: string }>, rating: { own: number | null } }, sheet: { servings: number, tip: string | null, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null, ingredients: Array<{ share: number, ingredient: { key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null } }> }> } | null }, me: { userId: string } | null, offers: { trialDays: number }, profile: { answers: { measurementSystem: MeasurementSystem | null } } | null };

export type CookedRecipeFragment = { id: string, slug: string, title: string, servings: number, slugs: Array<{ language: string, slug: string }>, rating: { own: number | null } };

export type CookingSheetFragment = { servings: number, tip: string | null, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null, ingredients: Array<{ share: number, ingredient: { key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null } }> }> };

export type CookingStepFragment = { text: string, timerMinutes: number | null, ingredients: Array<{ share: number, ingredient: { key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null } }> };

export type FavoriteRecipesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type FavoriteRecipesQuery = { favoriteRecipes: { totalCount: number, page: number, pageCount: number, recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } };

export type FavoriteMealPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteMealPlansQuery = { favoriteMealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> };

export type SetFavoriteMutationVariables = Exact<{
  input: SetFavoriteInput;
}>;


export type SetFavoriteMutation = { setFavorite: { problems: Array<{ message: string }> } };

export type FoodNavigatorQueryVariables = Exact<{
  mode: FoodNavigatorMode;
  tag?: FoodTag | null | undefined;
  search: string;
  page: number;
  compared: Array<string> | string;
  prompted: Array<string> | string;
}>;


export type FoodNavigatorQuery = { foodCount: number, foodNavigator: { totalCount: number, page: number, pageCount: number, foods: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }> }, compared: Array<{ id: string, slug: string, name: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, slugs: Array<{ language: string, slug: string }>, figures: { proteinEnergyPercent: number | null, satiety: { score: number | null }, nutrients: Array<{ name: string, amount: number | null }> } | null }>, prompted: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, me: { userId: string } | null, offers: { trialDays: number } };

export type FoodIndexQueryVariables = Exact<{
  mode: FoodNavigatorMode;
  tag?: FoodTag | null | undefined;
}>;


export type FoodIndexQuery = { foodIndex: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }> };

export type FoodRowFragment = { id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null };

export type ComparedFoodFragment = { id: string, slug: string, name: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, slugs: Array<{ language: string, slug: string }>, figures: { proteinEnergyPercent: number | null, satiety: { score: number | null }, nutrients: Array<{ name: string, amount: number | null }> } | null };

export type FoodQueryVariables = Exact<{
  slug: string;
}>;


export type FoodQuery = { food: { recipeCount: number, id: string, slug: string, name: string, group: string, tag: FoodTag, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, fewerCarbs: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, moreProtein: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, moreFilling: Array<{ id: string, slug: string, name: string, searchText: string, group: string, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, recipeCount: number, figures: { proteinEnergyPercent: number | null, servingGrams: number, satiety: { score: number | null } } | null }>, recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, slugs: Array<{ language: string, slug: string }>, figures: { source: string, proteinEnergyPercent: number | null, servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }>, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null }>, satiety: { version: number, score: number | null, band: SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } } | null }, me: { userId: string } | null, offers: { trialDays: number } };

export type FoodFactsFragment = { id: string, slug: string, name: string, group: string, tag: FoodTag, hasPicture: boolean, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isLocked: boolean, slugs: Array<{ language: string, slug: string }>, figures: { source: string, proteinEnergyPercent: number | null, servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }>, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null }>, satiety: { version: number, score: number | null, band: SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } } | null };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { brand: { name: string }, me: { userId: string } | null, showcase: { recipeCount: number, week: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }>, plates: Array<{ id: string }>, pan: { id: string } | null }, offers: { trialDays: number, isAvailable: boolean, offers: Array<{ plan: BillingPeriod, currency: Currency, priceMinor: number }> } };

export type MemberHomeQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type MemberHomeQuery = { brand: { name: string }, me: { firstName: string } | null, membershipSubscription: { status: SubscriptionStatus } | null, profile: { targets: { energyKcal: number } | null, answers: { measurementSystem: MeasurementSystem | null } } | null, currentMealPlan: { slug: string, title: string | null, character: MealPlanCharacter, version: number, canEdit: boolean, isStarted: boolean, startedAt: string | null, targets: { netCarbsLimitGrams: number, proteinGrams: number, energyKcal: number } | null, days: Array<{ index: number, weekday: number | null, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, meals: Array<{ meal: Meal, recipes: Array<{ offeredServings: number, leftoverOfDay: number | null, recipe: { id: string, slug: string, title: string, servings: number, times: { totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null } }> }> }> } | null, currentProgram: { slug: string, title: string, dayCount: number, coverRecipeId: string, weeks: Array<{ number: number, theme: string, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, run: { status: ProgramRunStatus, dayReached: number, weekReached: number, ticks: Array<{ day: number, taskId: string }> } | null } | null, favoriteRecipes: { recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> }, recipeCollections: Array<{ name: RecipeCollectionName, recipeCount: number, filters: Array<{ filter: string, values: Array<string> }>, coverRecipes: Array<{ id: string }> }> };

export type MemberHomePlanFragment = { slug: string, title: string | null, character: MealPlanCharacter, version: number, canEdit: boolean, isStarted: boolean, startedAt: string | null, targets: { netCarbsLimitGrams: number, proteinGrams: number, energyKcal: number } | null, days: Array<{ index: number, weekday: number | null, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, meals: Array<{ meal: Meal, recipes: Array<{ offeredServings: number, leftoverOfDay: number | null, recipe: { id: string, slug: string, title: string, servings: number, times: { totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null } }> }> }> };

export type MemberHomeDayFragment = { index: number, weekday: number | null, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, energyKcal: number | null }, meals: Array<{ meal: Meal, recipes: Array<{ offeredServings: number, leftoverOfDay: number | null, recipe: { id: string, slug: string, title: string, servings: number, times: { totalMinutes: number } }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null } }> }> };

export type HomeCollectionFragment = { name: RecipeCollectionName, recipeCount: number, filters: Array<{ filter: string, values: Array<string> }>, coverRecipes: Array<{ id: string }> };

export type HomeProgramFragment = { slug: string, title: string, dayCount: number, coverRecipeId: string, weeks: Array<{ number: number, theme: string, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, run: { status: ProgramRunStatus, dayReached: number, weekReached: number, ticks: Array<{ day: number, taskId: string }> } | null };

export type LogInViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type LogInViewerQuery = { isLoginExpired: boolean, me: { firstName: string } | null, socialProviders: Array<{ id: string, name: string }> };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { codeToken: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogInWithCodeMutationVariables = Exact<{
  input: LogInWithCodeInput;
}>;


export type LogInWithCodeMutation = { logInWithCode: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type StartPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyLogInMutation = { startPasskeyLogIn: { options: string | null, token: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogInWithPasskeyMutationVariables = Exact<{
  input: LogInWithPasskeyInput;
}>;


export type LogInWithPasskeyMutation = { logInWithPasskey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogOutViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type LogOutViewerQuery = { me: { firstName: string, lastName: string } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { problems: Array<{ code: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PasswordResetQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetQuery = { isPasswordResetOpen: boolean, passwordMinLength: number };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type EmailConfirmationQueryVariables = Exact<{
  token: string;
}>;


export type EmailConfirmationQuery = { emailToConfirm: string | null };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SocialArrivalQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialArrivalQuery = { socialArrival: { providerName: string, email: string, firstName: string, lastName: string } | null };

export type SocialSignUpMutationVariables = Exact<{
  input: SocialSignUpInput;
}>;


export type SocialSignUpMutation = { socialSignUp: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DisconnectSocialAccountMutationVariables = Exact<{
  input: DisconnectSocialAccountInput;
}>;


export type DisconnectSocialAccountMutation = { disconnectSocialAccount: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type WelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeQuery = { me: { firstName: string } | null, surveyDraft: { isComplete: boolean } };

export type StartMealPlanMutationVariables = Exact<{
  input: MealPlanInput;
}>;


export type StartMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type StopMealPlanMutationVariables = Exact<{
  input: MealPlanInput;
}>;


export type StopMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type ShareMealPlanMutationVariables = Exact<{
  input: MealPlanInput;
}>;


export type ShareMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type UnshareMealPlanMutationVariables = Exact<{
  input: MealPlanInput;
}>;


export type UnshareMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type DeleteMealPlanMutationVariables = Exact<{
  input: MealPlanInput;
}>;


export type DeleteMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RestoreMealPlanMutationVariables = Exact<{
  input: MealPlanInput;
}>;


export type RestoreMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type CopyMealPlanMutationVariables = Exact<{
  input: CopyMealPlanInput;
}>;


export type CopyMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type CreateMealPlanMutationVariables = Exact<{
  input: CreateMealPlanInput;
}>;


export type CreateMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RenameMealPlanMutationVariables = Exact<{
  input: RenameMealPlanInput;
}>;


export type RenameMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type AddRecipeToMealPlanMutationVariables = Exact<{
  input: AddRecipeToMealInput;
}>;


export type AddRecipeToMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RemoveRecipeFromMealMutationVariables = Exact<{
  input: RemoveRecipeFromMealInput;
}>;


export type RemoveRecipeFromMealMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type SwapMealRecipeMutationVariables = Exact<{
  input: SwapMealRecipeInput;
}>;


export type SwapMealRecipeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type MoveMealRecipeMutationVariables = Exact<{
  input: MoveMealRecipeInput;
}>;


export type MoveMealRecipeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type PlanLeftoversMutationVariables = Exact<{
  input: PlanLeftoversInput;
}>;


export type PlanLeftoversMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type ChangeMealPlanServingsMutationVariables = Exact<{
  input: ChangeMealPlanServingsInput;
}>;


export type ChangeMealPlanServingsMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type UndoMealPlanChangeMutationVariables = Exact<{
  input: UndoMealPlanChangeInput;
}>;


export type UndoMealPlanChangeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type RegenerateMealPlanMutationVariables = Exact<{
  input: RegenerateMealPlanInput;
}>;


export type RegenerateMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null } };

export type ShopMealPlanMutationVariables = Exact<{
  input: AddMealPlanToShoppingListInput;
}>;


export type ShopMealPlanMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ShopMealPlanRecipeMutationVariables = Exact<{
  input: AddRecipesToShoppingListInput;
}>;


export type ShopMealPlanRecipeMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type OpenMealPlanCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenMealPlanCalendarMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type CloseMealPlanCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseMealPlanCalendarMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PlanChangeFragment = { problems: Array<{ path: Array<string>, code: string, message: string }>, mealPlan: { slug: string } | null };

export type MealPlanSuggestionsQueryVariables = Exact<{
  mealPlanId: string;
  day: number;
  meal: Meal;
  swappedRecipeId?: string | null | undefined;
}>;


export type MealPlanSuggestionsQuery = { mealPlanSuggestions: { hasProfile: boolean, suggestions: Array<{ recipe: { id: string, slug: string, title: string, role: RecipeRole, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }, reasons: Array<{ code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }> }> } };

export type SelectableFavoritesQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectableFavoritesQuery = { favoriteRecipes: { recipes: Array<{ id: string, slug: string, title: string, role: RecipeRole, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } };

export type SelectableSearchQueryVariables = Exact<{
  input: SearchInput;
}>;


export type SelectableSearchQuery = { search: { recipes: { totalCount: number, hits: Array<{ recipe: { id: string, slug: string, title: string, role: RecipeRole, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } } }> } | null } };

export type SelectableRecipeFragment = { id: string, slug: string, title: string, role: RecipeRole, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } };

export type PlanReasonFragment = { code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null };

export type PlannerSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlannerSettingsQuery = { me: { capabilities: { canEditMealPlans: boolean } } | null, getMealPlanSettings: { planner: Array<{ group: string, name: string, value: number, unit: string | null, reason: string, source: string | null }> } };

export type MealPlanQueryVariables = Exact<{
  slug: string;
  withMethod: boolean;
  withVideo: boolean;
}>;


export type MealPlanQuery = { mealPlan: { description: string, origin: MealPlanOrigin, version: number, undoVersion: number | null, isOwn: boolean, canEdit: boolean, isFavorite: boolean, startedAt: string | null, servingsOptions: Array<number>, dinnerCount: number, quickDinnerCount: number, leftoverCount: number, hasVideo: boolean, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, slugs: Array<{ language: string, slug: string }>, highlights: Array<{ code: MealPlanHighlightCode, count: number }>, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean } | null, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, days: Array<{ index: number, weekday: number | null, servings: number, servingsOptions: Array<number>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, standing: { netCarbs: TargetStanding | null, protein: TargetStanding | null, energy: TargetStanding | null } | null, meals: Array<{ meal: Meal, recipes: Array<{ servingFactor: number, cookedServings: number, offeredServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, recipe: { id: string, slug: string, title: string, role: RecipeRole, servings: number, times: { totalMinutes: number } }, reasons: Array<{ code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null }> } | null, video?: { url: string, title: string } | null }> }> }> }, profile: { answers: { measurementSystem: MeasurementSystem | null } } | null };

export type ShownPlanFragment = { description: string, origin: MealPlanOrigin, version: number, undoVersion: number | null, isOwn: boolean, canEdit: boolean, isFavorite: boolean, startedAt: string | null, servingsOptions: Array<number>, dinnerCount: number, quickDinnerCount: number, leftoverCount: number, hasVideo: boolean, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, highlights: Array<{ code: MealPlanHighlightCode, count: number }>, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean } | null, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, days: Array<{ index: number, weekday: number | null, servings: number, servingsOptions: Array<number>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, standing: { netCarbs: TargetStanding | null, protein: TargetStanding | null, energy: TargetStanding | null } | null, meals: Array<{ meal: Meal, recipes: Array<{ servingFactor: number, cookedServings: number, offeredServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, recipe: { id: string, slug: string, title: string, role: RecipeRole, servings: number, times: { totalMinutes: number } }, reasons: Array<{ code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null }> } | null, video?: { url: string, title: string } | null }> }> }> };

export type PlanHeadFragment = { id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number };

export type PlanTargetsFragment = { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean };

export type DayFiguresFragment = { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null };

export type PlanDayFragment = { index: number, weekday: number | null, servings: number, servingsOptions: Array<number>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, proteinGrams: number | null, fatGrams: number | null, fiberGrams: number | null, energyKcal: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null }, standing: { netCarbs: TargetStanding | null, protein: TargetStanding | null, energy: TargetStanding | null } | null, meals: Array<{ meal: Meal, recipes: Array<{ servingFactor: number, cookedServings: number, offeredServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, recipe: { id: string, slug: string, title: string, role: RecipeRole, servings: number, times: { totalMinutes: number } }, reasons: Array<{ code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null }> } | null, video?: { url: string, title: string } | null }> }> };

export type PlanDishFragment = { servingFactor: number, cookedServings: number, offeredServings: number, leftoverOfDay: number | null, leftoversOnDay: number | null, canBeLeftovers: boolean, recipe: { id: string, slug: string, title: string, role: RecipeRole, servings: number, times: { totalMinutes: number } }, reasons: Array<{ code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }>, sheet?: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null }> } | null, video?: { url: string, title: string } | null };

export type MyMealPlansQueryVariables = Exact<{
  afterId?: string | null | undefined;
  filter?: MealPlanFilter | null | undefined;
  order?: MealPlanOrder | null | undefined;
}>;


export type MyMealPlansQuery = { startedMealPlan: { startedAt: string | null, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, coverRecipes: Array<{ id: string }>, days: Array<{ index: number, weekday: number | null, meals: Array<{ meal: Meal, recipes: Array<{ leftoverOfDay: number | null, recipe: { title: string, times: { totalMinutes: number } } }> }> }> } | null, mealPlans: { nextAfterId: string | null, mealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }>, counts: { all: number, personalized: number, custom: number, shared: number } } };

export type MealPlanCalendarAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type MealPlanCalendarAddressQuery = { mealPlanCalendarAddress: string | null };

export type DeletedMealPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedMealPlansQuery = { deletedMealPlans: Array<{ id: string, title: string | null, character: MealPlanCharacter, deletedAt: string | null, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> };

export type StartedPlanFragment = { startedAt: string | null, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, coverRecipes: Array<{ id: string }>, days: Array<{ index: number, weekday: number | null, meals: Array<{ meal: Meal, recipes: Array<{ leftoverOfDay: number | null, recipe: { title: string, times: { totalMinutes: number } } }> }> }> };

export type PlanCardFragment = { isFavorite: boolean, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> };

export type GenerateMealplanMutationVariables = Exact<{
  input: GenerateMealplanInput;
}>;


export type GenerateMealplanMutation = { generateMealplan: { problems: Array<{ code: string, message: string }>, mealPlan: { slug: string } | null, relaxations: Array<{ preference: MealPlanPreference, to: string | null, group: string | null, alternative: number }> } };

export type RelaxationFragment = { preference: MealPlanPreference, to: string | null, group: string | null, alternative: number };

export type ThemedMealPlansQueryVariables = Exact<{
  theme?: MealPlanTheme | null | undefined;
  strictness?: Strictness | null | undefined;
}>;


export type ThemedMealPlansQuery = { themedMealPlans: Array<{ id: string, slug: string, title: string | null, character: MealPlanCharacter, description: string, kind: MealPlanKind, strictness: Strictness, themes: Array<MealPlanTheme>, dayCount: number, mealsPerDay: number, slugs: Array<{ language: string, slug: string }>, coverRecipes: Array<{ id: string }> }> };

export type MealPlanTeaserQueryVariables = Exact<{
  slug: string;
}>;


export type MealPlanTeaserQuery = { mealPlanTeaser: { dinnerCount: number, quickDinnerCount: number, leftoverCount: number, id: string, slug: string, title: string | null, character: MealPlanCharacter, description: string, kind: MealPlanKind, strictness: Strictness, themes: Array<MealPlanTheme>, dayCount: number, mealsPerDay: number, days: Array<{ index: number, weekday: number | null, meals: Array<{ meal: Meal, recipes: Array<{ id: string, title: string }> }> }>, slugs: Array<{ language: string, slug: string }>, coverRecipes: Array<{ id: string }> } | null, me: { userId: string } | null, offers: { trialDays: number } };

export type PlanTeaserFragment = { id: string, slug: string, title: string | null, character: MealPlanCharacter, description: string, kind: MealPlanKind, strictness: Strictness, themes: Array<MealPlanTheme>, dayCount: number, mealsPerDay: number, slugs: Array<{ language: string, slug: string }>, coverRecipes: Array<{ id: string }> };

export type BecomeMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type BecomeMemberQuery = { passwordMinLength: number, me: { firstName: string } | null, membershipSubscription: { status: SubscriptionStatus, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean } | null, socialProviders: Array<{ id: string, name: string }>, offers: { trialDays: number, trialEndsAt: string | null, isTest: boolean, isAvailable: boolean, paymentMethods: Array<PaymentMethod>, recipeCount: number, pictureRecipeId: string | null, cardFields: { kind: PaymentFieldsKind, publishableKey: string | null } | null, offers: Array<{ plan: BillingPeriod, currency: Currency, priceMinor: number, pricePerMonthMinor: number, pricePerYearMinor: number, savingMinor: number, trialDays: number, trialEndsAt: string | null, vatPercent: number, vatMinor: number }> } };

export type SignUpSuccessQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpSuccessQuery = { membershipSubscription: { id: string } | null, surveyDraft: { isComplete: boolean } };

export type SignUpViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpViewerQuery = { me: { userId: string } | null, offers: { cardFields: { kind: PaymentFieldsKind } | null } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type StartTrialMutationVariables = Exact<{
  input: StartTrialInput;
}>;


export type StartTrialMutation = { startTrial: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ConfirmPaymentMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmPaymentMutation = { confirmPayment: { problems: Array<{ path: Array<string>, code: string, message: string }>, membershipSubscription: { plan: BillingPeriod } | null } };

export type MembershipSectionFragment = { status: SubscriptionStatus, plan: BillingPeriod, currency: Currency, priceMinor: number, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean, renews: boolean, nextChargeAt: string | null, paymentMethod: string | null, canBeChanged: boolean };

export type MembershipPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipPageQuery = { me: { userId: string } | null, membershipSubscription: { managementUrl: string | null, provider: SubscriptionProvider, status: SubscriptionStatus, plan: BillingPeriod, currency: Currency, priceMinor: number, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean, renews: boolean, nextChargeAt: string | null, paymentMethod: string | null, canBeChanged: boolean } | null, offers: { isTest: boolean, cardFields: { kind: PaymentFieldsKind, publishableKey: string | null } | null, offers: Array<{ plan: BillingPeriod, currency: Currency, priceMinor: number }> } };

export type MembershipRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipRecordsQuery = { membershipRecords: { invoices: Array<{ id: string, at: string, state: PaymentState, amountMinor: number, currency: Currency }>, history: Array<{ at: string, kind: MembershipHistoryKind, plan: BillingPeriod, currency: Currency, amountMinor: number, expireTime: string, paymentMethod: string | null }> } };

export type CancelMembershipMutationVariables = Exact<{
  input: MembershipRequestInput;
}>;


export type CancelMembershipMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ResumeMembershipMutationVariables = Exact<{
  input: MembershipRequestInput;
}>;


export type ResumeMembershipMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangeMembershipOfferMutationVariables = Exact<{
  input: ChangeMembershipOfferInput;
}>;


export type ChangeMembershipOfferMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangePaymentMethodMutationVariables = Exact<{
  input: ChangePaymentMethodInput;
}>;


export type ChangePaymentMethodMutation = { result: { approvalUrl: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type OpenPaymentPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenPaymentPortalMutation = { openPaymentPortal: { url: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PreparePaymentMutationVariables = Exact<{ [key: string]: never; }>;


export type PreparePaymentMutation = { preparePayment: { clientSecret: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { me: { userId: string } | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { timeZone: string | null, isEmailPossible: boolean, pushKey: string | null, pushDeviceCount: number, currentPushDeviceId: string | null, choices: Array<{ kind: NotificationKind, channel: NotificationChannel, isOn: boolean, isRequired: boolean }> } };

export type NotificationChoiceFieldsFragment = { kind: NotificationKind, channel: NotificationChannel, isOn: boolean, isRequired: boolean };

export type ChangeNotificationsMutationVariables = Exact<{
  input: ChangeNotificationsInput;
}>;


export type ChangeNotificationsMutation = { changeNotifications: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AddPushDeviceMutationVariables = Exact<{
  input: AddPushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemovePushDeviceMutationVariables = Exact<{
  input: RemovePushDeviceInput;
}>;


export type RemovePushDeviceMutation = { removePushDevice: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type MailsToEndQueryVariables = Exact<{
  token: string;
}>;


export type MailsToEndQuery = { mailsToEnd: NotificationKind | null };

export type UnsubscribeMutationVariables = Exact<{
  input: UnsubscribeInput;
}>;


export type UnsubscribeMutation = { unsubscribe: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SurveyAnswerFieldsFragment = { goals: Array<SurveyGoal> | null, gender: Gender | null, birthYear: number | null, heightCm: number | null, measurementSystem: MeasurementSystem | null, weightUnit: WeightUnit | null, activity: ActivityLevel | null, weightKg: number | null, healthConditions: Array<HealthCondition> | null, isPregnantOrBreastfeeding: boolean | null, doctorAdviceRead: Array<DoctorReason> | null, carbLevel: CarbLevel | null, proteinLevel: ProteinLevel | null, avoid: Array<AvoidedFood> | null, allergies: Array<AvoidedFood> | null, diet: SurveyDiet | null, cuisines: Array<SurveyCuisine> | null, dishes: Array<SurveyDish> | null, cookingSkill: CookingSkill | null, cookingTime: CookingTime | null, foodBudget: FoodBudget | null, mealsPerDay: number | null, leftovers: boolean | null, acceptsRepeats: boolean | null, challenges: Array<DietChallenge> | null, hasWeightGoal: boolean | null, goalWeightKg: number | null, dataConsent: boolean | null };

export type SurveyProgressFieldsFragment = { steps: Array<SurveyStep>, openStep: SurveyStep | null, isComplete: boolean };

export type OnboardingDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingDraftQuery = { brand: { name: string }, surveyDraft: { doctorReasons: Array<DoctorReason>, steps: Array<SurveyStep>, openStep: SurveyStep | null, isComplete: boolean, answers: { goals: Array<SurveyGoal> | null, gender: Gender | null, birthYear: number | null, heightCm: number | null, measurementSystem: MeasurementSystem | null, weightUnit: WeightUnit | null, activity: ActivityLevel | null, weightKg: number | null, healthConditions: Array<HealthCondition> | null, isPregnantOrBreastfeeding: boolean | null, doctorAdviceRead: Array<DoctorReason> | null, carbLevel: CarbLevel | null, proteinLevel: ProteinLevel | null, avoid: Array<AvoidedFood> | null, allergies: Array<AvoidedFood> | null, diet: SurveyDiet | null, cuisines: Array<SurveyCuisine> | null, dishes: Array<SurveyDish> | null, cookingSkill: CookingSkill | null, cookingTime: CookingTime | null, foodBudget: FoodBudget | null, mealsPerDay: number | null, leftovers: boolean | null, acceptsRepeats: boolean | null, challenges: Array<DietChallenge> | null, hasWeightGoal: boolean | null, goalWeightKg: number | null, dataConsent: boolean | null } } };

export type SaveSurveyStepMutationVariables = Exact<{
  input: SaveSurveyStepInput;
}>;


export type SaveSurveyStepMutation = { saveSurveyStep: { problems: Array<{ path: Array<string>, code: string, message: string }>, draft: { steps: Array<SurveyStep>, openStep: SurveyStep | null, isComplete: boolean } } };

export type CompleteSurveyMutationVariables = Exact<{
  input: CompleteSurveyInput;
}>;


export type CompleteSurveyMutation = { completeSurvey: { problems: Array<{ path: Array<string>, code: string, message: string }>, draft: { steps: Array<SurveyStep>, openStep: SurveyStep | null, isComplete: boolean } } };

export type PlanPreviewViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanPreviewViewerQuery = { me: { userId: string, firstName: string } | null, membershipSubscription: { status: SubscriptionStatus } | null, brand: { name: string, wordmarkUrl: string | null }, offers: { trialDays: number, offers: Array<{ plan: BillingPeriod, currency: Currency, priceMinor: number }> }, surveyDraft: { steps: Array<SurveyStep>, openStep: SurveyStep | null, isComplete: boolean, answers: { avoid: Array<AvoidedFood> | null, allergies: Array<AvoidedFood> | null, cookingTime: CookingTime | null } }, mealPlanPreviewBasis: { fittingRecipeCount: number, quickRecipeCount: number, minutes: number, hasLeftovers: boolean, targets: { netCarbsLimitGrams: number, isNetCarbsLimitExclusive: boolean } } | null };

export type RelaxationFieldsFragment = { alternative: number, preference: MealPlanPreference, to: string | null, group: string | null };

export type PreviewDishFragment = { id: string, title: string, slug: string, netCarbsGrams: number, totalMinutes: number, leftoverOfDay: number | null, reasons: Array<{ code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }> };

export type PlanPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanPreviewQuery = { mealPlanPreview: { isAccommodated: boolean, facts: { dishCount: number, netCarbsGramsPerDay: number, cookingMinutesPerDay: number, mostMinutes: number, keptLunchCount: number }, targets: { netCarbsLimitGrams: number }, days: Array<{ index: number, netCarbsGrams: number, meals: Array<{ meal: Meal, recipes: Array<{ id: string, title: string, slug: string, netCarbsGrams: number, totalMinutes: number, leftoverOfDay: number | null, reasons: Array<{ code: MealPlanReasonCode, amount: number | null, day: number | null, word: string | null, foodName: string | null }> }> }> }>, relaxations: Array<{ alternative: number, preference: MealPlanPreference, to: string | null, group: string | null }> } | null };

export type SavePreviewedPlanMutationVariables = Exact<{
  input: GenerateMealplanInput;
}>;


export type SavePreviewedPlanMutation = { generateMealplan: { problems: Array<{ message: string }>, mealPlan: { slug: string } | null } };

export type FoodPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type FoodPreferencesQuery = { me: { userId: string } | null, membershipSubscription: { status: SubscriptionStatus } | null, offers: { trialDays: number }, profile: { answers: { goals: Array<SurveyGoal> | null, gender: Gender | null, birthYear: number | null, heightCm: number | null, measurementSystem: MeasurementSystem | null, weightUnit: WeightUnit | null, activity: ActivityLevel | null, weightKg: number | null, healthConditions: Array<HealthCondition> | null, isPregnantOrBreastfeeding: boolean | null, doctorAdviceRead: Array<DoctorReason> | null, carbLevel: CarbLevel | null, proteinLevel: ProteinLevel | null, avoid: Array<AvoidedFood> | null, allergies: Array<AvoidedFood> | null, diet: SurveyDiet | null, cuisines: Array<SurveyCuisine> | null, dishes: Array<SurveyDish> | null, cookingSkill: CookingSkill | null, cookingTime: CookingTime | null, foodBudget: FoodBudget | null, mealsPerDay: number | null, leftovers: boolean | null, acceptsRepeats: boolean | null, challenges: Array<DietChallenge> | null, hasWeightGoal: boolean | null, goalWeightKg: number | null, dataConsent: boolean | null } } | null };

export type SaveFoodPreferencesMutationVariables = Exact<{
  input: SaveFoodPreferencesInput;
}>;


export type SaveFoodPreferencesMutation = { saveFoodPreferences: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ProgramChangedFragment = { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null };

export type StartProgramMutationVariables = Exact<{
  input: StartProgramInput;
}>;


export type StartProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type PauseProgramMutationVariables = Exact<{
  input: ProgramRunInput;
}>;


export type PauseProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type ResumeProgramMutationVariables = Exact<{
  input: ProgramRunInput;
}>;


export type ResumeProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type StopProgramMutationVariables = Exact<{
  input: ProgramRunInput;
}>;


export type StopProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type FinishProgramMutationVariables = Exact<{
  input: ProgramRunInput;
}>;


export type FinishProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type RestartProgramMutationVariables = Exact<{
  input: ProgramRunInput;
}>;


export type RestartProgramMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type TickProgramTaskMutationVariables = Exact<{
  input: TickProgramTaskInput;
}>;


export type TickProgramTaskMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type ReadProgramLessonMutationVariables = Exact<{
  input: ReadProgramLessonInput;
}>;


export type ReadProgramLessonMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type SaveProgramCheckInMutationVariables = Exact<{
  input: SaveProgramCheckInInput;
}>;


export type SaveProgramCheckInMutation = { change: { problems: Array<{ path: Array<string>, code: string, message: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number } | null } };

export type StartProgramMealPlanMutationVariables = Exact<{
  input: StartProgramMealPlanInput;
}>;


export type StartProgramMealPlanMutation = { startProgramMealPlan: { mealPlan: { slug: string } } };

export type ProgramCheckInQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
}>;


export type ProgramCheckInQuery = { me: { userId: string } | null, tracking: { choices: { weightUnit: TrackingWeightUnit, waistUnit: WaistUnit, glucoseUnit: GlucoseUnit } } | null, program: { id: string, slug: string, title: string, weekCount: number, slugs: Array<{ language: string, slug: string }>, weeks: Array<{ number: number, theme: string }>, run: { id: string, status: ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> } | null } | null };

export type ProgramDayQueryVariables = Exact<{
  slug: string;
  day: number;
  timeZone?: string | null | undefined;
}>;


export type ProgramDayQuery = { me: { userId: string } | null, program: { id: string, slug: string, title: string, dayCount: number, weekCount: number, lessonCount: number, taskCount: number, slugs: Array<{ language: string, slug: string }>, weeks: Array<{ number: number, theme: string, summary: string, mealPlan: { slug: string, title: string }, lessons: Array<{ id: string, number: number, title: string }>, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, day: { number: number, tasks: Array<{ id: string, text: string }>, lessons: Array<{ id: string, number: number, title: string }> } | null, run: { dateOfDay: string | null, id: string, status: ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> } | null } | null };

export type ProgramWeekPlanQueryVariables = Exact<{
  slug: string;
  week: number;
}>;


export type ProgramWeekPlanQuery = { program: { run: { mealPlan: { slug: string, isStarted: boolean } | null } | null } | null };

export type ProgramTodayQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
}>;


export type ProgramTodayQuery = { program: { run: { dayReached: number } | null } | null };

export type ProgramLessonQueryVariables = Exact<{
  slug: string;
  number: number;
  timeZone?: string | null | undefined;
}>;


export type ProgramLessonQuery = { me: { userId: string } | null, offers: { trialDays: number }, program: { id: string, slug: string, title: string, coverRecipeId: string, lessonCount: number, slugs: Array<{ language: string, slug: string }>, firstDay: { number: number } | null, lesson: { id: string, number: number, day: number, week: number, title: string, paragraphs: Array<string> | null } | null, run: { id: string, status: ProgramRunStatus, readLessonIds: Array<string> } | null } | null };

export type ProgramQueryVariables = Exact<{
  slug: string;
  timeZone?: string | null | undefined;
}>;


export type ProgramQuery = { me: { userId: string } | null, offers: { trialDays: number }, currentProgram: { id: string, title: string } | null, program: { id: string, slug: string, title: string, lead: string, outcomes: Array<string>, coverRecipeId: string, weekCount: number, dayCount: number, taskCount: number, lessonCount: number, slugs: Array<{ language: string, slug: string }>, weeks: Array<{ number: number, theme: string, summary: string, mealPlan: { slug: string, title: string }, lessons: Array<{ id: string, number: number, title: string }>, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null }>, run: { id: string, status: ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> } | null } | null };

export type ProgramWeekFragment = { number: number, theme: string, summary: string, mealPlan: { slug: string, title: string }, lessons: Array<{ id: string, number: number, title: string }>, days: Array<{ number: number, tasks: Array<{ id: string }> }> | null };

export type ProgramRunStateFragment = { id: string, status: ProgramRunStatus, dayReached: number, weekReached: number, readLessonIds: Array<string>, ticks: Array<{ day: number, taskId: string }>, checkIns: Array<{ week: number, mood: number, energy: number, hunger: number, weightKg: number | null, note: string }> };

export type ProgramsQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type ProgramsQuery = { me: { userId: string } | null, offers: { trialDays: number }, programs: Array<{ id: string, slug: string, title: string, lead: string, coverRecipeId: string, weekCount: number, dayCount: number, lessonCount: number, run: { id: string, status: ProgramRunStatus, dayReached: number } | null }> };

export type ProgramCardFragment = { id: string, slug: string, title: string, lead: string, coverRecipeId: string, weekCount: number, dayCount: number, lessonCount: number, run: { id: string, status: ProgramRunStatus, dayReached: number } | null };

export type PlansForRecipeQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansForRecipeQuery = { mealPlans: { mealPlans: Array<{ id: string, slug: string, title: string | null, character: MealPlanCharacter, isStarted: boolean, createdAt: string, days: Array<{ index: number, weekday: number | null }> }> } };

export type PlanChoiceFragment = { id: string, slug: string, title: string | null, character: MealPlanCharacter, isStarted: boolean, createdAt: string, days: Array<{ index: number, weekday: number | null }> };

export type AddRecipeToMealMutationVariables = Exact<{
  input: AddRecipeToMealInput;
}>;


export type AddRecipeToMealMutation = { addRecipeToMeal: { problems: Array<{ message: string }>, mealPlan: { slug: string } | null } };

export type AddRecipeToShoppingListMutationVariables = Exact<{
  input: AddRecipesToShoppingListInput;
}>;


export type AddRecipeToShoppingListMutation = { addRecipesToShoppingList: { problems: Array<{ message: string }> } };

export type RecipesQueryVariables = Exact<{
  filter?: RecipeFilter | null | undefined;
  page?: number | null | undefined;
}>;


export type RecipesQuery = { recipes: { totalCount: number, page: number, pageCount: number, recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } };

export type RateRecipeMutationVariables = Exact<{
  input: RateRecipeInput;
}>;


export type RateRecipeMutation = { rateRecipe: { problems: Array<{ message: string }> } };

export type RecipeQueryVariables = Exact<{
  slug: string;
  servings?: number | null | undefined;
}>;


export type RecipeQuery = { recipe: { problems: Array<{ message: string }>, recipe: { id: string, slug: string, imageVersion: string, title: string, description: string, meals: Array<Meal>, role: RecipeRole, cuisine: Cuisine, dish: Dish, protein: ProteinSource, difficulty: Difficulty, strictness: Strictness, tags: Array<string>, servings: number, servingsOptions: Array<number>, isPremium: boolean, isLocked: boolean, isFavorite: boolean, isTestKitchen: boolean, publishedOn: string | null, isGoodAsLeftovers: boolean, leftoverServings: number | null, slugs: Array<{ language: string, slug: string }>, rating: { mean: number | null, count: number, own: number | null }, times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number }, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, satiety: { version: number, score: number | null, band: SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } }, sheet: { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null }>, faq: Array<{ question: string, answer: string }>, video: { url: string, title: string } | null } | null, related: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> }, me: { userId: string } | null, membershipSubscription: { status: SubscriptionStatus } | null, offers: { trialDays: number }, profile: { answers: { measurementSystem: MeasurementSystem | null } } | null };

export type RecipeFactsFragment = { id: string, slug: string, imageVersion: string, title: string, description: string, meals: Array<Meal>, role: RecipeRole, cuisine: Cuisine, dish: Dish, protein: ProteinSource, difficulty: Difficulty, strictness: Strictness, tags: Array<string>, servings: number, servingsOptions: Array<number>, isPremium: boolean, isLocked: boolean, isFavorite: boolean, isTestKitchen: boolean, publishedOn: string | null, isGoodAsLeftovers: boolean, leftoverServings: number | null, slugs: Array<{ language: string, slug: string }>, rating: { mean: number | null, count: number, own: number | null }, times: { prepMinutes: number, cookMinutes: number, activeMinutes: number, totalMinutes: number }, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, satiety: { version: number, score: number | null, band: SatietyBand | null, parts: { protein: number, density: number, fiber: number, palatability: number } | null } };

export type PerServingFragment = { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> };

export type RecipeMethodFragment = { servings: number, foodsToBuyCount: number, tip: string | null, nutrition: { gramsPerServing: number, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean, energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null, energyShares: { netCarbs: number, protein: number, fat: number } | null, nutrients: Array<{ name: string, amount: number | null, isIncomplete: boolean }> }, ingredients: Array<{ key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }>, steps: Array<{ text: string, timerMinutes: number | null }> };

export type IngredientLineFragment = { key: string, foodId: string, foodGroup: string, hasPicture: boolean, name: string, note: string | null, label: IngredientLabel | null, isAlternative: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } }, weight: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null };

export type RecipeExtrasFragment = { faq: Array<{ question: string, answer: string }>, video: { url: string, title: string } | null };

export type AmountsFragment = { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } };

export type KitchenAmountsFragment = { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string, plus: { number: number, fraction: string | null, unit: string } | null } };

export type SearchQueryVariables = Exact<{
  input: SearchInput;
}>;


export type SearchQuery = { search: { recipes: { totalCount: number, correctedText: string | null, nextAfterId: string | null, hits: Array<{ recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }, title: { text: string, ranges: Array<{ start: number, end: number }> }, ingredients: Array<{ text: string, ranges: Array<{ start: number, end: number }> }> }>, facets: Array<{ filter: SearchFilter, title: string, choices: Array<{ value: string, name: string, count: number, isChosen: boolean }> }>, help: { withoutFilter: Array<{ filter: SearchFilter, title: string, count: number }>, instead: Array<{ text: string, count: number }>, popular: Array<{ text: string, count: number }> } | null } | null, mealPlans: { totalCount: number, ownCount: number, mealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> } | null } };

export type RecipeHitsFragment = { totalCount: number, correctedText: string | null, nextAfterId: string | null, hits: Array<{ recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }, title: { text: string, ranges: Array<{ start: number, end: number }> }, ingredients: Array<{ text: string, ranges: Array<{ start: number, end: number }> }> }>, facets: Array<{ filter: SearchFilter, title: string, choices: Array<{ value: string, name: string, count: number, isChosen: boolean }> }>, help: { withoutFilter: Array<{ filter: SearchFilter, title: string, count: number }>, instead: Array<{ text: string, count: number }>, popular: Array<{ text: string, count: number }> } | null };

export type MealPlanHitsFragment = { totalCount: number, ownCount: number, mealPlans: Array<{ isFavorite: boolean, id: string, slug: string, title: string | null, character: MealPlanCharacter, kind: MealPlanKind, isStarted: boolean, isShared: boolean, createdAt: string, servings: number, strictness: Strictness, mealsPerDay: number, meanNutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean }, coverRecipes: Array<{ id: string }>, days: Array<{ index: number }> }> };

export type RecipeHitFragment = { recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }, title: { text: string, ranges: Array<{ start: number, end: number }> }, ingredients: Array<{ text: string, ranges: Array<{ start: number, end: number }> }> };

export type HighlightedTextFragment = { text: string, ranges: Array<{ start: number, end: number }> };

export type SearchFacetFragment = { filter: SearchFilter, title: string, choices: Array<{ value: string, name: string, count: number, isChosen: boolean }> };

export type ChangeAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeAccountQuery = { passwordMinLength: number, me: { email: string } | null };

export type ChangeAccountMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeAccountMethodsQuery = { mySignInMethods: { hasPassword: boolean } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: string };

export type MembershipToEndQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipToEndQuery = { membershipSubscription: { managementUrl: string | null, renews: boolean } | null };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type WithdrawDataConsentMutationVariables = Exact<{
  input: WithdrawDataConsentInput;
}>;


export type WithdrawDataConsentMutation = { withdrawDataConsent: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type UserSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSettingsQuery = { me: { firstName: string, lastName: string, email: string } | null, membershipSubscription: { status: SubscriptionStatus, plan: BillingPeriod, currency: Currency, priceMinor: number, trialEndsAt: string | null, expireTime: string, isOnTrial: boolean, renews: boolean, nextChargeAt: string | null, paymentMethod: string | null, canBeChanged: boolean } | null, offers: { isTest: boolean }, profile: { answers: { measurementSystem: MeasurementSystem | null } } | null };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { mySignInMethods: { isEmailVerified: boolean, hasPassword: boolean, isSecondFactorOn: boolean, socialAccounts: Array<string>, passkeys: Array<{ id: string }> }, socialProviders: Array<{ id: string, name: string }>, mySessions: Array<{ id: string, userAgent: string | null, ipAddress: string | null, lastUsedAt: string, isCurrent: boolean }>, myConsents: Array<{ id: string, kind: ConsentKind, decision: ConsentDecision, version: string | null, createdAt: string }> };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { me: { firstName: string } | null };

export type SecondFactorMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorMethodsQuery = { mySignInMethods: { hasPassword: boolean, isSecondFactorOn: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string }> } };

export type StartAuthenticatorMutationVariables = Exact<{
  input: CurrentPasswordInput;
}>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string | null, url: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: AuthenticatorCodeInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: CurrentPasswordInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemoveAuthenticatorMutationVariables = Exact<{
  input: CurrentPasswordInput;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type StartPasskeyMutationVariables = Exact<{
  input: StartPasskeyInput;
}>;


export type StartPasskeyMutation = { startPasskey: { options: string | null, token: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ShoppingListQueryVariables = Exact<{ [key: string]: never; }>;


export type ShoppingListQuery = { shoppingListLink: string | null, me: { userId: string } | null, offers: { trialDays: number }, shoppingListState: { revision: number, facts: Array<{ id: string, operationId: string, at: number, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Aisle, hasPicture: boolean, densityGramsPerMl: number | null, measures: Array<{ unit: string, grams: number }>, names: Array<{ language: string, singular: string, plural: string | null }> }> } | null, formerShoppingExtras: Array<{ text: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean }>, profile: { answers: { measurementSystem: MeasurementSystem | null } } | null };

export type ShoppingListStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ShoppingListStateQuery = { me: { userId: string } | null, shoppingListState: { revision: number, facts: Array<{ id: string, operationId: string, at: number, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Aisle, hasPicture: boolean, densityGramsPerMl: number | null, measures: Array<{ unit: string, grams: number }>, names: Array<{ language: string, singular: string, plural: string | null }> }> } | null };

export type ShoppingSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type ShoppingSuggestionsQuery = { shoppingSuggestions: Array<{ text: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean }> };

export type SharedShoppingListQueryVariables = Exact<{
  token: string;
}>;


export type SharedShoppingListQuery = { sharedShoppingList: { count: number, aisles: Array<{ aisle: Aisle, items: Array<{ key: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean, name: string, hasPlural: boolean, aisle: Aisle | null, grams: number | null, amountText: string | null, isAdjusted: boolean, isToTaste: boolean, isOptional: boolean, isTicked: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, boughtAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, optionalAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, alternatives: Array<{ foods: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }> }> }> }>, extras: Array<{ key: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean, name: string, hasPlural: boolean, aisle: Aisle | null, grams: number | null, amountText: string | null, isAdjusted: boolean, isToTaste: boolean, isOptional: boolean, isTicked: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, boughtAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, optionalAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, alternatives: Array<{ foods: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }> }> }> } | null, profile: { answers: { measurementSystem: MeasurementSystem | null } } | null };

export type SyncShoppingListMutationVariables = Exact<{
  input: SyncShoppingListInput;
}>;


export type SyncShoppingListMutation = { syncShoppingList: { revision: number, problems: Array<{ path: Array<string>, message: string }>, refused: Array<{ operationId: string, problems: Array<{ path: Array<string>, message: string }> }>, state: { revision: number, facts: Array<{ id: string, operationId: string, at: number, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Aisle, hasPicture: boolean, densityGramsPerMl: number | null, measures: Array<{ unit: string, grams: number }>, names: Array<{ language: string, singular: string, plural: string | null }> }> } | null } };

export type ChangeShoppingListMutationVariables = Exact<{
  input: SyncShoppingListInput;
}>;


export type ChangeShoppingListMutation = { syncShoppingList: { problems: Array<{ path: Array<string>, message: string }>, refused: Array<{ problems: Array<{ path: Array<string>, message: string }> }> } };

export type ShareShoppingListMutationVariables = Exact<{ [key: string]: never; }>;


export type ShareShoppingListMutation = { shareShoppingList: { problems: Array<{ path: Array<string>, message: string }> } };

export type UnshareShoppingListMutationVariables = Exact<{ [key: string]: never; }>;


export type UnshareShoppingListMutation = { unshareShoppingList: { problems: Array<{ path: Array<string>, message: string }> } };

export type ListStateFragment = { revision: number, facts: Array<{ id: string, operationId: string, at: number, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Aisle> } | null, chosenStore: { storeId: string } | null }>, recipes: Array<{ servings: number, recipe: { id: string, slug: string, title: string }, ingredients: Array<{ foodId: string, amount: number, unit: string, grams: number, label: string | null, standing: string }> }>, foods: Array<{ id: string, group: string, aisle: Aisle, hasPicture: boolean, densityGramsPerMl: number | null, measures: Array<{ unit: string, grams: number }>, names: Array<{ language: string, singular: string, plural: string | null }> }> };

export type ListFactFragment = { id: string, operationId: string, at: number, recipe: { additionId: string, recipeId: string, servings: number, mealPlanId: string | null } | null, extra: { extraId: string, text: string, amount: string | null, foodId: string | null, addedAt: number } | null, tick: { itemKey: string, isCleared: boolean, shares: Array<{ additionId: string, grams: number }> } | null, amount: { foodId: string, shares: Array<{ additionId: string, grams: number }> } | null, done: { additionIds: Array<string> } | null, store: { storeId: string, name: string, aisles: Array<Aisle> } | null, chosenStore: { storeId: string } | null };

export type ShoppingItemFragment = { key: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean, name: string, hasPlural: boolean, aisle: Aisle | null, grams: number | null, amountText: string | null, isAdjusted: boolean, isToTaste: boolean, isOptional: boolean, isTicked: boolean, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, boughtAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, optionalAmount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null, alternatives: Array<{ foods: Array<{ name: string, amount: { metric: { number: number, fraction: string | null, unit: string }, us: { number: number, fraction: string | null, unit: string } } | null }> }> };

export type ShoppingSuggestionFragment = { text: string, foodId: string | null, foodGroup: string | null, hasPicture: boolean };

export type ShoppingProblemFragment = { path: Array<string>, message: string };

export type TrackedFoodQueryVariables = Exact<{
  day: string;
}>;


export type TrackedFoodQuery = { me: { userId: string } | null, offers: { trialDays: number }, tracking: { hasBarcodes: boolean, foodDay: { day: string, dayBeforeCount: number, entries: Array<{ id: string, slot: FoodLogSlot, source: FoodLogSource, name: string, amount: number, unit: string, recipe: { id: string, slug: string } | null, figures: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } }>, totals: { isNetCarbsApproximate: boolean, energyKcal: { amount: number, isLowerBound: boolean }, proteinGrams: { amount: number, isLowerBound: boolean }, fatGrams: { amount: number, isLowerBound: boolean }, netCarbsGrams: { amount: number, isLowerBound: boolean } }, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number } | null, planned: Array<{ key: string, meal: Meal, isLogged: boolean, recipes: Array<{ id: string, title: string }>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, energyKcal: number | null } }> } } | null };

export type FoodDayFragment = { day: string, dayBeforeCount: number, entries: Array<{ id: string, slot: FoodLogSlot, source: FoodLogSource, name: string, amount: number, unit: string, recipe: { id: string, slug: string } | null, figures: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } }>, totals: { isNetCarbsApproximate: boolean, energyKcal: { amount: number, isLowerBound: boolean }, proteinGrams: { amount: number, isLowerBound: boolean }, fatGrams: { amount: number, isLowerBound: boolean }, netCarbsGrams: { amount: number, isLowerBound: boolean } }, targets: { energyKcal: number, proteinGrams: number, netCarbsLimitGrams: number } | null, planned: Array<{ key: string, meal: Meal, isLogged: boolean, recipes: Array<{ id: string, title: string }>, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, energyKcal: number | null } }> };

export type EatenTotalFragment = { amount: number, isLowerBound: boolean };

export type FoodLogEntryFragment = { id: string, slot: FoodLogSlot, source: FoodLogSource, name: string, amount: number, unit: string, recipe: { id: string, slug: string } | null, figures: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } };

export type FoodsToLogQueryVariables = Exact<{
  search: string;
}>;


export type FoodsToLogQuery = { foodNavigator: { foods: Array<{ id: string, name: string, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, figures: { servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }> } | null }> } };

export type FoodToLogQueryVariables = Exact<{
  slug: string;
}>;


export type FoodToLogQuery = { food: { id: string, name: string, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, figures: { servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }> } | null } };

export type FoodToLogFragment = { id: string, name: string, netCarbsGrams: number | null, isNetCarbsApproximate: boolean, figures: { servingGrams: number, servingUnit: string | null, gramsPerMilliliter: number | null, measures: Array<{ unit: string, grams: number }> } | null };

export type RecipesToLogQueryVariables = Exact<{
  input: SearchInput;
}>;


export type RecipesToLogQuery = { search: { recipes: { hits: Array<{ recipe: { id: string, slug: string, title: string } }> } | null } };

export type ProductToLogQueryVariables = Exact<{
  barcode: string;
}>;


export type ProductToLogQuery = { findProduct: { problems: Array<{ path: Array<string>, code: string, message: string }>, product: { barcode: string, name: string, per100g: { energyKcal: number | null, netCarbsGrams: number | null, isNetCarbsApproximate: boolean } } | null } };

export type LogPlannedMealMutationVariables = Exact<{
  input: LogPlannedMealInput;
}>;


export type LogPlannedMealMutation = { logPlannedMeal: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogRecipeMutationVariables = Exact<{
  input: LogRecipeInput;
}>;


export type LogRecipeMutation = { logRecipe: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogFoodMutationVariables = Exact<{
  input: LogFoodInput;
}>;


export type LogFoodMutation = { logFood: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogQuickEntryMutationVariables = Exact<{
  input: LogQuickEntryInput;
}>;


export type LogQuickEntryMutation = { logQuickEntry: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LogProductMutationVariables = Exact<{
  input: LogProductInput;
}>;


export type LogProductMutation = { logProduct: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type CopyFoodDayMutationVariables = Exact<{
  input: CopyFoodDayInput;
}>;


export type CopyFoodDayMutation = { copyFoodDay: { addedIds: Array<string>, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DeleteFoodEntriesMutationVariables = Exact<{
  input: TrackingEntryIdsInput;
}>;


export type DeleteFoodEntriesMutation = { deleteFoodEntries: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RestoreFoodEntriesMutationVariables = Exact<{
  input: TrackingEntryIdsInput;
}>;


export type RestoreFoodEntriesMutation = { restoreFoodEntries: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TrackedMeasuresQueryVariables = Exact<{
  measure: TrackedMeasure;
  interval: TrackingInterval;
  today: string;
  first: number;
}>;


export type TrackedMeasuresQuery = { me: { userId: string } | null, offers: { trialDays: number }, tracking: { choices: { measures: Array<OptionalMeasure>, weightUnit: TrackingWeightUnit, waistUnit: WaistUnit, glucoseUnit: GlucoseUnit, goalWeightKg: number | null }, history: { measure: TrackedMeasure, entryCount: number, changePerWeek: number | null, goalDay: string | null, entries: Array<{ id: string, measure: TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null }>, first: { id: string, measure: TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, last: { id: string, measure: TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, points: Array<{ fromDay: string, toDay: string, value: number, secondValue: number | null }>, trend: Array<{ day: string, value: number }>, milestone: { day: string, value: number } | null } } | null };

export type TrackingChoicesFragment = { measures: Array<OptionalMeasure>, weightUnit: TrackingWeightUnit, waistUnit: WaistUnit, glucoseUnit: GlucoseUnit, goalWeightKg: number | null };

export type MeasureHistoryFragment = { measure: TrackedMeasure, entryCount: number, changePerWeek: number | null, goalDay: string | null, entries: Array<{ id: string, measure: TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null }>, first: { id: string, measure: TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, last: { id: string, measure: TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null } | null, points: Array<{ fromDay: string, toDay: string, value: number, secondValue: number | null }>, trend: Array<{ day: string, value: number }>, milestone: { day: string, value: number } | null };

export type MeasurementFragment = { id: string, measure: TrackedMeasure, day: string, time: string | null, value: number, secondValue: number | null };

export type MeasurementsCsvQueryVariables = Exact<{ [key: string]: never; }>;


export type MeasurementsCsvQuery = { tracking: { csv: string } | null };

export type AddMeasurementMutationVariables = Exact<{
  input: AddMeasurementInput;
}>;


export type AddMeasurementMutation = { addMeasurement: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangeMeasurementMutationVariables = Exact<{
  input: ChangeMeasurementInput;
}>;


export type ChangeMeasurementMutation = { changeMeasurement: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DeleteMeasurementsMutationVariables = Exact<{
  input: TrackingEntryIdsInput;
}>;


export type DeleteMeasurementsMutation = { deleteMeasurements: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type RestoreMeasurementsMutationVariables = Exact<{
  input: TrackingEntryIdsInput;
}>;


export type RestoreMeasurementsMutation = { restoreMeasurements: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SetTrackingChoicesMutationVariables = Exact<{
  input: TrackingChoicesInput;
}>;


export type SetTrackingChoicesMutation = { setTrackingChoices: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SetGoalWeightMutationVariables = Exact<{
  input: GoalWeightInput;
}>;


export type SetGoalWeightMutation = { setGoalWeight: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ImportMeasurementsMutationVariables = Exact<{
  input: ImportMeasurementsInput;
}>;


export type ImportMeasurementsMutation = { importMeasurements: { addedIds: Array<string>, knownCount: number, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type TrackingProblemFragment = { path: Array<string>, code: string, message: string };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const UsualUnitsFragmentDoc = new TypedDocumentString(`
    fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}
    `, {"fragmentName":"UsualUnits"}) as unknown as TypedDocumentString<UsualUnitsFragment, unknown>;
export const CookedRecipeFragmentDoc = new TypedDocumentString(`
    fragment CookedRecipe on Recipe {
  id
  slug
  slugs {
    language
    slug
  }
  title
  servings
  rating {
    own
  }
}
    `, {"fragmentName":"CookedRecipe"}) as unknown as TypedDocumentString<CookedRecipeFragment, unknown>;
export const KitchenAmountsFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"KitchenAmounts"}) as unknown as TypedDocumentString<KitchenAmountsFragment, unknown>;
export const AmountsFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"Amounts"}) as unknown as TypedDocumentString<AmountsFragment, unknown>;
export const IngredientLineFragmentDoc = new TypedDocumentString(`
    fragment IngredientLine on RecipeIngredient {
  key
  foodId
  foodGroup
  hasPicture
  name
  note
  label
  isAlternative
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
}`, {"fragmentName":"IngredientLine"}) as unknown as TypedDocumentString<IngredientLineFragment, unknown>;
export const CookingStepFragmentDoc = new TypedDocumentString(`
    fragment CookingStep on RecipeStep {
  text
  timerMinutes
  ingredients {
    share
    ingredient {
      ...IngredientLine
    }
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
}`, {"fragmentName":"CookingStep"}) as unknown as TypedDocumentString<CookingStepFragment, unknown>;
export const CookingSheetFragmentDoc = new TypedDocumentString(`
    fragment CookingSheet on RecipeSheet {
  servings
  ingredients {
    ...IngredientLine
  }
  steps {
    ...CookingStep
  }
  tip
}
    fragment CookingStep on RecipeStep {
  text
  timerMinutes
  ingredients {
    share
    ingredient {
      ...IngredientLine
    }
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
}`, {"fragmentName":"CookingSheet"}) as unknown as TypedDocumentString<CookingSheetFragment, unknown>;
export const FoodRowFragmentDoc = new TypedDocumentString(`
    fragment FoodRow on Food {
  id
  slug
  name
  searchText
  group
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  recipeCount
  figures {
    proteinEnergyPercent
    servingGrams
    satiety {
      score
    }
  }
}
    `, {"fragmentName":"FoodRow"}) as unknown as TypedDocumentString<FoodRowFragment, unknown>;
export const ComparedFoodFragmentDoc = new TypedDocumentString(`
    fragment ComparedFood on Food {
  id
  slug
  slugs {
    language
    slug
  }
  name
  group
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  figures {
    proteinEnergyPercent
    satiety {
      score
    }
    nutrients {
      name
      amount
    }
  }
}
    `, {"fragmentName":"ComparedFood"}) as unknown as TypedDocumentString<ComparedFoodFragment, unknown>;
export const FoodFactsFragmentDoc = new TypedDocumentString(`
    fragment FoodFacts on Food {
  id
  slug
  slugs {
    language
    slug
  }
  name
  group
  tag
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  figures {
    source
    proteinEnergyPercent
    servingGrams
    servingUnit
    gramsPerMilliliter
    measures {
      unit
      grams
    }
    energyShares {
      netCarbs
      protein
      fat
    }
    nutrients {
      name
      amount
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
}
    `, {"fragmentName":"FoodFacts"}) as unknown as TypedDocumentString<FoodFactsFragment, unknown>;
export const MemberHomeDayFragmentDoc = new TypedDocumentString(`
    fragment MemberHomeDay on MealPlanDay {
  index
  weekday
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    proteinGrams
    energyKcal
  }
  meals {
    meal
    recipes {
      offeredServings
      leftoverOfDay
      recipe {
        id
        slug
        title
        servings
        times {
          totalMinutes
        }
      }
      nutrition {
        netCarbsGrams
        isNetCarbsApproximate
        proteinGrams
      }
    }
  }
}
    `, {"fragmentName":"MemberHomeDay"}) as unknown as TypedDocumentString<MemberHomeDayFragment, unknown>;
export const MemberHomePlanFragmentDoc = new TypedDocumentString(`
    fragment MemberHomePlan on MealPlan {
  slug
  title
  character
  version
  canEdit
  isStarted
  startedAt
  targets {
    netCarbsLimitGrams
    proteinGrams
    energyKcal
  }
  days {
    ...MemberHomeDay
  }
}
    fragment MemberHomeDay on MealPlanDay {
  index
  weekday
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    proteinGrams
    energyKcal
  }
  meals {
    meal
    recipes {
      offeredServings
      leftoverOfDay
      recipe {
        id
        slug
        title
        servings
        times {
          totalMinutes
        }
      }
      nutrition {
        netCarbsGrams
        isNetCarbsApproximate
        proteinGrams
      }
    }
  }
}`, {"fragmentName":"MemberHomePlan"}) as unknown as TypedDocumentString<MemberHomePlanFragment, unknown>;
export const HomeCollectionFragmentDoc = new TypedDocumentString(`
    fragment HomeCollection on RecipeCollection {
  name
  filters {
    filter
    values
  }
  recipeCount
  coverRecipes {
    id
  }
}
    `, {"fragmentName":"HomeCollection"}) as unknown as TypedDocumentString<HomeCollectionFragment, unknown>;
export const HomeProgramFragmentDoc = new TypedDocumentString(`
    fragment HomeProgram on Program {
  slug
  title
  dayCount
  coverRecipeId
  weeks {
    number
    theme
    days {
      number
      tasks {
        id
      }
    }
  }
  run {
    status
    dayReached
    weekReached
    ticks {
      day
      taskId
    }
  }
}
    `, {"fragmentName":"HomeProgram"}) as unknown as TypedDocumentString<HomeProgramFragment, unknown>;
export const PlanChangeFragmentDoc = new TypedDocumentString(`
    fragment PlanChange on MealPlanChange {
  problems {
    path
    code
    message
  }
  mealPlan {
    slug
  }
}
    `, {"fragmentName":"PlanChange"}) as unknown as TypedDocumentString<PlanChangeFragment, unknown>;
export const SelectableRecipeFragmentDoc = new TypedDocumentString(`
    fragment SelectableRecipe on Recipe {
  id
  slug
  title
  role
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
    `, {"fragmentName":"SelectableRecipe"}) as unknown as TypedDocumentString<SelectableRecipeFragment, unknown>;
export const PlanReasonFragmentDoc = new TypedDocumentString(`
    fragment PlanReason on MealPlanReason {
  code
  amount
  day
  word
  foodName
}
    `, {"fragmentName":"PlanReason"}) as unknown as TypedDocumentString<PlanReasonFragment, unknown>;
export const PlanHeadFragmentDoc = new TypedDocumentString(`
    fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
}
    `, {"fragmentName":"PlanHead"}) as unknown as TypedDocumentString<PlanHeadFragment, unknown>;
export const PlanTargetsFragmentDoc = new TypedDocumentString(`
    fragment PlanTargets on Targets {
  energyKcal
  proteinGrams
  netCarbsLimitGrams
  isNetCarbsLimitExclusive
}
    `, {"fragmentName":"PlanTargets"}) as unknown as TypedDocumentString<PlanTargetsFragment, unknown>;
export const DayFiguresFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"DayFigures"}) as unknown as TypedDocumentString<DayFiguresFragment, unknown>;
export const PerServingFragmentDoc = new TypedDocumentString(`
    fragment PerServing on RecipeNutrition {
  gramsPerServing
  netCarbsGrams
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
    `, {"fragmentName":"PerServing"}) as unknown as TypedDocumentString<PerServingFragment, unknown>;
export const RecipeMethodFragmentDoc = new TypedDocumentString(`
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
    text
    timerMinutes
  }
  tip
}
    fragment PerServing on RecipeNutrition {
  gramsPerServing
  netCarbsGrams
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
}`, {"fragmentName":"RecipeMethod"}) as unknown as TypedDocumentString<RecipeMethodFragment, unknown>;
export const PlanDishFragmentDoc = new TypedDocumentString(`
    fragment PlanDish on MealPlanRecipe {
  recipe {
    id
    slug
    title
    role
    servings
    times {
      totalMinutes
    }
  }
  servingFactor
  cookedServings
  offeredServings
  leftoverOfDay
  leftoversOnDay
  canBeLeftovers
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
}
    fragment PerServing on RecipeNutrition {
  gramsPerServing
  netCarbsGrams
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
    text
    timerMinutes
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
}`, {"fragmentName":"PlanDish"}) as unknown as TypedDocumentString<PlanDishFragment, unknown>;
export const PlanDayFragmentDoc = new TypedDocumentString(`
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
    meal
    recipes {
      ...PlanDish
    }
  }
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
fragment PlanDish on MealPlanRecipe {
  recipe {
    id
    slug
    title
    role
    servings
    times {
      totalMinutes
    }
  }
  servingFactor
  cookedServings
  offeredServings
  leftoverOfDay
  leftoversOnDay
  canBeLeftovers
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
}
fragment PerServing on RecipeNutrition {
  gramsPerServing
  netCarbsGrams
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
    text
    timerMinutes
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
}`, {"fragmentName":"PlanDay"}) as unknown as TypedDocumentString<PlanDayFragment, unknown>;
export const ShownPlanFragmentDoc = new TypedDocumentString(`
    fragment ShownPlan on MealPlan {
  ...PlanHead
  description
  origin
  version
  undoVersion
  isOwn
  canEdit
  isFavorite
  startedAt
  servingsOptions
  dinnerCount
  quickDinnerCount
  leftoverCount
  hasVideo
  highlights {
    code
    count
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
    meal
    recipes {
      ...PlanDish
    }
  }
}
fragment PlanDish on MealPlanRecipe {
  recipe {
    id
    slug
    title
    role
    servings
    times {
      totalMinutes
    }
  }
  servingFactor
  cookedServings
  offeredServings
  leftoverOfDay
  leftoversOnDay
  canBeLeftovers
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
}
fragment PerServing on RecipeNutrition {
  gramsPerServing
  netCarbsGrams
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
    text
    timerMinutes
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
}`, {"fragmentName":"ShownPlan"}) as unknown as TypedDocumentString<ShownPlanFragment, unknown>;
export const StartedPlanFragmentDoc = new TypedDocumentString(`
    fragment StartedPlan on MealPlan {
  ...PlanHead
  startedAt
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
          title
          times {
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
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
}`, {"fragmentName":"StartedPlan"}) as unknown as TypedDocumentString<StartedPlanFragment, unknown>;
export const RelaxationFragmentDoc = new TypedDocumentString(`
    fragment Relaxation on MealPlanRelaxation {
  preference
  to
  group
  alternative
}
    `, {"fragmentName":"Relaxation"}) as unknown as TypedDocumentString<RelaxationFragment, unknown>;
export const PlanTeaserFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"PlanTeaser"}) as unknown as TypedDocumentString<PlanTeaserFragment, unknown>;
export const MembershipSectionFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"MembershipSection"}) as unknown as TypedDocumentString<MembershipSectionFragment, unknown>;
export const NotificationChoiceFieldsFragmentDoc = new TypedDocumentString(`
    fragment NotificationChoiceFields on NotificationChoice {
  kind
  channel
  isOn
  isRequired
}
    `, {"fragmentName":"NotificationChoiceFields"}) as unknown as TypedDocumentString<NotificationChoiceFieldsFragment, unknown>;
export const SurveyAnswerFieldsFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"SurveyAnswerFields"}) as unknown as TypedDocumentString<SurveyAnswerFieldsFragment, unknown>;
export const SurveyProgressFieldsFragmentDoc = new TypedDocumentString(`
    fragment SurveyProgressFields on SurveyDraft {
  steps
  openStep
  isComplete
}
    `, {"fragmentName":"SurveyProgressFields"}) as unknown as TypedDocumentString<SurveyProgressFieldsFragment, unknown>;
export const RelaxationFieldsFragmentDoc = new TypedDocumentString(`
    fragment RelaxationFields on MealPlanRelaxation {
  alternative
  preference
  to
  group
}
    `, {"fragmentName":"RelaxationFields"}) as unknown as TypedDocumentString<RelaxationFieldsFragment, unknown>;
export const PreviewDishFragmentDoc = new TypedDocumentString(`
    fragment PreviewDish on MealPlanPreviewRecipe {
  id
  title
  slug
  netCarbsGrams
  totalMinutes
  leftoverOfDay
  reasons {
    code
    amount
    day
    word
    foodName
  }
}
    `, {"fragmentName":"PreviewDish"}) as unknown as TypedDocumentString<PreviewDishFragment, unknown>;
export const ProgramChangedFragmentDoc = new TypedDocumentString(`
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}
    `, {"fragmentName":"ProgramChanged"}) as unknown as TypedDocumentString<ProgramChangedFragment, unknown>;
export const ProgramWeekFragmentDoc = new TypedDocumentString(`
    fragment ProgramWeek on ProgramWeek {
  number
  theme
  summary
  mealPlan {
    slug
    title
  }
  lessons {
    id
    number
    title
  }
  days {
    number
    tasks {
      id
    }
  }
}
    `, {"fragmentName":"ProgramWeek"}) as unknown as TypedDocumentString<ProgramWeekFragment, unknown>;
export const ProgramRunStateFragmentDoc = new TypedDocumentString(`
    fragment ProgramRunState on ProgramRun {
  id
  status
  dayReached
  weekReached
  ticks {
    day
    taskId
  }
  readLessonIds
  checkIns {
    week
    mood
    energy
    hunger
    weightKg
    note
  }
}
    `, {"fragmentName":"ProgramRunState"}) as unknown as TypedDocumentString<ProgramRunStateFragment, unknown>;
export const ProgramCardFragmentDoc = new TypedDocumentString(`
    fragment ProgramCard on Program {
  id
  slug
  title
  lead
  coverRecipeId
  weekCount
  dayCount
  lessonCount
  run {
    id
    status
    dayReached
  }
}
    `, {"fragmentName":"ProgramCard"}) as unknown as TypedDocumentString<ProgramCardFragment, unknown>;
export const PlanChoiceFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"PlanChoice"}) as unknown as TypedDocumentString<PlanChoiceFragment, unknown>;
export const RecipeFactsFragmentDoc = new TypedDocumentString(`
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
  tags
  servings
  servingsOptions
  isPremium
  isLocked
  isFavorite
  isTestKitchen
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
}`, {"fragmentName":"RecipeFacts"}) as unknown as TypedDocumentString<RecipeFactsFragment, unknown>;
export const RecipeExtrasFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"RecipeExtras"}) as unknown as TypedDocumentString<RecipeExtrasFragment, unknown>;
export const RecipeCardFragmentDoc = new TypedDocumentString(`
    fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
    `, {"fragmentName":"RecipeCard"}) as unknown as TypedDocumentString<RecipeCardFragment, unknown>;
export const HighlightedTextFragmentDoc = new TypedDocumentString(`
    fragment HighlightedText on HighlightedText {
  text
  ranges {
    start
    end
  }
}
    `, {"fragmentName":"HighlightedText"}) as unknown as TypedDocumentString<HighlightedTextFragment, unknown>;
export const RecipeHitFragmentDoc = new TypedDocumentString(`
    fragment RecipeHit on RecipeHit {
  recipe {
    ...RecipeCard
  }
  title {
    ...HighlightedText
  }
  ingredients {
    ...HighlightedText
  }
}
    fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
fragment HighlightedText on HighlightedText {
  text
  ranges {
    start
    end
  }
}`, {"fragmentName":"RecipeHit"}) as unknown as TypedDocumentString<RecipeHitFragment, unknown>;
export const SearchFacetFragmentDoc = new TypedDocumentString(`
    fragment SearchFacet on SearchFacet {
  filter
  title
  choices {
    value
    name
    count
    isChosen
  }
}
    `, {"fragmentName":"SearchFacet"}) as unknown as TypedDocumentString<SearchFacetFragment, unknown>;
export const RecipeHitsFragmentDoc = new TypedDocumentString(`
    fragment RecipeHits on RecipeHits {
  totalCount
  correctedText
  hits {
    ...RecipeHit
  }
  nextAfterId
  facets {
    ...SearchFacet
  }
  help {
    withoutFilter {
      filter
      title
      count
    }
    instead {
      text
      count
    }
    popular {
      text
      count
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
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
fragment RecipeHit on RecipeHit {
  recipe {
    ...RecipeCard
  }
  title {
    ...HighlightedText
  }
  ingredients {
    ...HighlightedText
  }
}
fragment HighlightedText on HighlightedText {
  text
  ranges {
    start
    end
  }
}
fragment SearchFacet on SearchFacet {
  filter
  title
  choices {
    value
    name
    count
    isChosen
  }
}`, {"fragmentName":"RecipeHits"}) as unknown as TypedDocumentString<RecipeHitsFragment, unknown>;
export const PlanCardFragmentDoc = new TypedDocumentString(`
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
}
    fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
}`, {"fragmentName":"PlanCard"}) as unknown as TypedDocumentString<PlanCardFragment, unknown>;
export const MealPlanHitsFragmentDoc = new TypedDocumentString(`
    fragment MealPlanHits on MealPlanHits {
  totalCount
  ownCount
  mealPlans {
    ...PlanCard
  }
}
    fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
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
}`, {"fragmentName":"MealPlanHits"}) as unknown as TypedDocumentString<MealPlanHitsFragment, unknown>;
export const ListFactFragmentDoc = new TypedDocumentString(`
    fragment ListFact on ShoppingFact {
  id
  operationId
  at
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
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}
    `, {"fragmentName":"ListFact"}) as unknown as TypedDocumentString<ListFactFragment, unknown>;
export const ListStateFragmentDoc = new TypedDocumentString(`
    fragment ListState on ShoppingListState {
  revision
  facts {
    ...ListFact
  }
  recipes {
    recipe {
      id
      slug
      title
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
  foods {
    id
    group
    aisle
    hasPicture
    densityGramsPerMl
    measures {
      unit
      grams
    }
    names {
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
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}`, {"fragmentName":"ListState"}) as unknown as TypedDocumentString<ListStateFragment, unknown>;
export const ShoppingItemFragmentDoc = new TypedDocumentString(`
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
  amount {
    ...Amounts
  }
  boughtAmount {
    ...Amounts
  }
  optionalAmount {
    ...Amounts
  }
  alternatives {
    foods {
      name
      amount {
        ...Amounts
      }
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
}`, {"fragmentName":"ShoppingItem"}) as unknown as TypedDocumentString<ShoppingItemFragment, unknown>;
export const ShoppingSuggestionFragmentDoc = new TypedDocumentString(`
    fragment ShoppingSuggestion on ShoppingSuggestion {
  text
  foodId
  foodGroup
  hasPicture
}
    `, {"fragmentName":"ShoppingSuggestion"}) as unknown as TypedDocumentString<ShoppingSuggestionFragment, unknown>;
export const ShoppingProblemFragmentDoc = new TypedDocumentString(`
    fragment ShoppingProblem on Problem {
  path
  message
}
    `, {"fragmentName":"ShoppingProblem"}) as unknown as TypedDocumentString<ShoppingProblemFragment, unknown>;
export const FoodLogEntryFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"FoodLogEntry"}) as unknown as TypedDocumentString<FoodLogEntryFragment, unknown>;
export const EatenTotalFragmentDoc = new TypedDocumentString(`
    fragment EatenTotal on EatenTotal {
  amount
  isLowerBound
}
    `, {"fragmentName":"EatenTotal"}) as unknown as TypedDocumentString<EatenTotalFragment, unknown>;
export const FoodDayFragmentDoc = new TypedDocumentString(`
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
    fragment EatenTotal on EatenTotal {
  amount
  isLowerBound
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
}`, {"fragmentName":"FoodDay"}) as unknown as TypedDocumentString<FoodDayFragment, unknown>;
export const FoodToLogFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"FoodToLog"}) as unknown as TypedDocumentString<FoodToLogFragment, unknown>;
export const TrackingChoicesFragmentDoc = new TypedDocumentString(`
    fragment TrackingChoices on TrackingChoices {
  measures
  weightUnit
  waistUnit
  glucoseUnit
  goalWeightKg
}
    `, {"fragmentName":"TrackingChoices"}) as unknown as TypedDocumentString<TrackingChoicesFragment, unknown>;
export const MeasurementFragmentDoc = new TypedDocumentString(`
    fragment Measurement on Measurement {
  id
  measure
  day
  time
  value
  secondValue
}
    `, {"fragmentName":"Measurement"}) as unknown as TypedDocumentString<MeasurementFragment, unknown>;
export const MeasureHistoryFragmentDoc = new TypedDocumentString(`
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
  measure
  day
  time
  value
  secondValue
}`, {"fragmentName":"MeasureHistory"}) as unknown as TypedDocumentString<MeasureHistoryFragment, unknown>;
export const TrackingProblemFragmentDoc = new TypedDocumentString(`
    fragment TrackingProblem on Problem {
  path
  code
  message
}
    `, {"fragmentName":"TrackingProblem"}) as unknown as TypedDocumentString<TrackingProblemFragment, unknown>;
export const RootDocument = new TypedDocumentString(`
    query Root {
  brand {
    name
    wordmarkUrl
    color
    contactEmail
  }
  me {
    userId
    firstName
    lastName
  }
  shoppingListCount
}
    `) as unknown as TypedDocumentString<RootQuery, RootQueryVariables>;
export const CookingDocument = new TypedDocumentString(`
    query Cooking($slug: String!, $servings: Int) {
  ...UsualUnits
  recipe(slug: $slug, servings: $servings) {
    recipe {
      ...CookedRecipe
    }
    sheet {
      ...CookingSheet
    }
  }
  me {
    userId
  }
  offers {
    trialDays
  }
}
    fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}
fragment CookedRecipe on Recipe {
  id
  slug
  slugs {
    language
    slug
  }
  title
  servings
  rating {
    own
  }
}
fragment CookingSheet on RecipeSheet {
  servings
  ingredients {
    ...IngredientLine
  }
  steps {
    ...CookingStep
  }
  tip
}
fragment CookingStep on RecipeStep {
  text
  timerMinutes
  ingredients {
    share
    ingredient {
      ...IngredientLine
    }
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
}`) as unknown as TypedDocumentString<CookingQuery, CookingQueryVariables>;
export const FavoriteRecipesDocument = new TypedDocumentString(`
    query FavoriteRecipes($page: Int) {
  favoriteRecipes(page: $page) {
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
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`) as unknown as TypedDocumentString<FavoriteRecipesQuery, FavoriteRecipesQueryVariables>;
export const FavoriteMealPlansDocument = new TypedDocumentString(`
    query FavoriteMealPlans {
  favoriteMealPlans {
    ...PlanCard
  }
}
    fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
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
}`) as unknown as TypedDocumentString<FavoriteMealPlansQuery, FavoriteMealPlansQueryVariables>;
export const SetFavoriteDocument = new TypedDocumentString(`
    mutation SetFavorite($input: SetFavoriteInput!) {
  setFavorite(input: $input) {
    problems {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetFavoriteMutation, SetFavoriteMutationVariables>;
export const FoodNavigatorDocument = new TypedDocumentString(`
    query FoodNavigator($mode: FoodNavigatorMode!, $tag: FoodTag, $search: String!, $page: Int!, $compared: [String!]!, $prompted: [String!]!) {
  foodNavigator(mode: $mode, tag: $tag, search: $search, page: $page) {
    foods {
      ...FoodRow
    }
    totalCount
    page
    pageCount
  }
  compared: foods(slugs: $compared) {
    ...ComparedFood
  }
  prompted: foods(slugs: $prompted) {
    ...FoodRow
  }
  foodCount
  me {
    userId
  }
  offers {
    trialDays
  }
}
    fragment FoodRow on Food {
  id
  slug
  name
  searchText
  group
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  recipeCount
  figures {
    proteinEnergyPercent
    servingGrams
    satiety {
      score
    }
  }
}
fragment ComparedFood on Food {
  id
  slug
  slugs {
    language
    slug
  }
  name
  group
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  figures {
    proteinEnergyPercent
    satiety {
      score
    }
    nutrients {
      name
      amount
    }
  }
}`) as unknown as TypedDocumentString<FoodNavigatorQuery, FoodNavigatorQueryVariables>;
export const FoodIndexDocument = new TypedDocumentString(`
    query FoodIndex($mode: FoodNavigatorMode!, $tag: FoodTag) {
  foodIndex(mode: $mode, tag: $tag) {
    ...FoodRow
  }
}
    fragment FoodRow on Food {
  id
  slug
  name
  searchText
  group
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  recipeCount
  figures {
    proteinEnergyPercent
    servingGrams
    satiety {
      score
    }
  }
}`) as unknown as TypedDocumentString<FoodIndexQuery, FoodIndexQueryVariables>;
export const FoodDocument = new TypedDocumentString(`
    query Food($slug: String!) {
  food(slug: $slug) {
    ...FoodFacts
    fewerCarbs: alternatives(mode: CARBS) {
      ...FoodRow
    }
    moreProtein: alternatives(mode: PROTEIN) {
      ...FoodRow
    }
    moreFilling: alternatives(mode: SATIETY) {
      ...FoodRow
    }
    recipes(first: 4) {
      ...RecipeCard
    }
    recipeCount
  }
  me {
    userId
  }
  offers {
    trialDays
  }
}
    fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
fragment FoodRow on Food {
  id
  slug
  name
  searchText
  group
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  recipeCount
  figures {
    proteinEnergyPercent
    servingGrams
    satiety {
      score
    }
  }
}
fragment FoodFacts on Food {
  id
  slug
  slugs {
    language
    slug
  }
  name
  group
  tag
  hasPicture
  netCarbsGrams
  isNetCarbsApproximate
  isLocked
  figures {
    source
    proteinEnergyPercent
    servingGrams
    servingUnit
    gramsPerMilliliter
    measures {
      unit
      grams
    }
    energyShares {
      netCarbs
      protein
      fat
    }
    nutrients {
      name
      amount
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
}`) as unknown as TypedDocumentString<FoodQuery, FoodQueryVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home {
  brand {
    name
  }
  me {
    userId
  }
  showcase {
    recipeCount
    week {
      ...RecipeCard
    }
    plates {
      id
    }
    pan {
      id
    }
  }
  offers {
    offers {
      plan
      currency
      priceMinor
    }
    trialDays
    isAvailable
  }
}
    fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const MemberHomeDocument = new TypedDocumentString(`
    query MemberHome($timeZone: String) {
  ...UsualUnits
  brand {
    name
  }
  me {
    firstName
  }
  membershipSubscription {
    status
  }
  profile {
    targets {
      energyKcal
    }
  }
  currentMealPlan {
    ...MemberHomePlan
  }
  currentProgram(timeZone: $timeZone) {
    ...HomeProgram
  }
  favoriteRecipes(pageSize: 4) {
    recipes {
      ...RecipeCard
    }
  }
  recipeCollections {
    ...HomeCollection
  }
}
    fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
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
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
fragment MemberHomePlan on MealPlan {
  slug
  title
  character
  version
  canEdit
  isStarted
  startedAt
  targets {
    netCarbsLimitGrams
    proteinGrams
    energyKcal
  }
  days {
    ...MemberHomeDay
  }
}
fragment MemberHomeDay on MealPlanDay {
  index
  weekday
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    proteinGrams
    energyKcal
  }
  meals {
    meal
    recipes {
      offeredServings
      leftoverOfDay
      recipe {
        id
        slug
        title
        servings
        times {
          totalMinutes
        }
      }
      nutrition {
        netCarbsGrams
        isNetCarbsApproximate
        proteinGrams
      }
    }
  }
}
fragment HomeCollection on RecipeCollection {
  name
  filters {
    filter
    values
  }
  recipeCount
  coverRecipes {
    id
  }
}
fragment HomeProgram on Program {
  slug
  title
  dayCount
  coverRecipeId
  weeks {
    number
    theme
    days {
      number
      tasks {
        id
      }
    }
  }
  run {
    status
    dayReached
    weekReached
    ticks {
      day
      taskId
    }
  }
}`) as unknown as TypedDocumentString<MemberHomeQuery, MemberHomeQueryVariables>;
export const LogInViewerDocument = new TypedDocumentString(`
    query LogInViewer {
  me {
    firstName
  }
  isLoginExpired
  socialProviders {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<LogInViewerQuery, LogInViewerQueryVariables>;
export const LogInDocument = new TypedDocumentString(`
    mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    problems {
      path
      code
      message
    }
    codeToken
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const LogInWithCodeDocument = new TypedDocumentString(`
    mutation LogInWithCode($input: LogInWithCodeInput!) {
  logInWithCode(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<LogInWithCodeMutation, LogInWithCodeMutationVariables>;
export const StartPasskeyLogInDocument = new TypedDocumentString(`
    mutation StartPasskeyLogIn {
  startPasskeyLogIn {
    problems {
      path
      code
      message
    }
    options
    token
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyLogInMutation, StartPasskeyLogInMutationVariables>;
export const LogInWithPasskeyDocument = new TypedDocumentString(`
    mutation LogInWithPasskey($input: LogInWithPasskeyInput!) {
  logInWithPasskey(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>;
export const LogOutViewerDocument = new TypedDocumentString(`
    query LogOutViewer {
  me {
    firstName
    lastName
  }
}
    `) as unknown as TypedDocumentString<LogOutViewerQuery, LogOutViewerQueryVariables>;
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  logOut {
    problems {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetDocument = new TypedDocumentString(`
    query PasswordReset($token: String!) {
  isPasswordResetOpen(token: $token)
  passwordMinLength
}
    `) as unknown as TypedDocumentString<PasswordResetQuery, PasswordResetQueryVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const EmailConfirmationDocument = new TypedDocumentString(`
    query EmailConfirmation($token: String!) {
  emailToConfirm(token: $token)
}
    `) as unknown as TypedDocumentString<EmailConfirmationQuery, EmailConfirmationQueryVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const SocialArrivalDocument = new TypedDocumentString(`
    query SocialArrival {
  socialArrival {
    providerName
    email
    firstName
    lastName
  }
}
    `) as unknown as TypedDocumentString<SocialArrivalQuery, SocialArrivalQueryVariables>;
export const SocialSignUpDocument = new TypedDocumentString(`
    mutation SocialSignUp($input: SocialSignUpInput!) {
  socialSignUp(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SocialSignUpMutation, SocialSignUpMutationVariables>;
export const DisconnectSocialAccountDocument = new TypedDocumentString(`
    mutation DisconnectSocialAccount($input: DisconnectSocialAccountInput!) {
  disconnectSocialAccount(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DisconnectSocialAccountMutation, DisconnectSocialAccountMutationVariables>;
export const WelcomeDocument = new TypedDocumentString(`
    query Welcome {
  me {
    firstName
  }
  surveyDraft {
    isComplete
  }
}
    `) as unknown as TypedDocumentString<WelcomeQuery, WelcomeQueryVariables>;
export const StartMealPlanDocument = new TypedDocumentString(`
    mutation StartMealPlan($input: MealPlanInput!) {
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
}`) as unknown as TypedDocumentString<StartMealPlanMutation, StartMealPlanMutationVariables>;
export const StopMealPlanDocument = new TypedDocumentString(`
    mutation StopMealPlan($input: MealPlanInput!) {
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
}`) as unknown as TypedDocumentString<StopMealPlanMutation, StopMealPlanMutationVariables>;
export const ShareMealPlanDocument = new TypedDocumentString(`
    mutation ShareMealPlan($input: MealPlanInput!) {
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
}`) as unknown as TypedDocumentString<ShareMealPlanMutation, ShareMealPlanMutationVariables>;
export const UnshareMealPlanDocument = new TypedDocumentString(`
    mutation UnshareMealPlan($input: MealPlanInput!) {
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
}`) as unknown as TypedDocumentString<UnshareMealPlanMutation, UnshareMealPlanMutationVariables>;
export const DeleteMealPlanDocument = new TypedDocumentString(`
    mutation DeleteMealPlan($input: MealPlanInput!) {
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
}`) as unknown as TypedDocumentString<DeleteMealPlanMutation, DeleteMealPlanMutationVariables>;
export const RestoreMealPlanDocument = new TypedDocumentString(`
    mutation RestoreMealPlan($input: MealPlanInput!) {
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
}`) as unknown as TypedDocumentString<RestoreMealPlanMutation, RestoreMealPlanMutationVariables>;
export const CopyMealPlanDocument = new TypedDocumentString(`
    mutation CopyMealPlan($input: CopyMealPlanInput!) {
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
}`) as unknown as TypedDocumentString<CopyMealPlanMutation, CopyMealPlanMutationVariables>;
export const CreateMealPlanDocument = new TypedDocumentString(`
    mutation CreateMealPlan($input: CreateMealPlanInput!) {
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
}`) as unknown as TypedDocumentString<CreateMealPlanMutation, CreateMealPlanMutationVariables>;
export const RenameMealPlanDocument = new TypedDocumentString(`
    mutation RenameMealPlan($input: RenameMealPlanInput!) {
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
}`) as unknown as TypedDocumentString<RenameMealPlanMutation, RenameMealPlanMutationVariables>;
export const AddRecipeToMealPlanDocument = new TypedDocumentString(`
    mutation AddRecipeToMealPlan($input: AddRecipeToMealInput!) {
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
}`) as unknown as TypedDocumentString<AddRecipeToMealPlanMutation, AddRecipeToMealPlanMutationVariables>;
export const RemoveRecipeFromMealDocument = new TypedDocumentString(`
    mutation RemoveRecipeFromMeal($input: RemoveRecipeFromMealInput!) {
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
}`) as unknown as TypedDocumentString<RemoveRecipeFromMealMutation, RemoveRecipeFromMealMutationVariables>;
export const SwapMealRecipeDocument = new TypedDocumentString(`
    mutation SwapMealRecipe($input: SwapMealRecipeInput!) {
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
}`) as unknown as TypedDocumentString<SwapMealRecipeMutation, SwapMealRecipeMutationVariables>;
export const MoveMealRecipeDocument = new TypedDocumentString(`
    mutation MoveMealRecipe($input: MoveMealRecipeInput!) {
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
}`) as unknown as TypedDocumentString<MoveMealRecipeMutation, MoveMealRecipeMutationVariables>;
export const PlanLeftoversDocument = new TypedDocumentString(`
    mutation PlanLeftovers($input: PlanLeftoversInput!) {
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
}`) as unknown as TypedDocumentString<PlanLeftoversMutation, PlanLeftoversMutationVariables>;
export const ChangeMealPlanServingsDocument = new TypedDocumentString(`
    mutation ChangeMealPlanServings($input: ChangeMealPlanServingsInput!) {
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
}`) as unknown as TypedDocumentString<ChangeMealPlanServingsMutation, ChangeMealPlanServingsMutationVariables>;
export const UndoMealPlanChangeDocument = new TypedDocumentString(`
    mutation UndoMealPlanChange($input: UndoMealPlanChangeInput!) {
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
}`) as unknown as TypedDocumentString<UndoMealPlanChangeMutation, UndoMealPlanChangeMutationVariables>;
export const RegenerateMealPlanDocument = new TypedDocumentString(`
    mutation RegenerateMealPlan($input: RegenerateMealPlanInput!) {
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
}
    `) as unknown as TypedDocumentString<RegenerateMealPlanMutation, RegenerateMealPlanMutationVariables>;
export const ShopMealPlanDocument = new TypedDocumentString(`
    mutation ShopMealPlan($input: AddMealPlanToShoppingListInput!) {
  change: addMealPlanToShoppingList(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ShopMealPlanMutation, ShopMealPlanMutationVariables>;
export const ShopMealPlanRecipeDocument = new TypedDocumentString(`
    mutation ShopMealPlanRecipe($input: AddRecipesToShoppingListInput!) {
  change: addRecipesToShoppingList(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ShopMealPlanRecipeMutation, ShopMealPlanRecipeMutationVariables>;
export const OpenMealPlanCalendarDocument = new TypedDocumentString(`
    mutation OpenMealPlanCalendar {
  change: openMealPlanCalendar {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<OpenMealPlanCalendarMutation, OpenMealPlanCalendarMutationVariables>;
export const CloseMealPlanCalendarDocument = new TypedDocumentString(`
    mutation CloseMealPlanCalendar {
  change: closeMealPlanCalendar {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CloseMealPlanCalendarMutation, CloseMealPlanCalendarMutationVariables>;
export const MealPlanSuggestionsDocument = new TypedDocumentString(`
    query MealPlanSuggestions($mealPlanId: ID!, $day: Int!, $meal: Meal!, $swappedRecipeId: ID) {
  mealPlanSuggestions(
    mealPlanId: $mealPlanId
    day: $day
    meal: $meal
    swappedRecipeId: $swappedRecipeId
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
  slug
  title
  role
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
fragment PlanReason on MealPlanReason {
  code
  amount
  day
  word
  foodName
}`) as unknown as TypedDocumentString<MealPlanSuggestionsQuery, MealPlanSuggestionsQueryVariables>;
export const SelectableFavoritesDocument = new TypedDocumentString(`
    query SelectableFavorites {
  favoriteRecipes {
    recipes {
      ...SelectableRecipe
    }
  }
}
    fragment SelectableRecipe on Recipe {
  id
  slug
  title
  role
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`) as unknown as TypedDocumentString<SelectableFavoritesQuery, SelectableFavoritesQueryVariables>;
export const SelectableSearchDocument = new TypedDocumentString(`
    query SelectableSearch($input: SearchInput!) {
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
  slug
  title
  role
  times {
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`) as unknown as TypedDocumentString<SelectableSearchQuery, SelectableSearchQueryVariables>;
export const PlannerSettingsDocument = new TypedDocumentString(`
    query PlannerSettings {
  me {
    capabilities {
      canEditMealPlans
    }
  }
  getMealPlanSettings {
    planner {
      group
      name
      value
      unit
      reason
      source
    }
  }
}
    `) as unknown as TypedDocumentString<PlannerSettingsQuery, PlannerSettingsQueryVariables>;
export const MealPlanDocument = new TypedDocumentString(`
    query MealPlan($slug: String!, $withMethod: Boolean!, $withVideo: Boolean!) {
  ...UsualUnits
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
fragment ShownPlan on MealPlan {
  ...PlanHead
  description
  origin
  version
  undoVersion
  isOwn
  canEdit
  isFavorite
  startedAt
  servingsOptions
  dinnerCount
  quickDinnerCount
  leftoverCount
  hasVideo
  highlights {
    code
    count
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
    meal
    recipes {
      ...PlanDish
    }
  }
}
fragment PlanDish on MealPlanRecipe {
  recipe {
    id
    slug
    title
    role
    servings
    times {
      totalMinutes
    }
  }
  servingFactor
  cookedServings
  offeredServings
  leftoverOfDay
  leftoversOnDay
  canBeLeftovers
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
}
fragment PerServing on RecipeNutrition {
  gramsPerServing
  netCarbsGrams
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
    text
    timerMinutes
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
}`) as unknown as TypedDocumentString<MealPlanQuery, MealPlanQueryVariables>;
export const MyMealPlansDocument = new TypedDocumentString(`
    query MyMealPlans($afterId: String, $filter: MealPlanFilter, $order: MealPlanOrder) {
  startedMealPlan {
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
    fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
}
fragment StartedPlan on MealPlan {
  ...PlanHead
  startedAt
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
          title
          times {
            totalMinutes
          }
        }
        leftoverOfDay
      }
    }
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
}`) as unknown as TypedDocumentString<MyMealPlansQuery, MyMealPlansQueryVariables>;
export const MealPlanCalendarAddressDocument = new TypedDocumentString(`
    query MealPlanCalendarAddress {
  mealPlanCalendarAddress
}
    `) as unknown as TypedDocumentString<MealPlanCalendarAddressQuery, MealPlanCalendarAddressQueryVariables>;
export const DeletedMealPlansDocument = new TypedDocumentString(`
    query DeletedMealPlans {
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
}
    `) as unknown as TypedDocumentString<DeletedMealPlansQuery, DeletedMealPlansQueryVariables>;
export const GenerateMealplanDocument = new TypedDocumentString(`
    mutation GenerateMealplan($input: GenerateMealplanInput!) {
  generateMealplan(input: $input) {
    problems {
      code
      message
    }
    mealPlan {
      slug
    }
    relaxations {
      ...Relaxation
    }
  }
}
    fragment Relaxation on MealPlanRelaxation {
  preference
  to
  group
  alternative
}`) as unknown as TypedDocumentString<GenerateMealplanMutation, GenerateMealplanMutationVariables>;
export const ThemedMealPlansDocument = new TypedDocumentString(`
    query ThemedMealPlans($theme: MealPlanTheme, $strictness: Strictness) {
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
}`) as unknown as TypedDocumentString<ThemedMealPlansQuery, ThemedMealPlansQueryVariables>;
export const MealPlanTeaserDocument = new TypedDocumentString(`
    query MealPlanTeaser($slug: String!) {
  mealPlanTeaser(slug: $slug) {
    ...PlanTeaser
    dinnerCount
    quickDinnerCount
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
    trialDays
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
}`) as unknown as TypedDocumentString<MealPlanTeaserQuery, MealPlanTeaserQueryVariables>;
export const BecomeMemberDocument = new TypedDocumentString(`
    query BecomeMember {
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
  offers {
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
}
    `) as unknown as TypedDocumentString<BecomeMemberQuery, BecomeMemberQueryVariables>;
export const SignUpSuccessDocument = new TypedDocumentString(`
    query SignUpSuccess {
  membershipSubscription {
    id
  }
  surveyDraft {
    isComplete
  }
}
    `) as unknown as TypedDocumentString<SignUpSuccessQuery, SignUpSuccessQueryVariables>;
export const SignUpViewerDocument = new TypedDocumentString(`
    query SignUpViewer {
  me {
    userId
  }
  offers {
    cardFields {
      kind
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpViewerQuery, SignUpViewerQueryVariables>;
export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const StartTrialDocument = new TypedDocumentString(`
    mutation StartTrial($input: StartTrialInput!) {
  startTrial(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}
    `) as unknown as TypedDocumentString<StartTrialMutation, StartTrialMutationVariables>;
export const ConfirmPaymentDocument = new TypedDocumentString(`
    mutation ConfirmPayment {
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
}
    `) as unknown as TypedDocumentString<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
export const MembershipPageDocument = new TypedDocumentString(`
    query MembershipPage {
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
}`) as unknown as TypedDocumentString<MembershipPageQuery, MembershipPageQueryVariables>;
export const MembershipRecordsDocument = new TypedDocumentString(`
    query MembershipRecords {
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
}
    `) as unknown as TypedDocumentString<MembershipRecordsQuery, MembershipRecordsQueryVariables>;
export const CancelMembershipDocument = new TypedDocumentString(`
    mutation CancelMembership($input: MembershipRequestInput!) {
  result: cancelMembership(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}
    `) as unknown as TypedDocumentString<CancelMembershipMutation, CancelMembershipMutationVariables>;
export const ResumeMembershipDocument = new TypedDocumentString(`
    mutation ResumeMembership($input: MembershipRequestInput!) {
  result: resumeMembership(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}
    `) as unknown as TypedDocumentString<ResumeMembershipMutation, ResumeMembershipMutationVariables>;
export const ChangeMembershipOfferDocument = new TypedDocumentString(`
    mutation ChangeMembershipOffer($input: ChangeMembershipOfferInput!) {
  result: changeMembershipOffer(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}
    `) as unknown as TypedDocumentString<ChangeMembershipOfferMutation, ChangeMembershipOfferMutationVariables>;
export const ChangePaymentMethodDocument = new TypedDocumentString(`
    mutation ChangePaymentMethod($input: ChangePaymentMethodInput!) {
  result: changePaymentMethod(input: $input) {
    problems {
      path
      code
      message
    }
    approvalUrl
  }
}
    `) as unknown as TypedDocumentString<ChangePaymentMethodMutation, ChangePaymentMethodMutationVariables>;
export const OpenPaymentPortalDocument = new TypedDocumentString(`
    mutation OpenPaymentPortal {
  openPaymentPortal {
    problems {
      path
      code
      message
    }
    url
  }
}
    `) as unknown as TypedDocumentString<OpenPaymentPortalMutation, OpenPaymentPortalMutationVariables>;
export const PreparePaymentDocument = new TypedDocumentString(`
    mutation PreparePayment {
  preparePayment {
    problems {
      path
      code
      message
    }
    clientSecret
  }
}
    `) as unknown as TypedDocumentString<PreparePaymentMutation, PreparePaymentMutationVariables>;
export const NotificationsDocument = new TypedDocumentString(`
    query Notifications {
  me {
    userId
  }
}
    `) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationSettingsDocument = new TypedDocumentString(`
    query NotificationSettings {
  notificationSettings {
    choices {
      ...NotificationChoiceFields
    }
    timeZone
    isEmailPossible
    pushKey
    pushDeviceCount
    currentPushDeviceId
  }
}
    fragment NotificationChoiceFields on NotificationChoice {
  kind
  channel
  isOn
  isRequired
}`) as unknown as TypedDocumentString<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const ChangeNotificationsDocument = new TypedDocumentString(`
    mutation ChangeNotifications($input: ChangeNotificationsInput!) {
  changeNotifications(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeNotificationsMutation, ChangeNotificationsMutationVariables>;
export const AddPushDeviceDocument = new TypedDocumentString(`
    mutation AddPushDevice($input: AddPushDeviceInput!) {
  addPushDevice(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export const RemovePushDeviceDocument = new TypedDocumentString(`
    mutation RemovePushDevice($input: RemovePushDeviceInput!) {
  removePushDevice(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export const MailsToEndDocument = new TypedDocumentString(`
    query MailsToEnd($token: String!) {
  mailsToEnd(token: $token)
}
    `) as unknown as TypedDocumentString<MailsToEndQuery, MailsToEndQueryVariables>;
export const UnsubscribeDocument = new TypedDocumentString(`
    mutation Unsubscribe($input: UnsubscribeInput!) {
  unsubscribe(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const OnboardingDraftDocument = new TypedDocumentString(`
    query OnboardingDraft {
  brand {
    name
  }
  surveyDraft {
    ...SurveyProgressFields
    doctorReasons
    answers {
      ...SurveyAnswerFields
    }
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
}
fragment SurveyProgressFields on SurveyDraft {
  steps
  openStep
  isComplete
}`) as unknown as TypedDocumentString<OnboardingDraftQuery, OnboardingDraftQueryVariables>;
export const SaveSurveyStepDocument = new TypedDocumentString(`
    mutation SaveSurveyStep($input: SaveSurveyStepInput!) {
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
}`) as unknown as TypedDocumentString<SaveSurveyStepMutation, SaveSurveyStepMutationVariables>;
export const CompleteSurveyDocument = new TypedDocumentString(`
    mutation CompleteSurvey($input: CompleteSurveyInput!) {
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
}`) as unknown as TypedDocumentString<CompleteSurveyMutation, CompleteSurveyMutationVariables>;
export const PlanPreviewViewerDocument = new TypedDocumentString(`
    query PlanPreviewViewer {
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
}`) as unknown as TypedDocumentString<PlanPreviewViewerQuery, PlanPreviewViewerQueryVariables>;
export const PlanPreviewDocument = new TypedDocumentString(`
    query PlanPreview {
  mealPlanPreview {
    isAccommodated
    facts {
      dishCount
      netCarbsGramsPerDay
      cookingMinutesPerDay
      mostMinutes
      keptLunchCount
    }
    targets {
      netCarbsLimitGrams
    }
    days {
      index
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
    fragment RelaxationFields on MealPlanRelaxation {
  alternative
  preference
  to
  group
}
fragment PreviewDish on MealPlanPreviewRecipe {
  id
  title
  slug
  netCarbsGrams
  totalMinutes
  leftoverOfDay
  reasons {
    code
    amount
    day
    word
    foodName
  }
}`) as unknown as TypedDocumentString<PlanPreviewQuery, PlanPreviewQueryVariables>;
export const SavePreviewedPlanDocument = new TypedDocumentString(`
    mutation SavePreviewedPlan($input: GenerateMealplanInput!) {
  generateMealplan(input: $input) {
    problems {
      message
    }
    mealPlan {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<SavePreviewedPlanMutation, SavePreviewedPlanMutationVariables>;
export const FoodPreferencesDocument = new TypedDocumentString(`
    query FoodPreferences {
  me {
    userId
  }
  membershipSubscription {
    status
  }
  offers {
    trialDays
  }
  profile {
    answers {
      ...SurveyAnswerFields
    }
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
}`) as unknown as TypedDocumentString<FoodPreferencesQuery, FoodPreferencesQueryVariables>;
export const SaveFoodPreferencesDocument = new TypedDocumentString(`
    mutation SaveFoodPreferences($input: SaveFoodPreferencesInput!) {
  saveFoodPreferences(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveFoodPreferencesMutation, SaveFoodPreferencesMutationVariables>;
export const StartProgramDocument = new TypedDocumentString(`
    mutation StartProgram($input: StartProgramInput!) {
  change: startProgram(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<StartProgramMutation, StartProgramMutationVariables>;
export const PauseProgramDocument = new TypedDocumentString(`
    mutation PauseProgram($input: ProgramRunInput!) {
  change: pauseProgram(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<PauseProgramMutation, PauseProgramMutationVariables>;
export const ResumeProgramDocument = new TypedDocumentString(`
    mutation ResumeProgram($input: ProgramRunInput!) {
  change: resumeProgram(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<ResumeProgramMutation, ResumeProgramMutationVariables>;
export const StopProgramDocument = new TypedDocumentString(`
    mutation StopProgram($input: ProgramRunInput!) {
  change: stopProgram(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<StopProgramMutation, StopProgramMutationVariables>;
export const FinishProgramDocument = new TypedDocumentString(`
    mutation FinishProgram($input: ProgramRunInput!) {
  change: finishProgram(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<FinishProgramMutation, FinishProgramMutationVariables>;
export const RestartProgramDocument = new TypedDocumentString(`
    mutation RestartProgram($input: ProgramRunInput!) {
  change: restartProgram(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<RestartProgramMutation, RestartProgramMutationVariables>;
export const TickProgramTaskDocument = new TypedDocumentString(`
    mutation TickProgramTask($input: TickProgramTaskInput!) {
  change: tickProgramTask(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<TickProgramTaskMutation, TickProgramTaskMutationVariables>;
export const ReadProgramLessonDocument = new TypedDocumentString(`
    mutation ReadProgramLesson($input: ReadProgramLessonInput!) {
  change: readProgramLesson(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<ReadProgramLessonMutation, ReadProgramLessonMutationVariables>;
export const SaveProgramCheckInDocument = new TypedDocumentString(`
    mutation SaveProgramCheckIn($input: SaveProgramCheckInInput!) {
  change: saveProgramCheckIn(input: $input) {
    ...ProgramChanged
  }
}
    fragment ProgramChanged on ProgramChange {
  problems {
    path
    code
    message
  }
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<SaveProgramCheckInMutation, SaveProgramCheckInMutationVariables>;
export const StartProgramMealPlanDocument = new TypedDocumentString(`
    mutation StartProgramMealPlan($input: StartProgramMealPlanInput!) {
  startProgramMealPlan(input: $input) {
    mealPlan {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<StartProgramMealPlanMutation, StartProgramMealPlanMutationVariables>;
export const ProgramCheckInDocument = new TypedDocumentString(`
    query ProgramCheckIn($slug: String!, $timeZone: String) {
  me {
    userId
  }
  tracking {
    choices {
      weightUnit
      waistUnit
      glucoseUnit
    }
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    weekCount
    weeks {
      number
      theme
    }
    run {
      ...ProgramRunState
    }
  }
}
    fragment ProgramRunState on ProgramRun {
  id
  status
  dayReached
  weekReached
  ticks {
    day
    taskId
  }
  readLessonIds
  checkIns {
    week
    mood
    energy
    hunger
    weightKg
    note
  }
}`) as unknown as TypedDocumentString<ProgramCheckInQuery, ProgramCheckInQueryVariables>;
export const ProgramDayDocument = new TypedDocumentString(`
    query ProgramDay($slug: String!, $day: Int!, $timeZone: String) {
  me {
    userId
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    dayCount
    weekCount
    lessonCount
    taskCount
    weeks {
      ...ProgramWeek
    }
    day(number: $day) {
      number
      tasks {
        id
        text
      }
      lessons {
        id
        number
        title
      }
    }
    run {
      ...ProgramRunState
      dateOfDay(day: $day)
    }
  }
}
    fragment ProgramWeek on ProgramWeek {
  number
  theme
  summary
  mealPlan {
    slug
    title
  }
  lessons {
    id
    number
    title
  }
  days {
    number
    tasks {
      id
    }
  }
}
fragment ProgramRunState on ProgramRun {
  id
  status
  dayReached
  weekReached
  ticks {
    day
    taskId
  }
  readLessonIds
  checkIns {
    week
    mood
    energy
    hunger
    weightKg
    note
  }
}`) as unknown as TypedDocumentString<ProgramDayQuery, ProgramDayQueryVariables>;
export const ProgramWeekPlanDocument = new TypedDocumentString(`
    query ProgramWeekPlan($slug: String!, $week: Int!) {
  program(slug: $slug) {
    run {
      mealPlan(week: $week) {
        slug
        isStarted
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProgramWeekPlanQuery, ProgramWeekPlanQueryVariables>;
export const ProgramTodayDocument = new TypedDocumentString(`
    query ProgramToday($slug: String!, $timeZone: String) {
  program(slug: $slug, timeZone: $timeZone) {
    run {
      dayReached
    }
  }
}
    `) as unknown as TypedDocumentString<ProgramTodayQuery, ProgramTodayQueryVariables>;
export const ProgramLessonDocument = new TypedDocumentString(`
    query ProgramLesson($slug: String!, $number: Int!, $timeZone: String) {
  me {
    userId
  }
  offers {
    trialDays
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    coverRecipeId
    lessonCount
    firstDay: day(number: 1) {
      number
    }
    lesson(number: $number) {
      id
      number
      day
      week
      title
      paragraphs
    }
    run {
      id
      status
      readLessonIds
    }
  }
}
    `) as unknown as TypedDocumentString<ProgramLessonQuery, ProgramLessonQueryVariables>;
export const ProgramDocument = new TypedDocumentString(`
    query Program($slug: String!, $timeZone: String) {
  me {
    userId
  }
  offers {
    trialDays
  }
  currentProgram(timeZone: $timeZone) {
    id
    title
  }
  program(slug: $slug, timeZone: $timeZone) {
    id
    slug
    slugs {
      language
      slug
    }
    title
    lead
    outcomes
    coverRecipeId
    weekCount
    dayCount
    taskCount
    lessonCount
    weeks {
      ...ProgramWeek
    }
    run {
      ...ProgramRunState
    }
  }
}
    fragment ProgramWeek on ProgramWeek {
  number
  theme
  summary
  mealPlan {
    slug
    title
  }
  lessons {
    id
    number
    title
  }
  days {
    number
    tasks {
      id
    }
  }
}
fragment ProgramRunState on ProgramRun {
  id
  status
  dayReached
  weekReached
  ticks {
    day
    taskId
  }
  readLessonIds
  checkIns {
    week
    mood
    energy
    hunger
    weightKg
    note
  }
}`) as unknown as TypedDocumentString<ProgramQuery, ProgramQueryVariables>;
export const ProgramsDocument = new TypedDocumentString(`
    query Programs($timeZone: String) {
  me {
    userId
  }
  offers {
    trialDays
  }
  programs(timeZone: $timeZone) {
    ...ProgramCard
  }
}
    fragment ProgramCard on Program {
  id
  slug
  title
  lead
  coverRecipeId
  weekCount
  dayCount
  lessonCount
  run {
    id
    status
    dayReached
  }
}`) as unknown as TypedDocumentString<ProgramsQuery, ProgramsQueryVariables>;
export const PlansForRecipeDocument = new TypedDocumentString(`
    query PlansForRecipe {
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
}`) as unknown as TypedDocumentString<PlansForRecipeQuery, PlansForRecipeQueryVariables>;
export const AddRecipeToMealDocument = new TypedDocumentString(`
    mutation AddRecipeToMeal($input: AddRecipeToMealInput!) {
  addRecipeToMeal(input: $input) {
    problems {
      message
    }
    mealPlan {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<AddRecipeToMealMutation, AddRecipeToMealMutationVariables>;
export const AddRecipeToShoppingListDocument = new TypedDocumentString(`
    mutation AddRecipeToShoppingList($input: AddRecipesToShoppingListInput!) {
  addRecipesToShoppingList(input: $input) {
    problems {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddRecipeToShoppingListMutation, AddRecipeToShoppingListMutationVariables>;
export const RecipesDocument = new TypedDocumentString(`
    query Recipes($filter: RecipeFilter, $page: Int) {
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
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`) as unknown as TypedDocumentString<RecipesQuery, RecipesQueryVariables>;
export const RateRecipeDocument = new TypedDocumentString(`
    mutation RateRecipe($input: RateRecipeInput!) {
  rateRecipe(input: $input) {
    problems {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RateRecipeMutation, RateRecipeMutationVariables>;
export const RecipeDocument = new TypedDocumentString(`
    query Recipe($slug: String!, $servings: Int) {
  ...UsualUnits
  recipe(slug: $slug, servings: $servings) {
    problems {
      message
    }
    recipe {
      ...RecipeFacts
    }
    sheet {
      ...RecipeMethod
      ...RecipeExtras
    }
    related {
      ...RecipeCard
    }
  }
  me {
    userId
  }
  membershipSubscription {
    status
  }
  offers {
    trialDays
  }
}
    fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
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
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
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
  tags
  servings
  servingsOptions
  isPremium
  isLocked
  isFavorite
  isTestKitchen
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
    text
    timerMinutes
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
  amount {
    ...KitchenAmounts
  }
  weight {
    ...Amounts
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
}`) as unknown as TypedDocumentString<RecipeQuery, RecipeQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($input: SearchInput!) {
  search(input: $input) {
    recipes {
      ...RecipeHits
    }
    mealPlans {
      ...MealPlanHits
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
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}
fragment PlanHead on MealPlan {
  id
  slug
  title
  character
  kind
  isStarted
  isShared
  createdAt
  servings
  strictness
  mealsPerDay
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
}
fragment RecipeHits on RecipeHits {
  totalCount
  correctedText
  hits {
    ...RecipeHit
  }
  nextAfterId
  facets {
    ...SearchFacet
  }
  help {
    withoutFilter {
      filter
      title
      count
    }
    instead {
      text
      count
    }
    popular {
      text
      count
    }
  }
}
fragment MealPlanHits on MealPlanHits {
  totalCount
  ownCount
  mealPlans {
    ...PlanCard
  }
}
fragment RecipeHit on RecipeHit {
  recipe {
    ...RecipeCard
  }
  title {
    ...HighlightedText
  }
  ingredients {
    ...HighlightedText
  }
}
fragment HighlightedText on HighlightedText {
  text
  ranges {
    start
    end
  }
}
fragment SearchFacet on SearchFacet {
  filter
  title
  choices {
    value
    name
    count
    isChosen
  }
}`) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const ChangeAccountDocument = new TypedDocumentString(`
    query ChangeAccount {
  me {
    email
  }
  passwordMinLength
}
    `) as unknown as TypedDocumentString<ChangeAccountQuery, ChangeAccountQueryVariables>;
export const ChangeAccountMethodsDocument = new TypedDocumentString(`
    query ChangeAccountMethods {
  mySignInMethods {
    hasPassword
  }
}
    `) as unknown as TypedDocumentString<ChangeAccountMethodsQuery, ChangeAccountMethodsQueryVariables>;
export const RequestEmailChangeDocument = new TypedDocumentString(`
    mutation RequestEmailChange($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MyDataDocument = new TypedDocumentString(`
    query MyData {
  myData
}
    `) as unknown as TypedDocumentString<MyDataQuery, MyDataQueryVariables>;
export const MembershipToEndDocument = new TypedDocumentString(`
    query MembershipToEnd {
  membershipSubscription {
    managementUrl
    renews
  }
}
    `) as unknown as TypedDocumentString<MembershipToEndQuery, MembershipToEndQueryVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($input: DeleteAccountInput!) {
  deleteAccount(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const WithdrawDataConsentDocument = new TypedDocumentString(`
    mutation WithdrawDataConsent($input: WithdrawDataConsentInput!) {
  withdrawDataConsent(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawDataConsentMutation, WithdrawDataConsentMutationVariables>;
export const UserSettingsDocument = new TypedDocumentString(`
    query UserSettings {
  me {
    firstName
    lastName
    email
  }
  membershipSubscription {
    ...MembershipSection
  }
  offers {
    isTest
  }
  ...UsualUnits
}
    fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
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
}`) as unknown as TypedDocumentString<UserSettingsQuery, UserSettingsQueryVariables>;
export const AccountSettingsDocument = new TypedDocumentString(`
    query AccountSettings {
  mySignInMethods {
    isEmailVerified
    hasPassword
    isSecondFactorOn
    passkeys {
      id
    }
    socialAccounts
  }
  socialProviders {
    id
    name
  }
  mySessions {
    id
    userAgent
    ipAddress
    lastUsedAt
    isCurrent
  }
  myConsents {
    id
    kind
    decision
    version
    createdAt
  }
}
    `) as unknown as TypedDocumentString<AccountSettingsQuery, AccountSettingsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($input: EndSessionInput!) {
  endSession(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SendEmailConfirmationDocument = new TypedDocumentString(`
    mutation SendEmailConfirmation {
  sendEmailConfirmation {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>;
export const SecondFactorDocument = new TypedDocumentString(`
    query SecondFactor {
  me {
    firstName
  }
}
    `) as unknown as TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>;
export const SecondFactorMethodsDocument = new TypedDocumentString(`
    query SecondFactorMethods {
  mySignInMethods {
    hasPassword
    isSecondFactorOn
    recoveryCodesLeft
    passkeys {
      id
      name
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<SecondFactorMethodsQuery, SecondFactorMethodsQueryVariables>;
export const StartAuthenticatorDocument = new TypedDocumentString(`
    mutation StartAuthenticator($input: CurrentPasswordInput!) {
  startAuthenticator(input: $input) {
    problems {
      path
      code
      message
    }
    secret
    url
  }
}
    `) as unknown as TypedDocumentString<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = new TypedDocumentString(`
    mutation ConfirmAuthenticator($input: AuthenticatorCodeInput!) {
  confirmAuthenticator(input: $input) {
    problems {
      path
      code
      message
    }
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($input: CurrentPasswordInput!) {
  renewRecoveryCodes(input: $input) {
    problems {
      path
      code
      message
    }
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveAuthenticatorDocument = new TypedDocumentString(`
    mutation RemoveAuthenticator($input: CurrentPasswordInput!) {
  removeAuthenticator(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
export const StartPasskeyDocument = new TypedDocumentString(`
    mutation StartPasskey($input: StartPasskeyInput!) {
  startPasskey(input: $input) {
    problems {
      path
      code
      message
    }
    options
    token
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($input: AddPasskeyInput!) {
  addPasskey(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($input: RemovePasskeyInput!) {
  removePasskey(input: $input) {
    problems {
      path
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const ShoppingListDocument = new TypedDocumentString(`
    query ShoppingList {
  ...UsualUnits
  me {
    userId
  }
  offers {
    trialDays
  }
  shoppingListState {
    ...ListState
  }
  formerShoppingExtras {
    ...ShoppingSuggestion
  }
  shoppingListLink
}
    fragment UsualUnits on Query {
  profile {
    answers {
      measurementSystem
    }
  }
}
fragment ListState on ShoppingListState {
  revision
  facts {
    ...ListFact
  }
  recipes {
    recipe {
      id
      slug
      title
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
  foods {
    id
    group
    aisle
    hasPicture
    densityGramsPerMl
    measures {
      unit
      grams
    }
    names {
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
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}
fragment ShoppingSuggestion on ShoppingSuggestion {
  text
  foodId
  foodGroup
  hasPicture
}`) as unknown as TypedDocumentString<ShoppingListQuery, ShoppingListQueryVariables>;
export const ShoppingListStateDocument = new TypedDocumentString(`
    query ShoppingListState {
  me {
    userId
  }
  shoppingListState {
    ...ListState
  }
}
    fragment ListState on ShoppingListState {
  revision
  facts {
    ...ListFact
  }
  recipes {
    recipe {
      id
      slug
      title
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
  foods {
    id
    group
    aisle
    hasPicture
    densityGramsPerMl
    measures {
      unit
      grams
    }
    names {
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
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}`) as unknown as TypedDocumentString<ShoppingListStateQuery, ShoppingListStateQueryVariables>;
export const ShoppingSuggestionsDocument = new TypedDocumentString(`
    query ShoppingSuggestions($text: String!) {
  shoppingSuggestions(text: $text) {
    ...ShoppingSuggestion
  }
}
    fragment ShoppingSuggestion on ShoppingSuggestion {
  text
  foodId
  foodGroup
  hasPicture
}`) as unknown as TypedDocumentString<ShoppingSuggestionsQuery, ShoppingSuggestionsQueryVariables>;
export const SharedShoppingListDocument = new TypedDocumentString(`
    query SharedShoppingList($token: String!) {
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
  amount {
    ...Amounts
  }
  boughtAmount {
    ...Amounts
  }
  optionalAmount {
    ...Amounts
  }
  alternatives {
    foods {
      name
      amount {
        ...Amounts
      }
    }
  }
}`) as unknown as TypedDocumentString<SharedShoppingListQuery, SharedShoppingListQueryVariables>;
export const SyncShoppingListDocument = new TypedDocumentString(`
    mutation SyncShoppingList($input: SyncShoppingListInput!) {
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
    state {
      ...ListState
    }
  }
}
    fragment ListState on ShoppingListState {
  revision
  facts {
    ...ListFact
  }
  recipes {
    recipe {
      id
      slug
      title
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
  foods {
    id
    group
    aisle
    hasPicture
    densityGramsPerMl
    measures {
      unit
      grams
    }
    names {
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
  store {
    storeId
    name
    aisles
  }
  chosenStore {
    storeId
  }
}
fragment ShoppingProblem on Problem {
  path
  message
}`) as unknown as TypedDocumentString<SyncShoppingListMutation, SyncShoppingListMutationVariables>;
export const ChangeShoppingListDocument = new TypedDocumentString(`
    mutation ChangeShoppingList($input: SyncShoppingListInput!) {
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
  message
}`) as unknown as TypedDocumentString<ChangeShoppingListMutation, ChangeShoppingListMutationVariables>;
export const ShareShoppingListDocument = new TypedDocumentString(`
    mutation ShareShoppingList {
  shareShoppingList {
    problems {
      ...ShoppingProblem
    }
  }
}
    fragment ShoppingProblem on Problem {
  path
  message
}`) as unknown as TypedDocumentString<ShareShoppingListMutation, ShareShoppingListMutationVariables>;
export const UnshareShoppingListDocument = new TypedDocumentString(`
    mutation UnshareShoppingList {
  unshareShoppingList {
    problems {
      ...ShoppingProblem
    }
  }
}
    fragment ShoppingProblem on Problem {
  path
  message
}`) as unknown as TypedDocumentString<UnshareShoppingListMutation, UnshareShoppingListMutationVariables>;
export const TrackedFoodDocument = new TypedDocumentString(`
    query TrackedFood($day: String!) {
  me {
    userId
  }
  offers {
    trialDays
  }
  tracking {
    hasBarcodes
    foodDay(day: $day) {
      ...FoodDay
    }
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
fragment EatenTotal on EatenTotal {
  amount
  isLowerBound
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
}`) as unknown as TypedDocumentString<TrackedFoodQuery, TrackedFoodQueryVariables>;
export const FoodsToLogDocument = new TypedDocumentString(`
    query FoodsToLog($search: String!) {
  foodNavigator(mode: CARBS, search: $search) {
    foods {
      ...FoodToLog
    }
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
}`) as unknown as TypedDocumentString<FoodsToLogQuery, FoodsToLogQueryVariables>;
export const FoodToLogDocument = new TypedDocumentString(`
    query FoodToLog($slug: String!) {
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
}`) as unknown as TypedDocumentString<FoodToLogQuery, FoodToLogQueryVariables>;
export const RecipesToLogDocument = new TypedDocumentString(`
    query RecipesToLog($input: SearchInput!) {
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
}
    `) as unknown as TypedDocumentString<RecipesToLogQuery, RecipesToLogQueryVariables>;
export const ProductToLogDocument = new TypedDocumentString(`
    query ProductToLog($barcode: String!) {
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
}`) as unknown as TypedDocumentString<ProductToLogQuery, ProductToLogQueryVariables>;
export const LogPlannedMealDocument = new TypedDocumentString(`
    mutation LogPlannedMeal($input: LogPlannedMealInput!) {
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
}`) as unknown as TypedDocumentString<LogPlannedMealMutation, LogPlannedMealMutationVariables>;
export const LogRecipeDocument = new TypedDocumentString(`
    mutation LogRecipe($input: LogRecipeInput!) {
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
}`) as unknown as TypedDocumentString<LogRecipeMutation, LogRecipeMutationVariables>;
export const LogFoodDocument = new TypedDocumentString(`
    mutation LogFood($input: LogFoodInput!) {
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
}`) as unknown as TypedDocumentString<LogFoodMutation, LogFoodMutationVariables>;
export const LogQuickEntryDocument = new TypedDocumentString(`
    mutation LogQuickEntry($input: LogQuickEntryInput!) {
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
}`) as unknown as TypedDocumentString<LogQuickEntryMutation, LogQuickEntryMutationVariables>;
export const LogProductDocument = new TypedDocumentString(`
    mutation LogProduct($input: LogProductInput!) {
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
}`) as unknown as TypedDocumentString<LogProductMutation, LogProductMutationVariables>;
export const CopyFoodDayDocument = new TypedDocumentString(`
    mutation CopyFoodDay($input: CopyFoodDayInput!) {
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
}`) as unknown as TypedDocumentString<CopyFoodDayMutation, CopyFoodDayMutationVariables>;
export const DeleteFoodEntriesDocument = new TypedDocumentString(`
    mutation DeleteFoodEntries($input: TrackingEntryIdsInput!) {
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
}`) as unknown as TypedDocumentString<DeleteFoodEntriesMutation, DeleteFoodEntriesMutationVariables>;
export const RestoreFoodEntriesDocument = new TypedDocumentString(`
    mutation RestoreFoodEntries($input: TrackingEntryIdsInput!) {
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
}`) as unknown as TypedDocumentString<RestoreFoodEntriesMutation, RestoreFoodEntriesMutationVariables>;
export const TrackedMeasuresDocument = new TypedDocumentString(`
    query TrackedMeasures($measure: TrackedMeasure!, $interval: TrackingInterval!, $today: String!, $first: Int!) {
  me {
    userId
  }
  offers {
    trialDays
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
  measure
  day
  time
  value
  secondValue
}`) as unknown as TypedDocumentString<TrackedMeasuresQuery, TrackedMeasuresQueryVariables>;
export const MeasurementsCsvDocument = new TypedDocumentString(`
    query MeasurementsCsv {
  tracking {
    csv
  }
}
    `) as unknown as TypedDocumentString<MeasurementsCsvQuery, MeasurementsCsvQueryVariables>;
export const AddMeasurementDocument = new TypedDocumentString(`
    mutation AddMeasurement($input: AddMeasurementInput!) {
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
}`) as unknown as TypedDocumentString<AddMeasurementMutation, AddMeasurementMutationVariables>;
export const ChangeMeasurementDocument = new TypedDocumentString(`
    mutation ChangeMeasurement($input: ChangeMeasurementInput!) {
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
}`) as unknown as TypedDocumentString<ChangeMeasurementMutation, ChangeMeasurementMutationVariables>;
export const DeleteMeasurementsDocument = new TypedDocumentString(`
    mutation DeleteMeasurements($input: TrackingEntryIdsInput!) {
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
}`) as unknown as TypedDocumentString<DeleteMeasurementsMutation, DeleteMeasurementsMutationVariables>;
export const RestoreMeasurementsDocument = new TypedDocumentString(`
    mutation RestoreMeasurements($input: TrackingEntryIdsInput!) {
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
}`) as unknown as TypedDocumentString<RestoreMeasurementsMutation, RestoreMeasurementsMutationVariables>;
export const SetTrackingChoicesDocument = new TypedDocumentString(`
    mutation SetTrackingChoices($input: TrackingChoicesInput!) {
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
}`) as unknown as TypedDocumentString<SetTrackingChoicesMutation, SetTrackingChoicesMutationVariables>;
export const SetGoalWeightDocument = new TypedDocumentString(`
    mutation SetGoalWeight($input: GoalWeightInput!) {
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
}`) as unknown as TypedDocumentString<SetGoalWeightMutation, SetGoalWeightMutationVariables>;
export const ImportMeasurementsDocument = new TypedDocumentString(`
    mutation ImportMeasurements($input: ImportMeasurementsInput!) {
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
}`) as unknown as TypedDocumentString<ImportMeasurementsMutation, ImportMeasurementsMutationVariables>;