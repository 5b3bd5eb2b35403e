export type AcceptTermsInput = {
  /** Of the text that was read. */
  version: string;
};

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
  /** Meals that are eaten or cooked: nothing is bought for them while there is something else to buy for. */
  withoutMeals?: Array<MealPlanPlaceInput> | null | undefined;
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

export type AddProAdministratorInput = {
  /** Of somebody with a confirmed account. */
  email: string;
  groupId: string;
};

export type AddProMemberInput = {
  /** ISO 3166-1, two letters. */
  country?: string | null | undefined;
  email: string;
  firstName: string;
  groupId: string;
  lastName: string;
  /** Else the group's. */
  subscriptionPeriod?: ProMemberPeriod | null | undefined;
  /** Where taxes are paid, as country. */
  taxResidence?: string | null | undefined;
};

export type AddProMembersInput = {
  groupId: string;
  /** Else the group's. */
  subscriptionPeriod?: ProMemberPeriod | null | undefined;
  /** A person a line, at most 200: name and address, as they are pasted. */
  text: string;
};

/** A subscription as the browser gives it. */
export type AddPushDeviceInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};

export type AddRecipePhotoInput = {
  /** JPEG, PNG or WebP. */
  fileBase64: string;
  /** Of the recipe. */
  id: string;
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

export type AnswerProAssignmentInput = {
  assignmentId: string;
  isAccepted: boolean;
  /** One program is followed at a time: whether another one is stopped for it. */
  stopsOther?: boolean | null | undefined;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type AssignToProMemberInput = {
  contentId: string;
  groupId: string;
  kind: ProAssignmentKind;
  memberId: string;
};

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
  | 'SHELLFISH'
  | 'SOY';

export type BeginContentInput = {
  kind: EditedKind;
  title: string;
};

export type BillingPeriod =
  | 'MONTHLY'
  | 'YEARLY';

export type BrazeSdkAuthTokenInput = {
  /** Of the SDK. Nothing hangs on it. */
  deviceId?: string | null | undefined;
};

export type CarbLevel =
  | 'LIBERAL'
  | 'MODERATE'
  | 'STRICT'
  | 'UNKNOWN';

export type ChangeMealPlanServingsInput = {
  /** Who eat besides; none when left out. */
  children?: number | null | undefined;
  /** Counted from 0; the whole plan when left out. */
  day?: number | null | undefined;
  /** Of the day; all of them when left out. */
  meal?: Meal | null | undefined;
  mealPlanId: string;
  /** How many adults eat, the member with them. */
  servings: number;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
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

export type ChangeNameInput = {
  firstName: string;
  lastName: string;
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

export type ChangeProGroupInput = {
  /** ISO 3166-1, two letters; null for none. */
  country?: string | null | undefined;
  groupId: string;
  payerLanguage: ProPayerLanguage;
  subscriptionPeriod: ProMemberPeriod;
  /** Where taxes are paid, as country. */
  taxResidence?: string | null | undefined;
  title: string;
};

export type ChangeProMemberInput = {
  /** ISO 3166-1, two letters; none where it is empty. */
  country?: string | null | undefined;
  groupId: string;
  memberId: string;
  /** Where taxes are paid, as country. */
  taxResidence?: string | null | undefined;
};

export type ChangeProShareInput = {
  isShared: boolean;
  item: ProShareItem;
  memberId: string;
};

export type CloseProGroupInput = {
  groupId: string;
  isSure: boolean;
};

export type CommunityArea =
  | 'COOKING'
  | 'EVERYDAY'
  | 'FAMILY'
  | 'HEALTH'
  | 'PROGRESS';

export type CommunityBlockKind =
  | 'BULLETS'
  | 'CODE'
  | 'NUMBERS'
  | 'PARAGRAPH'
  | 'QUOTE';

/** KEEP shows a post; a warning and a pause leave a shown one as it is. */
export type CommunityDecision =
  | 'HIDE'
  | 'KEEP'
  | 'PAUSE'
  | 'RESUME'
  | 'WARN';

/** UNDO: what was decided before does not hold any more. */
export type CommunityNoteKind =
  | 'HIDE'
  | 'PAUSE'
  | 'UNDO'
  | 'WARN';

export type CommunityPictureInput = {
  /** What it shows, for who does not see it. */
  alt: string;
  /** JPEG, PNG or WebP. */
  fileBase64: string;
};

/** WAITING is hidden until a moderator has looked at it. */
export type CommunityPostState =
  | 'HIDDEN'
  | 'SHOWN'
  | 'WAITING';

/** Why a post is reported or hidden. */
export type CommunityReason =
  | 'MEDICINE'
  | 'OTHER'
  | 'PRIVATE'
  | 'SELLING'
  | 'UNKIND';

export type CommunityTopicOrder =
  | 'LATEST_REPLIES'
  | 'NEWEST';

export type CommunityTopicsInput = {
  area?: CommunityArea | null | undefined;
  /** Only topics that the viewer follows; none for visitors. */
  isFollowed?: boolean | null | undefined;
  order?: CommunityTopicOrder | null | undefined;
  page?: number | null | undefined;
  /** Words of a post; the last letters of a word may be missing. */
  text?: string | null | undefined;
};

/** The newest write less, and without links. */
export type CommunityTrustLevel =
  | 'MEMBER'
  | 'NEW'
  | 'REGULAR';

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

export type ContactMessageInput = {
  /** Where the answer goes. */
  email: string;
  /** May be empty. */
  name: string;
  text: string;
};

export type ContentFilter =
  | 'ALL'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'TRANSLATION';

export type ContentItemInput = {
  id: string;
  kind: EditedKind;
};

/** STOPS keeps it from going out; the others are told. */
export type ContentRemarkLevel =
  | 'HINT'
  | 'PROBLEM'
  | 'STOPS';

/** What a key of the content API may read. */
export type ContentScope =
  | 'COLLECTION'
  | 'DOCTOR'
  | 'DRAFT'
  | 'FOOD'
  | 'LANDING'
  | 'MEAL_PLAN'
  | 'PAGE'
  | 'PROGRAM'
  | 'RECIPE'
  | 'VIDEO';

export type ContentState =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'SENT_BACK';

export type ContentVersionOrigin =
  | 'BEGUN'
  | 'CHANGED'
  | 'RESTORED';

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

export type CreateContentKeyInput = {
  /** What it is for. */
  name: string;
  scopes: Array<ContentScope>;
};

export type CreateContentWebhookInput = {
  address: string;
  kinds: Array<PublishedKind>;
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

export type DecideCommunityPostInput = {
  /** Of a pause, 1 to 365. */
  days?: number | null | undefined;
  decision: CommunityDecision;
  postId: string;
  /** Readers see it. */
  reason?: CommunityReason | null | undefined;
  /** What the writer reads; not with KEEP. */
  text?: string | null | undefined;
};

export type DeleteAccountInput = {
  isSure: boolean;
  /** The current one, where there is one. */
  password: string;
};

export type DeleteContentWebhookInput = {
  id: string;
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

export type DoctorApplicationInput = {
  /** For the link to the entry; never shown. */
  email: string;
  entry: DoctorEntryInput;
  /** To publish the entry. */
  hasConsent: boolean;
};

export type DoctorEntryInput = {
  city: string;
  /** May be empty, as website and phone. */
  clinic: string;
  /** ISO 3166-1. */
  country: string;
  isTelehealth: boolean;
  /** Of these: en, es, sv, ar, ca, da, de, el, fa, fi, fr, he, hi, hr, it, ja, ko, nl, no, pl, pt, ro, ru, so, tr, uk, zh. Others are left out. */
  languages: Array<string>;
  /** For the reviewer alone. */
  licence: string;
  name: string;
  phone: string;
  specialties: Array<DoctorSpecialty>;
  takesPatients: boolean;
  /** How the doctor works. */
  text: string;
  website: string;
};

export type DoctorEntryState =
  | 'DECLINED'
  | 'LISTED'
  | 'UNCONFIRMED'
  | 'WAITING';

export type DoctorOrder =
  | 'COUNTRY'
  | 'NAME';

export type DoctorReason =
  | 'HIGH_BLOOD_PRESSURE'
  | 'PREGNANT_OR_BREASTFEEDING'
  | 'TYPE1_DIABETES'
  | 'TYPE2_DIABETES'
  | 'UNDER_18';

export type DoctorSearchInput = {
  /** ISO 3166-1. */
  country?: string | null | undefined;
  /** 1 to 60. */
  first?: number | null | undefined;
  /** Only those who see by video. */
  isTelehealth?: boolean | null | undefined;
  /** ISO 639-1. */
  language?: string | null | undefined;
  order?: DoctorOrder | null | undefined;
  /** 1 to 200. */
  page?: number | null | undefined;
  /** Name, town, clinic or specialty; the last letters of a word may be missing. */
  text?: string | null | undefined;
};

export type DoctorSpecialty =
  | 'CARDIOLOGY'
  | 'DIABETES'
  | 'ENDOCRINOLOGY'
  | 'GASTROENTEROLOGY'
  | 'GENERAL_PRACTICE'
  | 'GYNECOLOGY'
  | 'INTERNAL_MEDICINE'
  | 'NEUROLOGY'
  | 'NUTRITION'
  | 'OBESITY_MEDICINE'
  | 'PEDIATRICS'
  | 'PSYCHIATRY';

/** LABEL_…: check the label. OR_…: only an alternative brings it. */
export type EatingNote =
  | 'ALCOHOL'
  | 'CELERY'
  | 'LABEL_CELERY'
  | 'LABEL_FINING'
  | 'LABEL_GLUTEN'
  | 'LABEL_MUSTARD'
  | 'LABEL_RENNET'
  | 'LABEL_SOY'
  | 'LISTERIA'
  | 'LUPIN'
  | 'MUSTARD'
  | 'OR_BEEF'
  | 'OR_DAIRY'
  | 'OR_EGGS'
  | 'OR_FISH'
  | 'OR_GLUTEN'
  | 'OR_LAMB'
  | 'OR_NOT_VEGETARIAN'
  | 'OR_NUTS'
  | 'OR_PORK'
  | 'OR_POULTRY'
  | 'OR_SHELLFISH'
  | 'OR_SOY'
  | 'PINK_MEAT'
  | 'RAW_EGG'
  | 'RAW_FISH'
  | 'RUNNY_EGG'
  | 'SESAME'
  | 'SULFITES';

export type EditCommunityPostInput = {
  id: string;
  removesPicture?: boolean | null | undefined;
  text: string;
  /** Of a topic. */
  title?: string | null | undefined;
};

/** What editors change here. */
export type EditedKind =
  | 'COLLECTION'
  | 'FOOD'
  | 'LANDING'
  | 'MEAL_PLAN'
  | 'PAGE'
  | 'PROGRAM'
  | 'RECIPE'
  | 'VIDEO';

export type EndSessionInput = {
  id: string;
};

export type EnterExperimentInput = {
  experiment: Experiment;
};

export type Experiment =
  | 'ONBOARDING'
  | 'SALES_PAGE';

export type ExperimentVariant =
  | 'A'
  | 'B';

export type ExportProAuditInput = {
  groupId: string;
};

export type ExportProMembersInput = {
  filter?: ProMemberFilter | null | undefined;
  groupId: string;
  /** These alone; without them all that the filter finds. */
  memberIds?: Array<string> | null | undefined;
};

export type FavoriteItemType =
  | 'MEALPLAN'
  | 'RECIPE';

export type FieldChangeInput = {
  field: string;
  /** An empty text is none. */
  value: string;
  /** What the editor saw before. */
  was: string;
};

export type FirstStep =
  | 'GUIDE'
  | 'MEAL_PLAN'
  | 'PHONE'
  | 'PROGRAM'
  | 'REMINDERS'
  | 'SHOPPING_LIST';

export type FirstStepMark =
  | 'DONE'
  | 'SKIPPED';

export type FollowCommunityTopicInput = {
  id: string;
  /** As it is to be. */
  isFollowed: boolean;
};

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

/** Of the food it is bought as: the zest of a lemon. */
export type FoodPart =
  | 'JUICE'
  | 'RICE'
  | 'WHITE'
  | 'YOLK'
  | 'ZEST';

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
  /** It is put on the calendar after the plans that are there. */
  isNext?: boolean | null | undefined;
  /** As `nextMealPlan` was asked, so that it is that week. */
  otherDishes?: number | null | undefined;
  /** A UUID; the same key again is the same request and makes no second plan. */
  requestKey: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type GlucoseUnit =
  | 'MG_DL'
  | 'MMOL_L';

export type GoalWeightInput = {
  /** Left out, there is no goal. */
  goalWeightKg?: number | null | undefined;
};

export type GroupJoinLinkInput = {
  groupId: string;
};

export type HealthCondition =
  | 'HIGH_BLOOD_PRESSURE'
  | 'TYPE1_DIABETES'
  | 'TYPE2_DIABETES';

export type HealthPart =
  | 'BACKUP'
  | 'DATABASE'
  | 'DISK'
  | 'MAIL'
  | 'PAYMENTS'
  | 'WEB';

export type ImportContentInput = {
  /** Of a page with a recipe; or else a file. */
  address?: string | null | undefined;
  fileBase64?: string | null | undefined;
  /** Its ending says what it is. */
  fileName?: string | null | undefined;
};

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

/** Who pays for a membership from the joining on. */
export type InvitationPays =
  | 'GROUP'
  | 'MEMBER'
  /** The membership that the person has goes on. */
  | 'NOBODY';

export type JoinGroupInput = {
  invitation: string;
  /** What the group may see from now on; nothing where it is empty. */
  shares: Array<ProShareItem>;
};

export type JoinShoppingListInput = {
  token: string;
};

/** Who follows an advertisement lands on a page of its own. */
export type LandingCampaign =
  | 'EVERYDAY'
  | 'MEAL_PLANS'
  | 'QUIZ';

export type LeaveProGroupInput = {
  memberId: string;
};

export type LikeCommunityPostInput = {
  id: string;
  /** As it is to be. */
  isLiked: boolean;
};

export type LockMealRecipeInput = {
  /** As it is to be. */
  isLocked: boolean;
  mealPlanId: string;
  recipe: MealPlanRecipeInput;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

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

export type MarkDishCookedInput = {
  /** The `key` of a dish of an own meal plan. */
  dish: string;
  /** False takes it back. */
  isCooked: boolean;
  recipeId: string;
};

export type MarkNewMemberStepInput = {
  /** As it is to be; null opens it. */
  mark?: FirstStepMark | null | undefined;
  step: FirstStep;
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
  | 'BREAKFASTS'
  | 'BREAKFASTS_REPEAT'
  | 'COMES_BACK'
  | 'EVENINGS'
  | 'FAVORITES'
  | 'MAKES_LUNCH'
  | 'TAKE_TURNS';

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
  | 'FIBER'
  | 'FILLING'
  | 'FILLS_PROTEIN'
  | 'FITS_ENERGY'
  | 'LEFTOVER_FROM'
  | 'LIKED'
  | 'LONG_AGO'
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
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  to: MealPlanPlaceInput;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type NoteMealInput = {
  mealPlanId: string;
  /** Up to 500 characters; empty takes it away. */
  note: string;
  place: MealPlanPlaceInput;
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
  | 'COMMUNITY_DECISIONS'
  | 'COMMUNITY_LIKES'
  | 'COMMUNITY_REPLIES'
  | 'PROGRAM_DAY'
  | 'PROGRAM_WEEK'
  | 'THAW_TONIGHT'
  | 'TRIAL_END'
  | 'WEEKLY_PLAN';

export type OpenProGroupInput = {
  /** ISO 3166-1, two letters. */
  country?: string | null | undefined;
  payerLanguage?: ProPayerLanguage | null | undefined;
  title: string;
};

export type OptionalMeasure =
  | 'BLOOD_PRESSURE'
  | 'GLUCOSE'
  | 'KETONES'
  | 'WAIST';

/** What shops sell a food in; LOOSE is weighed at the counter. */
export type PackForm =
  | 'BAG'
  | 'BOTTLE'
  | 'BOX'
  | 'BUNCH'
  | 'CAN'
  | 'CARTON'
  | 'EAR'
  | 'HEAD'
  | 'JAR'
  | 'LOOSE'
  | 'NET'
  | 'PACK'
  | 'PIECE'
  | 'POT'
  | 'ROOT'
  | 'STALK'
  | 'TUB'
  | 'TUBE';

export type PageKind =
  | 'GUIDE'
  | 'PLAIN'
  | 'QUESTIONS';

/** One of both names a page. */
export type PageNameInput = {
  /** Its screen, like `ketoGuide`, or its English address. */
  key?: string | null | undefined;
  /** Of a page without a screen: its address, in the language of who asks first. */
  slug?: string | null | undefined;
};

export type PageNoteTone =
  | 'MEDICAL'
  | 'TIP';

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
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

/** How a plate is called: under a serving, about one, from 1¼ and from 1½. */
export type PortionSize =
  | 'GENEROUS'
  | 'LARGE'
  | 'REGULAR'
  | 'SMALL';

export type PrepareProPaymentInput = {
  /** A group that the viewer administers. */
  groupId: string;
};

/** What a group may propose to a member. */
export type ProAssignmentKind =
  | 'MEAL_PLAN'
  | 'PROGRAM';

/** What became of a proposal. */
export type ProAssignmentState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'TAKEN_BACK'
  | 'WAITING';

export type ProEventKind =
  | 'ADMINISTRATOR_ADDED'
  | 'ADMINISTRATOR_REMOVED'
  | 'ASSIGNED'
  | 'ASSIGNMENT_ACCEPTED'
  | 'ASSIGNMENT_DECLINED'
  | 'ASSIGNMENT_TAKEN_BACK'
  | 'AUDIT_EXPORTED'
  | 'GROUP_CHANGED'
  | 'GROUP_CLOSED'
  | 'GROUP_OPENED'
  | 'GROUP_TRANSFERRED'
  | 'INVITATION_SENT'
  | 'INVOICE_FAILED'
  | 'INVOICE_PAID'
  | 'JOIN_LINK_CLOSED'
  | 'JOIN_LINK_MADE'
  | 'LIST_EXPORTED'
  | 'MEMBER_ADDED'
  | 'MEMBER_CHANGED'
  | 'MEMBER_JOINED'
  | 'MEMBER_LEFT'
  | 'MEMBER_LOOKED_AT'
  | 'MEMBER_REMOVED'
  | 'PAYER_CHANGED'
  | 'PAYMENT_METHOD_CHANGED'
  | 'SEATS_CHANGED'
  | 'SHARE_GIVEN'
  | 'SHARE_WITHDRAWN'
  | 'TERM_ENDED'
  | 'TERM_ENDING';

export type ProInvoiceLineKind =
  | 'ADDED'
  | 'CREDITED'
  | 'SEATS'
  | 'TRIAL';

export type ProInvoiceState =
  | 'FAILED'
  | 'OPEN'
  | 'PAID'
  | 'VOID';

export type ProMemberFilter = {
  isDescending?: boolean | null | undefined;
  order?: ProMemberOrder | null | undefined;
  /** In names and addresses. */
  search?: string | null | undefined;
  /** Any of these; all without one. */
  statuses?: Array<ProMemberStatus> | null | undefined;
};

export type ProMemberOrder =
  | 'ADDED'
  | 'EMAIL'
  | 'END'
  | 'NAME'
  | 'PERIOD'
  | 'START'
  | 'STATUS';

export type ProMemberPeriod =
  | 'MONTHLY_RECURRING'
  | 'NINE_MONTHS'
  | 'ONE_YEAR'
  | 'SIX_MONTHS'
  | 'THREE_MONTHS';

export type ProMemberStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'INVALID'
  | 'NEW'
  | 'PENDING'
  | 'UNKNOWN';

export type ProMembersInput = {
  groupId: string;
  /** At most 1000. */
  memberIds: Array<string>;
};

export type ProPayerLanguage =
  | 'EN'
  | 'ES'
  | 'SE'
  | 'UNSPECIFIED';

/** GRACE: a charge was refused and members keep access; LOST: they have lost it; ENDING: paid for, and not renewed. */
export type ProPaymentStage =
  | 'ENDED'
  | 'ENDING'
  | 'GRACE'
  | 'LOST'
  | 'NO_METHOD'
  | 'PAID'
  | 'READY'
  | 'TRIAL';

/** What a member may show their group, each by itself. */
export type ProShareItem =
  | 'FOOD_LOG'
  | 'MEASURES'
  | 'PLAN'
  | 'QUIZ';

export type ProSubscriptionPayer =
  | 'ADMIN'
  | 'MEMBER'
  | 'UNKNOWN_PAYER';

export type ProVatTreatment =
  | 'OUTSIDE'
  | 'REVERSE_CHARGE'
  | 'TAXED';

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

export type PublishContentInput = {
  id: string;
  kind: EditedKind;
  /** Those that go out; all of them, unless told. The others keep what everybody reads of them. */
  languages?: Array<string> | null | undefined;
  /** Now, unless told. */
  publishAt?: string | null | undefined;
  /** What was read before it goes out. */
  revision: string;
};

/** What a publication may be of. */
export type PublishedKind =
  | 'COLLECTION'
  | 'DOCTOR'
  | 'FOOD'
  | 'LANDING'
  | 'MEAL_PLAN'
  | 'PAGE'
  | 'PROGRAM'
  | 'RECIPE'
  | 'VIDEO';

export type RateRecipeInput = {
  recipeId: string;
  /** 1 to 5; rating again replaces the first. */
  stars: number;
};

export type ReadDoctorEntryInput = {
  id: string;
  /** What was read; a newer one is not touched. */
  revision: number;
};

export type ReadProgramLessonInput = {
  lessonId: string;
  runId: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
};

export type RecipeFilter = {
  /** Only those that need no membership. */
  isOpen?: boolean | null | undefined;
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
  /** The meals to be planned anew; all others stay as they are, and so does what is locked, past, logged or cooked. */
  slots: Array<MealPlanPlaceInput>;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  /** Of the plan as the member saw it. */
  version: number;
};

export type RemovePasskeyInput = {
  id: string;
};

export type RemoveProAdministratorInput = {
  groupId: string;
  userId: string;
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

export type RemoveShoppingPersonInput = {
  personId: string;
};

export type RenameMealPlanInput = {
  description: string;
  mealPlanId: string;
  /** Empty: called by what it is like. */
  title: string;
  /** Of the plan as the member saw it: what was changed elsewhere since is not overwritten. Left out, the change is made whatever there is. */
  version?: number | null | undefined;
};

export type ReplyInCommunityInput = {
  /** The post that it answers. */
  answersId?: string | null | undefined;
  /** As everybody is to read it; needed with the first post. */
  name?: string | null | undefined;
  /** Kept small and without what the camera noted. The newest writers add none. */
  picture?: CommunityPictureInput | null | undefined;
  /** Made by the form: the same form sent twice is one post. */
  requestKey: string;
  /** Markdown without HTML. */
  text: string;
  topicId: string;
};

export type ReportCommunityPostInput = {
  id: string;
  reason: CommunityReason;
  /** More, for the moderators. */
  text?: string | null | undefined;
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

export type RestoreVersionInput = {
  id: string;
  kind: EditedKind;
  version: number;
};

export type RevokeContentKeyInput = {
  id: string;
};

/** What an account may do beyond membership. */
export type Role =
  | 'ADMINISTRATOR'
  | 'AUTHOR'
  | 'EDITOR'
  | 'MODERATOR'
  | 'TRANSLATOR';

export type RoleInput = {
  /** The address of an account. */
  email: string;
  /** `en`, `es` or `sv`: what a translator translates into. */
  language?: string | null | undefined;
  role: Role;
};

export type SatietyBand =
  | 'HIGH'
  | 'LOW'
  | 'MODERATE';

export type SaveAboutYouInput = {
  /** Goals, sex, birth year, height, activity, the weight to reach and what is hard; no other is taken. */
  answers: SurveyAnswersInput;
};

export type SaveContentInput = {
  changes: Array<FieldChangeInput>;
  /** Translations that are right although their source changed. */
  confirmed: Array<string>;
  id: string;
  kind: EditedKind;
};

export type SaveFoodPreferencesInput = {
  /** Of food, the week and who they are; health, the weight of today and consent are not taken. */
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
  /** 1 to 480: how many of each kind. */
  first?: number | null | undefined;
  tab?: SearchTab | null | undefined;
  /** At most 100 characters. Its last word may be half typed. */
  text?: string | null | undefined;
};

export type SearchTab =
  | 'ALL'
  | 'DOCTORS'
  | 'FOODS'
  | 'GUIDES'
  | 'MEAL_PLANS'
  | 'RECIPES'
  | 'TOPICS'
  | 'VIDEOS';

export type SendContentBackInput = {
  id: string;
  kind: EditedKind;
  /** What is to be done. */
  note: string;
  revision: string;
};

export type SetFavoriteInput = {
  /** As it is to be. */
  isFavorite: boolean;
  itemId: string;
  itemType: FavoriteItemType;
};

export type SetProBillingInput = {
  address: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** A group that the viewer administers. */
  groupId: string;
  /** Whom invoices name. */
  name: string;
  /** Where tax is paid, when that is elsewhere. */
  taxResidence?: string | null | undefined;
  /** With its country in front. */
  vatNumber?: string | null | undefined;
};

export type SetProPayerInput = {
  /** A group that the viewer administers. */
  groupId: string;
  payer: ProSubscriptionPayer;
};

export type SetProPaymentMethodInput = {
  /** A group that the viewer administers. */
  groupId: string;
  /** What the payment company gave for a card; never a card number. */
  paymentToken: string;
  /** A UUID; the same key again is the same request and changes nothing twice. */
  requestKey: string;
};

export type ShoppingAmountFactInput = {
  foodId: string;
  shares: Array<ShoppingShareInput>;
};

export type ShoppingChosenStoreFactInput = {
  storeId: string;
};

export type ShoppingDifferenceKind =
  | 'GONE'
  | 'LESS'
  | 'MORE'
  | 'NEW';

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
  home?: ShoppingHomeFactInput | null | undefined;
  /** The id of its operation, `:` and a number. */
  id: string;
  recipe?: ShoppingRecipeFactInput | null | undefined;
  store?: ShoppingStoreFactInput | null | undefined;
  tick?: ShoppingTickFactInput | null | undefined;
  wanted?: ShoppingWantedFactInput | null | undefined;
};

export type ShoppingHomeFactInput = {
  foodId: string;
};

/** Staples are probably at home; what the member marked is so always. */
export type ShoppingItemStanding =
  | 'ALWAYS_AT_HOME'
  | 'PROBABLY_AT_HOME'
  | 'TO_BUY';

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
  /** The `key` of a dish of a meal plan: adds what the plan cooks, unless its plan has already. */
  dish?: string | null | undefined;
  /** A new UUID; the same one again adds nothing. */
  id: string;
  recipeId: string;
  /** One of the servings the recipe offers; left out for a dish of a plan. */
  servings?: number | null | undefined;
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

export type ShoppingWantedFactInput = {
  additionIds: Array<string>;
  foodId: string;
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

export type StartCommunityTopicInput = {
  area: CommunityArea;
  /** As everybody is to read it; needed with the first post. */
  name?: string | null | undefined;
  /** Kept small and without what the camera noted. The newest writers add none. */
  picture?: CommunityPictureInput | null | undefined;
  /** Made by the form: the same form sent twice is one post. */
  requestKey: string;
  /** Markdown without HTML. */
  text: string;
  title: string;
};

export type StartMealPlanInput = {
  /** The date of its first day, `2026-03-10`, today or later; left out, after the plans of the calendar, else today before 15:00 and tomorrow after that. */
  beginsOn?: string | null | undefined;
  mealPlanId: string;
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
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
  /** IANA name, `Europe/Stockholm`; without it, what is today anywhere is no future. */
  timeZone?: string | null | undefined;
  week: number;
};

export type StartTrialInput = {
  /** What is bought, as the address of the payment says it: it is there again after it. */
  content?: string | null | undefined;
  /** With the trial of the group that the viewer has joined, where its members pay themselves. */
  forGroup?: boolean | null | undefined;
  /** CARD unless it is given. */
  method?: PaymentMethod | null | undefined;
  /** What the payment company gave for a card or wallet; never a card number. */
  paymentToken: string;
  plan: BillingPeriod;
  /** A UUID; the same key again is the same request and changes nothing twice. */
  requestKey: string;
  /** What brought the member, carried along in the same way. */
  source?: string | null | undefined;
  /** The member knows that this card has had its trial, and pays today. */
  withoutTrial?: boolean | null | undefined;
};

/** Raw on a board, in what it is cooked in, on its plate. */
export type StepState =
  | 'IN_OVEN'
  | 'IN_PAN'
  | 'IN_POT'
  | 'ON_GRILL'
  | 'PLATED'
  | 'RAW';

export type StopContentWebhookInput = {
  id: string;
  /** False resumes it. */
  isStopped: boolean;
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
  /** Of the other adults, in their order, up to 30 characters each; an empty text is no name. */
  adultNames?: Array<string> | null | undefined;
  /** 1 to 8, the member among them. */
  adults?: number | null | undefined;
  /** Avoided too; nothing ever proposes to eat these. */
  allergies?: Array<AvoidedFood> | null | undefined;
  avoid?: Array<AvoidedFood> | null | undefined;
  /** Four digits. */
  birthYear?: number | null | undefined;
  carbLevel?: CarbLevel | null | undefined;
  challenges?: Array<DietChallenge> | null | undefined;
  childNames?: Array<string> | null | undefined;
  /** 0 to 8. */
  children?: number | null | undefined;
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
  | 'EATERS'
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
  /** Whether it keeps the recipes and foods of that revision: then it is told the facts alone where they need no others. */
  keepsContent?: boolean | null | undefined;
  /** Whether it keeps the facts of that revision as well: then it is told what changed of them. */
  keepsFacts?: boolean | null | undefined;
  /** Of the list that the device has; an error where the viewer left it meanwhile. */
  listId?: string | null | undefined;
  /** In the order they were made, at most 50. */
  operations: Array<ShoppingOperationInput>;
  /** The revision the device has; the state is told when it is old. */
  since?: number | null | undefined;
};

export type TakeBackProAssignmentInput = {
  assignmentId: string;
  groupId: string;
  memberId: string;
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

export type TransferProGroupInput = {
  /** Of somebody with a confirmed account. */
  email: string;
  groupId: string;
};

/** STALE: the English text was changed after it. */
export type TranslationGapState =
  | 'MISSING'
  | 'STALE';

export type TranslationState =
  | 'HELD_BACK'
  | 'MISSING'
  | 'STALE'
  | 'WHOLE';

export type UndoCommunityDecisionInput = {
  /** Of a decision of their own. */
  id: string;
};

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

export type UpdateShoppingListFromMealPlanInput = {
  mealPlanId: string;
  /** A UUID; the same key again is the same request and changes nothing. */
  requestKey: string;
};

export type VideoCollection =
  | 'COOKING'
  | 'LESSONS';

export type VideoFilterInput = {
  /** Only those everybody may watch. */
  areOpen?: boolean | null | undefined;
  collection?: VideoCollection | null | undefined;
  /** Words of the title or description. */
  text?: string | null | undefined;
};

/** A film of ours, drawn from data; a file of the operator; or another site. */
export type VideoSourceKind =
  | 'FILE'
  | 'FILM'
  | 'VIMEO'
  | 'YOUTUBE';

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
